import { randomBytes, randomInt } from 'node:crypto';
import type { z } from 'zod';
import { type PlaySession, StudioRefusal } from '../../studio/studio';
import { derivedId } from '../derived-id';
import { maskedName } from '../masked-name';
import { sendHands, type TableRoom, sendTable } from './table-room';
import type { sitSchema } from './pvp-messages';
import type { CardGame } from './card-game';
import { minBetIn, type Room } from './stakes';
import { balanceHouse, chairOf, createTable, isRunning, playersOf, type Table, takeChair } from './table';

/** Who may sit together: the same game, stake and money. */
const keyOf = ({ vendor, gameCode, currency }: PlaySession, room: Room) => [vendor, gameCode, currency, room].join(' ');

export const tablesOf = ({ tables }: TableRoom, session: PlaySession, room: Room): Table[] =>
  [...tables].filter(([, key]) => key === keyOf(session, room)).map(([table]) => table);

/** The fullest table with a chair; a new one when there is none. */
function tableWithSeat(
  tableRoom: TableRoom,
  session: PlaySession,
  kindOfTable: Pick<Table, 'game' | 'room' | 'unit'>,
): Table {
  const { room } = kindOfTable;
  const openTables = tablesOf(tableRoom, session, room).filter(({ chairs }) => chairs.includes(null));
  const fullest = openTables.sort((a, b) => playersOf(b).length - playersOf(a).length)[0];
  if (fullest) return fullest;
  const id = randomBytes(9).toString('base64url');
  const table = createTable({ id, ...kindOfTable, draw: randomInt }, tableRoom.now());
  tableRoom.tables.set(table, keyOf(session, room));
  return table;
}

/** What a session plays, and its smallest stake. */
export interface PlayedGame {
  readonly game: CardGame;
  readonly minBet: number;
}

export const unitIn = (room: Room, { game, minBet }: PlayedGame): number => game.unitOf(minBetIn(room, minBet));

/** Sells chairs: a buy-in is a bet, taken before its player sits. */
export function createTakeSeat(tableRoom: TableRoom, gameOf: (session: PlaySession) => PlayedGame) {
  const { studio } = tableRoom;
  const pendingSessions = new Set<string>();

  const buyIn = async (session: PlaySession, request: z.infer<typeof sitSchema>): Promise<{ balance: number }> => {
    const id = derivedId(session.id, request.intent);
    if (studio.find(id)) throw new StudioRefusal(409, 'repeated');
    const { room } = request;
    const { game, minBet } = gameOf(session);
    if (!game.buyIns.includes(request.buyIn)) throw new StudioRefusal(400, 'malformed');
    const unit = unitIn(room, { game, minBet });
    const stake = request.buyIn * unit;
    const detail = { game: game.code, room, unit, buyIn: stake, stack: stake, wagered: 0, played: 0, hands: [] };
    const answer = await studio.bet(session, { id, round: id, stake, detail });
    if (!answer.accepted) throw new StudioRefusal(402, answer.reason);
    const table = tableWithSeat(tableRoom, session, { game, room, unit });
    takeChair(table, { player: session.id, betId: id, name: maskedName(session.user), stack: stake });
    tableRoom.buyIns.set(id, stake);
    if (!isRunning(table)) balanceHouse(table);
    sendTable(tableRoom, table);
    sendHands(tableRoom, table, session.id);
    return { balance: answer.balance };
  };

  return async (session: PlaySession, request: z.infer<typeof sitSchema>): Promise<{ balance: number }> => {
    const isSeated = [...tableRoom.tables.keys()].some((table) => chairOf(table, session.id));
    if (isSeated || pendingSessions.has(session.id)) throw new StudioRefusal(409, 'seated_already');
    pendingSessions.add(session.id);
    try {
      return await buyIn(session, request);
    } finally {
      pendingSessions.delete(session.id);
    }
  };
}
