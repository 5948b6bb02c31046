import { describe, expect, it } from 'vitest';
import { formatMoney } from './money';

const english = { language: 'en', symbol: '৳' };

describe('money as people read it', () => {
  it.each([
    ['1250.50', '৳1,250.50'],
    ['0.00', '৳0.00'],
    ['0.99999', '৳0.99'],
    ['9999999999999.99999', '৳9,999,999,999,999.99'],
    ['-12.00', '−৳12.00'],
    ['-0.00', '৳0.00'],
  ])('shows %s as %s', (amount, shown) => {
    expect(formatMoney(amount, english)).toBe(shown);
  });

  it('marks gains when asked', () => {
    expect(formatMoney('5.00', { ...english, signed: true })).toBe('+৳5.00');
  });

  it('uses the digits and grouping of the language', () => {
    expect(formatMoney('1234567.00', { language: 'bn', symbol: '৳' })).toBe('৳১২,৩৪,৫৬৭.০০');
  });
});
