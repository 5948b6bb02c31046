import type { Studio } from '../../studio/studio';
import type { EventStreams } from '../event-streams';
import { bookHand, endOf, lastStack, roundOf } from './hand-end';
import type { PvpEvents, PvpRound } from './pvp-messages';
import {
  actForLate,
  balanceHouse,
  canPlay,
  type Chair,
  chairOf,
  deal,
  giveUp,
  isRunning,
  playersOf,
  type Table,
} from './table';
import { tableView } from './table-view';

/** A chair is kept this long without a connection; its turns run out meanwhile. */
const AWAY_MS = 60_000;
/** Turns in a row that may run out before the chair is given up. */
const MISSED = 3;

/** All tables and what they stand on. */
export interface Parlour {
  readonly studio: Studio;
  readonly streams: EventStreams<PvpEvents>;
  readonly now: () => number;
  /** With the key of who may sit together. */
  readonly tables: Map<Table, string>;
  /** Stakes of the sittings, by bet. */
  readonly buyIns: Map<string, number>;
  readonly awaySince: Map<string, number>;
}

/** Shows the table to its players, each what he may see. @param only one of them */
export function show({ streams, now }: Parlour, table: Table, only?: string): void {
  for (const chair of playersOf(table)) {
    const { player } = chair;
    if (player !== null && (only === undefined || only === player))
      streams.send(player, 'table', tableView(table, chair, now(), streams.isOpen));
  }
}

/** After a decision: shows it, and books the hand when it has ended. */
export function pass(parlour: Parlour, table: Table): void {
  if (!table.hand?.settled) {
    show(parlour, table);
    return;
  }
  const notes = bookHand(table).map(({ betId, round }) =>
    parlour.studio.note(betId, { ...round, buyIn: parlour.buyIns.get(betId) ?? 0 }),
  );
  // Nobody is told of an end that is not on the disk.
  void Promise.all(notes).then(
    () => show(parlour, table),
    (err: unknown) => parlour.studio.log.error({ err }, 'a hand could not be written down'),
  );
}

type Why = PvpEvents['left']['why'];

/** Gives a chair up and pays out what its player has; one who is all in is paid after the hand. */
export async function leaveTable(parlour: Parlour, table: Table, player: string, why: Why): Promise<void> {
  const chair = chairOf(table, player);
  const wasRunning = isRunning(table);
  const stack = chair && giveUp(table, chair, parlour.now());
  if (!chair || stack === null) return;
  await payOut(parlour, table, chair, stack, why);
  if (wasRunning) pass(parlour, table);
  else show(parlour, table);
}

async function payOut(parlour: Parlour, table: Table, chair: Chair, stack: number, why: Why): Promise<void> {
  const { betId, player } = chair;
  if (betId === null || player === null) return;
  const end = endOf(roundOf(table, chair), stack, parlour.buyIns.get(betId) ?? 0);
  parlour.buyIns.delete(betId);
  parlour.awaySince.delete(player);
  if (chair.wagered === 0) await parlour.studio.cancel(betId, end.detail);
  else await parlour.studio.settle(betId, end);
  parlour.streams.send(player, 'left', { payout: end.payout, why });
}

/** What is due at a table: a late turn, the next hand, chairs of players who are gone. */
export async function advance(parlour: Parlour, table: Table): Promise<void> {
  const { now, tables } = parlour;
  if (now() >= table.deadline) {
    if (isRunning(table)) {
      actForLate(table, now());
      pass(parlour, table);
    } else await betweenHands(parlour, table);
  }
  for (const chair of playersOf(table)) await watch(parlour, table, chair);
  if (playersOf(table).length === 0 && !isRunning(table)) tables.delete(table);
}

async function betweenHands(parlour: Parlour, table: Table): Promise<void> {
  table.hand = null;
  for (const chair of playersOf(table)) {
    const isBroke = !canPlay(table, chair);
    if (chair.player !== null && (chair.isLeaving || isBroke))
      await leaveTable(parlour, table, chair.player, isBroke ? 'broke' : 'left');
  }
  balanceHouse(table);
  if (playersOf(table).length > 0) deal(table, parlour.now());
  show(parlour, table);
}

async function watch(parlour: Parlour, table: Table, { player, missed }: Chair): Promise<void> {
  if (player === null) return;
  const { streams, awaySince, now } = parlour;
  if (streams.isOpen(player)) awaySince.delete(player);
  else if (!awaySince.has(player)) awaySince.set(player, now());
  const isGone = now() - (awaySince.get(player) ?? now()) > AWAY_MS;
  if (isGone || missed >= MISSED) await leaveTable(parlour, table, player, 'away');
}

/** The house closes: the hand that is played is void, everybody gets what he had before it. */
export async function closeParlour(parlour: Parlour): Promise<void> {
  for (const table of parlour.tables.keys()) {
    if (isRunning(table)) table.hand = null;
    for (const { player } of playersOf(table)) if (player !== null) await leaveTable(parlour, table, player, 'closed');
  }
}

/** After a crash: the hand that was played is void, each sitting is paid what it had at the end of the last one. */
export async function openSittingsEnd(studio: Studio): Promise<void> {
  const left = studio.open('pvp');
  const rounds = left.map(({ detail }) => detail as unknown as PvpRound);
  for (const bet of left) {
    const stack = lastStack(bet.id, rounds);
    const round = bet.detail as unknown as PvpRound;
    if (stack === null) await studio.cancel(bet.id);
    else await studio.settle(bet.id, endOf(round, stack, bet.stake));
  }
}
