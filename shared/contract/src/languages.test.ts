import { describe, expect, it } from 'vitest';
import { directionOf, formatLocale, formatStyleOf, isLanguage, isolateText, LANGUAGES, launchTag } from './languages';

describe('the languages of the site', () => {
  it('are written from left to right but for Arabic and its neighbours', () => {
    expect(LANGUAGES.filter((language) => directionOf(language) === 'rtl')).toEqual(['ar']);
    expect(directionOf('fa-IR')).toBe('rtl');
    expect(directionOf('vi-VN')).toBe('ltr');
  });

  it('are recognised in text', () => {
    expect(isLanguage('th')).toBe(true);
    for (const code of ['', 'xx', 'TH', 'constructor']) expect(isLanguage(code)).toBe(false);
  });

  it.each(LANGUAGES)('take the locale of %s for a language too', (language) => {
    const locale = formatLocale(language);
    expect(formatLocale(locale)).toBe(locale);
  });

  it.each([
    ['en', '1,234,567.5', '2.5%'],
    ['bn', '১২,৩৪,৫৬৭.৫', '২.৫%'],
    ['vi', '1.234.567,5', '2,5%'],
    ['zh', '1,234,567.5', '2.5%'],
    ['th', '1,234,567.5', '2.5%'],
    ['hi', '12,34,567.5', '2.5%'],
    ['ar', '1,234,567.5', '2.5%'],
  ])('write numbers as %s does', (language, number, percent) => {
    const locale = formatLocale(language);
    expect(new Intl.NumberFormat(locale).format(1_234_567.5)).toBe(number);
    const style = { style: 'percent', maximumFractionDigits: 1 } as const;
    // Arabic puts direction marks around the sign, which nobody sees.
    expect(new Intl.NumberFormat(locale, style).format(0.025).replace(/[\u200e\u200f\u061c]/g, '')).toBe(percent);
  });
});

describe('the format style of a brand', () => {
  const date = (locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(0);
  const latin = { digits: 'latin', calendar: 'gregorian' } as const;
  const tagOf = (language: string) => `${language}-u-nu-latn`;

  it('writes one year in every language, or that of the country', () => {
    expect(date(formatLocale('th'))).toContain('1970');
    const thai = formatLocale('th', { digits: 'language', calendar: 'language' });
    expect(date(thai)).toContain('2513');
    expect(formatLocale(thai)).toBe(thai);
  });

  it('writes the digits of the readers, or Latin ones everywhere', () => {
    expect(date(formatLocale('bn'))).toContain('১৯৭০');
    expect(date(formatLocale('bn', latin))).toContain('1970');
    expect(new Intl.NumberFormat(formatLocale('bn', latin)).format(1_234_567)).toBe('12,34,567');
  });

  it('is kept by a tag, and known from it', () => {
    const tag = formatLocale('bn', latin);
    expect([formatLocale(tag), formatStyleOf(tag)]).toEqual([tag, latin]);
    expect(formatStyleOf('th')).toEqual({ digits: 'language', calendar: 'gregorian' });
    expect(formatStyleOf('th-u-ca-buddhist').calendar).toBe('language');
  });

  it('is named to a game only where it is not the standard', () => {
    expect([launchTag('bn', latin), launchTag('en', latin), launchTag('ar', latin)]).toEqual([tagOf('bn'), 'en', 'ar']);
    expect(launchTag('th', { digits: 'language', calendar: 'gregorian' })).toBe('th');
  });
});

describe('a value in a sentence', () => {
  it('keeps its own direction in a right-to-left sentence', () => {
    expect(isolateText('demo@site', 'ar')).toBe('\u2068demo@site\u2069');
    expect(isolateText('\u22125.00', 'ar', 'figure')).toBe('\u2066\u22125.00\u2069');
  });

  it('is unchanged elsewhere', () => {
    expect(isolateText('demo@site', 'vi')).toBe('demo@site');
    expect(isolateText('', 'ar')).toBe('');
  });
});
