import { expect, test } from 'vitest';
import { parseAmount } from '../amount';
import { moneyReward, pointsReward } from './reward-sums';
import type { MoneyRule } from './rewards';
import { promotionRulesSchema } from './rules';

const CONDITIONS = {
  gameTypes: [],
  vendors: [],
  hasMobile: false,
  hasEmail: false,
  hasPayee: false,
  onePerHousehold: false,
  newForDays: null,
};
const DEPOSIT = { kind: 'deposit', nth: 1, weekdays: [], minimum: '500', frequency: 'once' };
const MATCH = { kind: 'percent', basisPoints: 50_000, cap: '5000' };
const BONUS = {
  mode: 'released',
  wageringTimes: 10,
  base: 'deposit_and_bonus',
  lifetimeHours: 72,
  contribution: [],
  inSteps: false,
  maxStake: null,
  stacking: 'queue',
};
const rules = (change: object = {}) => ({
  trigger: DEPOSIT,
  conditions: CONDITIONS,
  reward: { kind: 'bonus', amount: MATCH, bonus: BONUS },
  enrolment: 'join',
  delivery: 'automatic',
  claimDays: null,
  ...change,
});
const refused = (change: object) =>
  promotionRulesSchema
    .safeParse(rules(change))
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);

test('a deposit match of 500 % is a set of rules', () => {
  expect(promotionRulesSchema.safeParse(rules()).success).toBe(true);
});

test('rules that contradict are refused with the field', () => {
  const cash = (amount: object) => ({ kind: 'cash', wageringTimes: 1, amount });
  expect(refused({ trigger: { kind: 'birthday' }, enrolment: 'automatic' })).toEqual([
    'reward.amount.kind no_figure',
    'reward.bonus.base bonus_base',
  ]);
  expect(refused({ reward: null })).toEqual(['reward reward_of_screen']);
  expect(refused({ trigger: { kind: 'screen', screen: 'wheel' }, enrolment: 'automatic' })?.[0]).toBe(
    'reward reward_of_screen',
  );
  expect(refused({ delivery: 'claim' })).toEqual(['claimDays claim_days']);
  expect(refused({ trigger: { ...DEPOSIT, frequency: 'daily' } })).toEqual(['trigger.frequency nth_once']);
  expect(refused({ trigger: { ...DEPOSIT, weekdays: [1, 1] } })).toEqual(['trigger.weekdays twice']);
  expect(refused({ conditions: { ...CONDITIONS, gameTypes: ['rng'] } })).toEqual([
    'conditions.gameTypes no_play_counted',
  ]);
  expect(refused({ reward: { kind: 'bonus', amount: MATCH, bonus: { ...BONUS, mode: 'merged' } } })).toEqual([
    'reward.bonus.lifetimeHours bonus_lifetime',
  ]);
  expect(refused({ reward: cash({ kind: 'places', places: [{ to: 1, amount: '5' }] }) })).toEqual([
    'reward.amount.kind places_of_ranking',
  ]);
  const tiers = ['200', '100'].map((from) => ({ from, amount: '5' }));
  expect(refused({ reward: cash({ kind: 'tiers', tiers }) })).toEqual(['reward.amount.tiers not_rising']);
  const tickets = { kind: 'tickets', unit: 'wheel', count: 1, lifetimeDays: 7 };
  const ranking = { kind: 'ranking', period: 'weekly', by: 'win', minimum: '100' };
  expect(refused({ trigger: ranking, reward: tickets })).toEqual(['reward.kind places_of_ranking']);
  expect(refused({ trigger: { kind: 'birthday' }, enrolment: 'automatic', reward: tickets })).toBeUndefined();
  expect(
    refused({ trigger: { kind: 'code', code: 'WIN-2026' }, reward: cash({ kind: 'fixed', amount: '5' }) }),
  ).toEqual(['enrolment not_joinable']);
});

test('bounds are refused with the field too', () => {
  expect(refused({ trigger: { ...DEPOSIT, minimum: '0' } })).toEqual(['trigger.minimum amount_invalid']);
  expect(refused({ trigger: { ...DEPOSIT, nth: 0 } })?.[0]).toMatch(/^trigger\.nth /);
  expect(refused({ claimDays: 91 })?.[0]).toMatch(/^claimDays /);
  const bonus = (change: object) => ({ reward: { kind: 'bonus', amount: { ...MATCH, ...change }, bonus: BONUS } });
  expect(refused(bonus({ basisPoints: 10_000_000 }))?.[0]).toMatch(/^reward\.amount\.basisPoints /);
  expect(refused(bonus({ basisPoints: 0 }))?.[0]).toMatch(/^reward\.amount\.basisPoints /);
  expect(refused(bonus({ cap: '0' }))?.[0]).toMatch(/^reward\.amount\.cap /);
});

