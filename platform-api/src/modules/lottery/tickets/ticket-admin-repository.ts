import type { SortBy } from '@marquee/contract/calls/field-schemas';
import type { TicketSort } from '@marquee/contract/calls/list-sorts';
import { accountKey } from '../../../platform/account-key';
import type { Queryable } from '../../../platform/database';
import { orderBy } from '../../../platform/paging';
import type { TicketRow } from './member-ticket-repository';

/** A ticket in a list of a draw's. Amounts in ledger units. */
export interface ListedTicketRow
  extends Pick<TicketRow, 'betId' | 'placedAt' | 'status' | 'stake' | 'payout' | 'lineCount' | 'prizeGroup'> {
  readonly account: string;
  readonly isChase: boolean;
}

/** Which tickets of a draw at a brand; null: of any. */
export interface DrawTicketFilter {
  readonly drawId: string;
  readonly brandId: number;
  /** Code of a kind that a line is of. */
  readonly kind: string | null;
  /** As it is typed: compared by the account's key. */
  readonly account: string | null;
}

const SORTS = { placedAt: 't.placed_at', account: 'm.account_key', stake: 't.stake', payout: 'b.payout' };

/** The tickets of a draw, `$1`, at a brand, `$2`, with a line of a kind, `$3`, and of an account, `$4`. */
const OF_DRAW = `from lottery_ticket t
  join bet b on b.id = t.bet_id and b.placed_at = t.placed_at
  join member m on m.id = t.member_id
  where t.draw_id = $1 and b.brand_id = $2 and ($3::text is null or ';' || t.lines like '%;' || $3 || ' %')
    and ($4::text is null or m.account_key = $4)`;

const filterValues = ({ drawId, brandId, kind, account }: DrawTicketFilter) => [
  drawId,
  brandId,
  kind,
  account === null ? null : accountKey(account),
];

/** How many tickets the filter accepts. */
export async function countDrawTickets(db: Queryable, filter: DrawTicketFilter): Promise<number> {
  const { rows } = await db.query<{ total: number }>({
    name: 'count-tickets-of-draw',
    text: `select count(*)::int as total ${OF_DRAW}`,
    values: filterValues(filter),
  });
  return rows[0]?.total ?? 0;
}

/** One page of the tickets that the filter accepts: as they are sorted, else latest first. */
export async function readDrawTickets(
  db: Queryable,
  filter: DrawTicketFilter,
  {
    sort,
    limit,
    offset,
  }: { readonly sort: SortBy<TicketSort> | undefined; readonly limit: number; readonly offset: number },
): Promise<ListedTicketRow[]> {
  const order = orderBy(sort, SORTS) ?? 't.bet_id desc';
  const { rows } = await db.query<ListedTicketRow>({
    name: `tickets-of-draw by ${sort ?? 'default'}`,
    text: `select b.id as "betId", m.account, b.placed_at as "placedAt", b.status, b.stake, b.payout,
             t.line_count as "lineCount", t.prize_group as "prizeGroup", t.chase_id is not null as "isChase"
           ${OF_DRAW} order by ${order}, t.bet_id desc limit $5 offset $6`,
    values: [...filterValues(filter), limit, offset],
  });
  return rows;
}

/** Whose a ticket is. */
export interface TicketOwner {
  readonly memberId: bigint;
  readonly account: string;
  readonly drawId: string;
}

/** The owner of a ticket at a brand; null where the bet is no ticket, or another brand's. */
export async function readTicketOwner(db: Queryable, betId: bigint, brandId: number): Promise<TicketOwner | null> {
  const { rows } = await db.query<TicketOwner>({
    name: 'owner-of-lottery-ticket',
    text: `select b.member_id as "memberId", m.account, b.round_id as "drawId"
           from ledger_transaction s join bet b on b.id = s.id and b.placed_at = s.created_at join member m on m.id = b.member_id
           where s.id = $1 and s.source = 'lottery' and s.kind = 'bet' and b.brand_id = $2`,
    values: [betId, brandId],
  });
  return rows[0] ?? null;
}
