import { describe, expect, it } from 'vitest';
import {
  digitOrders,
  doubleNumbers,
  gateNumbers,
  headNumbers,
  mirroredNumber,
  rowSelections,
  shadowDoubleNumbers,
  sumNumbers,
  tailNumbers,
  withMirrored,
  ZODIAC,
  zodiacNumbers,
} from './number-groups';

const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const ascending = (numbers: readonly number[]) => [...numbers].sort((left, right) => left - right);

describe('groups of numbers', () => {
  it.each([
    ['heads', digits.map(headNumbers)],
    ['tails', digits.map(tailNumbers)],
    ['sums', digits.map(sumNumbers)],
    ['animals', ZODIAC.map(zodiacNumbers)],
  ])('by %s hold every number once', (_name, groups) => {
    expect(ascending(groups.flat())).toEqual(Array.from({ length: 100 }, (_, number) => number));
  });

  it('are the usual ones', () => {
    expect(headNumbers(3)).toEqual([30, 31, 32, 33, 34, 35, 36, 37, 38, 39]);
    expect(tailNumbers(3)).toEqual([3, 13, 23, 33, 43, 53, 63, 73, 83, 93]);
    expect(sumNumbers(7)).toEqual([7, 16, 25, 34, 43, 52, 61, 70, 89, 98]);
    expect(zodiacNumbers('rat')).toEqual([0, 12, 24, 36, 48, 60, 72, 84, 96]);
    expect(zodiacNumbers('pig')).toEqual([11, 23, 35, 47, 59, 71, 83, 95]);
    expect(doubleNumbers()).toEqual([0, 11, 22, 33, 44, 55, 66, 77, 88, 99]);
    expect(shadowDoubleNumbers()).toEqual([5, 16, 27, 38, 49, 50, 61, 72, 83, 94]);
  });

  it('have nineteen numbers for a gate', () => {
    for (const digit of digits) expect(gateNumbers(digit)).toHaveLength(19);
    expect(gateNumbers(5)).toEqual([5, 15, 25, 35, 45, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 65, 75, 85, 95]);
  });

  it('hold a number and its mirror once', () => {
    expect([12, 50, 7, 33].map(mirroredNumber)).toEqual([21, 5, 70, 33]);
    expect(withMirrored([12, 33, 21, 50])).toEqual([12, 21, 33, 50, 5]);
  });

  it('swap digits in every order', () => {
    expect(digitOrders('12')).toEqual(['12', '21']);
    expect(digitOrders('112')).toEqual(['112', '121', '211']);
    expect(digitOrders('0123')).toHaveLength(24);
    expect(digitOrders('7777')).toEqual(['7777']);
  });

  it('select parts of a row', () => {
    expect(rowSelections.big(digits)).toEqual([5, 6, 7, 8, 9]);
    expect(rowSelections.small(digits)).toEqual([0, 1, 2, 3, 4]);
    const balls = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
    expect([rowSelections.small(balls), rowSelections.odd(balls)]).toEqual([
      [1, 2, 3, 4, 5],
      [1, 3, 5, 7, 9, 11],
    ]);
  });
});
