import { UNREADABLE_AMOUNT } from '@marquee/contract/typed-amount';
import { expect, it } from 'vitest';
import { targetOf, targetText } from './target';

it.each([
  ['2', 200],
  ['1.01', 101],
  ['10000', 1_000_000],
  ['', null],
  [UNREADABLE_AMOUNT, null],
])('reads the target %j as %j hundredths', (text, hundredths) => {
  expect(targetOf(text)).toBe(hundredths);
});

it('writes a target as it is read', () => {
  expect(targetOf(targetText(12_345))).toBe(12_345);
});
