import type { SortBy } from '@marquee/contract/calls/field-schemas';
import type { ReconciliationItemSort, ReconciliationRunSort } from '@marquee/contract/calls/list-sorts';
import type { ReconciliationItem, ReconciliationRun } from '@marquee/contract/calls/reconciliation';
import { formatAmount } from '@marquee/contract/money';
import type pg from 'pg';
import type { Queryable } from '../../../platform/database';
import { orderBy } from '../../../platform/paging';

export interface ItemFilter {
  /** Empty: every brand, and items without one. */
  readonly brandIds: readonly number[];
  readonly state: 'open' | 'resolved';
  readonly sort: SortBy<ReconciliationItemSort> | undefined;
}

const ITEM_SORTS = { createdAt: 'i.created_at', member: 'm.account_key' };

export interface RowPage<Row> {
  readonly content: Row[];
  readonly total: number;
}

interface Side {
  readonly kind: string;
  /** Ledger units as text. */
  readonly amount: string | null;
  readonly at: string;
}

interface ItemRow extends Omit<ReconciliationItem, 'ours' | 'theirs' | 'createdAt' | 'resolvedAt'> {
  readonly ours: Side | null;
  readonly theirs: Side | null;
  readonly createdAt: Date;
  readonly resolvedAt: Date | null;
  readonly total: number;
}

/** A ledger-only item has no vendor transaction: its sides are the reversed stake and the remaining win. */
const ITEMS = `
  from reconciliation_item i
  left join ledger_transaction t on t.id = i.transaction_id
  left join bet b on b.id = i.bet_id
  join vendor v on v.id = coalesce(i.vendor_id, b.vendor_id)
  left join brand br on br.id = i.brand_id
  left join member m on m.id = i.member_id
  left join operator o on o.id = i.resolved_by
  where (cardinality($1::int[]) = 0 or i.brand_id = any($1::int[]))
    and (i.resolved_at is null) = ($2::text = 'open')`;

/** One page, latest first unless it is sorted. */
export async function readItems(
  pool: pg.Pool,
  { brandIds, state, sort }: ItemFilter,
  limit: number,
  offset: number,
): Promise<RowPage<ReconciliationItem>> {
  const order = orderBy(sort, ITEM_SORTS) ?? 'i.id desc';
  const { rows } = await pool.query<ItemRow>({
    name: `reconciliation-items by ${sort ?? 'default'}`,
    text: `select i.id::text as "itemId", v.code as vendor, br.code as brand, m.account as member, i.reason,
             coalesce(i.round_id, b.round_id) as round, coalesce(i.vendor_transaction, t.key) as "transactionId", br.currency,
             coalesce(i.ours, case when b.id is not null then jsonb_build_object('kind', 'rollback', 'amount', b.stake::text, 'at', t.created_at) end) as ours,
             coalesce(i.theirs, case when b.id is not null then jsonb_build_object('kind', 'win', 'amount', b.payout::text, 'at', b.settled_at) end) as theirs,
             i.created_at as "createdAt", i.resolved_at as "resolvedAt", o.name as "resolvedBy", i.resolution,
             count(*) over ()::int as total
           ${ITEMS} order by ${order}, i.id desc limit $3 offset $4`,
    values: [brandIds, state, limit, offset],
  });
  return { content: rows.map(toItem), total: rows[0]?.total ?? 0 };
}

const toItem = ({ total: _total, ours, theirs, createdAt, resolvedAt, ...row }: ItemRow): ReconciliationItem => ({
  ...row,
  ours: ours && toSide(ours),
  theirs: theirs && toSide(theirs),
  createdAt: createdAt.toISOString(),
  resolvedAt: resolvedAt?.toISOString() ?? null,
});

const toSide = ({ kind, amount, at }: Side) => ({
  kind,
  amount: amount === null ? null : formatAmount(BigInt(amount)),
  at: new Date(at).toISOString(),
});

/**
 * The brand of an open item (null: of none), undefined when there is no such item. Locked until the transaction ends.
 */
export async function lockOpenItem(db: Queryable, id: string): Promise<number | null | undefined> {
  const { rows } = await db.query<{ brand_id: number | null }>({
    name: 'reconciliation-item-lock',
    text: 'select brand_id from reconciliation_item where id = $1 and resolved_at is null for update',
    values: [id],
  });
  return rows[0]?.brand_id;
}

export async function resolveItem(db: Queryable, id: string, operatorId: number, resolution: string): Promise<void> {
  await db.query({
    name: 'reconciliation-item-resolve',
    text: 'update reconciliation_item set resolved_at = now(), resolved_by = $2, resolution = $3 where id = $1',
    values: [id, operatorId, resolution],
  });
}

interface RunRow {
  readonly vendor: string;
  readonly day: string;
  readonly transactions: number;
  readonly matched: number;
  readonly differing: number;
  readonly our_bets: bigint;
  readonly their_bets: bigint;
  readonly our_wins: bigint;
  readonly their_wins: bigint;
  readonly finished_at: Date;
  readonly total: number;
}

const RUN_SORTS = { day: 'r.day', transactions: 'r.transactions', differing: 'r.differing' };

/** Reports, latest day first unless they are sorted. */
export async function readRuns(
  pool: pg.Pool,
  sort: SortBy<ReconciliationRunSort> | undefined,
  limit: number,
  offset: number,
): Promise<RowPage<ReconciliationRun>> {
  const order = orderBy(sort, RUN_SORTS) ?? 'r.day desc';
  const { rows } = await pool.query<RunRow>({
    name: `reconciliation-runs by ${sort ?? 'default'}`,
    text: `select v.code as vendor, to_char(r.day, 'YYYY-MM-DD') as day, r.transactions, r.matched, r.differing, r.our_bets, r.their_bets,
             r.our_wins, r.their_wins, r.finished_at, count(*) over ()::int as total
           from reconciliation_run r join vendor v on v.id = r.vendor_id order by ${order}, r.day desc, v.code limit $1 offset $2`,
    values: [limit, offset],
  });
  return { content: rows.map(toRun), total: rows[0]?.total ?? 0 };
}

const toRun = (row: RunRow): ReconciliationRun => ({
  vendor: row.vendor,
  day: row.day,
  transactions: row.transactions,
  matched: row.matched,
  differing: row.differing,
  ourBets: formatAmount(row.our_bets),
  theirBets: formatAmount(row.their_bets),
  ourWins: formatAmount(row.our_wins),
  theirWins: formatAmount(row.their_wins),
  finishedAt: row.finished_at.toISOString(),
});
