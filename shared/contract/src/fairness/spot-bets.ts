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

/** One way in which the spots can come out. */
export interface SpotResult<Spot extends string> {
  /** 0 to 1; of all results together 1. */
  readonly chance: number;
  /** Hundredths of a spot's stake that come back. */
  readonly factorOf: (spot: Spot) => number;
}

/** Bets that lose in fewer rounds than this hardly risk anything: small and big, which lose by a triple alone. */
const RISKED_SHARE = 0.3;

/**
 * What counts as valid bet, ledger units: the stakes less what comes back even in the worst 30 % of the rounds. Opposite spots risk
 * next to nothing together.
 */
export function spotRisk<Spot extends string>(options: SpotBets<Spot>, results: readonly SpotResult<Spot>[]): bigint {
  const payouts = results
    .map(({ chance, factorOf }) => ({ chance, payout: spotPayout(options, factorOf) }))
    .sort((left, right) => (left.payout < right.payout ? -1 : left.payout > right.payout ? 1 : 0));
  let share = 0;
  const worst = payouts.find(({ chance }) => (share += chance) > RISKED_SHARE)?.payout ?? 0n;
  const stake = spotStake(options);
  return stake > worst ? stake - worst : 0n;
}

/** The most that the spots can bring back together, ledger units. */
export const spotLargest = <Spot extends string>(
  options: SpotBets<Spot>,
  results: readonly SpotResult<Spot>[],
): bigint =>
  results.reduce((largest, { factorOf }) => {
    const payout = spotPayout(options, factorOf);
    return payout > largest ? payout : largest;
  }, 0n);

function stakesOf<Spot extends string>(bets: SpotBets<Spot>['bets']): [Spot, bigint][] {
  return (Object.entries(bets) as [Spot, string][]).map(([spot, amount]) => [spot, parseAmount(amount)]);
}
