import { CENT, parseAmount } from './amount';
import { latinDigits } from './latin-digits';
import { numberFormat } from './number-format';

/** An amount as it is typed or pasted, and what it means. */
export interface TypedAmount {
  /**
   * The text to keep in the field: digits and separators as typed, other characters removed, truncated after two
   * decimals.
   */
  readonly text: string;
  /** Decimal string with two decimals, as calls take it, such as `"1250.50"`; empty when nothing is entered. */
  readonly amount: string;
}

interface Sign {
  readonly typed: string;
  /** A Latin digit, `.` or `,`. */
  readonly latin: string;
}

const DECIMALS = 2;
/** In basis points. */
const HUNDRED_PERCENT = 10_000;
/** As many digits before the decimal separator as an amount on the wire has at most. */
const WHOLE_DIGITS = 13;
/** Separators of other keyboards. The Arabic pair is unambiguous; the rest are full-width forms and the Arabic comma. */
const ARABIC_DECIMAL = '٫';
const ARABIC_GROUP = '٬';
const SEPARATORS: Readonly<Record<string, string>> = { '．': '.', '。': '.', '，': ',', '،': ',' };

/** The character before the decimals in a locale. */
function decimalSeparatorOf(locale: string): '.' | ',' {
  const parts = numberFormat(locale).formatToParts(0.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.';
}

/**
 * Reads an amount as people type it in their own language: digits of any script, the locale's separators or, where that
 * is the only sensible reading, the other ones (`"1.250,50"` on an English page).
 * @param locale as `formatLocale` gives it
 */
export function readTypedAmount(typed: string, locale: string): TypedAmount {
  const decimal = decimalSeparatorOf(locale);
  const signs = withoutLeadingZeros(signsOf(typed, decimal));
  const latin = signs.map((sign) => sign.latin).join('');
  const point = decimalIndexOf(latin, decimal);
  const [before, after] = point === -1 ? [signs, []] : [signs.slice(0, point), signs.slice(point + 1)];
  const whole = cutAfterDigits(before, WHOLE_DIGITS);
  const fraction = after.filter(isDigit).slice(0, DECIMALS);
  const text = [...whole, ...signs.slice(point, point === -1 ? point : point + 1), ...fraction];
  const digits = whole.filter(isDigit);
  return {
    text: text.map((sign) => sign.typed).join(''),
    amount:
      digits.length + fraction.length === 0
        ? ''
        : `${latinOf(digits) || '0'}.${latinOf(fraction).padEnd(DECIMALS, '0')}`,
  };
}

/** An amount as one would type it in a locale: `"1250.50"` is `"1250,50"` where decimals follow a comma. */
export function typedAmount(amount: string, locale: string): string {
  return amount.replace('.', decimalSeparatorOf(locale));
}

/**
 * Reads a share as people type it in per cent, with at most two decimals.
 * @returns basis points, 0 to 10,000; null when the text is no such share
 */
export function readTypedPercent(typed: string, locale: string): number | null {
  const { text, amount } = readTypedAmount(typed, locale);
  // Input that an amount ignores, such as a third decimal, is an error in a rate.
  if (amount === '' || text !== typed.trim()) return null;
  const basisPoints = Number(parseAmount(amount) / CENT);
  return basisPoints <= HUNDRED_PERCENT ? basisPoints : null;
}

const isDigit = ({ latin }: Sign): boolean => latin >= '0' && latin <= '9';
const latinOf = (signs: readonly Sign[]): string => signs.map(({ latin }) => latin).join('');

/** The digits and separators of a text. A separator right after a letter belongs to a word, as in `Rs.500`. */
function signsOf(typed: string, decimal: '.' | ','): Sign[] {
  const group = decimal === '.' ? ',' : '.';
  const characters = Array.from(typed);
  return characters.flatMap((character, index) => {
    const latin =
      character === ARABIC_DECIMAL
        ? decimal
        : character === ARABIC_GROUP
          ? group
          : latinDigits(SEPARATORS[character] ?? character);
    const isSeparator = (latin === '.' || latin === ',') && !/\p{L}/u.test(characters[index - 1] ?? '');
    return isSeparator || /^\d$/.test(latin) ? [{ typed: character, latin }] : [];
  });
}

/** `007` as `7`; the one zero of `0.5` stays. */
function withoutLeadingZeros(signs: readonly Sign[]): readonly Sign[] {
  const first = signs.findIndex(
    ({ latin }, index) => latin !== '0' || !isDigit(signs[index + 1] ?? { typed: '', latin: '' }),
  );
  return first === -1 ? signs : signs.slice(first);
}

function cutAfterDigits(signs: readonly Sign[], most: number): readonly Sign[] {
  let digits = 0;
  return signs.filter((sign) => !isDigit(sign) || ++digits <= most);
}

/**
 * Where the decimals begin.
 * @param latin digits, points and commas
 * @returns index of the decimal separator, -1 when there is none
 */
function decimalIndexOf(latin: string, decimal: '.' | ','): number {
  const group = decimal === '.' ? ',' : '.';
  const [first, last] = [latin.indexOf(decimal), latin.lastIndexOf(decimal)];
  const [firstGroup, lastGroup] = [latin.indexOf(group), latin.lastIndexOf(group)];
  if (first === -1) {
    // One separator of the other kind: `1,5` has decimals, `1,250` a group of thousands, `0,250` decimals again.
    if (firstGroup === -1 || firstGroup !== lastGroup) return -1;
    const isGroup = latin.length - firstGroup > 1 + DECIMALS && /[1-9]/.test(latin.slice(0, firstGroup));
    return isGroup ? -1 : firstGroup;
  }
  if (first === last && lastGroup < first) return first;
  // The other way round, as people write it elsewhere: `1.250.000` or `1.250,50` in a locale whose decimals follow a point.
  const whole = firstGroup > last ? latin.slice(0, firstGroup) : latin;
  const isOtherWay =
    firstGroup === lastGroup && (firstGroup === -1 || firstGroup > last) && areThousands(whole, decimal);
  return isOtherWay ? firstGroup : first;
}

/** Whether digits stand in groups of three: `1.250.000`. */
function areThousands(whole: string, separator: string): boolean {
  const [head = '', ...groups] = whole.split(separator);
  return /^\d{1,3}$/.test(head) && groups.every((digits) => /^\d{3}$/.test(digits));
}
