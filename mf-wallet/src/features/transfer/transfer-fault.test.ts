import { expect, it } from 'vitest';
import { transferFault } from './transfer-fault';

const bounds = { minimum: '100.00', maximum: '5000.00', available: '800.00' };

it.each([
  ['', 'missing'],
  ['.', 'invalid'],
  ['0', 'invalid'],
  ['99.99', 'below'],
  ['100', null],
  ['800.00', null],
  ['800.01', 'short'],
  ['5000.01', 'above'],
])('an amount of "%s": %s', (amount, fault) => {
  expect(transferFault(amount, bounds)).toBe(fault);
});
