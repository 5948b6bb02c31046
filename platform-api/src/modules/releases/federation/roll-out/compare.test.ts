import type { SignalCounts } from '@marquee/contract/roll-out';
import { describe, expect, test } from 'vitest';
import { findingsOf } from './compare';
import { wilsonInterval } from './wilson';

const counts = (given: Partial<SignalCounts>): SignalCounts => ({
  loads: 0,
  failed: 0,
  threw: 0,
  error: 0,
  slow: 0,
  success: 0,
  ...given,
});
const signalsOf = (candidate: Partial<SignalCounts>, stable: Partial<SignalCounts>) =>
  findingsOf(counts(candidate), counts(stable)).map(({ signal }) => signal);

describe('a candidate beside the stable release', () => {
  test('is worse when it throws in 2 % of 200 loads', () => {
    expect(signalsOf({ loads: 200, threw: 4 }, { loads: 20_000 })).toEqual(['threw']);
    expect(signalsOf({ loads: 200, threw: 4 }, { loads: 20_000, threw: 10 })).toEqual(['threw']);
  });

  test('is as good when the stable release throws as often', () => {
    expect(signalsOf({ loads: 200, threw: 4 }, { loads: 20_000, threw: 400 })).toEqual([]);
  });

  test('is not condemned by two events, however few its loads', () => {
    expect(signalsOf({ loads: 3, failed: 2 }, { loads: 20_000 })).toEqual([]);
    expect(signalsOf({ loads: 3, failed: 3 }, { loads: 20_000 })).toEqual(['failed']);
  });

  test('may be slower by less than the margin', () => {
    expect(signalsOf({ loads: 1_000, slow: 60 }, { loads: 20_000, slow: 600 })).toEqual([]);
    expect(signalsOf({ loads: 1_000, slow: 150 }, { loads: 20_000, slow: 600 })).toEqual(['slow']);
  });

  test('is worse when its named success becomes rarer', () => {
    expect(signalsOf({ loads: 1_000, success: 100 }, { loads: 20_000, success: 8_000 })).toEqual(['success']);
    expect(signalsOf({ loads: 1_000, success: 390 }, { loads: 20_000, success: 8_000 })).toEqual([]);
    expect(signalsOf({ loads: 50 }, { loads: 20_000, success: 8_000 })).toEqual([]);
  });

  test('needs no stable loads to be found worse, and none of its own to be as good', () => {
    expect(signalsOf({ loads: 200, failed: 20 }, {})).toEqual(['failed']);
    expect(signalsOf({}, { loads: 20_000, success: 8_000 })).toEqual([]);
  });

  test('names both shares', () => {
    expect(findingsOf(counts({ loads: 100, failed: 10 }), counts({ loads: 1_000, failed: 1 }))).toEqual([
      { signal: 'failed', stable: 0.001, candidate: 0.1 },
    ]);
  });
});

test('the interval of 4 in 200 is that of the formula, and lies within 0 and 1 at the ends', () => {
  const { low, high } = wilsonInterval(4, 200);
  expect(low).toBeCloseTo(0.0066, 3);
  expect(high).toBeCloseTo(0.0589, 3);
  expect(wilsonInterval(0, 50).low).toBe(0);
  expect(wilsonInterval(50, 50).high).toBeCloseTo(1, 10);
  expect(wilsonInterval(0, 0)).toEqual({ low: 0, high: 1 });
});
