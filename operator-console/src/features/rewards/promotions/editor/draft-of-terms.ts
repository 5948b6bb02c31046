import type { PromotionTerms } from '@marquee/contract/calls/promotion-fields';
import { LANGUAGES } from '@marquee/contract/languages';
import { KIND_PRESETS, type PromotionKind } from '@marquee/contract/promotions/kinds';
import type { PromotionReward } from '@marquee/contract/promotions/rewards';
import type { Trigger } from '@marquee/contract/promotions/triggers';
import { DEFAULT_MIN_ODDS_VALUES, minOddsValuesOf } from '../../min-odds/min-odds-values';
import type { RewardDraft, TermsDraft, TriggerDraft } from './draft';

const EMPTY_TRIGGER: Omit<TriggerDraft, 'kind'> = {
  nth: '',
  weekdays: [],
  minimum: '',
  frequency: 'once',
  period: 'weekly',
  basis: 'play',
  by: 'turnover',
  missionId: '',
  level: '1',
  images: '1',
  isRemarkRequired: false,
  network: '',
  address: '',
  screen: 'wheel',
  code: '',
  validBet: '',
  friendsMax: '',
  invitedReward: null,
};

const EMPTY_REWARD: RewardDraft = {
  kind: 'cash',
  amount: { kind: 'fixed', amount: '', percent: '', cap: '', tiers: [], places: [] },
  wageringTimes: '1',
  bonus: {
    mode: 'released',
    base: 'bonus',
    inSteps: false,
    stacking: 'queue',
    maxStake: '',
    lifetimeHours: '720',
    capTimes: '',
    contribution: {},
    minOdds: DEFAULT_MIN_ODDS_VALUES,
  },
  nodeId: '',
  bets: '10',
  stake: '',
  lifetimeHours: '72',
  unit: 'wheel',
  count: '1',
  lifetimeDays: '7',
};

/** Places of the deposits that some kinds are for. */
const NTH: Readonly<Partial<Record<PromotionKind, string>>> = {
  first_deposit: '1',
  second_deposit: '2',
  third_deposit: '3',
};

/** A new promotion of a kind: its preset, with nothing else filled in. */
export function newDraft(kind: PromotionKind): TermsDraft {
  const { trigger, types } = KIND_PRESETS[kind];
  const texts = Object.fromEntries(LANGUAGES.map((code) => [code, { title: '', summary: '', terms: '' }]));
  return {
    texts,
    picture: 'gift',
    types: [...types],
    priority: '100',
    startsAt: '',
    endsAt: '',
    budget: '',
    budgetCount: '',
    rules: {
      trigger: { ...EMPTY_TRIGGER, kind: trigger, nth: NTH[kind] ?? '' },
      reward: EMPTY_REWARD,
      conditions: {
        gameTypes: [],
        vendors: '',
        hasMobile: false,
        hasEmail: false,
        hasPayee: false,
        onePerHousehold: false,
        newForDays: '',
        vipLevel: '',
      },
      enrolment: 'automatic',
      delivery: 'claim',
      claimDays: '7',
    },
  };
}

/** The terms of a version in the form. */
export function draftOf(kind: PromotionKind, terms: PromotionTerms): TermsDraft {
  const empty = newDraft(kind);
  const { rules } = terms;
  return {
    ...empty,
    texts: { ...empty.texts, ...terms.texts },
    picture: terms.picture,
    types: terms.types,
    priority: String(terms.priority),
    startsAt: terms.startsAt,
    endsAt: terms.endsAt ?? '',
    budget: terms.budget,
    budgetCount: String(terms.budgetCount ?? ''),
    rules: {
      trigger: draftTrigger(rules.trigger),
      reward: rules.reward ? draftReward(rules.reward) : EMPTY_REWARD,
      conditions: {
        ...rules.conditions,
        vendors: rules.conditions.vendors.join(', '),
        newForDays: String(rules.conditions.newForDays ?? ''),
        vipLevel: String(rules.conditions.vipLevel ?? ''),
      },
      enrolment: rules.enrolment,
      delivery: rules.delivery,
      claimDays: String(rules.claimDays ?? ''),
    },
  };
}

function draftTrigger(trigger: Trigger): TriggerDraft {
  const draft = { ...EMPTY_TRIGGER, ...trigger };
  return {
    ...draft,
    nth: trigger.kind === 'deposit' ? String(trigger.nth ?? '') : '',
    level: String(draft.level),
    images: String(draft.images),
    validBet: draft.validBet ?? '',
    friendsMax: String(draft.friendsMax ?? ''),
  };
}

function draftReward(reward: PromotionReward): RewardDraft {
  if (reward.kind === 'free_bets')
    return {
      ...EMPTY_REWARD,
      kind: reward.kind,
      nodeId: String(reward.nodeId),
      bets: String(reward.bets),
      stake: reward.stake,
      lifetimeHours: String(reward.lifetimeHours),
    };
  if (reward.kind === 'tickets') {
    const { kind, unit, count, lifetimeDays } = reward;
    return { ...EMPTY_REWARD, kind, unit, count: String(count), lifetimeDays: String(lifetimeDays) };
  }
  const draft = { ...EMPTY_REWARD, kind: reward.kind, amount: draftAmount(reward.amount) };
  if (reward.kind === 'cash') return { ...draft, wageringTimes: String(reward.wageringTimes) };
  if (reward.kind === 'points') return draft;
  const { bonus } = reward;
  return {
    ...draft,
    wageringTimes: String(bonus.wageringTimes),
    bonus: {
      mode: bonus.mode,
      base: bonus.base,
      inSteps: bonus.inSteps,
      stacking: bonus.stacking,
      maxStake: bonus.maxStake ?? '',
      lifetimeHours: String(bonus.lifetimeHours ?? ''),
      capTimes: String(bonus.capTimes ?? ''),
      contribution: Object.fromEntries(
        bonus.contribution.map(({ gameType, basisPoints }) => [gameType, String(basisPoints / 100)]),
      ),
      minOdds: minOddsValuesOf(bonus.minOdds),
    },
  };
}

function draftAmount(rule: Extract<PromotionReward, { amount: unknown }>['amount']): RewardDraft['amount'] {
  const empty = { ...EMPTY_REWARD.amount, kind: rule.kind };
  switch (rule.kind) {
    case 'fixed':
      return { ...empty, amount: String(rule.amount) };
    case 'percent':
      return { ...empty, percent: String(rule.basisPoints / 100), cap: rule.cap };
    case 'tiers':
      return { ...empty, tiers: rule.tiers.map(({ from, amount }) => ({ from, amount: String(amount) })) };
    case 'places':
      return { ...empty, places: rule.places.map(({ to, amount }) => ({ to: String(to), amount: String(amount) })) };
  }
}
