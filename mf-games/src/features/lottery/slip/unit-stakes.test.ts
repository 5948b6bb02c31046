import { expect, it } from 'vitest';
import { multipleOf, unitStakes } from './unit-stakes';

it.each([
  ['0.01', [200_000n, 20_000n, 2_000n]],
  ['0.20', [200_000n, 20_000n]],
  ['1000', [10_000_000_000n, 1_000_000_000n, 100_000_000n]],
])('offers units of at least %s', (least, units) => {
  expect(unitStakes(least)).toEqual(units);
});

it.each([
  ['', 1],
  ['0', 1],
  ['12', 12],
  ['১২', 12],
  ['9999', 9_999],
  ['3x', 7],
  ['1e3', 7],
  ['-5', 7],
  ['1.5', 7],
  ['12345', 7],
])('reads the multiple %j after 7 as %s', (text, multiple) => {
  expect(multipleOf(text, 7)).toBe(multiple);
});
