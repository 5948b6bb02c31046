import { formatLocale, isolateText } from '@marquee/contract/languages';
import { formatMoney } from '@marquee/contract/money-format';
import { numberFormat } from '@marquee/contract/number-format';
import { useFormatLocale } from '@marquee/kit/i18n/use-messages';
import { useMemo } from 'react';

/** Numbers of the games in the page's language. */
export interface GameFormat {
  /** @param amount decimal string in currency units */
  money(amount: string, symbol?: string): string;
  /** @param hundredths 123 is 1.23 x */
  multiplier(hundredths: number): string;
  number(value: number): string;
  percent(value: number): string;
  /** 1.98 is `1.98×`, with up to four decimals. */
  factor(value: number): string;
  /** With up to two decimals. */
  exactPercent(value: number): string;
  /** With exactly two decimals. */
  hundredths(value: number): string;
  time(instant: string): string;
  /** Seconds with one decimal. */
  seconds(ms: number): string;
}

export function useFormat(): GameFormat {
  const locale = useFormatLocale();
  return useMemo(() => formatOf(locale), [locale]);
}

/** @param language BCP 47 tag */
export function formatOf(language: string): GameFormat {
  const locale = formatLocale(language);
  const plain = numberFormat(locale);
  const two = numberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const oneDecimal = numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const percent = numberFormat(locale, { style: 'percent' });
  const four = numberFormat(locale, { maximumFractionDigits: 4 });
  const exact = numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const time = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  return {
    money: (amount, symbol) => formatMoney(amount, { language, symbol }),
    multiplier: (hundredths) => isolateText(`${two.format(hundredths / 100)}×`, language, 'figure'),
    number: (value) => plain.format(value),
    factor: (value) => isolateText(`${four.format(value)}×`, language, 'figure'),
    exactPercent: (value) => exact.format(value),
    hundredths: (value) => two.format(value / 100),
    percent: (value) => percent.format(value),
    seconds: (ms) => oneDecimal.format(ms / 1000),
    time: (instant) => time.format(new Date(instant)),
  };
}
