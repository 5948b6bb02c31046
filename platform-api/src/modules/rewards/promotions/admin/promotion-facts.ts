import type { PromotionTerms } from '@marquee/contract/calls/promotion-fields';
import type { ProposalValue } from '@marquee/contract/calls/proposals';
import type { ProposalLabel } from '@marquee/contract/proposals';
import type { PromotionReward } from '@marquee/contract/promotions/rewards';
import { validBetOf } from '@marquee/contract/promotions/invitation';
import type { Trigger } from '@marquee/contract/promotions/triggers';
import { fact, type Fact, factOf, level, number, percent, text, word, yes } from '../../../operators/proposals/facts';

type Amount = Extract<PromotionReward, { amount: unknown }>['amount'];
type Bonus = Extract<PromotionReward, { kind: 'bonus' }>['bonus'];
type Present<Value> = (value: Value) => ProposalValue;

const instant = (value: string): ProposalValue => ({ type: 'instant', instant: value });
const dayWord = (day: number): ProposalValue => word(`prizes.weekday.${day as 1 | 2 | 3 | 4 | 5 | 6 | 7}`);
/** One fact for each that is chosen. */
const each = <Value>(label: ProposalLabel, values: readonly Value[], present: Present<Value>): Fact[] =>
  values.map((value) => fact(label, yes(true), present(value)));

/** Everything that the terms of a promotion say. */
export function promotionFacts(terms: PromotionTerms, currency: string): readonly Fact[] {
  const money: Present<string> = (amount) => ({ type: 'money', amount, currency });
  const { texts, picture, types, priority, startsAt, endsAt, budget, budgetCount, rules } = terms;
  return [
    ...triggerFacts(rules.trigger, money),
    ...(rules.reward ? rewardFacts(rules.reward, money) : []),
    fact('promotions.editor.enrolment', word(`promotions.enrolment.${rules.enrolment}`)),
    fact('promotions.editor.delivery', word(`promotions.delivery.${rules.delivery}`)),
    ...factOf('promotions.editor.claimDays', rules.claimDays, number),
    fact('promotions.editor.budget', money(budget)),
    ...factOf('promotions.editor.budgetCount', budgetCount, number),
    fact('promotions.editor.startsAt', instant(startsAt)),
    fact('promotions.editor.endsAt', endsAt === null ? word('promotions.openEnd') : instant(endsAt)),
    ...conditionFacts(rules.conditions),
    fact('promotions.editor.priority', number(priority)),
    ...each('promotions.editor.types', types, (type) => word(`promotions.type.${type}`)),
    fact('points.picture', text(picture)),
    ...Object.entries(texts).flatMap(([language, { title, summary, terms: more }]) => [
      fact('promotions.editor.title', text(title), text(language)),
      fact('promotions.editor.summary', text(summary), text(language)),
      fact('promotions.editor.terms', text(more), text(language)),
    ]),
  ];
}

function triggerFacts(trigger: Trigger, money: Present<string>): readonly Fact[] {
  const kind = fact('promotions.editor.trigger', word(`promotions.trigger.${trigger.kind}`));
  return [kind, ...triggerParts(trigger, money)];
}

function triggerParts(trigger: Trigger, money: Present<string>): readonly Fact[] {
  switch (trigger.kind) {
    case 'registration':
    case 'birthday':
    case 'operator':
      return [];
    case 'deposit':
      return [
        fact('promotions.editor.minimum', money(trigger.minimum)),
        ...factOf('promotions.editor.nth', trigger.nth, number),
        fact('promotions.editor.frequency', word(`promotions.frequency.${trigger.frequency}`)),
        ...each('promotions.editor.weekdays', trigger.weekdays, dayWord),
      ];
    case 'net_loss':
    case 'turnover':
    case 'ranking':
      return [
        fact('promotions.editor.minimum', money(trigger.minimum)),
        fact('promotions.editor.period', word(`promotions.period.${trigger.period}`)),
        ...(trigger.kind === 'net_loss'
          ? [fact('promotions.editor.basis', word(`promotions.basis.${trigger.basis}`))]
          : []),
        ...(trigger.kind === 'ranking' ? [fact('promotions.editor.by', word(`promotions.by.${trigger.by}`))] : []),
      ];
    case 'invitation': {
      const invited = trigger.invitedReward ? rewardFacts(trigger.invitedReward, money) : [];
      const ofInvited = word('promotions.trigger.invitation');
      return [
        fact('promotions.editor.minimum', money(trigger.minimum)),
        fact('promotions.editor.validBet', money(validBetOf(trigger))),
        ...factOf('promotions.editor.friendsMax', trigger.friendsMax, number),
        ...invited.map((entry) => ({ ...entry, of: [ofInvited, ...entry.of] })),
      ];
    }
    case 'mission':
      return [fact('promotions.editor.missionId', text(trigger.missionId))];
    case 'level':
      return [fact('promotions.editor.level', level(trigger.level))];
    case 'code':
      return [fact('promotions.editor.code', text(trigger.code))];
    case 'screen':
      return [fact('promotions.trigger.screen', word(`promotions.kind.${trigger.screen}`))];
    case 'social':
      return [
        fact('promotions.editor.network', text(trigger.network)),
        fact('promotions.editor.address', text(trigger.address)),
        ...applicationFacts(trigger),
      ];
    case 'application':
    case 'app_download':
      return applicationFacts(trigger);
  }
}

