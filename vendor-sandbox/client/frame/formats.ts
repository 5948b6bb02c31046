import { formatLocale, isolateText } from '@marquee/contract/languages';

const UNIT = 100_000;

/** Numbers in the player's language. */
export interface Formats {
  /** @param amount 1/100,000 of the currency unit */
  amount(amount: number): string;
  /** With a plus sign, for what is won. */
  gain(amount: number): string;
  /** With the currency's code; a demo has none. */
  money(amount: number): string;
  number(value: number): string;
  /** @param bp 1/100 of a per cent */
  percent(bp: number): string;
  /** @param part of 1, as a whole per cent */
  share(part: number): string;
  /** Price or factor with two digits. */
  decimal(value: number): string;
  time(instant: string): string;
  /** With the reader's time zone, for pages that are read apart from the site. */
  zonedTime(instant: string): string;
}

export function formatsOf(language: string, currency: string): Formats {
  const locale = formatLocale(language);
  const twoDigits = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const wholeNumber = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 2 });
  const wholePercent = new Intl.NumberFormat(locale, { style: 'percent' });
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' });
  const zonedTime = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
  });
  const figure = (text: string) => isolateText(text, language, 'figure');
  // What is left of a unit is never rounded up to money that is not there.
  const amountText = (value: number) => twoDigits.format(Math.floor(value / (UNIT / 100)) / 100);
  const amount = (value: number) => figure(amountText(value));
  return {
    amount,
    gain: (value) => figure(`+${amountText(value)}`),
    money: (value) => (currency === 'XXX' ? amount(value) : `${amount(value)} ${currency}`),
    number: (value) => figure(wholeNumber.format(value)),
    share: (part) => figure(wholePercent.format(part)),
    percent: (bp) => figure(percent.format(bp / 10_000)),
    decimal: (value) => figure(twoDigits.format(value)),
    // A time holds words, as the half of the day, and marks that order it: it keeps the order of its own script.
    time: (instant) => isolateText(time.format(new Date(instant)), language),
    zonedTime: (instant) => isolateText(zonedTime.format(new Date(instant)), language),
  };
}
