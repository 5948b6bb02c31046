import { parseAmount } from '@marquee/contract/money';
import type { PromotionReward } from '@marquee/contract/promotions/rewards';
import type { PromotionRow } from '../promotion-repository';

/** Whether the budget covers at least the smallest reward. */
export function isBudgetLeft(
  { budget, spent, budgetCount, rewarded }: Pick<PromotionRow, 'budget' | 'spent' | 'budgetCount' | 'rewarded'>,
  reward: PromotionReward | null,
): boolean {
  if (!reward) return true;
  if (budgetCount !== null && rewarded >= budgetCount) return false;
  return budget - spent >= smallestCost(reward);
}

function smallestCost(reward: PromotionReward): bigint {
  if (reward.kind === 'points' || reward.kind === 'tickets') return 0n;
  if (reward.kind === 'free_bets') return parseAmount(reward.stake) * BigInt(reward.bets);
  return reward.amount.kind === 'fixed' ? parseAmount(reward.amount.amount) : 1n;
}
