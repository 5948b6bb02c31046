import type { ExpectedCost } from '@marquee/contract/calls/prizes-admin';
import { formatAmount, parseAmount } from '@marquee/contract/money';
import type { PrizeReward } from '@marquee/contract/prizes/reward';
import type { PrizeTerms } from '@marquee/contract/prizes/terms';

/** A reward that comes `weight` times of `total`. */
interface Weighted {
  readonly reward: PrizeReward;
  readonly weight: number;
}

const HUNDREDTHS = 100;

function costOf(rewards: readonly Weighted[], total: number): ExpectedCost {
  let [cash, points, tickets] = [0n, 0, 0];
  for (const { reward, weight } of rewards) {
    if (reward.kind === 'cash') cash += parseAmount(reward.amount) * BigInt(weight);
    if (reward.kind === 'points') points += reward.points * weight;
    if (reward.kind === 'tickets') tickets += reward.count * weight;
  }
  const average = (sum: number) => Math.round((sum * HUNDREDTHS) / total) / HUNDREDTHS;
  return { cash: formatAmount(cash / BigInt(total)), points: average(points), tickets: average(tickets) };
}

/**
 * What terms cost: a draw of the wheel with all of its prizes in stock, an average day of a calendar whose members come every
 * day, a rain whose envelopes are all taken, a raffle whose places are all won.
 */
export function expectedCost(terms: PrizeTerms): ExpectedCost {
  switch (terms.kind) {
    case 'check-in':
      return costOf(
        terms.days.map((reward) => ({ reward, weight: 1 })),
        terms.days.length,
      );
    case 'wheel':
      return costOf(
        terms.prizes,
        terms.prizes.reduce((sum, { weight }) => sum + weight, 0),
      );
    case 'envelope':
      return { cash: terms.budget, points: 0, tickets: 0 };
    case 'raffle':
      return costOf(
        terms.prizes.map(({ reward, places }) => ({ reward, weight: places })),
        1,
      );
  }
}
