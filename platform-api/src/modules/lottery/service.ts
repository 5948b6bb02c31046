import type { CallValue } from '@marquee/contract/calls/index';
import { formatAmount } from '@marquee/contract/money';
import type { PublicIds } from '../../platform/public-id';
import { type Chunk, readPaidTickets } from './runs/run-statements';
import { type Settlement, startSettlement } from './runs/settlement-workers';
import { createRooms, type Rooms } from './rooms/rooms';
import { type CancelTicket, createCancelTicket } from './tickets/cancel-ticket';
import { createListChases, type ListChases } from './tickets/member-chases';
import type { MemberTickets } from './tickets/member-tickets';
import { createPlaceChase, type PlaceChase } from './tickets/place-chase';
import { createPlaceTicket, type PlacedTicket, type PlaceTicket, type TicketParts } from './tickets/place-ticket';
import { createStopChase, type StopChase } from './tickets/stop-chases';

/** Lotteries for members, and their settlement. */
export interface LotteryService {
  readonly place: PlaceTicket;
  readonly chase: PlaceChase;
  readonly chases: ListChases;
  readonly stopChase: StopChase;
  readonly cancel: CancelTicket;
  readonly tickets: MemberTickets;
  readonly rooms: Rooms;
  /** How a placed ticket is answered. */
  present(ticket: PlacedTicket): CallValue<'lottery.order'>;
  /** Settles what is planned until it is stopped. */
  start(): void;
  stop(): Promise<void>;
}

export function createLotteryService(parts: TicketParts, tickets: MemberTickets, ids: PublicIds): LotteryService {
  const { platform, ledger } = parts;
  const { pool } = platform.database;
  let settlement: Settlement | null = null;
  let unsubscribe: (() => void) | null = null;

  const announce = async (chunk: Chunk) => {
    for (const { betId, memberId, currency, cash } of await readPaidTickets(pool, chunk)) {
      ledger.announce(memberId, cash, currency);
      platform.bus.publish('lottery.ticket', { ticketId: ids.encode(betId) }, { memberId });
    }
  };

  return {
    place: createPlaceTicket(parts),
    chase: createPlaceChase(parts),
    chases: createListChases(pool, ids),
    stopChase: createStopChase(parts),
    cancel: createCancelTicket(parts),
    tickets,
    rooms: createRooms(pool),
    present: ({ betId, draw, ticket, balance }) => ({
      ticketId: ids.encode(betId),
      issue: draw.issue,
      stake: formatAmount(ticket.stake),
      rebate: formatAmount(ticket.rebate),
      balance: formatAmount(balance),
    }),
    start() {
      settlement = startSettlement(pool, platform.log, announce);
      // Draws, results and voids are announced after the commit that plans their runs.
      const wake = () => settlement?.wake();
      unsubscribe = platform.bus.subscribe(({ topic }) => topic === 'lottery.issue' && wake(), wake);
    },
    async stop() {
      unsubscribe?.();
      await settlement?.stop();
    },
  };
}
