import { largestStake, type Odds } from '@marquee/contract/fairness/instant';
import { formatAmount, parseAmount } from '@marquee/contract/money';
import type { StakeBounds } from '../stake/stake-amount';

const SCALE = 1_000_000_000;

/**
 * The maximum payout of a round, for display only; the rule decides what is paid.
 * @returns decimal string in currency units, null without a stake
 */
export function maxPayoutOf(stake: string | null, odds: readonly Odds[], maxPayout: string): string | null {
  if (stake === null) return null;
  const factor = Math.max(0, ...odds.map((result) => result.factor));
  const payout = (parseAmount(stake) * BigInt(Math.round(factor * SCALE))) / BigInt(SCALE);
  const maxPayoutUnits = parseAmount(maxPayout);
  return formatAmount(payout < maxPayoutUnits ? payout : maxPayoutUnits);
}

/** Bounds of a stake on options: a stake whose prize the highest payout would cut is not taken. */
export function boundsOf(bounds: StakeBounds, odds: readonly Odds[], maxPayout: string): StakeBounds {
  if (odds.length === 0) return bounds;
  const largest = largestStake(parseAmount(maxPayout), odds);
  return largest < parseAmount(bounds.maxStake) ? { ...bounds, maxStake: formatAmount(largest) } : bounds;
}
