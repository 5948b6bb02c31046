import { isolateText } from '@marquee/contract/languages';
import { formatMoney, type MoneyStyle } from '@marquee/contract/money-format';
import { inDigitsOf, numberFormat } from '@marquee/contract/number-format';
import { useMemo } from 'react';
import { useFormatLocale } from '../i18n/use-messages';
import { useBrand } from '../shell/use-brand';
import { formatDate, formatDateTime, formatDay, formatIsoDateTime } from './date-time';

const PERCENT = { style: 'percent', maximumFractionDigits: 2 } as const;

export interface Formatters {
  /** An amount in the brand's currency. */
  money(amount: string, options?: Pick<MoneyStyle, 'signed' | 'compact'>): string;
  number(value: number, options?: Intl.NumberFormatOptions): string;
  percent(ratio: number): string;
  /** Year-month-day hour:minute:second in the brand's GMT offset. */
  dateTime(instant: string): string;
  /** ISO 8601 in the brand's GMT offset, in every language: for files and whatever else a program reads. */
  isoDateTime(instant: string): string;
  /** The day in words, in the brand's GMT offset. */
  date(instant: string): string;
  /** A calendar day, `YYYY-MM-DD`, in words: it is the same day at every offset. */
  day(day: string): string;
}

/** Formatters for the page's language and brand: the one place of its digits, calendar and currency. */
export function useFormat(): Formatters {
  const locale = useFormatLocale();
  const { currencySymbol, offsetMinutes } = useBrand();
  return useMemo(() => {
    return {
      money: (amount, options) => formatMoney(amount, { language: locale, symbol: currencySymbol, ...options }),
      number: (value, options) => numberFormat(locale, options).format(value),
      percent: (ratio) => numberFormat(locale, PERCENT).format(ratio),
      dateTime: (instant) => isolateText(inDigitsOf(locale, formatDateTime(instant, offsetMinutes)), locale, 'figure'),
      isoDateTime: (instant) => formatIsoDateTime(instant, offsetMinutes),
      date: (instant) => formatDate(instant, offsetMinutes, locale),
      day: (day) => formatDay(day, locale),
    };
  }, [locale, currencySymbol, offsetMinutes]);
}
