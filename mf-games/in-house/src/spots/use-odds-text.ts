import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage } from '@marquee/kit/i18n/use-messages';
import { useMemo } from 'react';

/** Odds of a spot as layouts print them, without the stake: 195 hundredths are `0.95:1`. */
export function useOddsText(): (hundredths: number) => string {
  const language = useLanguage();
  return useMemo(() => {
    const plain = numberFormat(formatLocale(language), { maximumFractionDigits: 2 });
    return (hundredths) => `${plain.format(hundredths / 100 - 1)}:${plain.format(1)}`;
  }, [language]);
}
