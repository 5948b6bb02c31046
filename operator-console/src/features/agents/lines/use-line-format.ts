import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { formatDay } from '@marquee/kit/format/date-time';
import { useLanguage } from '@marquee/kit/i18n/use-messages';

/** Counts and calendar days in the operator's language. */
export function useLineFormat() {
  const locale = formatLocale(useLanguage());
  return {
    number: (value: number) => numberFormat(locale).format(value),
    day: (day: string) => formatDay(day, locale),
  };
}
