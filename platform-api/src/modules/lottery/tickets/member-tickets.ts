import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type { LotteryTicket, LotteryTicketDetail } from '@marquee/contract/calls/lottery-orders';
import { formatAmount } from '@marquee/contract/money';
import type pg from 'pg';
import type { Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import { offsetOf, pageOf } from '../../../platform/paging';
import type { PublicIds } from '../../../platform/public-id';
import { countTickets, readRevisions, readTicket, readTickets, type TicketRow } from './member-ticket-repository';

/** The member's own tickets. */
export interface MemberTickets {
  list(memberId: bigint, request: ParsedCallRequest<'lottery.orders'>): Promise<CallValue<'lottery.orders'>>;
  /** @throws Failure `bet_not_found`, for another's ticket as well */
  one(memberId: bigint, ticketId: string): Promise<LotteryTicketDetail>;
  /** The same for a bet, null where it is no ticket of the member. */
  ofBet(memberId: bigint, betId: bigint): Promise<LotteryTicketDetail | null>;
}

export function createMemberTickets(pool: pg.Pool, ids: PublicIds): MemberTickets {
  async function detailOf(row: TicketRow): Promise<LotteryTicketDetail> {
    const { shape, ownDraw, station, drawsAt, voidReason, lines, drawId, betId } = row;
    const revisions = await readRevisions(pool, drawId, betId);
    return {
      ticket: viewOf(row, ids),
      shape,
      ownDraw,
      station,
      drawsAt: drawsAt.toISOString(),
      voidReason,
      lines,
      revisions: revisions.map(({ payout, confirmedAt, ...revision }) => ({
        ...revision,
        confirmedAt: confirmedAt.toISOString(),
        payout: formatAmount(payout),
      })),
    };
  }

  return {
    async list(memberId, request) {
      const { gameCode = null, chaseId, pageSize } = request;
      // An id of nothing finds nothing.
      const filter = { gameCode, chaseId: chaseId === undefined ? null : (ids.decode(chaseId) ?? 0n) };
      const total = await countTickets(pool, memberId, filter);
      const rows = await readTickets(pool, memberId, filter, { limit: pageSize, offset: offsetOf(request) });
      return pageOf(
        rows.map((row) => viewOf(row, ids)),
        total,
        request,
      );
    },

    async one(memberId, ticketId) {
      return detailOf(await requireTicket(pool, memberId, ids.decode(ticketId)));
    },

    async ofBet(memberId, betId) {
      const row = await readTicket(pool, memberId, betId);
      return row && detailOf(row);
    },
  };
}

/** @throws Failure `bet_not_found` */
export async function requireTicket(db: Queryable, memberId: bigint, betId: bigint | null): Promise<TicketRow> {
  const row = betId === null ? null : await readTicket(db, memberId, betId);
  if (!row) throw new Failure('bet_not_found');
  return row;
}

/** A stake that went back is no bet. */
export const statusOf = (status: TicketRow['status']): LotteryTicket['status'] =>
  status === 'rolled_back' ? 'returned' : status;

/** Longer tickets are read one by one. */
const LISTED_LINES_LENGTH = 2_000;

const viewOf = (row: TicketRow, ids: PublicIds): LotteryTicket => ({
  ticketId: ids.encode(row.betId),
  gameCode: row.gameCode,
  issue: row.issue,
  placedAt: row.placedAt.toISOString(),
  status: statusOf(row.status),
  stake: formatAmount(row.stake),
  payout: formatAmount(row.payout),
  rebate: formatAmount(row.rebate),
  prizeGroup: row.prizeGroup,
  lineCount: row.lineCount,
  lines: row.lines.length > LISTED_LINES_LENGTH ? null : row.lines,
  chaseId: row.chaseId === null ? null : ids.encode(row.chaseId),
  cancellableUntil: row.cancellableUntil?.toISOString() ?? null,
});
