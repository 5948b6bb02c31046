import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { formatMoney } from './format-money';
import { Money } from './money';

afterEach(cleanup);

describe('Money', () => {
  it('leaves no digit in the page while hidden, and says so', () => {
    const { container } = render(<Money amount="1250.50" currency="$" hidden hiddenLabel="Balance hidden" />);
    expect(container.innerHTML).not.toMatch(/1|2|5/);
    expect(container.textContent).toContain('***');
    expect(container.textContent).toContain('Balance hidden');
  });

  it('shows two decimals and grouping', () => {
    const { container } = render(<Money amount="1250.5" currency="$" locale="en" />);
    expect(container.textContent).toBe('$\u202f1,250.50');
  });
});

describe('formatMoney', () => {
  it('keeps every digit of an amount that a float could not hold', () => {
    expect(formatMoney({ amount: '90071992547409931.57', locale: 'en' })).toBe('90,071,992,547,409,931.57');
  });

  it('cuts parts of a hundredth instead of rounding up', () => {
    expect(formatMoney({ amount: '0.99999', locale: 'en' })).toBe('0.99');
  });

  it('puts the sign before the currency', () => {
    expect(formatMoney({ amount: '-12', currency: '$', locale: 'en' })).toBe('-$\u202f12.00');
    expect(formatMoney({ amount: '12', currency: '$', locale: 'en', signed: true })).toBe('+$\u202f12.00');
  });

  it('puts the sign before the currency and keeps them together in Arabic', () => {
    expect(formatMoney({ amount: '-12', currency: '$', locale: 'ar' })).toBe('\u2066\u200e-$\u202f12.00\u2069');
  });

  it('writes the digits of the language', () => {
    expect(formatMoney({ amount: '10', locale: 'bn' })).toBe('\u09e7\u09e6.\u09e6\u09e6');
  });
});
