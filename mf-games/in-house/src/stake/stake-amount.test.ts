import { UNREADABLE_AMOUNT } from '@marquee/contract/typed-amount';
import { describe, expect, it } from 'vitest';
import { double, halve, maxStakeOf, minStakeOf, stakeOf, stakeProblemOf } from './stake-amount';

const bounds = { minStake: '10.00', maxStake: '25000.00', balance: '1234.56789' };

describe('a stake', () => {
  it.each([
    ['12', '12.00'],
    ['0.1', '0.10'],
    ['0.00', null],
    ['', null],
  ])('%j goes to the engine as %j', (text, amount) => {
    expect(stakeOf(text)).toBe(amount);
  });

  it.each([
    ['', 'empty'],
    ['9.99', 'below'],
    ['25000.01', 'above'],
    ['1234.57', 'balance'],
    ['1234.56', null],
    ['10', null],
  ])('%j has the problem %j', (text, problem) => {
    expect(stakeProblemOf(text, bounds)).toBe(problem);
  });
});

describe('the steps of a stake', () => {
  it('halve to a hundredth and stop at the minimum', () => {
    expect(halve('25.01', bounds)).toBe('12.50');
    expect(halve('15', bounds)).toBe('10');
    expect(halve('', bounds)).toBe('10');
  });

  it('double exactly, where floats would drift, and stop at the balance', () => {
    expect(double('35.15', { ...bounds, balance: '9999.00' })).toBe('70.30');
    expect(double('1000', bounds)).toBe('1234.56');
  });

  it('have a minimum and a maximum', () => {
    expect(minStakeOf(bounds)).toBe('10');
    expect(maxStakeOf(bounds)).toBe('1234.56');
    expect(maxStakeOf({ ...bounds, balance: '900000.00' })).toBe('25000');
  });

  it('stay at the minimum when the balance is below it', () => {
    expect(maxStakeOf({ ...bounds, balance: '3.00' })).toBe('10');
  });
});

it('takes an unreadable stake for none', () => {
  expect(stakeProblemOf(UNREADABLE_AMOUNT, bounds)).toBe('empty');
  expect([halve(UNREADABLE_AMOUNT, bounds), double(UNREADABLE_AMOUNT, bounds)]).toEqual(['10', '10']);
});
