import type { z } from 'zod';
import { type PlaySession, type Studio, StudioRefusal } from '../../studio/studio';
import type { EventStreams } from '../event-streams';
import { actionRefusal } from './hold-em';
import type { actSchema, PvpEvents, PvpOffer } from './pvp-messages';
import { leaveTable, openSittingsEnd, type Parlour, pass, show } from './parlour';
import { createSittingDown, tablesOf } from './sitting-down';
import { bigBlindOf, rakeRuleOf, ROOMS } from './stakes';
import { act, chairOf, playersOf } from './table';

interface ServiceParts {
  readonly studio: Studio;
  readonly streams: EventStreams<PvpEvents>;
  /** Smallest blind of a session's game, the wallet's integers. */
  readonly minBetOf: (session: PlaySession) => number;
  readonly now?: () => number;
}

export type PvpService = ReturnType<typeof createPvpService>;

/** The card rooms with money in them: a buy-in is a bet, what one leaves with its payout. */
export function createPvpService({ studio, streams, minBetOf, now = Date.now }: ServiceParts) {
  const parlour: Parlour = { studio, streams, now, tables: new Map(), buyIns: new Map(), awaySince: new Map() };
  const sitDown = createSittingDown(parlour, minBetOf);
  const tableOf = (player: string) => [...parlour.tables.keys()].find((table) => chairOf(table, player));

  return {
    restore: () => openSittingsEnd(studio),
    offer: (session: PlaySession): PvpOffer => ({
      rakeBp: rakeRuleOf(1).bp,
      rooms: ROOMS.map((room) => {
        const bigBlind = bigBlindOf(room, minBetOf(session));
        const players = tablesOf(parlour, session, room).reduce((sum, table) => sum + playersOf(table).length, 0);
        return { room, bigBlind, rakeCap: rakeRuleOf(bigBlind).cap, players };
      }),
    }),
    show(session: PlaySession): void {
      const table = tableOf(session.id);
      if (table) show(parlour, table, session.id);
    },
    sit: sitDown,
    act(session: PlaySession, { turn, action }: z.infer<typeof actSchema>): void {
      const table = tableOf(session.id);
      const chair = table && chairOf(table, session.id);
      const isNow = chair && table.hand && turn === table.turn;
      const refusal = isNow && table.hand ? actionRefusal(table.hand, chair.seat, action) : 'not_your_turn';
      if (refusal || !table || !chair) {
        studio.log.warn({ session: session.id, turn, action, refusal }, 'action refused');
        throw new StudioRefusal(409, refusal ?? 'not_your_turn');
      }
      chair.missed = 0;
      act(table, chair.seat, action, now());
      pass(parlour, table);
    },
    async leave(session: PlaySession): Promise<void> {
      const table = tableOf(session.id);
      if (table) await leaveTable(parlour, table, session.id, 'left');
    },
    parlour,
  };
}
