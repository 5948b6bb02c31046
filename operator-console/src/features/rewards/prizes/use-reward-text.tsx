import { formatLocale } from '@marquee/contract/languages';
import { formatMoney } from '@marquee/contract/money-format';
import { numberFormat } from '@marquee/contract/number-format';
import type { PrizeReward } from '@marquee/contract/prizes/reward';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';

/** What a prize gives, in the operator's language. */
export function useRewardText(currency: string): (reward: PrizeReward) => string {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const number = numberFormat(locale);
  return (reward) => {
    switch (reward.kind) {
      case 'cash': {
        const amount = formatMoney(reward.amount, { language: locale, symbol: currency });
        const { wageringTimes } = reward;
        return wageringTimes === 0 ? amount : t('prizes.cashOf', { amount, times: number.format(wageringTimes) });
      }
      case 'points':
        return t('prizes.pointsOf', { count: reward.points, points: number.format(reward.points) });
      case 'tickets':
        return t('prizes.ticketsOf', {
          unit: t(`prizes.unit.${reward.unit}`),
          count: reward.lifetimeDays,
          number: number.format(reward.count),
          days: number.format(reward.lifetimeDays),
        });
      case 'nothing':
        return t('prizes.reward.nothing');
    }
  };
}
