import { z } from 'zod';
import { parseAmount, positiveAmountSchema } from '../money';

/** Bets of one round on several spots of a layout: decimal strings in currency units. */
export interface SpotBets<Spot extends string> {
  readonly bets: Readonly<Partial<Record<Spot, string>>>;
}

export function spotBetsSchema<const Spot extends string>(spots: readonly Spot[]): z.ZodType<SpotBets<Spot>> {
  const bets = z.partialRecord(z.enum(spots), positiveAmountSchema).refine((placed) => Object.keys(placed).length > 0);
  return z.strictObject({ bets });
}

/** Ledger units staked on all spots together. */
export function spotStake<Spot extends string>({ bets }: SpotBets<Spot>): bigint {
  return stakesOf(bets).reduce((sum, [, stake]) => sum + stake, 0n);
}

/**
 * What the spots bring back together, ledger units, each cut to a whole one.
 * @param factorOf hundredths of a spot's stake that come back
 */
export function spotPayout<Spot extends string>({ bets }: SpotBets<Spot>, factorOf: (spot: Spot) => number): bigint {
  return stakesOf(bets).reduce((sum, [spot, stake]) => sum + (stake * BigInt(factorOf(spot))) / 100n, 0n);
}

function stakesOf<Spot extends string>(bets: SpotBets<Spot>['bets']): [Spot, bigint][] {
  return (Object.entries(bets) as [Spot, string][]).map(([spot, amount]) => [spot, parseAmount(amount)]);
}
