import { z } from 'zod';

const basisPoints = z.int().min(0).max(10_000);

/** How much of a valid bet counts, in basis points: what is said of its game, else of its vendor, else of its type; else all of it. */
export const contributionSchema = z.strictObject({
  games: z.record(z.string(), basisPoints).optional(),
  vendors: z.record(z.string(), basisPoints).optional(),
  gameTypes: z.record(z.string(), basisPoints).optional(),
});
export type Contribution = z.infer<typeof contributionSchema>;

export const FULL_CONTRIBUTION = 10_000n;

/** What decides how much of a bet counts. */
export interface PlayCategory {
  readonly vendorId: number;
  readonly gameId: number;
  readonly gameType: string;
}

/** Basis points of a valid bet that count. */
export function contributionOf(
  { games, vendors, gameTypes }: Contribution,
  { gameId, vendorId, gameType }: PlayCategory,
): bigint {
  const rate = games?.[gameId] ?? vendors?.[vendorId] ?? gameTypes?.[gameType];
  return rate === undefined ? FULL_CONTRIBUTION : BigInt(rate);
}
