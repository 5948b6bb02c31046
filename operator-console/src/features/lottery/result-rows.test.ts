import { lotteryRules } from '@marquee/contract/lottery/rules';
import type { LotteryShape } from '@marquee/contract/lottery/shape';
import { expect, test } from 'vitest';
import { isComplete, type ResultRow, rowsOfForm, wrongNumbers } from './result-rows';

const rowsOf = (shape: LotteryShape) => rowsOfForm(lotteryRules(shape).form);
const firstOf = (shape: LotteryShape) => rowsOf(shape)[0] as ResultRow;

test('the North has 27 numbers in 8 prizes', () => {
  const rows = rowsOf('vn-north');
  expect(rows).toHaveLength(8);
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(27);
});

test.each([
  ['vn-north', ['12345'], [false]],
  ['vn-north', ['1234'], [true]],
  ['vn-north', [''], [false]],
  ['pk10', ['1', '10', '1', '11', '0'], [true, false, true, true, true]],
  ['five-digit', ['0', '9', '0'], [false, false, false]],
  ['k3', ['0', '6', '7'], [true, false, true]],
  ['eleven-five', ['01', '1', '12'], [true, true, true]],
] as const)('of %s %j are wrong: %j', (shape, numbers, wrong) => {
  expect(wrongNumbers(firstOf(shape), numbers)).toEqual(wrong);
});

test('a number ends with its last digit, a ball when no other digit can follow', () => {
  expect([isComplete(firstOf('vn-north'), '1234'), isComplete(firstOf('vn-north'), '12345')]).toEqual([false, true]);
  expect([isComplete(firstOf('pk10'), '1'), isComplete(firstOf('pk10'), '2')]).toEqual([false, true]);
  expect(isComplete(firstOf('k3'), '1')).toBe(true);
});
