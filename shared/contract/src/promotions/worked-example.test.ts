import { expect, it } from 'vitest';
import type { PromotionReward } from './rewards';
import type { ShownTrigger } from './triggers';
import { workedExample } from './worked-example';

const deposit: ShownTrigger = { kind: 'deposit', nth: 1, weekdays: [], minimum: '500.00', frequency: 'once' };
const terms = {
  mode: 'released' as const,
  wageringTimes: 10,
  base: 'bonus' as const,
  contribution: [],
  inSteps: false,
  maxStake: null,
  lifetimeHours: 720,
  stacking: 'queue' as const,
};
const match: PromotionReward = {
  kind: 'bonus',
  amount: { kind: 'percent', basisPoints: 10_000, cap: '10000.00' },
  bonus: terms,
};

it('plays a deposit match through with a round amount below its cap', () => {
  expect(workedExample(deposit, match)).toEqual({
    figure: '5000.00',
    place: null,
    amount: '5000.00',
    points: null,
    wagering: '50000.00',
    ownWagering: null,
  });
});

it('adds what the deposit itself has to be wagered, since play counts for that first', () => {
  const wagered = { wagering: '55000.00', ownWagering: '5000.00' };
  expect(workedExample(deposit, match, undefined, 100)).toMatchObject(wagered);
  expect(workedExample({ kind: 'birthday' }, match, 50_000_000n, 100)).toMatchObject({ ownWagering: null });
});

it('takes the minimum where half of the cap is below it', () => {
  const small: PromotionReward = { ...match, amount: { kind: 'percent', basisPoints: 10_000, cap: '600.00' } };
  expect(workedExample(deposit, small)).toMatchObject({ figure: '500.00', amount: '500.00' });
});

it('counts the deposit too where the terms say so', () => {
  const both: PromotionReward = { ...match, bonus: { ...terms, base: 'deposit_and_bonus' } };
  expect(workedExample(deposit, both)).toMatchObject({ wagering: '100000.00' });
});

it('uses the member’s own figure, up to the cap', () => {
  expect(workedExample(deposit, match, 2_000_000_000n)).toMatchObject({ figure: '20000.00', amount: '10000.00' });
});

it('shows the second tier, the first place, and fixed points', () => {
  const tiers: PromotionReward = {
    kind: 'cash',
    wageringTimes: 1,
    amount: {
      kind: 'tiers',
      tiers: [
        { from: '1000.00', amount: '50.00' },
        { from: '5000.00', amount: '400.00' },
      ],
    },
  };
  const turnover: ShownTrigger = { kind: 'turnover', period: 'weekly', minimum: '1000.00' };
  expect(workedExample(turnover, tiers)).toMatchObject({ figure: '5000.00', amount: '400.00', wagering: '400.00' });
  const places: PromotionReward = { kind: 'points', amount: { kind: 'places', places: [{ to: 3, amount: 90 }] } };
  const ranking: ShownTrigger = { kind: 'ranking', period: 'daily', by: 'win', minimum: '100.00' };
  expect(workedExample(ranking, places)).toEqual({
    figure: null,
    place: 1,
    ownWagering: null,
    amount: null,
    points: 90,
    wagering: null,
  });
  const birthday: PromotionReward = { kind: 'points', amount: { kind: 'fixed', amount: 500 } };
  expect(workedExample({ kind: 'birthday' }, birthday)).toMatchObject({ figure: null, points: 500 });
});

it('has none for free bets', () => {
  const freeBets: PromotionReward = { kind: 'free_bets', nodeId: 7, bets: 10, stake: '2.00', lifetimeHours: 72 };
  expect(workedExample({ kind: 'registration' }, freeBets)).toBeNull();
});
