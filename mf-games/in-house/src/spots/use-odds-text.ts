import { numberFormat } from '@marquee/contract/number-format';
import { useFormatLocale } from '@marquee/kit/i18n/use-messages';
import { useMemo } from 'react';

/** Odds of a spot as layouts print them, without the stake: 195 hundredths are `0.95:1`. */
export function useOddsText(): (hundredths: number) => string {
  const locale = useFormatLocale();
  return useMemo(() => {
    const plain = numberFormat(locale, { maximumFractionDigits: 2 });
    return (hundredths) => `${plain.format(hundredths / 100 - 1)}:${plain.format(1)}`;
  }, [locale]);
}
