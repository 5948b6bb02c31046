import { expect, it } from 'vitest';
import { createThrottle, withFavourite } from './favourite-set';

it('adds in front, removes, and leaves the array alone when nothing changes', () => {
  const nodeIds = [3, 2];
  expect(withFavourite(nodeIds, 5, true)).toEqual([5, 3, 2]);
  expect(withFavourite(nodeIds, 3, false)).toEqual([2]);
  expect(withFavourite(nodeIds, 3, true)).toBe(nodeIds);
  expect(withFavourite(nodeIds, 9, false)).toBe(nodeIds);
});

it('allows one toggle of a game per second, and other games meanwhile', () => {
  let nowMs = 0;
  const allows = createThrottle(1_000, () => nowMs);
  expect(allows(1)).toBe(true);
  nowMs = 999;
  expect(allows(1)).toBe(false);
  expect(allows(2)).toBe(true);
  nowMs = 1_000;
  expect(allows(1)).toBe(true);
});
