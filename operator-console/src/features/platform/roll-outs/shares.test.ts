import { expect, test } from 'vitest';
import { parseShares } from './shares';

test('reads rising shares that end with everybody', () => {
  expect(parseShares('1, 10,50 ,100')).toEqual([1, 10, 50, 100]);
  expect(parseShares('100')).toEqual([100]);
});

test.each([
  '',
  '1, 10',
  '10, 1, 100',
  '50, 50, 100',
  '0, 100',
  '1.5, 100',
  '1, 10, 50, 1000',
  'all',
  '1,,100',
  '-1, 100',
])('refuses %s', (text) => {
  expect(parseShares(text)).toBeNull();
});
