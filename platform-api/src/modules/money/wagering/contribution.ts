import { isMinOdds } from '@marquee/contract/bonus';
import { z } from 'zod';

const basisPoints = z.int().min(0).max(10_000);

/**
 * How much of a valid bet counts, in basis points: what is said of its game, else of its vendor, else of its type; else all of it.
 * Bets below the minimum odds of their type, in hundredths, count nothing.
 */
export const contributionSchema = z.strictObject({
  games: z.record(z.string(), basisPoints).optional(),
  vendors: z.record(z.string(), basisPoints).optional(),
  gameTypes: z.record(z.string(), basisPoints).optional(),
  minOdds: z
    .record(
      z.string(),
      z.int().refine((odds): boolean => isMinOdds(odds)),
    )
    .optional(),
});
export type Contribution = z.infer<typeof contributionSchema>;

export const FULL_CONTRIBUTION = 10_000n;

/** What decides how much of a bet counts. */
export interface PlayCategory {
  readonly vendorId: number;
  readonly gameId: number;
  readonly gameType: string;
  /** The highest step of the minimum odds that the bet reaches, hundredths; 0: its game has no odds. */
  readonly odds: number;
}

/** Basis points of a valid bet that count. */
export function contributionOf(
  { games, vendors, gameTypes, minOdds }: Contribution,
  { gameId, vendorId, gameType, odds }: PlayCategory,
): bigint {
  if (odds > 0 && odds < (minOdds?.[gameType] ?? 0)) return 0n;
  const rate = games?.[gameId] ?? vendors?.[vendorId] ?? gameTypes?.[gameType];
  return rate === undefined ? FULL_CONTRIBUTION : BigInt(rate);
}
