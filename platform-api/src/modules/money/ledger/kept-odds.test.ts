import { expect, test } from 'vitest';
import { keptOdds } from './kept-odds';

test.each([
  [150, 150],
  [100, 100],
  // big and small together: 1.96 for one of two stakes
  [98, 100],
  [1, 100],
  [9_900_000_000_000, 1_000_000_000],
  [141.9, 141],
])('keeps %d hundredths as %d', (odds, kept) => {
  expect(keptOdds(odds)).toBe(kept);
});
