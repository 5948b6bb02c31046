import type { Action, CardGame, PlayedHand } from './card-game';
import { type Draw, shuffleDeck } from './cards';
import { playerOf } from './hand-players';
import type { HandNote, PastHand } from './pvp-messages';
import { CHAIRS, type Room, TURN_MS } from './stakes';

/** How long the end of a hand is shown, and how long the first player waits for others. */
const SHOW_MS = 5_000;
const GATHER_MS = 2_500;
/** A table plays with at least this many; the house fills up. */
const MIN_PLAYERS = 3;
/** A house player that has looked at its cards thinks about them. */
const HOUSE_LOOKS_MS = 900;

export interface Chair {
  readonly seat: number;
  /** Session of a player; null for a house player. */
  readonly player: string | null;
  /** The buy-in; null for a house player, who plays with the house's money. */
  readonly betId: string | null;
  /** The player's id as others may see it. */
  readonly name: string;
  /** What the player had before the hand that is played. */
  stack: number;
  wagered: number;
  played: number;
  hands: readonly HandNote[];
  /** Turns in a row that ran out. */
  missed: number;
  isLeaving: boolean;
}

/** Six chairs and one hand at a time. What a hand is the game knows; here are the clock and the chairs. */
export interface Table {
  readonly id: string;
  readonly game: CardGame;
  readonly room: Room;
  /** Big blind or boot, the wallet's integers. */
  readonly unit: number;
  readonly draw: Draw;
  readonly chairs: (Chair | null)[];
  hand: PlayedHand | null;
  handNumber: number;
  /** Grows with every decision. */
  turn: number;
  button: number;
  /** When the turn times out, the next house player acts or the next hand starts; server time. */
  deadline: number;
  last: Map<number, Action>;
  /** The last hands, oldest first. */
  past: readonly PastHand[];
}

export const createTable = (settings: Pick<Table, 'id' | 'game' | 'room' | 'unit' | 'draw'>, now: number): Table => ({
  ...settings,
  chairs: Array.from({ length: CHAIRS }, () => null),
  hand: null,
  handNumber: 0,
  turn: 0,
  button: 0,
  deadline: now + GATHER_MS,
  last: new Map(),
  past: [],
});

export const chairsOf = ({ chairs }: Table): Chair[] => chairs.filter((chair) => chair !== null);
export const playersOf = (table: Table): Chair[] => chairsOf(table).filter(({ player }) => player !== null);
export const chairOf = (table: Table, player: string): Chair | null =>
  playersOf(table).find((chair) => chair.player === player) ?? null;
export const isRunning = ({ hand }: Table): boolean => hand !== null && hand.settled === null;

/** @returns null when no chair is free; a house player makes room between hands */
export function takeChair(table: Table, who: Pick<Chair, 'player' | 'betId' | 'stack' | 'name'>): Chair | null {
  const seat = table.chairs.indexOf(null);
  if (seat < 0) return null;
  const chair: Chair = { ...who, seat, wagered: 0, played: 0, hands: [], missed: 0, isLeaving: false };
  table.chairs[seat] = chair;
  return chair;
}

/** Adds or removes house players so that a table has enough players. Only between hands. */
export function balanceHouse(table: Table): void {
  const players = playersOf(table).length;
  const stack = table.game.houseUnits * table.unit;
  const houseSeats = players === 0 ? 0 : Math.max(0, MIN_PLAYERS - players);
  const house = chairsOf(table).filter(({ player }) => player === null);
  for (const chair of house.slice(houseSeats)) table.chairs[chair.seat] = null;
  for (const chair of house.slice(0, houseSeats)) if (6 * chair.stack < stack) chair.stack = stack;
  for (let more = house.length; more < houseSeats; more += 1)
    takeChair(table, { player: null, betId: null, name: '', stack });
}

/** Whether a chair's player can be dealt in. */
export const canPlay = ({ game, unit }: Table, { stack }: Chair): boolean => stack >= game.leastUnits * unit;

/** @returns whether a hand has begun */
export function deal(table: Table, now: number): boolean {
  const seated = chairsOf(table).filter((chair) => canPlay(table, chair) && !chair.isLeaving);
  if (seated.length < 2) {
    table.hand = null;
    table.deadline = now + GATHER_MS;
    return false;
  }
  table.button = (seated.find(({ seat }) => seat > table.button) ?? seated[0])?.seat ?? 0;
  table.handNumber += 1;
  table.last = new Map();
  advanceHand(table, table.game.deal(seated, table.button, shuffleDeck(table.draw), table.unit), now);
  return true;
}

/** Replaces the hand by its next state and starts the clock of the next player. */
function advanceHand(table: Table, hand: PlayedHand, now: number): void {
  const stage = table.hand?.stage;
  table.hand = hand;
  table.turn += 1;
  if (stage !== hand.stage) table.last = new Map([...table.last].filter(([, action]) => action === 'fold'));
  if (hand.settled) table.deadline = now + SHOW_MS;
  else table.deadline = now + (isHouseTurn(table) ? 900 + table.draw(1_400) : TURN_MS);
}

export const isHouseTurn = ({ hand, chairs }: Table): boolean =>
  hand?.toAct !== null && hand?.toAct !== undefined && chairs[hand.toAct]?.player === null;

/** @throws RangeError when the action is not possible now */
export function act(table: Table, seat: number, action: Action, now: number): void {
  if (!table.hand) throw new RangeError('no hand is played');
  const next = table.hand.act(seat, action);
  // Who only looks at his cards has the turn, or waits for it, as before.
  if (action === 'see' && !next.settled) {
    table.hand = next;
    if (isHouseTurn(table)) table.deadline = Math.max(table.deadline, now + HOUSE_LOOKS_MS);
    return;
  }
  table.last.set(seat, action);
  advanceHand(table, next, now);
}

/** What happens when the deadline of a turn has come: a house player acts; of a player the game decides. */
export function actOnTimeout(table: Table, now: number): void {
  const { hand } = table;
  if (!hand || hand.toAct === null) return;
  const chair = table.chairs[hand.toAct];
  if (chair?.player === null) return act(table, chair.seat, hand.houseAction(table.draw), now);
  if (chair) chair.missed += 1;
  act(table, hand.toAct, hand.timeoutAction(), now);
}

/** Frees a chair. @returns what its player has, or null when he is all in and must wait for the end of the hand */
export function leaveChair(table: Table, chair: Chair, now: number): number | null {
  const inHand = table.hand && isRunning(table) ? playerOf(table.hand, chair.seat) : undefined;
  if (table.hand && inHand && !inHand.folded) {
    if (inHand.stack === 0) {
      chair.isLeaving = true;
      return null;
    }
    const next = table.hand.leave(chair.seat);
    table.last.set(chair.seat, 'fold');
    if (next.toAct !== table.hand.toAct || next.settled) advanceHand(table, next, now);
    else table.hand = next;
  }
  chair.wagered += inHand?.total ?? 0;
  table.chairs[chair.seat] = null;
  return inHand ? inHand.stack : chair.stack;
}
