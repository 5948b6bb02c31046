import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage } from '@marquee/kit/i18n/use-messages';

/** Figures in the operator's language. */
export function useFigures() {
  const locale = formatLocale(useLanguage());
  const count = numberFormat(locale);
  const share = numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const seconds = numberFormat(locale, { style: 'unit', unit: 'second', maximumFractionDigits: 1 });
  return {
    count: (value: number) => count.format(value),
    share: (part: number, whole: number) => (whole === 0 ? '–' : share.format(part / whole)),
    /** Upper bound of a class of times. */
    atMost: (ms: number | null) => (ms === null ? '–' : `≤ ${seconds.format(ms / 1_000)}`),
  };
}
