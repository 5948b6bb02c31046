import type { SortBy } from '@marquee/contract/calls/field-schemas';
import type { PayoutReviewSort } from '@marquee/contract/calls/list-sorts';
import type { ReviewedPayout } from '@marquee/contract/calls/reconciliation';
import { formatAmount } from '@marquee/contract/money';
import type pg from 'pg';
import type { Queryable } from '../../../platform/database';
import { orderBy } from '../../../platform/paging';
import type { RowPage } from './item-repository';

export interface PayoutFilter {
  /** Empty: every brand. */
  readonly brandIds: readonly number[];
  readonly state: 'waiting' | 'decided';
  readonly sort: SortBy<PayoutReviewSort> | undefined;
}

const SORTS = { receivedAt: 'x.created_at', member: 'm.account_key', stake: 'b.stake', amount: 'x.amount' };

interface PayoutRow extends Omit<ReviewedPayout, 'stake' | 'amount' | 'receivedAt' | 'decidedAt'> {
  /** Ledger units. */
  readonly stake: bigint;
  readonly amount: bigint;
  readonly receivedAt: Date;
  readonly decidedAt: Date | null;
  readonly total: number;
}

/** One page, unless it is sorted: those that wait, oldest first; those decided, latest first. */
export async function readPayouts(
  pool: pg.Pool,
  { brandIds, state, sort }: PayoutFilter,
  limit: number,
  offset: number,
): Promise<RowPage<ReviewedPayout>> {
  const order = orderBy(sort, SORTS) ?? (state === 'waiting' ? 'x.id' : 'x.decided_at desc');
  const { rows } = await pool.query<PayoutRow>({
    name: `payout-reviews-${state} by ${sort ?? 'default'}`,
    text: `select x.id::text as "payoutId", x.state, v.code as vendor, br.code as brand, m.account as member, g.code as game,
             b.round_id as round, x.key as "transactionId", b.stake, x.amount, br.currency, x.created_at as "receivedAt",
             x.decided_at as "decidedAt", o.name as "decidedBy", x.reason, count(*) over ()::int as total
           from withheld_win x
           join ledger_transaction t on t.id = x.bet_id
           join bet b on b.id = t.id and b.placed_at = t.created_at
           join vendor v on v.id = b.vendor_id
           join game g on g.id = b.game_id
           join brand br on br.id = x.brand_id
           join member m on m.id = x.member_id
           left join operator o on o.id = x.decided_by
           where (cardinality($1::int[]) = 0 or x.brand_id = any($1::int[]))
             and (x.state = 'waiting') = ($2::text = 'waiting')
           order by ${order}, x.id desc limit $3 offset $4`,
    values: [brandIds, state, limit, offset],
  });
  return { content: rows.map(toPayout), total: rows[0]?.total ?? 0 };
}

const toPayout = ({ total: _total, stake, amount, receivedAt, decidedAt, ...row }: PayoutRow): ReviewedPayout => ({
  ...row,
  stake: formatAmount(stake),
  amount: formatAmount(amount),
  receivedAt: receivedAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
});

/** A win of the review, with the fields of its payment. */
export interface WithheldWin {
  readonly id: bigint;
  readonly source: string;
  readonly key: string;
  /** `\\x` hex */
  readonly fingerprint: string;
  readonly brandId: number;
  readonly currency: string;
  readonly vendorCode: string;
  readonly gameId: number;
  readonly memberId: bigint;
  readonly betId: bigint;
  readonly betKey: string;
  readonly round: string;
  /** Ledger units. */
  readonly amount: bigint;
  readonly validBet: bigint | null;
  readonly detail: Record<string, unknown> | null;
  /** The part that a jackpot pool pays, ledger units; both or neither. */
  readonly poolId: number | null;
  readonly jackpotWin: bigint | null;
}

/** Null when there is no such win. */
export async function readWithheldWin(db: Queryable, id: string): Promise<WithheldWin | null> {
  const { rows } = await db.query<WithheldWin>({
    name: 'withheld-win',
    text: `select x.id, x.source, x.key, '\\x' || encode(x.fingerprint, 'hex') as fingerprint, x.brand_id as "brandId", br.currency,
             v.code as "vendorCode", b.game_id as "gameId", x.member_id as "memberId", x.bet_id as "betId", x.bet_key as "betKey",
             b.round_id as round, x.amount, x.valid_bet as "validBet", x.detail, x.pool_id as "poolId",
             x.jackpot_win as "jackpotWin"
           from withheld_win x
           join ledger_transaction t on t.id = x.bet_id
           join bet b on b.id = t.id and b.placed_at = t.created_at
           join vendor v on v.id = b.vendor_id
           join brand br on br.id = x.brand_id
           where x.id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}

/** @returns false when it does not wait any more */
export async function decideWithheldWin(
  db: Queryable,
  id: bigint,
  decision: { readonly state: 'paid' | 'refused'; readonly operatorId: number; readonly reason: string },
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'withheld-win-decide',
    text: `update withheld_win set state = $2, decided_at = now(), decided_by = $3, reason = $4 where id = $1 and state = 'waiting'`,
    values: [id, decision.state, decision.operatorId, decision.reason],
  });
  return rowCount === 1;
}

/** Whether the bet has paid something, or another win of it waits. */
export async function hasOtherPayout(db: Queryable, betId: bigint): Promise<boolean> {
  const { rows } = await db.query<{ other: boolean }>({
    name: 'withheld-win-others',
    text: `select exists (select from ledger_transaction t join bet b on b.id = t.id and b.placed_at = t.created_at
                          where t.id = $1 and b.payout > 0)
             or exists (select from withheld_win x where x.bet_id = $1 and x.state = 'waiting') as other`,
    values: [betId],
  });
  return rows[0]?.other ?? false;
}
