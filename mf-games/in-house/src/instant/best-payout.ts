import type { Odds } from '@marquee/contract/fairness/instant';
import { formatAmount, parseAmount } from '@marquee/contract/money';

const SCALE = 1_000_000_000;

/**
 * The most that a round can pay, for display; what is paid is the rule's to say.
 * @returns decimal string in currency units, null without a stake
 */
export function bestPayout(stake: string | null, odds: readonly Odds[], maxPayout: string): string | null {
  if (stake === null) return null;
  const factor = Math.max(0, ...odds.map((way) => way.factor));
  const payout = (parseAmount(stake) * BigInt(Math.round(factor * SCALE))) / BigInt(SCALE);
  const most = parseAmount(maxPayout);
  return formatAmount(payout < most ? payout : most);
}
