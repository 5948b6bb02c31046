import { expect, test, vi } from 'vitest';
import { jackpotAt, jackpotBlock } from './sequence';

const HOUR_MS = 3_600_000;
const counter = { seed: 'test', startedAt: new Date('2026-01-01T00:00:00Z'), startUnits: 100_000_000n * 100_000n };
const at = (ms: number) => jackpotAt(counter, new Date(counter.startedAt.getTime() + ms));

test('each step is 100 to 500 and comes 3, 4 or 5 seconds after the last', () => {
  let [lastMs, lastCents] = [0, 0];
  for (const { atMs, cents } of jackpotBlock('test', 7)) {
    expect([3_000, 4_000, 5_000]).toContain(atMs - lastMs);
    expect(cents - lastCents).toBeGreaterThanOrEqual(10_000);
    expect(cents - lastCents).toBeLessThanOrEqual(50_000);
    [lastMs, lastCents] = [atMs, cents];
  }
  expect(lastMs).toBe(HOUR_MS);
});

test('never decreases, also across the end of an hour', () => {
  let last = at(HOUR_MS - 60_000).units;
  for (let ms = HOUR_MS - 60_000; ms <= HOUR_MS + 60_000; ms += 2_500) {
    const { units, nextAt } = at(ms);
    expect(units).toBeGreaterThanOrEqual(last);
    expect(units - last).toBeLessThanOrEqual(500n * 100_000n);
    expect(nextAt.getTime()).toBeGreaterThan(counter.startedAt.getTime() + ms);
    last = units;
  }
});

test('the value after a step is the value at its announced time', () => {
  const before = at(1_234_567);
  const after = jackpotAt(counter, before.nextAt);
  expect(after.units).toBeGreaterThan(before.units);
  expect(jackpotAt(counter, new Date(before.nextAt.getTime() - 1)).units).toBe(before.units);
});

test('is the same for everybody and differs by seed', () => {
  expect(at(99_999)).toEqual(at(99_999));
  expect(jackpotAt({ ...counter, seed: 'other' }, new Date(counter.startedAt.getTime() + 99_999)).units).not.toBe(
    at(99_999).units,
  );
});

test('computes one block only, even after ten years', () => {
  const stepsOf = vi.fn(jackpotBlock);
  const time = new Date(counter.startedAt.getTime() + 10 * 365 * 24 * HOUR_MS);
  expect(jackpotAt(counter, time, stepsOf).units).toBeGreaterThan(counter.startUnits);
  expect(stepsOf).toHaveBeenCalledTimes(1);
});
