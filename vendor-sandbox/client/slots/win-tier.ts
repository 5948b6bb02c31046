/**
 * How a win is shown. `none`: nothing was paid; `quiet`: no more than the stake came back, which is never celebrated; the
 * others by the multiple of the stake.
 */
export type WinTier = 'none' | 'quiet' | 'win' | 'big' | 'mega' | 'epic';

/** Least multiple of the stake, the highest first. */
const TIERS = [
  ['epic', 50],
  ['mega', 25],
  ['big', 10],
] as const;

/** @param won of a spin or a round, in the unit of `stake` */
export function winTierOf(won: number, stake: number): WinTier {
  if (won <= 0) return 'none';
  if (won <= stake) return 'quiet';
  return TIERS.find(([, times]) => won >= times * stake)?.[0] ?? 'win';
}

export type BigTier = (typeof TIERS)[number][0];

export const isBig = (tier: WinTier): tier is BigTier => TIERS.some(([name]) => name === tier);

/** How long a win counts up. */
const ROLL_UP_MS: Readonly<Record<WinTier, number>> = {
  none: 0,
  quiet: 0,
  win: 700,
  big: 2_600,
  mega: 4_200,
  epic: 6_000,
};

export const rollUpMs = (tier: WinTier, turbo: boolean): number => ROLL_UP_MS[tier] / (turbo ? 2 : 1);

/** The amount on show while a win counts up: quick at first, slower at its end. @param share of the time, 0 to 1 */
export const rolledUp = (won: number, share: number): number =>
  share >= 1 ? won : Math.floor(won * (1 - (1 - Math.max(0, share)) ** 2.2));
