import type { FloatType } from '@marquee/contract/agent-figures';
import type { TimeRange } from '../../../platform/brand-days';
import type { Queryable } from '../../../platform/database';

/** A movement of an agent's float; ledger units. */
export interface FloatEntryRow {
  readonly id: bigint;
  readonly created_at: Date;
  readonly kind: FloatType;
  readonly change: bigint;
  readonly balance_after: bigint;
  /** Account of the other party of a transfer; null where there is none. */
  readonly other: string | null;
}

export interface FloatFilter extends TimeRange {
  readonly brandId: number;
  readonly memberId: bigint;
  readonly kind: FloatType | undefined;
}

/**
 * Every movement of a float, each with the balance after it: what the wallet holds less all that came later. A header names one member, so
 * the float's movements are the agent's own, the transfers, and the commissions that downlines got from it.
 */
const ENTRIES = `with own as materialized (
    select account_id, balance from wallet where member_id = $2 and kind = 'agent'
  ), candidate as materialized (
    select id from ledger_transaction
    where member_id = $2 and brand_id = $1 and kind not in ('bet', 'win', 'rollback', 'rollback_repeat', 'tombstone', 'deposit', 'withdrawal',
                                                           'withdrawal_return', 'payout')
    union
    select id from fund_transfer where from_member = $2 or to_member = $2
    union
    select t.id from member_line l join ledger_transaction t on t.member_id = l.member_id and t.source = 'commission'
    where l.uplines[cardinality(l.uplines)] = $2
  ), moved as (
    select p.transaction_id as id, sum(case when p.credit_account = o.account_id then p.amount else -p.amount end)::int8 as change
    from candidate c join posting p on p.transaction_id = c.id
    join own o on o.account_id in (p.debit_account, p.credit_account)
    group by p.transaction_id
  ), entries as (
    select t.id, t.created_at, case when t.source = 'commission' then 'commission' else t.kind::text end as kind, m.change,
           (o.balance - coalesce(sum(m.change) over (order by t.id desc rows between unbounded preceding and 1 preceding), 0))::int8 as balance_after
    from moved m join ledger_transaction t on t.id = m.id cross join own o
  ), shown as (
    select * from entries where created_at >= $3 and created_at < $4 and change <> 0 and ($5::text is null or kind = $5)
  )`;

const valuesOf = ({ brandId, memberId, start, end, kind }: FloatFilter) => [
  brandId,
  memberId,
  start,
  end,
  kind ?? null,
];

/** One page of the movements of a float, latest first. */
export async function readFloatEntries(
  db: Queryable,
  filter: FloatFilter,
  limit: number,
  offset: number,
): Promise<FloatEntryRow[]> {
  const { rows } = await db.query<FloatEntryRow>({
    name: 'float-entries',
    text: `${ENTRIES}
           select s.id, s.created_at, s.kind, s.change, s.balance_after,
             (select m.account from fund_transfer f join member m on m.id = case when f.from_member = $2 then f.to_member else f.from_member end
              where f.id = s.id and f.way <> 'own') as other
           from shown s order by s.id desc limit $6 offset $7`,
    values: [...valuesOf(filter), limit, offset],
  });
  return rows;
}

export interface FloatTotals {
  readonly entries: number;
  readonly money_in: bigint;
  readonly money_out: bigint;
}

export async function readFloatTotals(db: Queryable, filter: FloatFilter): Promise<FloatTotals> {
  const { rows } = await db.query<FloatTotals>({
    name: 'float-totals',
    text: `${ENTRIES}
           select count(*)::int as entries, coalesce(sum(change) filter (where change > 0), 0)::int8 as money_in,
             coalesce(-sum(change) filter (where change < 0), 0)::int8 as money_out
           from shown`,
    values: valuesOf(filter),
  });
  const [totals] = rows;
  if (!totals) throw new Error('totals without a row');
  return totals;
}
