import { type Draw, shuffled } from './cards';
import { type Action, abandoned, acted, choicesOf, dealt, type Hand, playerOf } from './hold-em';
import { houseAction } from './house-player';
import type { HandNote } from './pvp-messages';
import { CHAIRS, rakeRuleOf, type Room, TURN_MS } from './stakes';

/** How long the end of a hand is shown, and how long the first player waits for others. */
const SHOW_MS = 5_000;
const GATHER_MS = 2_500;
const HOUSE_STACK_BLINDS = 60;
/** A table plays with at least this many; the house fills up. */
const COMPANY = 3;

export interface Chair {
  readonly seat: number;
  /** Session of a player; null for a house player. */
  readonly player: string | null;
  /** The buy-in; null for a house player, who plays with the house's money. */
  readonly betId: string | null;
  /** What the player had before the hand that is played. */
  stack: number;
  wagered: number;
  played: number;
  hands: readonly HandNote[];
  /** Turns in a row that ran out. */
  missed: number;
  isLeaving: boolean;
}

/** Six chairs and one hand at a time. Who decides what is in `hold-em`; here are the clock and the chairs. */
export interface Table {
  readonly id: string;
  readonly room: Room;
  readonly bigBlind: number;
  readonly draw: Draw;
  readonly chairs: (Chair | null)[];
  hand: Hand | null;
  handNumber: number;
  /** Grows with every decision. */
  turn: number;
  button: number;
  /** When the turn runs out, the next house player acts, or the next hand begins; server's clock. */
  deadline: number;
  last: Map<number, Action>;
}

export const createTable = (settings: Pick<Table, 'id' | 'room' | 'bigBlind' | 'draw'>, now: number): Table => ({
  ...settings,
  chairs: Array.from({ length: CHAIRS }, () => null),
  hand: null,
  handNumber: 0,
  turn: 0,
  button: 0,
  deadline: now + GATHER_MS,
  last: new Map(),
});

export const chairsOf = ({ chairs }: Table): Chair[] => chairs.filter((chair) => chair !== null);
export const playersOf = (table: Table): Chair[] => chairsOf(table).filter(({ player }) => player !== null);
export const chairOf = (table: Table, player: string): Chair | null =>
  playersOf(table).find((chair) => chair.player === player) ?? null;
export const isRunning = ({ hand }: Table): boolean => hand !== null && hand.settled === null;

/** @returns null when no chair is free; a house player makes room between hands */
export function takeChair(table: Table, who: Pick<Chair, 'player' | 'betId' | 'stack'>): Chair | null {
  const seat = table.chairs.indexOf(null);
  if (seat < 0) return null;
  const chair: Chair = { ...who, seat, wagered: 0, played: 0, hands: [], missed: 0, isLeaving: false };
  table.chairs[seat] = chair;
  return chair;
}

/** Seats or excuses house players, so that nobody waits alone; only between hands. */
export function balanceHouse(table: Table): void {
  const players = playersOf(table).length;
  const wanted = players === 0 ? 0 : Math.max(0, COMPANY - players);
  const house = chairsOf(table).filter(({ player }) => player === null);
  for (const chair of house.slice(wanted)) table.chairs[chair.seat] = null;
  for (const chair of house.slice(0, wanted))
    if (chair.stack < 10 * table.bigBlind) chair.stack = HOUSE_STACK_BLINDS * table.bigBlind;
  for (let more = house.length; more < wanted; more += 1)
    takeChair(table, { player: null, betId: null, stack: HOUSE_STACK_BLINDS * table.bigBlind });
}

/** @returns whether a hand has begun */
export function deal(table: Table, now: number): boolean {
  const seated = chairsOf(table).filter(({ stack, isLeaving }) => stack > 0 && !isLeaving);
  if (seated.length < 2) {
    table.hand = null;
    table.deadline = now + GATHER_MS;
    return false;
  }
  table.button = (seated.find(({ seat }) => seat > table.button) ?? seated[0])?.seat ?? 0;
  table.handNumber += 1;
  table.last = new Map();
  const rules = { bigBlind: table.bigBlind, rake: rakeRuleOf(table.bigBlind) };
  step(table, dealt(seated, table.button, shuffled(table.draw), rules), now);
  return true;
}

/** Takes the hand on; the clock of whoever is next begins. */
function step(table: Table, hand: Hand, now: number): void {
  const street = table.hand?.street;
  table.hand = hand;
  table.turn += 1;
  if (street !== hand.street) table.last = new Map([...table.last].filter(([, action]) => action === 'fold'));
  if (hand.settled) table.deadline = now + SHOW_MS;
  else table.deadline = now + (isHouseTurn(table) ? 900 + table.draw(1_400) : TURN_MS);
}

export const isHouseTurn = ({ hand, chairs }: Table): boolean =>
  hand?.toAct !== null && hand?.toAct !== undefined && chairs[hand.toAct]?.player === null;

/** @throws RangeError when the action is not possible now */
export function act(table: Table, seat: number, action: Action, now: number): void {
  if (!table.hand) throw new RangeError('no hand is played');
  const next = acted(table.hand, seat, action);
  table.last.set(seat, action);
  step(table, next, now);
}

/** What happens when the deadline of a turn has come: a house player acts, a player checks or folds. */
export function actForLate(table: Table, now: number): void {
  const { hand, chairs } = table;
  const choices = hand && choicesOf(hand);
  const player = hand?.toAct === null || !hand ? undefined : playerOf(hand, hand.toAct);
  if (!choices || !player) return;
  const chair = chairs[player.seat];
  if (chair?.player === null) {
    act(table, player.seat, houseAction({ hole: player.hole, board: hand.board, choices }, table.draw), now);
    return;
  }
  if (chair) chair.missed += 1;
  act(table, player.seat, choices.canCheck ? 'check' : 'fold', now);
}

/** Frees a chair. @returns what its player has, or null when he is all in and must wait for the end of the hand */
export function giveUp(table: Table, chair: Chair, now: number): number | null {
  const inHand = table.hand && isRunning(table) ? playerOf(table.hand, chair.seat) : undefined;
  if (table.hand && inHand && !inHand.folded) {
    if (inHand.stack === 0) {
      chair.isLeaving = true;
      return null;
    }
    const next = abandoned(table.hand, chair.seat);
    table.last.set(chair.seat, 'fold');
    if (next.toAct !== table.hand.toAct || next.settled) step(table, next, now);
    else table.hand = next;
  }
  chair.wagered += inHand?.total ?? 0;
  table.chairs[chair.seat] = null;
  return inHand ? inHand.stack : chair.stack;
}
