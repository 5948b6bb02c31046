import { describe, expect, it } from 'vitest';
import { amountsOf, isFee, isWhole, namesOf } from './form-values';

describe('what an operator types', () => {
  it('reads a list of amounts exactly, or not at all', () => {
    expect(amountsOf('1.555')).toEqual(['1555.00']);
    expect(amountsOf('500, 1000  2000.5')).toEqual(['500.00', '1000.00', '2000.50']);
    expect([amountsOf('500, x'), amountsOf('500 0'), amountsOf('1.5555'), amountsOf('')]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('takes a fee of zero, and no negative or partial one', () => {
    expect(['0.00', '5.50', '', '-5.00', '0.001'].map(isFee)).toEqual([true, true, false, false, false]);
  });

  it('leaves out empty names', () => {
    expect(namesOf({ en: ' Bonus ', bn: '  ' })).toEqual({ en: 'Bonus' });
  });

  it('keeps whole numbers within their bounds', () => {
    expect([isWhole('12', 0, 100), isWhole('101', 0, 100), isWhole('1.5', 0, 100)]).toEqual([true, false, false]);
  });
});
