import { LEDGER_SCALE } from '@marquee/contract/money';
import { describe, expect, it } from 'vitest';
import {
  amountsOf,
  chipsOf,
  cleared,
  doubled,
  EMPTY_LAYOUT,
  layoutProblemOf,
  placed,
  played,
  repeated,
  takenOff,
  totalOf,
  undone,
} from './layout-bets';

const UNIT = LEDGER_SCALE;
const laid = placed(placed(EMPTY_LAYOUT, 'tie', UNIT), 'player', 5n * UNIT);
const bounds = { minStake: '2.00', maxStake: '100.00', balance: '50.00' };

describe('a layout', () => {
  it('stacks chips on a spot', () => {
    expect(placed(laid, 'tie', UNIT).bets).toEqual({ tie: 2n * UNIT, player: 5n * UNIT });
  });

  it('gives chips back, and the last of them leaves the spot free', () => {
    expect(takenOff(laid, 'player', UNIT).bets['player']).toBe(4n * UNIT);
    expect(takenOff(laid, 'player', 10n * UNIT).bets).toEqual({ tie: UNIT });
    expect(takenOff(laid, 'banker', UNIT)).toBe(laid);
  });

  it('takes every step back, also a doubling and a clearing', () => {
    expect(undone(doubled(laid)).bets).toEqual(laid.bets);
    expect(undone(cleared(laid)).bets).toEqual(laid.bets);
    expect(undone(undone(laid)).bets).toEqual({});
    expect(undone(EMPTY_LAYOUT)).toBe(EMPTY_LAYOUT);
  });

  it('is empty after a round, and repeats its bets on an empty layout alone', () => {
    const after = played(laid, laid.bets);
    expect(after.bets).toEqual({});
    expect(repeated(after).bets).toEqual(laid.bets);
    expect(repeated(placed(after, 'tie', UNIT)).bets).toEqual({ tie: UNIT });
  });

  it('says its sum, and its amounts as the engine wants them', () => {
    expect(totalOf(laid.bets)).toBe(6n * UNIT);
    expect(amountsOf(laid.bets)).toEqual({ tie: '1.00', player: '5.00' });
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
  it('follow the least stake and end at the highest', () => {
    expect(chipsOf('10.00', '600.00')).toEqual([10n, 50n, 100n, 500n].map((units) => units * UNIT));
  });
});
