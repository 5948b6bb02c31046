import type { z } from 'zod';
import { type PlaySession, type Studio, StudioRefusal } from '../../studio/studio';
import type { EventStreams } from '../event-streams';
import type { actSchema, PvpEvents, PvpOffer } from './pvp-messages';
import { leaveTable, sendHands, settleOpenSittings, type TableRoom, publishTurn, sendTable } from './table-room';
import { createTakeSeat, type PlayedGame, tablesOf, unitIn } from './take-seat';
import { ROOMS } from './stakes';
import { act, chairOf, playersOf } from './table';

interface ServiceParts {
  readonly studio: Studio;
  readonly streams: EventStreams<PvpEvents>;
  readonly gameOf: (session: PlaySession) => PlayedGame;
  readonly now?: () => number;
}

export type PvpService = ReturnType<typeof createPvpService>;

/** The card rooms with money in them: a buy-in is a bet, what one leaves with its payout. */
export function createPvpService({ studio, streams, gameOf, now = Date.now }: ServiceParts) {
  const tableRoom: TableRoom = { studio, streams, now, tables: new Map(), buyIns: new Map(), awaySince: new Map() };
  const takeSeat = createTakeSeat(tableRoom, gameOf);
  const tableOf = (player: string) => [...tableRoom.tables.keys()].find((table) => chairOf(table, player));

  return {
    restore: () => settleOpenSittings(studio),
    offer(session: PlaySession): PvpOffer {
      const playedGame = gameOf(session);
      const { code, buyIns, rakeOf } = playedGame.game;
      return {
        game: code,
        buyIns,
        rakeBp: rakeOf(1).bp,
        rooms: ROOMS.map((room) => {
          const unit = unitIn(room, playedGame);
          const players = tablesOf(tableRoom, session, room).reduce((sum, table) => sum + playersOf(table).length, 0);
          return { room, unit, rakeCap: rakeOf(unit).cap, players };
        }),
      };
    },
    show(session: PlaySession): void {
      const table = tableOf(session.id);
      if (!table) return;
      sendTable(tableRoom, table, session.id);
      sendHands(tableRoom, table, session.id);
    },
    sit: takeSeat,
    act(session: PlaySession, { turn, action }: z.infer<typeof actSchema>): void {
      const table = tableOf(session.id);
      const chair = table && chairOf(table, session.id);
      const isCurrentTurn = chair && table.hand && turn === table.turn;
      const refusal = isCurrentTurn && table.hand ? table.hand.refusal(chair.seat, action) : 'not_your_turn';
      if (refusal || !table || !chair) {
        studio.log.warn({ session: session.id, turn, action, refusal }, 'action refused');
        throw new StudioRefusal(409, refusal ?? 'not_your_turn');
      }
      chair.missed = 0;
      act(table, chair.seat, action, now());
      publishTurn(tableRoom, table);
    },
    async leave(session: PlaySession): Promise<void> {
      const table = tableOf(session.id);
      if (table) await leaveTable(tableRoom, table, session.id, 'left');
    },
    tableRoom,
  };
}
