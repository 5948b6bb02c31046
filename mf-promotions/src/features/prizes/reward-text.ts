import type { PrizeReward } from '@marquee/contract/prizes/reward';
import type { Formatters, Translate } from '@marquee/kit';

/** What a prize gives, in the member's language. */
export function rewardText(reward: PrizeReward, t: Translate, { money, number }: Formatters): string {
  switch (reward.kind) {
    case 'cash':
      return money(reward.amount);
    case 'points':
      return t('prizes.points', { count: reward.points, points: number(reward.points) });
    case 'tickets':
      return t(`prizes.ticketsOf.${reward.unit}`, { number: number(reward.count) });
    case 'nothing':
      return t('prizes.nothing');
  }
}
