import { describe, expect, test } from 'vitest';
import { failuresOf } from './failing-remotes';

const counts = (loads: number, failed: number, threw = 0) => ({ loads, failed, threw });

describe('a release that a brand runs', () => {
  test('fails too often at 16.7 % of its loads, and each kind of failure is named', () => {
    expect(failuresOf(counts(36, 6))).toEqual([
      { signal: 'failed', stable: 0.03, candidate: expect.closeTo(0.1667, 4) as number },
    ]);
    expect(failuresOf(counts(36, 6, 6)).map(({ signal }) => signal)).toEqual(['failed', 'threw']);
  });

  test('is not blamed for what chance explains, nor for two failures', () => {
    expect(failuresOf(counts(1_000, 36))).toEqual([]);
    expect(failuresOf(counts(3, 2))).toEqual([]);
    expect(failuresOf(counts(0, 0))).toEqual([]);
  });

  test('is blamed for a small excess once there are many loads', () => {
    expect(failuresOf(counts(20_000, 700))).toHaveLength(1);
  });
});
