import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CrashRoundRow } from './crash-repository';
import { startTicks, TICK_GROUPS } from './crash-ticks';
import { CRASH_TICK_MS } from './crash-timing';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-05-04T10:00:00.000Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const flying = (): CrashRoundRow => ({
  id: 7n,
  seed: '',
  seed_hash: '',
  state: 'flying',
  betting_closes_at: new Date(),
  took_off_at: new Date(),
  beacon_chain: null,
  beacon_round: null,
  beacon_at: null,
  beacon_signature: null,
  salt: '',
  crash_hundredths: 1_000,
  finished_at: null,
});

/** Ticks of a round that takes off now; each with the group and the time since take-off. */
function watch() {
  const takeOffMs = Date.now();
  const sentFrames: { group: number; afterMs: number; frame: string }[] = [];
  const lateMs: number[] = [];
  const ticks = startTicks(
    (group, frame) => sentFrames.push({ group, afterMs: Date.now() - takeOffMs, frame }),
    (ms) => lateMs.push(ms),
  );
  return { ticks, sentFrames, lateMs };
}

test('sends each group one tick per interval, evenly spread', () => {
  const { ticks, sentFrames } = watch();
  ticks.follow(flying());
  vi.advanceTimersByTime(3 * CRASH_TICK_MS);
  expect(sentFrames).toHaveLength(3 * TICK_GROUPS);
  expect(new Set(sentFrames.map(({ afterMs }) => afterMs)).size).toBe(sentFrames.length);
  for (let group = 0; group < TICK_GROUPS; group++) {
    const times = sentFrames.filter((frame) => frame.group === group).map(({ afterMs }) => afterMs);
    expect(times).toHaveLength(3);
    expect(times.slice(1).map((at, i) => at - (times[i] ?? 0))).toEqual([CRASH_TICK_MS, CRASH_TICK_MS]);
  }
  ticks.stop();
});

test('catches up on delayed ticks, one per group, and counts them as late', () => {
  const { ticks, sentFrames, lateMs } = watch();
  ticks.follow(flying());
  vi.advanceTimersByTime(CRASH_TICK_MS / TICK_GROUPS);
  vi.setSystemTime(Date.now() + CRASH_TICK_MS / 2);
  vi.advanceTimersByTime(CRASH_TICK_MS / TICK_GROUPS);
  expect(new Set(sentFrames.map(({ group }) => group)).size).toBe(sentFrames.length);
  expect(sentFrames).toHaveLength(2 + TICK_GROUPS / 2);
  expect(Math.max(...lateMs)).toBe(CRASH_TICK_MS / 2);
  ticks.stop();
});

test('stops with the flight', () => {
  const { ticks, sentFrames } = watch();
  const round = flying();
  ticks.follow(round);
  vi.advanceTimersByTime(CRASH_TICK_MS);
  ticks.follow({ ...round, state: 'crashed' });
  const { length } = sentFrames;
  vi.advanceTimersByTime(2 * CRASH_TICK_MS);
  expect(sentFrames).toHaveLength(length);
  expect(JSON.parse(sentFrames[0]?.frame.split('data: ')[1] ?? '')).toMatchObject({ roundId: 7 });
});
