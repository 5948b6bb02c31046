import { LEDGER_SCALE } from '@marquee/contract/money';
import { describe, expect, it } from 'vitest';
import {
  amountsOf,
  chipsOf,
  clearBets,
  doubleBets,
  EMPTY_LAYOUT,
  layoutProblemOf,
  placeChip,
  finishRound,
  repeatBets,
  removeChip,
  totalOf,
  undo,
} from './layout-bets';

const UNIT = LEDGER_SCALE;
const layout = placeChip(placeChip(EMPTY_LAYOUT, 'tie', UNIT), 'player', 5n * UNIT);
const bounds = { minStake: '2.00', maxStake: '100.00', balance: '50.00' };

describe('a layout', () => {
  it('stacks chips on a spot', () => {
    expect(placeChip(layout, 'tie', UNIT).bets).toEqual({ tie: 2n * UNIT, player: 5n * UNIT });
  });

  it('removes chips, and the spot with its last chip', () => {
    expect(removeChip(layout, 'player', UNIT).bets['player']).toBe(4n * UNIT);
    expect(removeChip(layout, 'player', 10n * UNIT).bets).toEqual({ tie: UNIT });
    expect(removeChip(layout, 'banker', UNIT)).toBe(layout);
  });

  it('undoes every step, also doubling and clearing', () => {
    expect(undo(doubleBets(layout)).bets).toEqual(layout.bets);
    expect(undo(clearBets(layout)).bets).toEqual(layout.bets);
    expect(undo(undo(layout)).bets).toEqual({});
    expect(undo(EMPTY_LAYOUT)).toBe(EMPTY_LAYOUT);
  });

  it('is empty after a round, and repeats its bets only when empty', () => {
    const nextLayout = finishRound(layout, layout.bets);
    expect(nextLayout.bets).toEqual({});
    expect(repeatBets(nextLayout).bets).toEqual(layout.bets);
    expect(repeatBets(placeChip(nextLayout, 'tie', UNIT)).bets).toEqual({ tie: UNIT });
  });

  it('has a total, and amounts for the engine', () => {
    expect(totalOf(layout.bets)).toBe(6n * UNIT);
    expect(amountsOf(layout.bets)).toEqual({ tie: '1.00', player: '5.00' });
  });

  it.each([
    ['empty', 0n, 'empty'],
    ['under the least stake', UNIT, 'below'],
    ['over the highest stake', 101n * UNIT, 'above'],
    ['over the balance', 60n * UNIT, 'balance'],
    ['fine', 20n * UNIT, null],
  ] as const)('knows when it is %s', (_name, total, problem) => {
    expect(layoutProblemOf(total === 0n ? {} : { tie: total }, bounds)).toBe(problem);
  });
});

describe('the chips', () => {
  it('are multiples of the minimum stake up to the maximum', () => {
    expect(chipsOf('10.00', '600.00')).toEqual([10n, 50n, 100n, 500n].map((units) => units * UNIT));
  });
});