test('every minimum is above nothing, and every sum and share within its bounds', () => {
  const periodic = { period: 'daily', minimum: '0.00' };
  for (const trigger of [
    { ...periodic, kind: 'net_loss', basis: 'play' },
    { ...periodic, kind: 'turnover' },
    { ...periodic, kind: 'ranking', by: 'win' },
    { kind: 'invitation', minimum: '-1', invitedReward: null },
  ])
    expect(refused({ trigger })?.[0]).toBe('trigger.minimum amount_invalid');
  const reward = (change: object) => ({ reward: { kind: 'bonus', amount: MATCH, bonus: BONUS, ...change } });
  expect(refused(reward({ amount: { ...MATCH, basisPoints: 100_000 } }))).toBeUndefined();
  expect(refused(reward({ amount: { ...MATCH, basisPoints: 100_001 } }))?.[0]).toMatch(/^reward\.amount\.basisPoints /);
  expect(refused(reward({ amount: { kind: 'fixed', amount: '0' } }))).toEqual(['reward.amount.amount amount_invalid']);
  const bonus = (change: object) => refused(reward({ bonus: { ...BONUS, ...change } }))?.[0];
  expect(bonus({ wageringTimes: 101 })).toMatch(/^reward\.bonus\.wageringTimes /);
  expect(bonus({ maxStake: '0' })).toBe('reward.bonus.maxStake amount_invalid');
  expect(bonus({ capTimes: 2 })).toBe('reward.bonus.capTimes bonus_cap');
  expect(bonus({ mode: 'playable', inSteps: true })).toBe('reward.bonus.inSteps bonus_steps');
  const slots = { gameType: 'rng', basisPoints: 100 };
  expect(bonus({ contribution: [slots, { ...slots, basisPoints: 5_000 }] })).toBe(
    'reward.bonus.contribution type_twice',
  );
  expect(bonus({ contribution: [{ ...slots, basisPoints: 10_001 }] })).toMatch(
    /^reward\.bonus\.contribution\.0\.basisPoints /,
  );
});

test('the reward of an invited member is bound like the other one', () => {
  const invitation = (amount: object) => ({
    trigger: { kind: 'invitation', minimum: '1', invitedReward: { kind: 'cash', wageringTimes: 0, amount } },
    enrolment: 'automatic',
    reward: { kind: 'cash', wageringTimes: 0, amount: { kind: 'fixed', amount: '1' } },
  });
  expect(refused(invitation({ kind: 'fixed', amount: '1' }))).toBeUndefined();
  expect(refused(invitation({ kind: 'places', places: [{ to: 1, amount: '5' }] }))).toEqual([
    'trigger.invitedReward.amount.kind places_of_ranking',
  ]);
});

test('a bonus cannot follow from a bonus', () => {
  expect(refused({ trigger: { kind: 'bonus', minimum: '1' } })?.[0]).toMatch(/^trigger\.kind /);
  const nested = { kind: 'bonus', amount: MATCH, bonus: { ...BONUS, bonus: BONUS } };
  expect(refused({ reward: nested })?.[0]).toMatch(/^reward\.bonus /);
});

test('a reward follows from the figure or the place, and never goes beyond its cap', () => {
  const money = (rule: MoneyRule, figure: string, place: number | null = null) =>
    moneyReward(rule, { figure: parseAmount(figure), place }) / 1_000n;
  expect(money(MATCH as MoneyRule, '100')).toBe(50_000n);
  expect(money(MATCH as MoneyRule, '1000.01')).toBe(500_000n);
  expect(money({ kind: 'percent', basisPoints: 333, cap: '5' }, '10')).toBe(33n);
  const tiers: MoneyRule = { kind: 'tiers', tiers: ['100', '500'].map((from, i) => ({ from, amount: `${i + 1}` })) };
  expect(['99.99', '100', '499.99', '500'].map((figure) => money(tiers, figure))).toEqual([0n, 100n, 100n, 200n]);
  const places = [1, 3].map((to) => ({ to, amount: 10 - to }));
  expect([1, 2, 3, 4].map((place) => pointsReward({ kind: 'places', places }, { figure: 0n, place }))).toEqual([
    ...[9n, 7n, 7n, 0n],
  ]);
});
