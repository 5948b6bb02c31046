import { describe, expect, it } from 'vitest';
import { bankerDraws, baccaratWinner, dealBaccarat, handTotal, isPair, payBaccarat } from './baccarat';
import { baccaratChances } from './baccarat-chances';
import type { Card } from './card';
import { returnsOf } from './live-rules';
import type { BaccaratOutcome } from './outcome';

/** A shoe that gives these cards in this order. */
const shoeOf = (...cards: Card[]): Card[] => cards.reverse();
const round = (player: Card[], banker: Card[]): BaccaratOutcome => ({ game: 'baccarat', player, banker });

describe('a hand of baccarat', () => {
  it('counts the last digit, tens and pictures nothing', () => {
    expect(handTotal(['KS', '9H'])).toBe(9);
    expect(handTotal(['7S', '8H', '9D'])).toBe(4);
    expect(handTotal(['TS', 'JH'])).toBe(0);
    expect(handTotal(['AS', 'AH'])).toBe(2);
  });

  it('ends at a natural', () => {
    expect(dealBaccarat(shoeOf('9S', '2H', 'KS', '3D', '5C'))).toEqual(round(['9S', 'KS'], ['2H', '3D']));
  });

  it('gives the player a third card up to five, and the banker by what it was', () => {
    const six = dealBaccarat(shoeOf('2S', '3H', '3S', '3D', '6C', '9C'));
    expect(six).toEqual(round(['2S', '3S', '6C'], ['3H', '3D', '9C']));
    const eight = dealBaccarat(shoeOf('2S', 'KH', '3S', '3D', '8C', '9C'));
    expect(eight).toEqual(round(['2S', '3S', '8C'], ['KH', '3D']));
  });

  it('lets the banker draw up to five when the player stands', () => {
    expect(dealBaccarat(shoeOf('2S', '2H', '4S', '3D', '9C'))).toEqual(round(['2S', '4S'], ['2H', '3D', '9C']));
    expect(dealBaccarat(shoeOf('2S', '2H', '5S', '4D', '9C'))).toEqual(round(['2S', '5S'], ['2H', '4D']));
  });

  it.each([
    [2, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
    [3, [0, 1, 2, 3, 4, 5, 6, 7, 9]],
    [4, [2, 3, 4, 5, 6, 7]],
    [5, [4, 5, 6, 7]],
    [6, [6, 7]],
    [7, []],
  ])('lets a banker of %i draw after a third card of %j', (total, thirdCard) => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((third) => bankerDraws(total, third))).toEqual(thirdCard);
  });
});

describe('the pay of baccarat', () => {
  const bankerWins = round(['2S', '4S'], ['KS', 'KD', '9C']);
  const tie = round(['2S', '5S'], ['3S', '4S']);

  it('takes five percent from the banker and gives sides back on a tie', () => {
    expect(baccaratWinner(bankerWins)).toBe('banker');
    expect(payBaccarat('banker', bankerWins)).toBe(195);
    expect(payBaccarat('player', bankerWins)).toBe(0);
    expect([payBaccarat('player', tie), payBaccarat('banker', tie), payBaccarat('tie', tie)]).toEqual([100, 100, 900]);
  });

  it('pays pairs by rank, not by value', () => {
    expect(isPair(['KS', 'KD'])).toBe(true);
    expect(isPair(['TS', 'KD'])).toBe(false);
    expect(payBaccarat('bankerPair', bankerWins)).toBe(1_200);
    expect(payBaccarat('playerPair', bankerWins)).toBe(0);
  });

  it('pays nothing on what is no spot', () => {
    expect(payBaccarat('toString', tie)).toBe(0);
  });
});

describe('the chances of eight decks', () => {
  it('are those of the books', () => {
    const { player, banker, tie, pair } = baccaratChances();
    expect(banker).toBeCloseTo(0.458597, 6);
    expect(player).toBeCloseTo(0.446247, 6);
    expect(tie).toBeCloseTo(0.095156, 6);
    expect(player + banker + tie).toBeCloseTo(1, 9);
    expect(pair).toBeCloseTo(31 / 415, 12);
  });

  it('return less than is staked on every spot', () => {
    const returns = returnsOf('baccarat');
    expect(returns.banker).toBeCloseTo(0.98942, 5);
    expect(returns.player).toBeCloseTo(0.98765, 5);
    for (const spot of Object.keys(returns)) expect(returns[spot], spot).toBeLessThan(1);
  });
});
