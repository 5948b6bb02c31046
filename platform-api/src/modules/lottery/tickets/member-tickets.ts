import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type { LotteryTicket, LotteryTicketDetail } from '@marquee/contract/calls/lottery-orders';
import type { LotteryShape } from '@marquee/contract/lottery/shape';
import { formatAmount } from '@marquee/contract/money';
import type pg from 'pg';
import type { Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import { offsetOf, pageOf } from '../../../platform/paging';
import type { PublicIds } from '../../../platform/public-id';

/** A member's ticket with its bet. Amounts in ledger units. */
export interface TicketRow {
  readonly betId: bigint;
  readonly gameCode: string;
  readonly shape: LotteryShape;
  readonly ownDraw: boolean;
  readonly drawId: bigint;
  readonly issue: string;
  readonly station: string | null;
  readonly drawsAt: Date;
  /** Of a void draw. */
  readonly voidReason: string | null;
  readonly brandId: number;
  readonly placedAt: Date;
  readonly status: 'open' | 'won' | 'lost' | 'pushed' | 'rolled_back';
  readonly stake: bigint;
  readonly payout: bigint;
  readonly rebate: bigint;
  readonly prizeGroup: number | null;
  readonly lineCount: number;
  readonly lines: string;
  readonly chaseId: bigint | null;
  /** Of the stake in the ledger. */
  readonly key: string;
  /** Null: it can no longer be cancelled, by the clock of the database. */
  readonly cancellableUntil: Date | null;
}

/** Members may think again this long, in games that do not draw every few minutes. */
const CANCEL_SPAN = `interval '5 minutes'`;

const TICKET = `select b.id as "betId", g.code as "gameCode", g.shape, g.source = 'own' as "ownDraw",
    d.id as "drawId", d.issue, d.station, d.draws_at as "drawsAt",
    (select v.reason from lottery_void v where v.draw_id = d.id and v.voided_at is not null) as "voidReason", b.brand_id as "brandId",
    b.placed_at as "placedAt", b.status, b.stake, b.payout, t.rebate, t.prize_group as "prizeGroup", t.line_count as "lineCount", t.lines,
    t.chase_id as "chaseId", s.key,
    case when b.status = 'open' and g.area <> 'FAST' and t.chase_id is null and d.state = 'open'
              and least(b.placed_at + ${CANCEL_SPAN}, d.closes_at) > clock_timestamp()
         then least(b.placed_at + ${CANCEL_SPAN}, d.closes_at) end as "cancellableUntil"
  from mine b
  join lottery_game g on g.game_id = b.game_id
  join lottery_draw d on d.id = b.round_id::bigint
  join lottery_ticket t on t.draw_id = d.id and t.bet_id = b.id and t.placed_at = b.placed_at
  join ledger_transaction s on s.id = b.id
  order by b.id desc`;

/** The member's ticket with this id; null for another's. */
export async function readTicket(db: Queryable, memberId: bigint, betId: bigint): Promise<TicketRow | null> {
  const { rows } = await db.query<TicketRow>({
    name: 'lottery-orders',
    text: `with mine as materialized (
             select b.* from ledger_transaction s join bet b on b.id = s.id and b.placed_at = s.created_at
             where s.id = $2 and s.source = 'lottery' and s.kind = 'bet' and b.member_id = $1
           ) ${TICKET}`,
    values: [memberId, betId],
  });
  return rows[0] ?? null;
}

/** Null: of any. */
interface TicketFilter {
  readonly gameCode: string | null;
  readonly chaseId: bigint | null;
}

const OF_MEMBER = `from bet b where b.member_id = $1
  and b.game_id in (select game_id from lottery_game where $2::text is null or code = $2)
  and ($3::bigint is null or b.id in (select bet_id from lottery_ticket where chase_id = $3))`;

async function readTickets(pool: pg.Pool, memberId: bigint, filter: TicketFilter, limit: number, offset: number) {
  const { gameCode, chaseId } = filter;
  const { rows: totals } = await pool.query<{ total: number }>({
    name: 'lottery-orderss-count',
    text: `select count(*)::int as total ${OF_MEMBER}`,
    values: [memberId, gameCode, chaseId],
  });
  const { rows } = await pool.query<TicketRow>({
    name: 'lottery-orderss',
    text: `with mine as materialized (
             select b.* ${OF_MEMBER} order by b.placed_at desc, b.id desc limit $4 offset $5
           ) ${TICKET}`,
    values: [memberId, gameCode, chaseId, limit, offset],
  });
  return { rows, total: totals[0]?.total ?? 0 };
}

interface RevisionRow {
  readonly revision: number;
  readonly result: LotteryTicketDetail['revisions'][number]['result'];
  readonly confirmedAt: Date;
  readonly simulated: boolean;
  readonly payout: bigint;
}

/** What each result paid on a ticket: a correction that changed nothing pays what the one before it did. */
async function readRevisions(pool: pg.Pool, drawId: bigint, betId: bigint): Promise<RevisionRow[]> {
  const { rows } = await pool.query<RevisionRow>({
    name: 'lottery-orders-revisions',
    text: `select r.revision, r.result, r.confirmed_at as "confirmedAt", r.simulated, coalesce(p.payout, 0) as payout
           from lottery_result r
           left join lateral (select payout from lottery_payout p where p.draw_id = $1 and p.bet_id = $2 and p.revision <= r.revision
                              order by p.revision desc limit 1) p on true
           where r.draw_id = $1 order by r.revision`,
    values: [drawId, betId],
  });
  return rows;
}

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
      const { rows, total } = await readTickets(pool, memberId, filter, pageSize, offsetOf(request));
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
