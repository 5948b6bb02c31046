import { describe, expect, it } from 'vitest';
import { formatMoney, shownSign } from './money-format';
import { numberFormat, TWO_DECIMALS } from './number-format';

const english = { language: 'en', symbol: '৳' };

describe('money as people read it', () => {
  it.each([
    ['1250.50', '৳1,250.50'],
    ['0.00', '৳0.00'],
    ['0.99999', '৳0.99'],
    ['9999999999999.99999', '৳9,999,999,999,999.99'],
    ['-12.00', '−৳12.00'],
    ['-0.00', '৳0.00'],
    ['-0.004', '৳0.00'],
    ['-0.00999', '৳0.00'],
    ['-0.01', '−৳0.01'],
  ])('shows %s as %s', (amount, expected) => {
    expect(formatMoney(amount, english)).toBe(expected);
  });

  it('marks gains when asked', () => {
    expect(formatMoney('5.00', { ...english, signed: true })).toBe('+৳5.00');
  });

  it.each([
    ['0.00', 0],
    ['-0.004', 0],
    ['0.00999', 0],
    ['0.01', 1],
    ['-0.01', -1],
    ['-0.1', -1],
    ['10', 1],
    ['-100.00', -1],
  ])('has the sign of what is shown: %s has %s', (amount, expected) => {
    expect(shownSign(amount)).toBe(expected);
    const signed = formatMoney(amount, { language: 'en', signed: true });
    expect(/^[+\u2212]/.test(signed)).toBe(/[1-9]/.test(signed));
  });

  it.each([
    ['en', '₫1,234,567.89'],
    ['bn', '₫১২,৩৪,৫৬৭.৮৯'],
    ['vi', '₫1.234.567,89'],
    ['zh', '₫1,234,567.89'],
    ['th', '₫1,234,567.89'],
    ['hi', '₫12,34,567.89'],
    ['ar', '\u2066₫1,234,567.89\u2069'],
  ])('uses the digits and grouping of %s', (language, expected) => {
    expect(formatMoney('1234567.89', { language, symbol: '₫' })).toBe(expected);
  });

  it('sets a currency code apart from the digits, a symbol not', () => {
    expect(formatMoney('-12', { language: 'en', symbol: 'BDT' })).toBe('\u2212BDT\u202f12.00');
    expect(formatMoney('12', { language: 'en' })).toBe('12.00');
  });

  it('keeps every digit of an amount that a float could not hold', () => {
    expect(formatMoney('90071992547409931.57', { language: 'en' })).toBe('90,071,992,547,409,931.57');
  });

  it.each([
    ['en', '500.00', '₫500'],
    ['en', '500.50', '₫500.50'],
    ['vi', '25000.00', '₫25.000'],
    ['bn', '100000.00', '₫১,০০,০০০'],
    ['ar', '500.00', '\u2066₫500\u2069'],
  ])('leaves out a fraction of zero in %s: %s as %s', (language, amount, expected) => {
    expect(formatMoney(amount, { language, symbol: '₫', compact: true })).toBe(expected);
  });

  it('keeps sign, symbol and digits together where the page runs from right to left', () => {
    expect(formatMoney('-1250.00', { language: 'ar', symbol: '₫' })).toBe('\u2066\u2212₫1,250.00\u2069');
  });
});

it.each([
  [-0.004, TWO_DECIMALS, '0.00'],
  [-0.01, TWO_DECIMALS, '-0.01'],
  [-0.00001, { style: 'percent', maximumFractionDigits: 2 } as const, '0%'],
  [0.004, { ...TWO_DECIMALS, signDisplay: 'exceptZero' } as const, '0.00'],
])('a number that is shown as zero has no sign: %s', (value, options, expected) => {
  expect(numberFormat('en', options).format(value)).toBe(expected);
});
