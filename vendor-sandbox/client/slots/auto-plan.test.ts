import { expect, test } from 'vitest';
import { afterRound, type AutoPlan, endOf, startSeries } from './auto-plan';

const plan: AutoPlan = { spins: 3, lossLimit: 250, winLimit: 1_000 };
const next = { stake: 100, balance: 10_000, lastPayout: 0 };

test('ends after its last spin', () => {
  let series = startSeries(plan);
  for (let spin = 0; spin < 3; spin += 1) {
    expect(endOf(series, next)).toBeNull();
    series = afterRound(series, 100, 100);
  }
  expect(endOf(series, next)).toBe('done');
});

test('does not make a spin that could lose more than the limit', () => {
  const once = afterRound(startSeries({ ...plan, spins: 50 }), 0, 100);
  expect(endOf(once, next)).toBeNull();
  const twice = afterRound(once, 0, 100);
  expect(endOf(twice, next)).toBe('loss');
  expect(endOf(afterRound(twice, 0, 0), { ...next, stake: 0 })).toBeNull();
});

test('wins give room for losses again', () => {
  const series = afterRound(startSeries({ ...plan, spins: 50 }), 400, 100);
  expect(endOf(series, { ...next, stake: 500 })).toBeNull();
  expect(endOf(series, { ...next, stake: 600 })).toBe('loss');
});

test('ends at a single win of the limit, if there is one', () => {
  const series = afterRound(startSeries(plan), 1_000, 100);
  expect(endOf(series, { ...next, lastPayout: 999 })).toBeNull();
  expect(endOf(series, { ...next, lastPayout: 1_000 })).toBe('win');
  expect(endOf({ ...series, plan: { ...plan, winLimit: null } }, { ...next, lastPayout: 1_000 })).toBeNull();
});

test('ends when the balance does not cover the next spin', () => {
  expect(endOf(startSeries(plan), { ...next, balance: 99 })).toBe('money');
});
