import type { PointMovement } from '@marquee/contract/points';
import type { Queryable } from '../../../platform/database';
import type { UnitCounter, UnitMovement, UnitName, UnitReference } from './unit-movement';

type PostedUnits =
  | { readonly outcome: 'ok' | 'repeat'; readonly transactionId: bigint; readonly balance: bigint }
  | { readonly outcome: 'conflict' }
  | { readonly outcome: 'insufficient' };

/** Posts by the SQL function, the only writer of the unit ledger. @param amount signed */
export async function postUnits(
  db: Queryable,
  { source, key, kind, unit, memberId, reference }: Omit<UnitMovement, 'amount' | 'counter'>,
  {
    amount,
    counter,
    fingerprint,
    at,
  }: { readonly amount: bigint; readonly counter: UnitCounter; readonly fingerprint: string; readonly at: Date },
): Promise<PostedUnits> {
  const { rows } = await db.query<{
    outcome: PostedUnits['outcome'];
    transaction_id: bigint | null;
    balance: bigint;
  }>({
    name: 'post-units',
    text: 'select * from post_units($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
    values: [source, key, fingerprint, kind, unit, memberId, amount, counter, reference ?? null, at],
  });
  const [row] = rows;
  if (!row) throw new Error('post_units did not answer');
  const { outcome, transaction_id: transactionId, balance } = row;
  if (outcome === 'conflict' || outcome === 'insufficient') return { outcome };
  if (transactionId === null) throw new Error(`post_units answered ${outcome} without a transaction`);
  return { outcome, transactionId, balance };
}

export async function readUnitBalance(db: Queryable, memberId: bigint, unit: UnitName): Promise<bigint> {
  const { rows } = await db.query<{ balance: bigint }>({
    name: 'unit-balance',
    text: `select balance from unit_account where member_id = $1 and unit = $2 and kind = 'member'`,
    values: [memberId, unit],
  });
  return rows[0]?.balance ?? 0n;
}

/** One movement of a member's units. */
export interface UnitHistoryRow {
  readonly transactionId: bigint;
  readonly at: Date;
  readonly kind: PointMovement;
  /** Signed. */
  readonly amount: bigint;
  readonly balanceAfter: bigint;
  readonly reference: UnitReference;
}

/** One page of a member's movements, latest first. */
export async function readUnitHistory(
  db: Queryable,
  memberId: bigint,
  unit: UnitName,
  limit: number,
  offset: number,
): Promise<{ readonly content: UnitHistoryRow[]; readonly total: number }> {
  const { rows } = await db.query<UnitHistoryRow & { total: number }>({
    name: 'unit-history',
    text: `select t.id as "transactionId", t.at, t.kind, p.amount, p.balance_after as "balanceAfter", t.reference, count(*) over ()::int as total
           from unit_account a
           join unit_posting p on p.account_id = a.id
           join unit_transaction t on t.id = p.transaction_id
           where a.member_id = $1 and a.unit = $2 and a.kind = 'member'
           order by t.id desc limit $3 offset $4`,
    values: [memberId, unit, limit, offset],
  });
  return { content: rows, total: rows[0]?.total ?? 0 };
}
