import { expect, test } from 'vitest';
import { enteredAmount } from './entered-amount';

const bounds = { minimum: '100.00', maximum: '500.00' };

test('is in ledger units', () => {
  expect(enteredAmount('250.50', bounds)).toBe(25_050_000n);
  expect(enteredAmount('0.01')).toBe(1_000n);
});

test.each(['0.00', '-100.00', '150.001', '1,000', ''])('refuses %j', (text) => {
  expect(() => enteredAmount(text, bounds)).toThrow(expect.objectContaining({ code: 'amount_invalid' }));
});

test('refuses amounts outside the bounds, and returns the bound', () => {
  expect(() => enteredAmount('99.99', bounds)).toThrow(
    expect.objectContaining({ code: 'amount_below_minimum', details: { minimum: '100.00' } }),
  );
  expect(() => enteredAmount('500.01', bounds)).toThrow(
    expect.objectContaining({ code: 'amount_above_maximum', details: { maximum: '500.00' } }),
  );
});
