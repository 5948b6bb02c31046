import { formatLocale, isolated } from '@marquee/contract/languages';

export interface MoneyFormat {
  /** Decimal string in currency units. */
  readonly amount: string;
  readonly currency?: string | undefined;
  readonly locale?: string | undefined;
  readonly signed?: boolean | undefined;
}

const formatters = new Map<string, Intl.NumberFormat>();

function formatterFor(locale: string, signed: boolean): Intl.NumberFormat {
  const key = `${locale}:${signed}`;
  const known = formatters.get(key);
  if (known) return known;
  const formatter = new Intl.NumberFormat(formatLocale(locale), {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    roundingMode: 'trunc',
    signDisplay: signed ? 'exceptZero' : 'auto',
  });
  formatters.set(key, formatter);
  return formatter;
}

/**
 * Formats with two decimals and grouping (specification, section 9). Parts of a hundredth are cut, never rounded up:
 * the screen must not show money that is not there.
 */
export function formatMoney({ amount, currency, locale, signed = false }: MoneyFormat): string {
  const language = locale ?? (document.documentElement.lang || 'en');
  const digits = formatterFor(language, signed).format(amount as `${number}`);
  if (currency === undefined) return isolated(digits, language, 'figure');
  // Arabic writes a direction mark before its signs.
  const split = /^\u200e?[+\-\u2212]/.exec(digits)?.[0].length ?? 0;
  return isolated(`${digits.slice(0, split)}${currency}\u202f${digits.slice(split)}`, language, 'figure');
}
