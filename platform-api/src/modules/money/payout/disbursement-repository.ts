import type { Queryable } from '../../../platform/database';

export interface DisbursementRow {
  readonly id: string;
  readonly withdrawal_id: string;
  readonly seq: number;
  /** Ledger units. */
  readonly amount: bigint;
  readonly currency: string;
  readonly payer: string;
  readonly payee_id: string;
  readonly state: 'ordered' | 'sent' | 'paid' | 'failed';
  readonly payer_reference: string | null;
  readonly failure: string | null;
  readonly created_at: Date;
  readonly finished_at: Date | null;
}

const DISBURSEMENT = `select d.id, d.withdrawal_id, d.seq, d.amount, w.currency, d.payer, w.payee_id, d.state, d.payer_reference, d.failure,
    d.created_at, d.finished_at
  from disbursement d join withdrawal w on w.id = d.withdrawal_id`;

/** @returns the new order's id */
export async function insertDisbursement(
  client: Queryable,
  order: { readonly withdrawalId: string; readonly amount: bigint; readonly payer: string; readonly createdAt: Date },
): Promise<string> {
  const { rows } = await client.query<{ id: string }>({
    name: 'disbursement-insert',
    text: `insert into disbursement (withdrawal_id, seq, amount, payer, created_at)
           values ($1, (select coalesce(max(seq), 0) + 1 from disbursement where withdrawal_id = $1), $2, $3, $4) returning id`,
    values: [order.withdrawalId, order.amount, order.payer, order.createdAt],
  });
  const id = rows[0]?.id;
  if (!id) throw new Error('a disbursement was not written');
  return id;
}

export async function readDisbursement(db: Queryable, id: string): Promise<DisbursementRow | null> {
  const { rows } = await db.query<DisbursementRow>({
    name: 'disbursement',
    text: `${DISBURSEMENT} where d.id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}

/** The orders of a withdrawal, first one first. */
export async function readDisbursements(db: Queryable, withdrawalId: string): Promise<DisbursementRow[]> {
  const { rows } = await db.query<DisbursementRow>({
    name: 'disbursements',
    text: `${DISBURSEMENT} where d.withdrawal_id = $1 order by d.seq`,
    values: [withdrawalId],
  });
  return rows;
}

export async function markSent(client: Queryable, id: string, payerReference: string): Promise<void> {
  await client.query({
    name: 'disbursement-sent',
    text: `update disbursement set state = 'sent', payer_reference = $2 where id = $1 and state = 'ordered'`,
    values: [id, payerReference],
  });
}

export async function markFailed(client: Queryable, id: string, failure: string, now: Date): Promise<void> {
  await client.query({
    name: 'disbursement-failed',
    text: `update disbursement set state = 'failed', failure = $2, finished_at = $3 where id = $1`,
    values: [id, failure, now],
  });
}

export async function markPaid(client: Queryable, id: string, transactionId: bigint, now: Date): Promise<void> {
  await client.query({
    name: 'disbursement-paid',
    text: `update disbursement set state = 'paid', failure = null, transaction_id = $2, finished_at = $3 where id = $1`,
    values: [id, transactionId, now],
  });
}
