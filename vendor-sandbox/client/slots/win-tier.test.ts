import { expect, test } from 'vitest';
import { isBig, rolledUp, rollUpMs, winTierOf } from './win-tier';

test.each([
  [0, 'none'],
  [1, 'quiet'],
  [99, 'quiet'],
  [100, 'quiet'],
  [101, 'win'],
  [999, 'win'],
  [1_000, 'big'],
  [2_500, 'mega'],
  [5_000, 'epic'],
] as const)('a win of %i at a stake of 100 is %s', (won, tier) => {
  expect(winTierOf(won, 100)).toBe(tier);
});

test('what does not exceed the stake neither counts up nor is big', () => {
  expect([rollUpMs('quiet', false), isBig('quiet'), isBig('win'), isBig('mega')]).toEqual([0, false, false, true]);
});

test('a win counts up without going back and ends exactly', () => {
  const steps = Array.from({ length: 101 }, (_, step) => rolledUp(12_345, step / 100));
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  expect([steps[0], steps.at(-1), rolledUp(12_345, 1.4)]).toEqual([0, 12_345, 12_345]);
});
