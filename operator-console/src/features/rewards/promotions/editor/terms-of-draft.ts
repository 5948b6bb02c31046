import type { PromotionTerms } from '@marquee/contract/calls/promotion-fields';
import { GAME_TYPES } from '@marquee/contract/constants';
import type { MoneyRule, PointsRule, PromotionReward } from '@marquee/contract/promotions/rewards';
import type { Trigger } from '@marquee/contract/promotions/triggers';
import { minOddsTermsOf } from '../../min-odds/min-odds-values';
import type { RewardDraft, TermsDraft, TriggerDraft } from './draft';

const numberOrNull = (text: string): number | null => (text.trim() === '' ? null : Number(text));
/** Per cent as entered, in basis points. */
const basisPointsOf = (percent: string): number => Math.round(Number(percent) * 100);

/** What the call takes; texts of languages without a title are left out. */
export function termsOf(draft: TermsDraft): PromotionTerms {
  const { rules, texts } = draft;
  const { vendors, newForDays, vipLevel, ...conditions } = rules.conditions;
  return {
    texts: Object.fromEntries(Object.entries(texts).filter(([, { title }]) => title.trim() !== '')),
    picture: draft.picture,
    types: [...draft.types],
    priority: Number(draft.priority),
    startsAt: draft.startsAt,
    endsAt: draft.endsAt === '' ? null : draft.endsAt,
    budget: draft.budget,
    budgetCount: numberOrNull(draft.budgetCount),
    rules: {
      trigger: triggerOf(rules.trigger),
      conditions: {
        ...conditions,
        vendors: vendors.split(/[\s,]+/).filter(Boolean),
        newForDays: numberOrNull(newForDays),
        ...(vipLevel.trim() !== '' && { vipLevel: Number(vipLevel) }),
      },
      reward: rules.trigger.kind === 'screen' ? null : rewardOf(rules.reward),
      enrolment: rules.enrolment,
      delivery: rules.delivery,
      claimDays: rules.delivery === 'claim' ? numberOrNull(rules.claimDays) : null,
    },
  };
}

function triggerOf(draft: TriggerDraft): Trigger {
  const { kind, minimum, period, isRemarkRequired } = draft;
  const application = { images: Number(draft.images), isRemarkRequired };
  switch (kind) {
    case 'deposit':
      return { kind, nth: numberOrNull(draft.nth), weekdays: [...draft.weekdays], minimum, frequency: draft.frequency };
    case 'net_loss':
      return { kind, period, basis: draft.basis, minimum };
    case 'turnover':
      return { kind, period, minimum };
    case 'ranking':
      return { kind, period, by: draft.by, minimum };
    case 'invitation':
      return {
        kind,
        minimum,
        ...(draft.validBet !== '' && { validBet: draft.validBet }),
        friendsMax: numberOrNull(draft.friendsMax),
        invitedReward: draft.invitedReward,
      };
    case 'mission':
      return { kind, missionId: draft.missionId.trim() };
    case 'level':
      return { kind, level: Number(draft.level) };
    case 'application':
    case 'app_download':
      return { kind, ...application };
    case 'social':
      return { kind, network: draft.network, address: draft.address, ...application };
    case 'screen':
      return { kind, screen: draft.screen };
    case 'code':
      return { kind, code: draft.code };
    default:
      return { kind };
  }
}

function rewardOf(draft: RewardDraft): PromotionReward {
  const { kind, bonus } = draft;
  const wageringTimes = Number(draft.wageringTimes);
  switch (kind) {
    case 'cash':
      return { kind, amount: moneyRule(draft.amount), wageringTimes };
    case 'points':
      return { kind, amount: pointsRule(draft.amount) };
    case 'free_bets':
      return {
        kind,
        nodeId: Number(draft.nodeId),
        bets: Number(draft.bets),
        stake: draft.stake,
        lifetimeHours: Number(draft.lifetimeHours),
      };
    case 'tickets':
      return { kind, unit: draft.unit, count: Number(draft.count), lifetimeDays: Number(draft.lifetimeDays) };
    case 'bonus':
      return {
        kind,
        amount: moneyRule(draft.amount),
        bonus: {
          mode: bonus.mode,
          base: bonus.base,
          stacking: bonus.stacking,
          wageringTimes,
          inSteps: bonus.mode === 'released' && bonus.inSteps,
          ...(bonus.mode === 'playable' && { capTimes: numberOrNull(bonus.capTimes) }),
          maxStake: bonus.maxStake === '' ? null : bonus.maxStake,
          lifetimeHours: bonus.mode === 'merged' ? null : numberOrNull(bonus.lifetimeHours),
          contribution: GAME_TYPES.flatMap((gameType) => {
            const percent = bonus.contribution[gameType] ?? '';
            return percent.trim() === '' ? [] : [{ gameType, basisPoints: basisPointsOf(percent) }];
          }),
          minOdds: minOddsTermsOf(bonus.minOdds),
        },
      };
  }
}

function moneyRule({ kind, amount, percent, cap, tiers, places }: RewardDraft['amount']): MoneyRule {
  if (kind === 'percent') return { kind, basisPoints: basisPointsOf(percent), cap };
  if (kind === 'tiers') return { kind, tiers: tiers.map((tier) => ({ ...tier })) };
  if (kind === 'places')
    return { kind, places: places.map(({ to, amount: sum }) => ({ to: Number(to), amount: sum })) };
  return { kind, amount };
}

function pointsRule({ kind, amount, tiers, places }: RewardDraft['amount']): PointsRule {
  if (kind === 'tiers') return { kind, tiers: tiers.map(({ from, amount: sum }) => ({ from, amount: Number(sum) })) };
  if (kind === 'places')
    return { kind, places: places.map(({ to, amount: sum }) => ({ to: Number(to), amount: Number(sum) })) };
  return { kind: 'fixed', amount: Number(amount) };
}
