import { expect, it } from 'vitest';
import { createThrottle, withFavourite } from './favourite-set';

it('adds in front, removes, and leaves the array alone when nothing changes', () => {
  const known = [3, 2];
  expect(withFavourite(known, 5, true)).toEqual([5, 3, 2]);
  expect(withFavourite(known, 3, false)).toEqual([2]);
  expect(withFavourite(known, 3, true)).toBe(known);
  expect(withFavourite(known, 9, false)).toBe(known);
});

it('lets one toggle of a game through each second, and other games meanwhile', () => {
  let nowMs = 0;
  const allows = createThrottle(1_000, () => nowMs);
  expect(allows(1)).toBe(true);
  nowMs = 999;
  expect(allows(1)).toBe(false);
  expect(allows(2)).toBe(true);
  nowMs = 1_000;
  expect(allows(1)).toBe(true);
});
