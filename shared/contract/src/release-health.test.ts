import { expect, it } from 'vitest';
import { failureRatio, healthOf, provenBy } from './release-health';

it.each([
  [{ good: 0, bad: 0 }, 'unknown', 0, null],
  [{ good: 99, bad: 0 }, 'good', 0, null],
  [{ good: 100, bad: 0 }, 'good', 0, 'good'],
  [{ good: 198, bad: 2 }, 'watch', 0.01, null],
  [{ good: 9, bad: 1 }, 'bad', 0.1, null],
  [{ good: 190, bad: 10 }, 'bad', 0.05, 'bad'],
] as const)('loads tell the health of a release, and prove it from a hundred on: %o', (loads, health, ratio, proof) => {
  expect([healthOf(loads), provenBy(loads)]).toEqual([health, proof]);
  expect(failureRatio(loads)).toBeCloseTo(ratio);
});
