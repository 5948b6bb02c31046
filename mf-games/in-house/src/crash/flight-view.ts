import { CRASH_GROWTH_PER_MS, multiplierAt } from '@marquee/contract/fairness/crash';
import type { CrashPhase } from '@marquee/contract/in-house';

/** The state of a phase at a moment of the server's clock. */
export type FlightMoment =
  | { readonly kind: 'waiting' }
  | {
      readonly kind: 'betting';
      readonly leftMs: number /** 1 when it opens, 0 when it closes. */;
      readonly share: number;
    }
  /** Betting is closed, and the public random number is not out. */
  | { readonly kind: 'drawing' }
  | { readonly kind: 'flying'; readonly elapsedMs: number; readonly hundredths: number }
  /** `hundredths` is null for a cancelled round. */
  | { readonly kind: 'crashed'; readonly hundredths: number | null };

/** @param serverMs epoch milliseconds of the server's clock */
export function momentOf(phase: CrashPhase | null, serverMs: number): FlightMoment {
  if (!phase) return { kind: 'waiting' };
  const atMs = Date.parse(phase.at);
  if (phase.phase === 'crashed') return { kind: 'crashed', hundredths: phase.crashedAtHundredths };
  if (phase.phase === 'flying') {
    const elapsedMs = Math.max(0, serverMs - atMs);
    return { kind: 'flying', elapsedMs, hundredths: multiplierAt(elapsedMs) };
  }
  if (phase.phase === 'drawing') return { kind: 'drawing' };
  const leftMs = Math.max(0, atMs - serverMs);
  const wholeMs = Math.max(1, atMs - Date.parse(phase.sentAt));
  return { kind: 'betting', leftMs, share: Math.min(1, leftMs / wholeMs) };
}

/** The part of the flight that is visible: from take-off to here. */
export interface FlightWindow {
  readonly timeMs: number;
  /** Multiplier at the upper edge; the lower one is 1. */
  readonly maxMultiplier: number;
}

const MIN_TIME_MS = 7_000;
const MIN_MAX_MULTIPLIER = 1.6;

/** Leaves space ahead of the flight, more above than beside it. */
export function windowOf(elapsedMs: number): FlightWindow {
  const multiplier = Math.exp(CRASH_GROWTH_PER_MS * elapsedMs);
  return {
    timeMs: Math.max(MIN_TIME_MS, elapsedMs * 1.14),
    maxMultiplier: Math.max(MIN_MAX_MULTIPLIER, 1 + (multiplier - 1) * 1.6),
  };
}

/** Multipliers at which lines are drawn: round steps, three to seven of them. */
export function ticksOf(maxMultiplier: number): number[] {
  const rough = (maxMultiplier - 1) / 4;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * magnitude).find((size) => size >= rough) ?? 10 * magnitude;
  const ticks: number[] = [];
  for (let i = 1; 1 + i * step < maxMultiplier; i++) ticks.push(1 + i * step);
  return ticks;
}
