import type { Receipt } from '@marquee/contract/entities/withdrawal';
import type { WithdrawalState } from '@marquee/contract/entities/withdrawal-states';
import type { Queryable } from '../../../platform/database';
import type { TimeRange } from '../../../platform/brand-days';
import type { Hit } from './review';

export interface WithdrawalRow {
  readonly id: string;
  readonly brand_id: number;
  readonly member_id: bigint;
  readonly payee_id: string;
  /** Ledger units, as all amounts here. */
  readonly amount: bigint;
  readonly currency: string;
  readonly state: WithdrawalState;
  readonly hits: readonly Hit[];
  readonly score: number;
  readonly approvals_needed: number;
  readonly paid_amount: bigint;
  readonly received_amount: bigint | null;
  readonly receipt: Receipt | null;
  readonly auto_receipt_at: Date | null;
  readonly reason: string | null;
  readonly created_at: Date;
  readonly finished_at: Date | null;
  readonly names: Readonly<Record<string, string>>;
  readonly number_tail: string;
  readonly holder: string;
  readonly payer: string;
  readonly brand: string;
  readonly account: string;
  readonly public_id: string;
  readonly registered_at: Date;
  readonly approvals: number;
}

export const WITHDRAWAL = `select w.id, w.brand_id, w.member_id, w.payee_id, w.amount, w.currency, w.state, w.hits, w.score, w.approvals_needed,
    w.paid_amount, w.received_amount, w.receipt, w.auto_receipt_at, w.reason, w.created_at, w.finished_at,
    i.names, i.payer, p.number_tail, p.holder, b.code as brand, m.account, m.public_id, m.created_at as registered_at,
    (select count(*)::int from withdrawal_approval a where a.withdrawal_id = w.id) as approvals
  from withdrawal w
  join payee p on p.id = w.payee_id
  join payout_institution i on i.id = p.institution_id
  join brand b on b.id = w.brand_id
  join member m on m.id = w.member_id`;

/** Serialises the member's requests until the transaction ends, across processes. */
export async function lockMember(client: Queryable, memberId: bigint): Promise<void> {
  await client.query({
    name: 'withdrawal-lock-member',
    text: `select pg_advisory_xact_lock(hashtextextended('withdrawal', $1))`,
    values: [memberId],
  });
}

export interface NewWithdrawal {
  readonly brandId: number;
  readonly memberId: bigint;
  readonly payeeId: string;
  readonly amount: bigint;
  readonly currency: string;
  readonly hits: readonly Hit[];
  readonly score: number;
  readonly approvalsNeeded: number;
  readonly idempotencyKey: string;
  /** `\x` hex. */
  readonly fingerprint: string;
  readonly createdAt: Date;
  /** 0 to 9: higher ones are reviewed first. */
  readonly priority: number;
}

/** @returns the new withdrawal's id */
export async function insertWithdrawal(client: Queryable, withdrawal: NewWithdrawal): Promise<string> {
  const { rows } = await client.query<{ id: string }>({
    name: 'withdrawal-insert',
    text: `insert into withdrawal (brand_id, member_id, payee_id, amount, currency, hits, score, approvals_needed, idempotency_key, fingerprint, created_at, priority)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id`,
    values: [
      withdrawal.brandId,
      withdrawal.memberId,
      withdrawal.payeeId,
      withdrawal.amount,
      withdrawal.currency,
      JSON.stringify(withdrawal.hits),
      withdrawal.score,
      withdrawal.approvalsNeeded,
      withdrawal.idempotencyKey,
      withdrawal.fingerprint,
      withdrawal.createdAt,
      withdrawal.priority,
    ],
  });
  const id = rows[0]?.id;
  if (!id) throw new Error('a withdrawal was not written');
  return id;
}

/** The withdrawal under a member's key, and whether its content is the same. */
export async function readByKey(
  db: Queryable,
  memberId: bigint,
  key: string,
): Promise<{ readonly id: string; readonly fingerprint: string } | null> {
  const { rows } = await db.query<{ id: string; fingerprint: string }>({
    name: 'withdrawal-by-key',
    text: `select id, '\\x' || encode(fingerprint, 'hex') as fingerprint
           from withdrawal where member_id = $1 and idempotency_key = $2`,
    values: [memberId, key],
  });
  return rows[0] ?? null;
}

