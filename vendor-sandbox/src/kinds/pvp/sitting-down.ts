import { randomBytes, randomInt } from 'node:crypto';
import type { z } from 'zod';
import { type PlaySession, StudioRefusal } from '../../studio/studio';
import { derivedId } from '../derived-id';
import { type Parlour, show } from './parlour';
import type { sitSchema } from './pvp-messages';
import type { CardGame } from './card-game';
import { minBetIn, type Room } from './stakes';
import { balanceHouse, chairOf, createTable, isRunning, playersOf, type Table, takeChair } from './table';

/** Who may sit together: the same game, stake and money. */
const keyOf = ({ vendor, gameCode, currency }: PlaySession, room: Room) => [vendor, gameCode, currency, room].join(' ');

export const tablesOf = ({ tables }: Parlour, session: PlaySession, room: Room): Table[] =>
  [...tables].filter(([, key]) => key === keyOf(session, room)).map(([table]) => table);

/** The fullest table with a chair; a new one when there is none. */
function freeTable(parlour: Parlour, session: PlaySession, kindOfTable: Pick<Table, 'game' | 'room' | 'unit'>): Table {
  const { room } = kindOfTable;
  const free = tablesOf(parlour, session, room).filter(({ chairs }) => chairs.includes(null));
  const fullest = free.sort((a, b) => playersOf(b).length - playersOf(a).length)[0];
  if (fullest) return fullest;
  const id = randomBytes(9).toString('base64url');
  const table = createTable({ id, ...kindOfTable, draw: randomInt }, parlour.now());
  parlour.tables.set(table, keyOf(session, room));
  return table;
}

/** What a session plays, and its smallest stake. */
export interface PlayedGame {
  readonly game: CardGame;
  readonly minBet: number;
}

export const unitIn = (room: Room, { game, minBet }: PlayedGame): number => game.unitOf(minBetIn(room, minBet));

/** Sells chairs: a buy-in is a bet, taken before its player sits. */
export function createSittingDown(parlour: Parlour, gameOf: (session: PlaySession) => PlayedGame) {
  const { studio } = parlour;
  const underWay = new Set<string>();

  const buyIn = async (session: PlaySession, wish: z.infer<typeof sitSchema>): Promise<{ balance: number }> => {
    const id = derivedId(session.id, wish.intent);
    if (studio.find(id)) throw new StudioRefusal(409, 'repeated');
    const { room } = wish;
    const { game, minBet } = gameOf(session);
    if (!game.buyIns.includes(wish.buyIn)) throw new StudioRefusal(400, 'malformed');
    const unit = unitIn(room, { game, minBet });
    const stake = wish.buyIn * unit;
    const detail = { game: game.code, room, unit, buyIn: stake, stack: stake, wagered: 0, played: 0, hands: [] };
    const answer = await studio.bet(session, { id, round: id, stake, detail });
    if (!answer.taken) throw new StudioRefusal(402, answer.reason);
    const table = freeTable(parlour, session, { game, room, unit });
    takeChair(table, { player: session.id, betId: id, stack: stake });
    parlour.buyIns.set(id, stake);
    if (!isRunning(table)) balanceHouse(table);
    show(parlour, table);
    return { balance: answer.balance };
  };

  return async (session: PlaySession, wish: z.infer<typeof sitSchema>): Promise<{ balance: number }> => {
    const isSeated = [...parlour.tables.keys()].some((table) => chairOf(table, session.id));
    if (isSeated || underWay.has(session.id)) throw new StudioRefusal(409, 'seated_already');
    underWay.add(session.id);
    try {
      return await buyIn(session, wish);
    } finally {
      underWay.delete(session.id);
    }
  };
}
