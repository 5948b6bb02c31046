import { describe, expect, it } from 'vitest';
import type { TableView } from '../../src/kinds/pvp/pvp-messages';
import { cardFlights } from './card-flights';
import { chairAt, tableWith } from './table-view.fixture';

const ways = (before: TableView | null, after: TableView) =>
  cardFlights(before, after).map(({ from, to }) => `${from} > ${to}`);

describe('chips at a card table', () => {
  const blinds = tableWith([chairAt(0, { put: 1 }), chairAt(1, { put: 2 }), chairAt(2)]);

  it('are laid down with a new hand', () => {
    expect(ways(null, blinds)).toEqual(['seat 0 > bet 0', 'seat 1 > bet 1']);
  });

  it('go to the place of a bet', () => {
    const called = tableWith([chairAt(0, { put: 1 }), chairAt(1, { put: 2 }), chairAt(2, { put: 2, stack: 98 })]);
    expect(ways(blinds, called)).toEqual(['seat 2 > bet 2']);
  });

  it('go to the pot when the round of betting ends, with the bet that ended it', () => {
    const flop = tableWith([chairAt(0, { folded: true }), chairAt(1), chairAt(2, { stack: 98 })], { board: [1, 2, 3] });
    expect(ways(blinds, flop)).toEqual(['bet 0 > pot', 'bet 1 > pot', 'bet 2 > pot']);
  });

  it('go from the pot to who has won it, not to who only gets an unmatched bet back', () => {
    const over = tableWith(
      [chairAt(0, { put: 1, won: 1 }), chairAt(1, { put: 2, won: 4, isWinner: true }), chairAt(2, { folded: true })],
      { isOver: true, toAct: null },
    );
    expect(new Set(ways(blinds, over))).toEqual(new Set(['bet 0 > pot', 'bet 1 > pot', 'pot > seat 1']));
    expect(ways(over, over)).toEqual([]);
  });
});
