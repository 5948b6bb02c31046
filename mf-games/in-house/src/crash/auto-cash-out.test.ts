import { UNREADABLE_AMOUNT } from '@marquee/contract/typed-amount';
import { describe, expect, it } from 'vitest';
import { hundredthsOf } from './auto-cash-out';

describe('an automatic cash-out', () => {
  it.each([
    ['2', 200],
    ['1.01', 101],
    ['1.1', 110],
    ['10000', 1_000_000],
    ['1', null],
    ['1.00', null],
    ['10000.01', null],
    ['', null],
    [UNREADABLE_AMOUNT, null],
    ['9999999999999.99', null],
  ])('%j is %j hundredths', (typed, hundredths) => {
    expect(hundredthsOf(typed)).toBe(hundredths);
  });
});
