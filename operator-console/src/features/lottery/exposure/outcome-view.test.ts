import { expect, test } from 'vitest';
import { heatOf, netAt, stateOf } from './outcome-view';

const outcome = { outcome: '05', used: '99.00', cap: '100.00', paysHalf: false, closed: false };

test('the net at a number is the stakes of its kind less what the number costs', () => {
  expect(netAt('30.00', outcome)).toBe('-69.00');
  expect(netAt('130.50', outcome)).toBe('31.50');
});

test('heat is the used share of the limit, whole where there is none', () => {
  expect(heatOf(outcome)).toBe(0.99);
  expect(heatOf({ used: '0.00', cap: '0.00' })).toBe(1);
});

test('a number is closed by an operator, full, at half the odds or open', () => {
  expect(stateOf({ ...outcome, closed: true })).toBe('closed');
  expect(stateOf({ ...outcome, used: '100.00', paysHalf: true })).toBe('full');
  expect(stateOf({ ...outcome, paysHalf: true })).toBe('half');
  expect(stateOf(outcome)).toBe('open');
});
