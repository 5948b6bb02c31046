import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import type { GivenReward as Given } from '@marquee/contract/promotions/rewards';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Money } from '@marquee/ui';

interface GivenRewardProps {
  readonly reward: Given | null;
  readonly currency: string;
}

/** What a member was given, or can claim. */
export function GivenReward({ reward, currency }: GivenRewardProps) {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const number = numberFormat(locale);
  if (reward === null) return '–';
  if (reward.kind === 'points') return `${number.format(reward.points)} ${t('points.points')}`;
  if (reward.kind === 'tickets') return `${t(`prizes.unit.${reward.unit}`)}: ${number.format(reward.count)}`;
  if (reward.kind === 'free_bets')
    return (
      <>
        {number.format(reward.bets)} × <Money amount={reward.stake} currency={currency} locale={locale} />
      </>
    );
  return <Money amount={reward.amount} currency={currency} locale={locale} />;
}
