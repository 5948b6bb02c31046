import type { Queryable } from '../../../../platform/database';

/** An operator's approval of a credit that needs two. */
export interface DepositApproval {
  readonly operatorId: number;
  /** What has arrived, ledger units. */
  readonly received: bigint;
}

/** Approvals of a deposit's credit so far. */
export async function readApprovals(db: Queryable, depositId: string): Promise<DepositApproval[]> {
  const { rows } = await db.query<DepositApproval>({
    name: 'deposit-approvals',
    text: 'select operator_id as "operatorId", received from deposit_approval where deposit_id = $1',
    values: [depositId],
  });
  return rows;
}

/** Stores an approval. An operator who names another amount replaces their own. @param received ledger units */
export async function insertApproval(
  db: Queryable,
  depositId: string,
  operatorId: number,
  received: bigint,
  at: Date,
): Promise<void> {
  await db.query({
    name: 'deposit-approve',
    text: `insert into deposit_approval (deposit_id, operator_id, received, at) values ($1, $2, $3, $4)
           on conflict (deposit_id, operator_id) do update set received = excluded.received, at = excluded.at`,
    values: [depositId, operatorId, received, at],
  });
}
