import { expect, test, vi } from 'vitest';
import { contributionOf, poolOdds, winsPool } from './pool-draw';

const SEED = 100_000 * 100_000;

test('one per cent of a stake goes to the pool, in whole units', () => {
  expect(contributionOf(100_000)).toBe(1_000);
  expect(contributionOf(150)).toBe(1);
  expect(contributionOf(99)).toBe(0);
});

test('the chance grows with the stake: the same money staked wins as often, in whatever pieces', () => {
  for (const stake of [50_000, 100_000, 2_500_000]) expect(poolOdds(SEED, stake) * stake).toBe(200 * SEED);
});

test('a spin wins in exactly one of the outcomes of its draw', () => {
  const odds = poolOdds(1_000, 100);
  const wins = Array.from({ length: odds }, (_, drawn) => winsPool(1_000, 100, () => drawn));
  expect(wins.filter(Boolean)).toHaveLength(1);
  const draw = vi.fn(() => 0);
  expect(winsPool(SEED, 100_000, draw)).toBe(true);
  expect(draw).toHaveBeenCalledExactlyOnceWith(poolOdds(SEED, 100_000));
});