export async function readWithdrawal(db: Queryable, id: string): Promise<WithdrawalRow | null> {
  const { rows } = await db.query<WithdrawalRow>({
    name: 'withdrawal',
    text: `${WITHDRAWAL} where w.id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}

/** Locked until the transaction ends. */
export async function lockWithdrawal(client: Queryable, id: string): Promise<WithdrawalRow | null> {
  await client.query({
    name: 'withdrawal-lock',
    text: 'select from withdrawal where id = $1 for update',
    values: [id],
  });
  return readWithdrawal(client, id);
}

/**
 * The columns that change with a withdrawal's state; omitted ones become null, except for `paid` and `received`, which
 * stay.
 */
export interface StateChange {
  readonly state: WithdrawalState;
  /** Paid now, in ledger units. */
  readonly paid?: bigint;
  readonly received?: bigint;
  readonly receipt?: Receipt;
  readonly autoReceiptAt?: Date;
  readonly reason?: string;
  readonly finishedAt?: Date;
}

export async function updateWithdrawal(client: Queryable, id: string, change: StateChange): Promise<void> {
  await client.query({
    name: 'withdrawal-update',
    text: `update withdrawal set state = $2, paid_amount = paid_amount + $3, received_amount = coalesce($4, received_amount),
             receipt = $5, auto_receipt_at = $6, reason = $7, finished_at = $8 where id = $1`,
    values: [
      id,
      change.state,
      change.paid ?? 0n,
      change.received ?? null,
      change.receipt ?? null,
      change.autoReceiptAt ?? null,
      change.reason ?? null,
      change.finishedAt ?? null,
    ],
  });
}

/** A page of the member's withdrawals, latest first, with the number of all. */
export async function readWithdrawals(
  pool: Queryable,
  memberId: bigint,
  state: WithdrawalState | null,
  limit: number,
  offset: number,
): Promise<{ readonly rows: WithdrawalRow[]; readonly total: number }> {
  const where = 'where w.member_id = $1 and ($2::withdrawal_state is null or w.state = $2)';
  const totals = await pool.query<{ total: number }>({
    name: 'withdrawals-total',
    text: `select count(*)::int as total from withdrawal w ${where}`,
    values: [memberId, state],
  });
  const { rows } = await pool.query<WithdrawalRow>({
    name: 'withdrawals',
    text: `${WITHDRAWAL} ${where} order by w.created_at desc, w.id limit $3 offset $4`,
    values: [memberId, state, limit, offset],
  });
  return { rows, total: totals.rows[0]?.total ?? 0 };
}

export interface WithdrawalTotals {
  readonly count: number;
  /** Ledger units. */
  readonly sum: bigint;
}

/** The member's requested withdrawals within a time, without rejected and cancelled ones. */
export async function readWithdrawalTotals(
  db: Queryable,
  memberId: bigint,
  { start, end }: TimeRange,
): Promise<WithdrawalTotals> {
  const { rows } = await db.query<WithdrawalTotals>({
    name: 'withdrawals-asked',
    text: `select count(*)::int as count, coalesce(sum(amount), 0)::int8 as sum from withdrawal
           where member_id = $1 and created_at >= $2 and created_at < $3 and state not in ('rejected', 'cancelled')`,
    values: [memberId, start, end],
  });
  return rows[0] ?? { count: 0, sum: 0n };
}

/** How many withdrawals of the member a payer has paid. */
export async function countPaid(db: Queryable, memberId: bigint): Promise<number> {
  const { rows } = await db.query<{ paid: number }>({
    name: 'withdrawals-paid',
    text: 'select count(*)::int as paid from withdrawal where member_id = $1 and paid_amount > 0',
    values: [memberId],
  });
  return rows[0]?.paid ?? 0;
}
