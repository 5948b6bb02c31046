import type { SortBy } from '@marquee/contract/calls/field-schemas';
import type { WithdrawalQueue, WithdrawalSort } from '@marquee/contract/calls/withdrawal-admin';
import type { WithdrawalState } from '@marquee/contract/entities/withdrawal-states';
import { accountKey } from '../../../platform/account-key';
import type { Queryable } from '../../../platform/database';
import { orderBy } from '../../../platform/paging';
import { WITHDRAWAL, type WithdrawalRow } from './withdrawal-repository';

export const QUEUE_STATES: Readonly<Record<WithdrawalQueue, readonly WithdrawalState[]>> = {
  review: ['review'],
  trouble: ['failed', 'not_received', 'partially_received'],
  under_way: ['approved', 'sent', 'paid'],
  over: ['received', 'rejected', 'cancelled'],
};

export interface QueueFilter {
  readonly queue: WithdrawalQueue;
  /** Empty: every brand. */
  readonly brandIds: readonly number[];
  readonly brandId: number | null;
  /** Part of an account, or the beginning of a withdrawal's id. */
  readonly search: string | null;
  readonly sort: SortBy<WithdrawalSort> | undefined;
}

const SORTS = { createdAt: 'w.created_at', account: 'm.account_key', amount: 'w.amount', score: 'w.score' };

const MATCHES = `w.state = any($1::withdrawal_state[]) and (cardinality($2::int[]) = 0 or w.brand_id = any($2::int[]))
  and ($3::int is null or w.brand_id = $3)
  and ($4::text is null or position($4 in m.account_key) > 0 or starts_with(w.id::text, $4))`;

/** A page of a queue: as the filter sorts it, else pending ones by priority, oldest first; finished ones latest first. */
export async function readQueue(
  pool: Queryable,
  { queue, brandIds, brandId, search, sort }: QueueFilter,
  limit: number,
  offset: number,
): Promise<{ readonly rows: WithdrawalRow[]; readonly total: number }> {
  const values = [QUEUE_STATES[queue], brandIds, brandId, search === null ? null : accountKey(search)];
  const totals = await pool.query<{ total: number }>({
    name: 'withdrawal-queue-total',
    text: `select count(*)::int as total from withdrawal w join member m on m.id = w.member_id where ${MATCHES}`,
    values,
  });
  const order = orderBy(sort, SORTS) ?? (queue === 'over' ? 'w.finished_at desc' : 'w.priority desc, w.created_at');
  const { rows } = await pool.query<WithdrawalRow>({
    name: `withdrawal-queue by ${order}`,
    text: `${WITHDRAWAL} where ${MATCHES} order by ${order}, w.id limit $5 offset $6`,
    values: [...values, limit, offset],
  });
  return { rows, total: totals.rows[0]?.total ?? 0 };
}

/** @returns false when the operator has approved before */
export async function insertApproval(client: Queryable, id: string, operatorId: number, at: Date): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'withdrawal-approve',
    text: 'insert into withdrawal_approval (withdrawal_id, operator_id, at) values ($1, $2, $3) on conflict do nothing',
    values: [id, operatorId, at],
  });
  return rowCount === 1;
}

export async function hasApproved(db: Queryable, id: string, operatorId: number): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'withdrawal-has-approved',
    text: 'select from withdrawal_approval where withdrawal_id = $1 and operator_id = $2',
    values: [id, operatorId],
  });
  return rowCount === 1;
}
