import { expect, test } from 'vitest';
import { isPart, largestAmount, withdrawalFault } from './withdrawal-rules';

const terms = {
  currency: 'BDT',
  available: '3000.12345',
  minimum: '500.00',
  maximum: '10000.00',
  countLeft: 3,
  sumLeft: '5000.00',
  autoReceiptMinutes: 30,
  identity: null,
  forfeits: null,
  wagering: { required: '0.00', wagered: '0.00', remaining: '0.00', requirements: [] },
};

test.each([
  ['', 'missing'],
  ['0', 'invalid'],
  ['1000.001', 'invalid'],
  ['499.99', 'below'],
  ['10000.01', 'above'],
  ['5000.01', 'day'],
  ['3000.13', 'balance'],
  ['3000.12', null],
])('%j: %s', (amount, fault) => {
  expect(withdrawalFault(amount, terms)).toBe(fault);
});

test('the largest amount is bounded by balance, maximum and daily limit, in whole hundredths', () => {
  expect(largestAmount(terms)).toBe('3000.12');
  expect(largestAmount({ ...terms, sumLeft: '700.00' })).toBe('700.00');
  expect(largestAmount({ ...terms, available: '499.99' })).toBeNull();
});

test('a part is more than nothing and less than the whole', () => {
  expect(['0.00', '0.01', '999.99', '1000', '1.001'].map((part) => isPart(part, '1000.00'))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
});
