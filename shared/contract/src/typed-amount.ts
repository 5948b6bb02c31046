import { CENT, parseAmount } from './amount';
import { latinDigits } from './latin-digits';
import { numberFormat } from './number-format';

/** What a typed text stands for that is no amount: every rule for amounts refuses it. */
export const UNREADABLE_AMOUNT = '?';

/** An amount as it is typed or pasted, and what it means. */
export interface TypedAmount {
  /** The text as it is typed: a field never rewrites it. */
  readonly text: string;
  /**
   * Decimal string with two decimals, as calls take it, such as `"1250.50"`; empty when nothing is entered;
   * `UNREADABLE_AMOUNT` when the text can mean several amounts or none.
   */
  readonly amount: string;
}

const DECIMALS = 2;
/** In basis points. */
const HUNDRED_PERCENT = 10_000;
/** As many digits before the decimal separator as an amount on the wire has at most. */
const WHOLE_DIGITS = 13;
/** Separators of other keyboards: full-width forms and the Arabic comma. */
const SEPARATORS: Readonly<Record<string, string>> = { '．': '.', '。': '.', '，': ',', '،': ',' };
const ARABIC_DECIMAL = '٫';
const GROUP_SEPARATORS = '.,٬ ';
/** What a copied amount carries along: marks of direction and of width, other spaces. */
const UNSEEN = /[\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
const SPACE = /[^\S\n\r]/g;
/** A currency before or after an amount: a symbol or a code, as pages and people write it. */
const CURRENCY =
  /^(?:\p{Sc}|BDT|VND|CNY|RMB|THB|INR|USD|Tk\.?|Rs\.?) *| *(?:\p{Sc}|BDT|VND|CNY|RMB|THB|INR|USD|[đĐ元฿])$/u;
/** Groups of three digits, or of two before the last three, as in India and Bangladesh. */
const GROUPED = /^[1-9]\d{0,2}(?:G\d{3})+$|^[1-9]\d?(?:G\d\d)+G\d{3}$/;

/** The character before the decimals in a locale. */
function decimalSeparatorOf(locale: string): '.' | ',' {
  const parts = numberFormat(locale).formatToParts(0.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.';
}

/**
 * Reads an amount as people type it: digits of any script, the separators of any of our languages, a currency beside it. As there are
 * two decimals at most, one separator before exactly three digits stands between thousands, and one before fewer begins the decimals,
 * whatever the page's language. What can mean several amounts, or none, is refused and never repaired: no sign, exponent or third
 * decimal is left out.
 * @param _locale of releases up to 1.2.0; the reading is the same in all locales
 */
export function readTypedAmount(typed: string, _locale?: string): TypedAmount {
  const plain = plainOf(typed);
  if (plain === '') return { text: typed, amount: '' };
  return { text: typed, amount: readDecimal(plain.replace(CURRENCY, '')) ?? UNREADABLE_AMOUNT };
}

/** An amount as one would type it in a locale: `"1250.50"` is `"1250,50"` where decimals follow a comma. */
export function typedAmount(amount: string, locale: string): string {
  return amount.replace('.', decimalSeparatorOf(locale));
}

/**
 * Reads a share as people type it in per cent, with at most two decimals.
 * @param _locale as above
 * @returns basis points, 0 to 10,000; null when the text is no such share
 */
export function readTypedPercent(typed: string, _locale?: string): number | null {
  const decimal = readDecimal(plainOf(typed));
  if (decimal === null) return null;
  const basisPoints = Number(parseAmount(decimal) / CENT);
  return basisPoints <= HUNDRED_PERCENT ? basisPoints : null;
}

/** Reads a whole number as people type it, thousands in groups or not; null for anything else. */
export function readTypedWhole(typed: string): number | null {
  const digits = wholeOf(plainOf(typed));
  return digits === null ? null : Number(digits);
}

/** The text in Latin digits and separators, without what is not seen. */
const plainOf = (typed: string): string =>
  latinDigits(typed)
    .replace(UNSEEN, '')
    .replace(SPACE, ' ')
    .replace(/[．。，،]/g, (sign) => SEPARATORS[sign] ?? sign)
    .trim();

/** A decimal string with two decimals; null for what is no number of at most two. */
function readDecimal(plain: string): string | null {
  const [before, fraction] = partsOf(plain);
  const whole = before === '' && fraction !== '' ? '0' : wholeOf(before);
  return whole === null || !/^\d{0,2}$/.test(fraction) ? null : `${whole}.${fraction.padEnd(DECIMALS, '0')}`;
}

/** Divides a number before its decimals: they follow the last separator if it stands once and at most two digits come after it. */
function partsOf(plain: string): readonly [whole: string, fraction: string] {
  const last = Math.max(...['.', ',', ARABIC_DECIMAL].map((sign) => plain.lastIndexOf(sign)));
  const separator = plain[last];
  if (separator === undefined) return [plain, ''];
  const isDecimal = plain.indexOf(separator) === last && plain.length - last <= 1 + DECIMALS;
  return isDecimal ? [plain.slice(0, last), plain.slice(last + 1)] : [plain, ''];
}

/** The digits of a whole number, in groups of one separator or none, without leading zeros. */
function wholeOf(text: string): string | null {
  const [separator, ...others] = new Set(text.replace(/\d/g, ''));
  if (others.length > 0 || (separator !== undefined && !GROUP_SEPARATORS.includes(separator))) return null;
  if (separator !== undefined && !GROUPED.test(text.replaceAll(separator, 'G'))) return null;
  const digits = text.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  return digits === '' || digits.length > WHOLE_DIGITS ? null : digits;
}