const applicationFacts = ({ images, isRemarkRequired }: Extract<Trigger, { images: number }>): readonly Fact[] => [
  fact('promotions.editor.images', number(images)),
  fact('promotions.editor.isRemarkRequired', yes(isRemarkRequired)),
];

function rewardFacts(reward: PromotionReward, money: Present<string>): readonly Fact[] {
  const kind = fact('promotions.editor.reward', word(`promotions.reward.${reward.kind}`));
  switch (reward.kind) {
    case 'cash':
      return [
        kind,
        ...amountFacts(reward.amount, money),
        fact('promotions.editor.wageringTimes', number(reward.wageringTimes)),
      ];
    case 'bonus':
      return [kind, ...amountFacts(reward.amount, money), ...bonusFacts(reward.bonus, money)];
    case 'points':
      return [kind, ...amountFacts(reward.amount, money)];
    case 'free_bets':
      return [
        kind,
        fact('promotions.editor.nodeId', text(String(reward.nodeId))),
        fact('promotions.editor.bets', number(reward.bets)),
        fact('promotions.editor.stake', money(reward.stake)),
        fact('promotions.editor.lifetimeHours', number(reward.lifetimeHours)),
      ];
    case 'tickets':
      return [
        kind,
        fact('prizes.ticket', word(`prizes.unit.${reward.unit}`)),
        fact('prizes.count', number(reward.count)),
        fact('prizes.lifetime', number(reward.lifetimeDays)),
      ];
  }
}

function amountFacts(rule: Amount, money: Present<string>): readonly Fact[] {
  const value = (amount: string | number) => (typeof amount === 'number' ? number(amount) : money(amount));
  const kind = fact('promotions.editor.amountKind', word(`promotions.amount.${rule.kind}`));
  switch (rule.kind) {
    case 'fixed':
      return [kind, fact('promotions.editor.amount', value(rule.amount))];
    case 'percent':
      return [
        kind,
        fact('promotions.editor.percent', percent(rule.basisPoints / 100)),
        fact('promotions.editor.cap', money(rule.cap)),
      ];
    case 'tiers':
      return [
        kind,
        ...rule.tiers.map(({ from, amount }) => fact('promotions.editor.from', value(amount), money(from))),
      ];
    case 'places':
      return [kind, ...rule.places.map(({ to, amount }) => fact('promotions.editor.to', value(amount), number(to)))];
  }
}

const bonusFacts = (bonus: Bonus, money: Present<string>): readonly Fact[] => [
  fact('promotions.editor.mode', word(`promotions.mode.${bonus.mode}`)),
  fact('promotions.editor.wageringTimes', number(bonus.wageringTimes)),
  fact('promotions.editor.base', word(`promotions.base.${bonus.base}`)),
  ...bonus.contribution.map(({ gameType, basisPoints }) =>
    fact('promotions.editor.contribution', percent(basisPoints / 100), word(`games.types.${gameType}`)),
  ),
  ...(bonus.minOdds ?? []).map(({ gameType, odds }) =>
    fact('minOdds.title', text((odds / 100).toFixed(2)), word(`games.types.${gameType}`)),
  ),
  fact('promotions.editor.inSteps', yes(bonus.inSteps)),
  ...factOf('promotions.editor.maxStake', bonus.maxStake, money),
  ...factOf('promotions.editor.capTimes', bonus.capTimes, number),
  ...factOf('promotions.editor.lifetimeHours', bonus.lifetimeHours, number),
  fact('promotions.editor.stacking', word(`promotions.stacking.${bonus.stacking}`)),
];

const conditionFacts = (conditions: PromotionTerms['rules']['conditions']): readonly Fact[] => [
  ...(['hasMobile', 'hasEmail', 'hasPayee', 'onePerHousehold'] as const).map((name) =>
    fact(`promotions.condition.${name}`, yes(conditions[name])),
  ),
  ...each('promotions.editor.gameTypes', conditions.gameTypes, (type) => word(`games.types.${type}`)),
  ...each('promotions.editor.vendors', conditions.vendors, text),
  ...factOf('promotions.editor.newForDays', conditions.newForDays, number),
  ...factOf('promotions.editor.vipLevel', conditions.vipLevel, level),
];
