import type { VipLevel } from '@marquee/contract/calls/vip';
import { isPositive } from '@marquee/contract/amount';
import type { Formatters, Translate } from '@marquee/kit';

/** What a level gives, a sentence each. */
export function vipBenefits(level: VipLevel, t: Translate, { money, number, percent }: Formatters): string[] {
  const { pointsPercent, rebateBasisPoints, withdrawalCount, withdrawalSum, withdrawalMaximum } = level;
  return [
    pointsPercent > 100 && t('vip.gives.points', { factor: number(pointsPercent / 100) }),
    rebateBasisPoints > 0 && t('vip.gives.rebate', { percent: percent(rebateBasisPoints / 10_000) }),
    withdrawalCount !== null && t('vip.gives.count', { count: withdrawalCount, number: number(withdrawalCount) }),
    withdrawalSum !== null && t('vip.gives.sum', { amount: money(withdrawalSum) }),
    withdrawalMaximum !== null && t('vip.gives.maximum', { amount: money(withdrawalMaximum) }),
    level.hasPriority && t('vip.gives.priority'),
    isPositive(level.birthdayGift) && t('vip.gives.birthday', { amount: money(level.birthdayGift) }),
    isPositive(level.monthlyReward) && t('vip.gives.monthly', { amount: money(level.monthlyReward) }),
    level.hasManager && t('vip.gives.manager'),
  ].filter((text) => text !== false);
}
