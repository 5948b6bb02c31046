import { formatLocale, isolateText } from '@marquee/contract/languages';
import { numberFormat, TWO_DECIMALS } from '@marquee/contract/number-format';

interface MoneyStyle {
  readonly language: string;
  readonly symbol: string;
  /** A sign before gains too. */
  readonly signed?: boolean;
}

/**
 * An amount of our calls as people read it: symbol, thousand separators, 2 decimals cut off.
 * @param amount decimal string in currency units, exact at any size
 */
export function formatMoney(amount: string, { language, symbol, signed = false }: MoneyStyle): string {
  const magnitude = amount.replace(/^-/, '');
  const isZero = !/[1-9]/.test(magnitude);
  const sign = amount.startsWith('-') && !isZero ? '\u2212' : signed && !isZero ? '+' : '';
  const digits = numberFormat(formatLocale(language), TWO_DECIMALS).format(magnitude as Intl.StringNumericLiteral);
  return isolateText(`${sign}${symbol}${digits}`, language, 'figure');
}
