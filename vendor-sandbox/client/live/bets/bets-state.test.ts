import { describe, expect, it } from 'vitest';
import { lay, stakesOf, sumOf } from './bets-state';

const room = { maxOf: () => 100, confirmed: new Map([['red', 40]]), balance: 150 };
const chip = (spot: string, stake: number) => ({ spot, stake });

describe('chips on the table', () => {
  it('add up on their spots', () => {
    const { steps } = lay([[chip('red', 10)]], [chip('red', 20), chip('7', 5)], room);
    expect([...stakesOf(steps.flat())]).toEqual([
      ['red', 30],
      ['7', 5],
    ]);
    expect(sumOf(steps.flat())).toBe(35);
  });

  it('stay within the limit of a spot, confirmed ones included', () => {
    expect(lay([], [chip('red', 60)], room).problem).toBeNull();
    expect(lay([], [chip('red', 61)], room)).toEqual({ steps: [], problem: 'above_limit' });
  });

  it('stay within the balance, all of a step or none', () => {
    const before = [[chip('black', 100)]];
    expect(lay(before, [chip('7', 30), chip('8', 30)], room)).toEqual({ steps: before, problem: 'not_enough_money' });
  });
});
