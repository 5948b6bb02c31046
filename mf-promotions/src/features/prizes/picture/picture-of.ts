import type { PrizeReward } from '@marquee/contract/prizes/reward';
import { parseAmount } from '@marquee/contract/money';

export type PictureName = 'trophy' | 'coins' | 'gem' | 'wheel' | 'envelope' | 'raffle' | 'clover';

/** The picture of each prize of a list: a cup for the largest sum, coins for the others. */
export function picturesOf(rewards: readonly PrizeReward[]): PictureName[] {
  const sums = rewards.flatMap((reward) => (reward.kind === 'cash' ? [parseAmount(reward.amount)] : []));
  const largest = sums.reduce((most, sum) => (sum > most ? sum : most), 0n);
  return rewards.map((reward) => {
    switch (reward.kind) {
      case 'cash':
        return parseAmount(reward.amount) === largest ? 'trophy' : 'coins';
      case 'points':
        return 'gem';
      case 'tickets':
        return reward.unit;
      case 'nothing':
        return 'clover';
    }
  });
}
