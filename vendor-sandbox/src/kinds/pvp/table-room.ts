import type { Studio } from '../../studio/studio';
import type { EventStreams } from '../event-streams';
import { bookHand, sittingResult, lastStack, roundOf } from './hand-results';
import type { PvpEvents } from './pvp-messages';
import {
  actOnTimeout,
  balanceHouse,
  canPlay,
  type Chair,
  chairOf,
  deal,
  leaveChair,
  isRunning,
  playersOf,
  type Table,
} from './table';
import { sittingOf } from './round-detail';
import { pastHandsFor, tableView } from './table-view';

/** How long a chair stays reserved without a connection; its turns time out meanwhile. */
const AWAY_MS = 60_000;
/** Timed-out turns in a row after which the chair is freed. */
const MISSED = 3;

/** All tables, and the services that they use. */
export interface TableRoom {
  readonly studio: Studio;
  readonly streams: EventStreams<PvpEvents>;
  readonly now: () => number;
  /** With the key of who may sit together. */
  readonly tables: Map<Table, string>;
  /** Stakes of the sittings, by bet. */
  readonly buyIns: Map<string, number>;
  readonly awaySince: Map<string, number>;
}

/** Sends the table to its players, to each what they may see. @param only this player's session */
export function sendTable({ streams, now }: TableRoom, table: Table, only?: string): void {
  for (const chair of playersOf(table)) {
    const { player } = chair;
    if (player !== null && (only === undefined || only === player))
      streams.send(player, 'table', tableView(table, chair, now(), streams.isOpen));
  }
}

/** Sends the last hands of the table to its players. @param only this player's session */
export function sendHands({ streams }: TableRoom, table: Table, only?: string): void {
  for (const chair of playersOf(table)) {
    const { player } = chair;
    if (player !== null && (only === undefined || only === player))
      streams.send(player, 'hands', { hands: pastHandsFor(table, chair) });
  }
}

/** After a decision: sends the table; when the hand is over, stores its result first. */
export function publishTurn(room: TableRoom, table: Table): void {
  if (!table.hand?.settled) {
    sendTable(room, table);
    return;
  }
  const writes = bookHand(table).map(({ betId, round }) =>
    room.studio.note(betId, { ...round, buyIn: room.buyIns.get(betId) ?? 0 }),
  );
  // Clients see a finished hand only once it is on the disk.
  void Promise.all(writes).then(
    () => {
      sendTable(room, table);
      sendHands(room, table);
    },
    (err: unknown) => room.studio.log.error({ err }, 'a hand could not be written down'),
  );
}

type LeaveReason = PvpEvents['left']['why'];

/** Frees a chair and pays its player out; a player who is all in is paid after the hand. */
export async function leaveTable(room: TableRoom, table: Table, player: string, why: LeaveReason): Promise<void> {
  const chair = chairOf(table, player);
  const wasRunning = isRunning(table);
  const stack = chair && leaveChair(table, chair, room.now());
  if (!chair || stack === null) return;
  await payOut(room, table, chair, stack, why);
  if (wasRunning) publishTurn(room, table);
  else sendTable(room, table);
}

async function payOut(room: TableRoom, table: Table, chair: Chair, stack: number, why: LeaveReason): Promise<void> {
  const { betId, player } = chair;
  if (betId === null || player === null) return;
  const end = sittingResult(roundOf(table, chair), stack, room.buyIns.get(betId) ?? 0);
  room.buyIns.delete(betId);
  room.awaySince.delete(player);
  if (chair.wagered === 0) await room.studio.cancel(betId, end.detail);
  else await room.studio.settle(betId, end);
  room.streams.send(player, 'left', { payout: end.payout, why });
}

/** Runs what is due at a table: a timed-out turn, the next hand, chairs of disconnected players. */
export async function advance(room: TableRoom, table: Table): Promise<void> {
  const { now, tables } = room;
  if (now() >= table.deadline) {
    if (isRunning(table)) {
      actOnTimeout(table, now());
      publishTurn(room, table);
    } else await betweenHands(room, table);
  }
  for (const chair of playersOf(table)) await checkPresence(room, table, chair);
  if (playersOf(table).length === 0 && !isRunning(table)) tables.delete(table);
}

async function betweenHands(room: TableRoom, table: Table): Promise<void> {
  table.hand = null;
  for (const chair of playersOf(table)) {
    const isOutOfChips = !canPlay(table, chair);
    if (chair.player !== null && (chair.isLeaving || isOutOfChips))
      await leaveTable(room, table, chair.player, isOutOfChips ? 'broke' : 'left');
  }
  balanceHouse(table);
  if (playersOf(table).length > 0) deal(table, room.now());
  sendTable(room, table);
}

async function checkPresence(room: TableRoom, table: Table, { player, missed }: Chair): Promise<void> {
  if (player === null) return;
  const { streams, awaySince, now } = room;
  if (streams.isOpen(player)) awaySince.delete(player);
  else if (!awaySince.has(player)) awaySince.set(player, now());
  const isAway = now() - (awaySince.get(player) ?? now()) > AWAY_MS;
  if (isAway || missed >= MISSED) await leaveTable(room, table, player, 'away');
}

/** On shutdown: voids running hands and pays every player the stack from before the hand. */
export async function closeRoom(room: TableRoom): Promise<void> {
  for (const table of room.tables.keys()) {
    if (isRunning(table)) table.hand = null;
    for (const { player } of playersOf(table)) if (player !== null) await leaveTable(room, table, player, 'closed');
  }
}

/** After a crash: voids running hands and pays every sitting its stack at the end of the last stored hand. */
export async function settleOpenSittings(studio: Studio): Promise<void> {
  const openBets = studio.open('pvp');
  const rounds = openBets.map(sittingOf);
  for (const bet of openBets) {
    const stack = lastStack(bet.id, rounds);
    const round = sittingOf(bet);
    if (stack === null) await studio.cancel(bet.id);
    else await studio.settle(bet.id, sittingResult(round, stack, bet.stake));
  }
}
