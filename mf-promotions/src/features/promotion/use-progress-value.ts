import type { PromotionCard } from '@marquee/contract/calls/promotions';
import { useFormat, useMessages } from '@marquee/kit';

type Unit = NonNullable<PromotionCard['progress']>['unit'];

/** @returns a counted figure as it is written: money, or a payout in stakes */
export function useProgressValue(): (value: string, unit: Unit) => string {
  const t = useMessages('promotions');
  const { money, number } = useFormat();
  return (value, unit) =>
    unit === 'multiplier' ? t('promotion.progress.times', { times: number(Number(value)) }) : money(value);
}
