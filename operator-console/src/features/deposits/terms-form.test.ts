import { describe, expect, it } from 'vitest';
import { amountsOf, basisPointsOf, isAmount, isWhole, namesOf, wireAmount } from './terms-form';

describe('what an operator types', () => {
  it.each([
    ['500', true],
    ['500.5', true],
    ['500.55', true],
    ['500.555', false],
    ['-5', false],
    ['1e3', false],
    ['', false],
  ])('%j is an amount: %s', (text, is) => {
    expect(isAmount(text)).toBe(is);
  });

  it('goes to the server exactly', () => {
    expect([wireAmount('500'), wireAmount(' 0.5 ')]).toEqual(['500.00', '0.50']);
    expect(amountsOf('500, 1000  2000.5')).toEqual(['500.00', '1000.00', '2000.50']);
    expect([amountsOf('500, x'), amountsOf('')]).toEqual([null, null]);
    expect(namesOf({ en: ' Bonus ', bn: '  ' })).toEqual({ en: 'Bonus' });
  });

  it.each([
    ['0', 0],
    ['1.5', 150],
    ['0.29', 29],
    ['100', 10_000],
    ['100.01', null],
    ['-1', null],
    ['1.555', null],
  ])('%j percent is %s hundredths of a percent', (text, points) => {
    expect(basisPointsOf(text)).toBe(points);
  });

  it('keeps whole numbers within their bounds', () => {
    expect([isWhole('12', 0, 100), isWhole('101', 0, 100), isWhole('1.5', 0, 100)]).toEqual([true, false, false]);
  });
});
