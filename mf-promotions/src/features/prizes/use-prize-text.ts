import type { PrizeReward } from '@marquee/contract/prizes/reward';
import { useFormat, useMessages } from '@marquee/kit';
import { rewardText } from './reward-text';

export function useRewardText(): (reward: PrizeReward) => string {
  const t = useMessages('promotions');
  const format = useFormat();
  return (reward) => rewardText(reward, t, format);
}
