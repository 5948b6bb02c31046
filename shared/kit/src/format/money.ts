import { formatLocale, isolated } from '@marquee/contract/languages';

/** Digits that the site shows of an amount; what is beyond is cut off, never rounded up. */
const SHOWN_DIGITS = 2;

interface MoneyStyle {
  readonly language: string;
  readonly symbol: string;
  /** A sign before gains too. */
  readonly signed?: boolean;
}

const formatters = new Map<string, Intl.NumberFormat>();

/**
 * An amount of our calls as people read it: symbol, thousand separators, 2 decimals cut off.
 * @param amount decimal string in currency units, exact at any size
 */
export function formatMoney(amount: string, { language, symbol, signed = false }: MoneyStyle): string {
  const magnitude = amount.replace(/^-/, '');
  const isZero = !/[1-9]/.test(magnitude);
  const sign = amount.startsWith('-') && !isZero ? '\u2212' : signed && !isZero ? '+' : '';
  const digits = formatterOf(language).format(magnitude as Intl.StringNumericLiteral);
  return isolated(`${sign}${symbol}${digits}`, language, 'figure');
}

function formatterOf(language: string): Intl.NumberFormat {
  const known = formatters.get(language);
  if (known) return known;
  const made = new Intl.NumberFormat(formatLocale(language), {
    minimumFractionDigits: SHOWN_DIGITS,
    maximumFractionDigits: SHOWN_DIGITS,
    roundingMode: 'trunc',
  });
  formatters.set(language, made);
  return made;
}
