import { elapsedAt } from '@marquee/contract/fairness/crash';
import type { CrashPhase } from '@marquee/contract/in-house';
import { describe, expect, it } from 'vitest';
import { momentOf, ticksOf, windowOf } from './flight-view';

const at = '2026-01-01T00:00:10.000Z';
const atMs = Date.parse(at);
const phase = (over: Partial<CrashPhase>): CrashPhase => ({
  roundId: 1,
  phase: 'betting',
  sentAt: '2026-01-01T00:00:03.000Z',
  at,
  seedHash: 'h',
  beacon: null,
  crashedAtHundredths: null,
  seed: null,
  salt: null,
  ...over,
});

describe('a moment of the flight', () => {
  it('counts the betting down to zero', () => {
    expect(momentOf(phase({}), atMs - 3_500)).toEqual({ kind: 'betting', leftMs: 3_500, share: 0.5 });
    expect(momentOf(phase({}), atMs + 900)).toMatchObject({ leftMs: 0, share: 0 });
  });

  it('climbs from the server’s take-off', () => {
    const flying = phase({ phase: 'flying' });
    expect(momentOf(flying, atMs + elapsedAt(200))).toMatchObject({ kind: 'flying', hundredths: 200 });
    expect(momentOf(flying, atMs - 400)).toMatchObject({ elapsedMs: 0, hundredths: 100 });
  });

  it('distinguishes a crash from a cancelled round', () => {
    expect(momentOf(phase({ phase: 'crashed', crashedAtHundredths: 187 }), atMs)).toEqual({
      kind: 'crashed',
      hundredths: 187,
    });
    expect(momentOf(phase({ phase: 'crashed' }), atMs)).toEqual({ kind: 'crashed', hundredths: null });
  });
});

describe('the picture', () => {
  it.each([0, 5_000, 20_000, 60_000, 150_000])('keeps the head inside after %i ms', (elapsedMs) => {
    const { timeMs, maxMultiplier } = windowOf(elapsedMs);
    expect(elapsedMs).toBeLessThan(timeMs);
    expect(Math.exp(0.000_06 * elapsedMs)).toBeLessThan(maxMultiplier);
  });

  it.each([1.6, 2, 3.7, 12, 480, 9_000])('draws a few round lines up to %d', (maxMultiplier) => {
    const ticks = ticksOf(maxMultiplier);
    expect(ticks.length).toBeGreaterThanOrEqual(1);
    expect(ticks.length).toBeLessThanOrEqual(7);
    expect(Math.max(...ticks)).toBeLessThan(maxMultiplier);
  });
});
