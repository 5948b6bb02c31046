import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptAmount, CENT, formatAmount, parseAmount } from './amount';
import { formatLocale, LANGUAGES } from './languages';
import { TWO_DECIMALS } from './number-format';
import { readTypedAmount, readTypedPercent, readTypedWhole, typedAmount, UNREADABLE_AMOUNT } from './typed-amount';

const locales = LANGUAGES.map((language) => formatLocale(language));
/** Any amount in whole hundredths that fits the wire. */
const amounts = fc.bigInt({ min: 0n, max: 999_999_999_999_999n }).map((cents) => formatAmount(cents * CENT));

const typedText = (amount: string, locale: string) =>
  new Intl.NumberFormat(locale, TWO_DECIMALS).format(amount as Intl.StringNumericLiteral);
describe('an amount as people type it', () => {
  it.each([
    // typed, locale, means
    ['BDT 1,250.50', 'en', '1250.50'],
    ['৳ ১,২৫০.৫০', 'bn', '1250.50'],
    ['\u2066৳1,250.50\u2069', 'ar-u-nu-latn', '1250.50'],
    ['1.250.000\u00a0₫', 'vi', '1250000.00'],
    ['500 đ', 'vi', '500.00'],
    ['Rs.500', 'en', '500.00'],
    ['007', 'en', '7.00'],
    ['.5', 'en', '0.50'],
    ['10.', 'en', '10.00'],
    ['10,', 'en', '10.00'],
    ['1,250.', 'en', '1250.00'],
    ['1.555,5', 'en', '1555.50'],
    ['1250,50', 'en', '1250.50'],
    ['0,25', 'en', '0.25'],
    ['1,250', 'en', '1250.00'],
    ['1,250', 'vi', '1250.00'],
    ['100.000', 'en', '100000.00'],
    ['100,000', 'vi', '100000.00'],
    ['1.250', 'vi', '1250.00'],
    ['1.250.000', 'en', '1250000.00'],
    ['1,250,000', 'vi', '1250000.00'],
    ['1.250,50', 'en', '1250.50'],
    ['1,250.50', 'vi', '1250.50'],
    ['1,250,000.5', 'en', '1250000.50'],
    ['1 250,50', 'en', '1250.50'],
    ['1.250.000,50', 'vi', '1250000.50'],
    ['1250.50', 'vi', '1250.50'],
    ['১,২৫০.৫', 'bn', '1250.50'],
    ['१२,३४,५६७.८९', 'hi', '1234567.89'],
    ['๑,๒๕๐.๕๐', 'th', '1250.50'],
    ['١٬٢٥٠٫٥٠', 'ar-u-nu-latn', '1250.50'],
    ['١٬٢٥٠', 'ar-u-nu-latn', '1250.00'],
    ['１，２５０。５', 'zh', '1250.50'],
    ['1234567890123', 'en', '1234567890123.00'],
    ['  ', 'en', ''],
    ['', 'en', ''],
  ])('%j in %s is %j', (typed, locale, amount) => {
    expect(readTypedAmount(typed, locale)).toEqual({ text: typed, amount });
  });

  it.each([
    ...[
      '-50',
      '−50',
      '+50',
      '(50)',
      '1e6',
      '1E6',
      '0x10',
      '1k',
      '1tr',
      '5x',
      'abc',
      'abc 5',
      '5%',
      '1/2',
      '2*3',
      '10-20',
    ],
    ...['.', ',', '1.2.3', '12.5,', '1,25.50', '1,250.509', '1,,250', '1..5', '1,2,3', '12,50,00'],
    ...['0.250', '0,250', '1234.567', '1234,567', '00.125', '.500', '1.2345', '١٫٢٥٠', '١٬٢٥', '12 50', '1 2'],
    ...['12345678901234', '$5$', 'BDT BDT 5', '5\n6', '$1 000.000.000'],
  ])('%j is refused', (typed) => {
    for (const locale of ['en', 'vi', 'bn', 'ar-u-nu-latn'])
      expect(readTypedAmount(typed, locale)).toEqual({ text: typed, amount: UNREADABLE_AMOUNT });
    expect(acceptAmount(UNREADABLE_AMOUNT)).toEqual({ fault: 'invalid' });
  });

  it('is read back from every language and script in which it is written', () => {
    const scripts = ['latn', 'beng', 'arab', 'deva', 'thai'];
    const styles = [...locales, ...scripts.map((script) => `en-u-nu-${script}`), 'ar-u-nu-arab'];
    fc.assert(
      fc.property(amounts, fc.constantFrom(...styles), (amount, locale) => {
        expect(readTypedAmount(typedText(amount, locale), locale).amount).toBe(amount);
      }),
    );
  });

  it('has the same value when a preset puts it into the field', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom(...locales), (amount, locale) => {
        expect(readTypedAmount(typedAmount(amount, locale), locale).amount).toBe(amount);
      }),
    );
  });

  it('is a wire amount in whole hundredths or refused for any input, which stays as it is typed', () => {
    const keys = fc.string({ unit: fc.constantFrom(...'0123456789.,٫٬০৯٣ -eR৳。') });
    fc.assert(
      fc.property(fc.oneof(keys, fc.string({ unit: 'grapheme' })), fc.constantFrom(...locales), (typed, locale) => {
        const { text, amount } = readTypedAmount(typed, locale);
        if (amount !== '' && amount !== UNREADABLE_AMOUNT) expect(parseAmount(amount) % CENT).toBe(0n);
        expect(text).toBe(typed);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a share as people type it in per cent', () => {
  it.each([
    ['0', 'en', 0],
    ['1.5', 'en', 150],
    [' 0.29 ', 'en', 29],
    ['2,5', 'en', 250],
    ['2,5', 'vi', 250],
    ['২.৫', 'bn', 250],
    ['100', 'en', 10_000],
    ['100.01', 'en', null],
    ['-1', 'en', null],
    ['1.555', 'en', null],
    ['5%', 'en', null],
    ['$5', 'en', null],
    ['1.000', 'en', null],
    ['1e1', 'en', null],
    ['0.125', 'en', null],
    ['', 'en', null],
  ])('%j in %s is %s basis points', (typed, locale, basisPoints) => {
    expect(readTypedPercent(typed, locale)).toBe(basisPoints);
  });
});

describe('a whole number as people type it', () => {
  it.each([
    ['1250', 1_250],
    ['1,250', 1_250],
    ['1.250.000', 1_250_000],
    ['১২৫০', 1_250],
    [' 7 ', 7],
    ['1.5', null],
    ['1.50', null],
    ['7.', null],
    ['-5', null],
    ['1e3', null],
    ['$5', null],
    ['', null],
  ])('%j is %s', (typed, number) => {
    expect(readTypedWhole(typed)).toBe(number);
  });
});
