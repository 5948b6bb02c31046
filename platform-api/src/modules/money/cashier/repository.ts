import type { DepositMethod } from '@marquee/contract/calls/money';
import type { Queryable } from '../../../platform/database';
import type { ReceivingAccount } from './receiving-account-repository';
import type { StoredTerms } from './terms';

export type DepositRowState = 'created' | 'pending' | 'credited' | 'declined' | 'expired';

export interface DepositRow {
  readonly id: string;
  readonly brand_id: number;
  readonly member_id: bigint;
  readonly channel_code: string;
  readonly channel_names: Readonly<Record<string, string>>;
  readonly method: DepositMethod;
  readonly provider: string;
  /** Ledger units, as all amounts here. */
  readonly amount: bigint;
  readonly currency: string;
  readonly state: DepositRowState;
  readonly terms: StoredTerms;
  readonly offer_id: number | null;
  readonly received: bigint | null;
  readonly bonus: bigint;
  readonly transaction_id: bigint | null;
  readonly provider_reference: string | null;
  readonly redirect_url: string | null;
  readonly receiving_account: ReceivingAccount | null;
  readonly transfer_reference: string | null;
  readonly proof_image_ids: readonly string[];
  readonly proof_note: string | null;
  readonly proof_at: Date | null;
  readonly decision_reason: string | null;
  readonly created_at: Date;
  readonly finished_at: Date | null;
  /** Of the brand, minutes east of GMT. */
  readonly offset_minutes: number;
}

export const DEPOSIT_COLUMNS = `d.id, d.brand_id, d.member_id, c.code as channel_code, c.names as channel_names, c.method, c.provider,
    d.amount, d.currency, d.state, d.terms, d.offer_id, d.received, d.bonus, d.transaction_id, d.provider_reference, d.redirect_url,
    d.receiving_account, d.transfer_reference, d.proof_image_ids::text[] as proof_image_ids, d.proof_note, d.proof_at,
    d.decision_reason, d.created_at, d.finished_at, b.offset_minutes`;
export const FROM_DEPOSIT = 'deposit d join deposit_channel c on c.id = d.channel_id join brand b on b.id = d.brand_id';
const DEPOSIT = `select ${DEPOSIT_COLUMNS} from ${FROM_DEPOSIT}`;

/** A deposit of the member, null when it is not theirs. */
export async function readDeposit(db: Queryable, memberId: bigint, id: string): Promise<DepositRow | null> {
  const { rows } = await db.query<DepositRow>({
    name: 'deposit',
    text: `${DEPOSIT} where d.id = $2 and d.member_id = $1`,
    values: [memberId, id],
  });
  return rows[0] ?? null;
}

/** The stored states behind a state shown to members. */
export interface DepositFilter {
  readonly states: readonly DepositRowState[];
  /** Whether a proof is uploaded; null: either. */
  readonly proof: boolean | null;
}

/** A page of the member's deposits, latest first, with the number of all. */
export async function readDeposits(
  db: Queryable,
  memberId: bigint,
  { states, proof }: DepositFilter,
  limit: number,
  offset: number,
): Promise<{ rows: DepositRow[]; total: number }> {
  const where = `where d.member_id = $1 and d.state = any($2::deposit_state[]) and ($3::boolean is null or (d.proof_at is not null) = $3)`;
  const values = [memberId, states, proof];
  const [page, count] = await Promise.all([
    db.query<DepositRow>({
      name: 'deposits',
      text: `${DEPOSIT} ${where} order by d.created_at desc, d.id limit $4 offset $5`,
      values: [...values, limit, offset],
    }),
    db.query<{ total: bigint }>({
      name: 'deposits-total',
      text: `select count(*) as total from deposit d ${where}`,
      values,
    }),
  ]);
  return { rows: page.rows, total: Number(count.rows[0]?.total ?? 0n) };
}

/** A deposit that a provider reports on, locked until the end of the transaction. */
export async function lockOrder(db: Queryable, provider: string, id: string): Promise<DepositRow | null> {
  const { rows } = await db.query<DepositRow>({
    name: 'lock-order',
    text: `${DEPOSIT} where d.id = $1 and c.provider = $2 for update of d`,
    values: [id, provider],
  });
  return rows[0] ?? null;
}

/** A deposit to decide on, locked until the end of the transaction. */
export async function lockDeposit(db: Queryable, id: string): Promise<DepositRow | null> {
  const { rows } = await db.query<DepositRow>({
    name: 'lock-deposit',
    text: `${DEPOSIT} where d.id = $1 for update of d`,
    values: [id],
  });
  return rows[0] ?? null;
}

export interface Credit {
  readonly transactionId: bigint;
  /** The amount that arrived if it differs from the ordered one. */
  readonly received: bigint | null;
  readonly fee: bigint;
  readonly bonus: bigint;
}

export async function markCredited(db: Queryable, id: string, credit: Credit): Promise<void> {
  await db.query({
    name: 'deposit-credited',
    text: `update deposit set state = 'credited', transaction_id = $2, received = $3, fee = $4, bonus = $5, finished_at = now() where id = $1`,
    values: [id, credit.transactionId, credit.received, credit.fee, credit.bonus],
  });
}

export async function markClosed(db: Queryable, id: string, state: 'declined' | 'expired'): Promise<void> {
  await db.query({
    name: 'deposit-closed',
    text: 'update deposit set state = $2::deposit_state, finished_at = now() where id = $1',
    values: [id, state],
  });
}

/** Stores who decided, and why. */
export async function markDecided(db: Queryable, id: string, operatorId: number, reason: string): Promise<void> {
  await db.query({
    name: 'deposit-decided',
    text: 'update deposit set decided_by = $2, decision_reason = $3 where id = $1',
    values: [id, operatorId, reason],
  });
}

export async function markProven(db: Queryable, id: string, imageIds: readonly string[], note: string): Promise<void> {
  await db.query({
    name: 'deposit-proven',
    text: 'update deposit set proof_image_ids = $2, proof_note = $3, proof_at = now() where id = $1',
    values: [id, imageIds, note === '' ? null : note],
  });
}
