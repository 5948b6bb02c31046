import type { LotteryTicketDetail } from '@marquee/contract/calls/lottery-orders';
import type { LotteryShape } from '@marquee/contract/lottery/shape';
import type { Queryable } from '../../../platform/database';

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

/** Tickets of the bets of `mine`, a query of the same statement; the latest first. */
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
    name: 'lottery-order',
    text: `with mine as materialized (
             select b.* from ledger_transaction s join bet b on b.id = s.id and b.placed_at = s.created_at
             where s.id = $2 and s.source = 'lottery' and s.kind = 'bet' and b.member_id = $1
           ) ${TICKET}`,
    values: [memberId, betId],
  });
  return rows[0] ?? null;
}

/** Which tickets of a member; null: of any. */
export interface TicketFilter {
  readonly gameCode: string | null;
  readonly chaseId: bigint | null;
}

/** The bets of a member, `$1`, in a lottery, `$2`, and of a chase, `$3`. */
const OF_MEMBER = `from bet b where b.member_id = $1
  and b.game_id in (select game_id from lottery_game where $2::text is null or code = $2)
  and ($3::bigint is null or b.id in (select bet_id from lottery_ticket where chase_id = $3))`;

/** How many tickets of a member the filter accepts. */
export async function countTickets(
  db: Queryable,
  memberId: bigint,
  { gameCode, chaseId }: TicketFilter,
): Promise<number> {
  const { rows } = await db.query<{ total: number }>({
    name: 'lottery-orders-count',
    text: `select count(*)::int as total ${OF_MEMBER}`,
    values: [memberId, gameCode, chaseId],
  });
  return rows[0]?.total ?? 0;
}

/** One page of the tickets of a member that the filter accepts, the latest first. */
export async function readTickets(
  db: Queryable,
  memberId: bigint,
  { gameCode, chaseId }: TicketFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<TicketRow[]> {
  const { rows } = await db.query<TicketRow>({
    name: 'lottery-orders',
    text: `with mine as materialized (
             select b.* ${OF_MEMBER} order by b.placed_at desc, b.id desc limit $4 offset $5
           ) ${TICKET}`,
    values: [memberId, gameCode, chaseId, page.limit, page.offset],
  });
  return rows;
}

/** A result of a draw, with what it paid on a ticket. */
export interface RevisionRow {
  readonly revision: number;
  readonly result: LotteryTicketDetail['revisions'][number]['result'];
  readonly confirmedAt: Date;
  readonly simulated: boolean;
  /** Ledger units. */
  readonly payout: bigint;
}

/** What each result paid on a ticket: a correction that changed nothing pays what the one before it did. */
export async function readRevisions(db: Queryable, drawId: bigint, betId: bigint): Promise<RevisionRow[]> {
  const { rows } = await db.query<RevisionRow>({
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
