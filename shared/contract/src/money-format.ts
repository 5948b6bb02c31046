import { LEDGER_SCALE, parseAmount } from './amount';
import { formatLocale, isolateText } from './languages';
import { numberFormat, TWO_DECIMALS } from './number-format';

export interface MoneyStyle {
  /** A language code or a BCP 47 tag. */
  readonly language: string;
  /** A symbol or an ISO 4217 code, before the amount; none by default. */
  readonly symbol?: string | undefined;
  /** A sign before gains too. */
  readonly signed?: boolean | undefined;
  /** Leaves out a fraction of zero, as in the labels of preset amounts. */
  readonly compact?: boolean | undefined;
}

const MINUS = '\u2212';
const NARROW_NO_BREAK_SPACE = '\u202f';

/**
 * The sign of an amount as it is shown: what the two decimals cut to zero has none, so that sign, colour and words agree.
 * @param amount decimal string in currency units
 */
export function shownSign(amount: string): -1 | 0 | 1 {
  if (!/^-?(?:\d*[1-9]\d*|\d+\.\d?[1-9])/.test(amount)) return 0;
  return amount.startsWith('-') ? -1 : 1;
}

/**
 * An amount as people read it (specification, section 9): sign, symbol, digits and grouping of the language, two decimals.
 * Fractions of a hundredth are cut, never rounded up: the page must not show money that does not exist.
 * @param amount decimal string in currency units, exact at any size
 */
export function formatMoney(amount: string, { language, symbol = '', signed, compact }: MoneyStyle): string {
  const magnitude = amount.replace(/^-/, '');
  const shown = shownSign(amount);
  const sign = shown < 0 ? MINUS : shown > 0 && signed ? '+' : '';
  const decimals = compact && parseAmount(amount) % LEDGER_SCALE === 0n ? { maximumFractionDigits: 0 } : TWO_DECIMALS;
  const digits = numberFormat(formatLocale(language), decimals).format(magnitude as Intl.StringNumericLiteral);
  // As in CLDR: a currency that ends in a letter, such as BDT, stands apart from the digits.
  const space = /\p{L}$/u.test(symbol) ? NARROW_NO_BREAK_SPACE : '';
  return isolateText(`${sign}${symbol}${space}${digits}`, language, 'figure');
}
