import { describe, expect, it } from 'vitest';
import type { RoundMessage, Seat } from '../../src/kinds/live/messages';
import { tableFlights } from './table-flights';

const seat = (name: string, spots: readonly string[], me = false): Seat => ({ name, me, stake: 0, payout: 0, spots });
const round = (part: Partial<RoundMessage>): RoundMessage => ({
  sentMs: 0,
  id: 'round-1',
  number: 1,
  phase: 'betting',
  dueMs: 0,
  shown: [],
  outcome: null,
  totals: {},
  seats: [],
  watching: 1,
  mine: [],
  ...part,
});
const ways = (before: RoundMessage | null, after: RoundMessage) =>
  tableFlights(before, after).map(({ from, to }) => `${from} > ${to}`);

describe('chips at a live table', () => {
  const before = round({ seats: [seat('me', [], true), seat('a', ['red'])] });

  it('fly from the seat of another player to each new spot', () => {
    const after = round({ seats: [seat('me', ['odd'], true), seat('a', ['red', 'odd'])] });
    expect(ways(before, after)).toEqual(['seat 1 > spot odd']);
  });

  it('fly after the result from lost spots to the dealer, and to who has won', () => {
    const after = round({
      phase: 'result',
      outcome: { game: 'roulette', number: 7 },
      seats: [seat('me', ['red', 'even'], true), seat('a', ['red'])],
      mine: [
        {
          id: 'bet-1',
          spots: [
            { spot: 'red', stake: 1 },
            { spot: 'even', stake: 1 },
          ],
        },
      ],
    });
    expect(ways(before, after)).toEqual([
      'spot red > balance',
      'dealer > spot red',
      'spot even > dealer',
      'spot red > seat 1',
    ]);
  });

  it('stay when a round begins, or for who has just come', () => {
    expect(ways(null, before)).toEqual([]);
    expect(ways(round({ id: 'round-0' }), before)).toEqual([]);
  });
});
