import { LEDGER_SCALE } from '@marquee/contract/money';
import { numberFormat } from '@marquee/contract/number-format';
import { useFormatLocale } from '@marquee/kit/i18n/use-messages';
import { useMemo } from 'react';

/** An amount short enough for a chip: `500`, `2.5K`. */
export function useChipText(): (amount: bigint) => string {
  const locale = useFormatLocale();
  return useMemo(() => {
    const short = numberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
    return (amount) => short.format(Number(amount) / Number(LEDGER_SCALE));
  }, [locale]);
}
