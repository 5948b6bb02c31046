import { hmacSha256, sha256Hex } from './fair-bytes';

/** The house edge. */
export const CRASH_EDGE = 0.01;
/** Multipliers are integers in hundredths: 100 is 1.00 x. */
export const CRASH_MIN_HUNDREDTHS = 100;
/** A round ends here at the latest, as stated in the rules. */
export const CRASH_MAX_HUNDREDTHS = 1_000_000;
/** The multiplier grows by e^(rate x ms): doubles about every 11.6 s. */
export const CRASH_GROWTH_PER_MS = 0.000_06;

/**
 * The point at which a round crashes: m = max(1, floor(100 (1 - e) / (1 - u)) / 100), u uniform in [0, 1) from
 * the first 52 bits of HMAC-SHA256(round seed, salt).
 * @param salt the client seeds of the round's first players, joined by `:`; known to nobody when the seed's hash was published
 * @returns hundredths
 */
export async function crashPoint(roundSeed: string, salt: string): Promise<number> {
  const bytes = await hmacSha256(roundSeed, salt);
  const view = new DataView(bytes.buffer);
  return crashPointOf((view.getUint32(0) * 2 ** 20 + (view.getUint32(4) >>> 12)) / 2 ** 52);
}

/** The crash point of a uniform number of [0, 1), hundredths. */
export function crashPointOf(u: number): number {
  const hundredths = Math.floor((100 * (1 - CRASH_EDGE)) / (1 - u));
  return Math.min(Math.max(hundredths, CRASH_MIN_HUNDREDTHS), CRASH_MAX_HUNDREDTHS);
}

/** The multiplier shown and paid `elapsedMs` after take-off, hundredths. */
export function multiplierAt(elapsedMs: number): number {
  return Math.max(CRASH_MIN_HUNDREDTHS, Math.floor(100 * Math.exp(CRASH_GROWTH_PER_MS * Math.max(0, elapsedMs))));
}

/** Milliseconds after take-off at which a multiplier is reached. */
export function elapsedAt(hundredths: number): number {
  return Math.ceil(Math.log(hundredths / 100) / CRASH_GROWTH_PER_MS);
}

/** Every round's seed is the SHA-256 of the next round's, so that one seed verifies all before it. */
export function previousSeed(roundSeed: string): Promise<string> {
  return sha256Hex(roundSeed);
}

/** Stake x multiplier, cut to a whole ledger unit. */
export function crashPayout(stake: bigint, hundredths: number): bigint {
  return (stake * BigInt(hundredths)) / 100n;
}
