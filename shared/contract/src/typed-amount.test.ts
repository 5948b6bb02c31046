import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CENT, formatAmount, parseAmount } from './amount';
import { formatLocale, LANGUAGES } from './languages';
import { TWO_DECIMALS } from './number-format';
import { readTypedAmount, readTypedPercent, typedAmount } from './typed-amount';

const locales = LANGUAGES.map((language) => formatLocale(language));
/** Any amount in whole hundredths that fits the wire. */
const amounts = fc.bigInt({ min: 0n, max: 999_999_999_999_999n }).map((cents) => formatAmount(cents * CENT));

const typedText = (amount: string, locale: string) =>
  new Intl.NumberFormat(locale, TWO_DECIMALS).format(amount as Intl.StringNumericLiteral);
const typedOneByOne = (text: string, locale: string) =>
  Array.from(text).reduce((field, key) => readTypedAmount(field + key, locale).text, '');

describe('an amount as people type it', () => {
  it.each([
    // typed, locale, stays in the field, means
    ['BDT 1,250.509', 'en', '1,250.50', '1250.50'],
    ['Rs.500', 'en', '500', '500.00'],
    ['007', 'en', '7', '7.00'],
    ['.5', 'en', '.5', '0.50'],
    ['.', 'en', '.', ''],
    ['10.', 'en', '10.', '10.00'],
    ['-5', 'en', '5', '5.00'],
    ['abc', 'en', '', ''],
    ['1.2.3', 'en', '1.23', '1.23'],
    ['12.5,', 'en', '12.5', '12.50'],
    ['1,25.50', 'en', '1,25.50', '125.50'],
    ['1250,50', 'en', '1250,50', '1250.50'],
    ['1,250', 'en', '1,250', '1250.00'],
    ['0,250', 'en', '0,25', '0.25'],
    ['1.250.000', 'en', '1.250.000', '1250000.00'],
    ['1.250,50', 'en', '1.250,50', '1250.50'],
    ['1,250,000.5', 'en', '1,250,000.5', '1250000.50'],
    ['1 250,50', 'en', '1250,50', '1250.50'],
    ['1.250.000,50', 'vi', '1.250.000,50', '1250000.50'],
    ['1.250', 'vi', '1.250', '1250.00'],
    ['1250.50', 'vi', '1250.50', '1250.50'],
    ['১,২৫০.৫০৫', 'bn', '১,২৫০.৫০', '1250.50'],
    ['१२,३४,५६७.८९', 'hi', '१२,३४,५६७.८९', '1234567.89'],
    ['๑,๒๕๐.๕๐', 'th', '๑,๒๕๐.๕๐', '1250.50'],
    ['١٬٢٥٠٫٥٠', 'ar-u-nu-latn', '١٬٢٥٠٫٥٠', '1250.50'],
    ['１，２５０。５', 'zh', '１，２５０。５', '1250.50'],
    ['123456789012345', 'en', '1234567890123', '1234567890123.00'],
  ])('keeps %s in %s as %s with the value %s', (typed, locale, text, amount) => {
    expect(readTypedAmount(typed, locale)).toEqual({ text, amount });
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

  it('has the same value typed key by key as pasted', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom(...locales), (amount, locale) => {
        const text = typedText(amount, locale);
        expect(readTypedAmount(typedOneByOne(text, locale), locale).amount).toBe(amount);
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

  it('is a wire amount in whole hundredths for any input, equal to the text in the field', () => {
    const keys = fc.string({ unit: fc.constantFrom(...'0123456789.,٫٬০৯٣ -eR৳。') });
    fc.assert(
      fc.property(fc.oneof(keys, fc.string({ unit: 'grapheme' })), fc.constantFrom(...locales), (typed, locale) => {
        const { text, amount } = readTypedAmount(typed, locale);
        if (amount !== '') expect(parseAmount(amount) % CENT).toBe(0n);
        expect(readTypedAmount(text, locale)).toEqual({ text, amount });
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
    ['', 'en', null],
  ])('%j in %s is %s basis points', (typed, locale, basisPoints) => {
    expect(readTypedPercent(typed, locale)).toBe(basisPoints);
  });
});
