import type { ChairView, TableView } from '../../src/kinds/pvp/pvp-messages';
import type { Flight } from '../frame/chip-flights';

export const POT = 'pot';
export const DECK = 'deck';
export const seatAnchor = (seat: number): string => `seat ${seat}`;
export const betAnchor = (seat: number): string => `bet ${seat}`;

/** After the last bets have come to the pot. */
const PAY_AT_MS = 650;
const CHIPS_OF_POT = 4;

const seated = ({ chairs }: TableView): ChairView[] => chairs.filter((chair) => chair !== null);

/** Chips that move between two states of a table: a bet to its place, bets to the pot when a round of betting ends, the pot to who has won it. */
export function cardFlights(before: TableView | null, after: TableView): Flight[] {
  if (before?.hand !== after.hand) return after.isOver ? [] : blinds(after);
  const putBefore = (seat: number) => before.chairs[seat]?.put ?? 0;
  const isNewStreet = !before.isOver && (after.isOver || seated(after).some(({ seat, put }) => put < putBefore(seat)));
  const collected = isNewStreet
    ? seated(before)
        .filter(({ seat, put }) => put > 0 || (after.chairs[seat]?.stack ?? 0) < (before.chairs[seat]?.stack ?? 0))
        .map(({ seat }): Flight => ({ from: betAnchor(seat), to: POT, delayMs: 120, tone: seat % 5 }))
    : [];
  const bets = seated(after)
    .filter(({ seat, put }) => put > (isNewStreet && !after.isOver ? 0 : putBefore(seat)))
    .map(({ seat }): Flight => ({ from: seatAnchor(seat), to: betAnchor(seat), tone: seat % 5 }));
  const won = after.isOver && !before.isOver ? seated(after).filter(({ isWinner }) => isWinner) : [];
  const paid = won.flatMap(({ seat }) =>
    Array.from({ length: CHIPS_OF_POT }, (_, index): Flight => {
      return { from: POT, to: seatAnchor(seat), delayMs: PAY_AT_MS + 90 * index, tone: (seat + index) % 5 };
    }),
  );
  return [...bets, ...collected, ...paid];
}

const blinds = (table: TableView): Flight[] =>
  seated(table)
    .filter(({ put }) => put > 0)
    .map(({ seat }) => ({ from: seatAnchor(seat), to: betAnchor(seat), tone: seat % 5 }));
