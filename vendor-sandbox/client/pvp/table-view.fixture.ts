import type { ChairView, TableView } from '../../src/kinds/pvp/pvp-messages';

export const chairAt = (seat: number, part: Partial<ChairView> = {}): ChairView => ({
  seat,
  kind: 'player',
  name: `•••${seat}`,
  stack: 100,
  put: 0,
  inHand: true,
  folded: false,
  isAway: false,
  cards: null,
  last: null,
  won: 0,
  isWinner: false,
  category: null,
  ...part,
});

/** A table of hold'em, seen from seat 0. */
export const tableWith = (chairs: readonly ChairView[], part: Partial<TableView> = {}): TableView => ({
  game: 'holdem',
  room: 'bronze',
  unit: 2,
  hand: 1,
  turn: 1,
  you: 0,
  board: [],
  pot: 0,
  button: 0,
  toAct: 1,
  clockMs: 0,
  felt: { game: 'holdem', choices: null },
  isOver: false,
  rake: 0,
  chairs: Array.from({ length: 6 }, (_, seat) => chairs.find((chair) => chair.seat === seat) ?? null),
  ...part,
});
