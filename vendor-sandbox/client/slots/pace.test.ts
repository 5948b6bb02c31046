import { expect, test } from 'vitest';
import { paceOf, STRICT_ROUND_MS, stopPauses, suspenseReels } from './pace';
import { SCATTER } from './slot-game';

const grid = (...scattersOn: number[]) =>
  [0, 1, 2, 3, 4].map((reel) => (scattersOn.includes(reel) ? [1, SCATTER, 2] : [1, 2, 3]));

test('reels stop one by one from the left', () => {
  const pace = paceOf({ turbo: false, isFastAllowed: true });
  const pauses = stopPauses(grid(), pace);
  expect(pauses[0]).toBe(0);
  expect(pauses.slice(1)).toEqual([pace.stopGapMs, pace.stopGapMs, pace.stopGapMs, pace.stopGapMs]);
});

test('reels behind two scatters turn longer, but not in turbo play', () => {
  expect(suspenseReels(grid(0, 2))).toEqual([false, false, false, true, true]);
  expect(suspenseReels(grid(4))).not.toContain(true);
  const turbo = paceOf({ turbo: true, isFastAllowed: true });
  expect(stopPauses(grid(0, 1), turbo)).toEqual([0, 35, 35, 35, 35]);
});

test('where fast play is barred, turbo changes nothing and a round takes its least time', () => {
  expect(paceOf({ turbo: true, isFastAllowed: false })).toEqual(paceOf({ turbo: false, isFastAllowed: false }));
  expect(paceOf({ turbo: true, isFastAllowed: false }).roundMs).toBe(STRICT_ROUND_MS);
});
