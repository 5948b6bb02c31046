import type { Queryable } from '../../../platform/database';
import type { DepositRowState } from './repository';
import type { ReceivingAccount } from './receiving-account-repository';
import type { StoredTerms } from './terms';

/** A deposit that already uses the member's idempotency key. */
export interface ExistingDeposit {
  readonly id: string;
  /** `\x` hex. */
  readonly fingerprint: string;
  readonly state: DepositRowState;
  /** Whether a request to the provider is running. */
  readonly asking: boolean;
  readonly provider_reference: string | null;
}

/** Serialises the member's deposits until the transaction ends. */
export async function lockDeposits(tx: Queryable, memberId: bigint): Promise<void> {
  await tx.query({
    name: 'deposit-queue',
    text: `select pg_advisory_xact_lock(hashtextextended('deposit', $1))`,
    values: [memberId],
  });
}

/** The member's deposit under an idempotency key, locked until the transaction ends. */
export async function findByKey(tx: Queryable, memberId: bigint, key: string): Promise<ExistingDeposit | null> {
  const { rows } = await tx.query<ExistingDeposit>({
    name: 'deposit-by-key',
    text: `select id, '\\x' || encode(fingerprint, 'hex') as fingerprint, state, provider_reference,
             coalesce(asking_until > clock_timestamp(), false) as asking
           from deposit where member_id = $1 and idempotency_key = $2 for update`,
    values: [memberId, key],
  });
  return rows[0] ?? null;
}

/** A deposit to write. */
export interface NewDeposit {
  readonly brandId: number;
  readonly memberId: bigint;
  readonly channelId: number;
  readonly amount: bigint;
  readonly currency: string;
  readonly idempotencyKey: string;
  /** `\x` hex. */
  readonly fingerprint: string;
  readonly terms: StoredTerms;
  /** The account that receives a transfer; null for a provider payment. */
  readonly account: ReceivingAccount | null;
  /** What the member writes into the transfer; null for a provider payment. */
  readonly transferReference: string | null;
}

/** Writes a deposit. @returns its id */
export async function insertDeposit(tx: Queryable, deposit: NewDeposit): Promise<string> {
  const { rows } = await tx.query<{ id: string }>({
    name: 'deposit-insert',
    text: `insert into deposit (brand_id, member_id, channel_id, amount, currency, idempotency_key, fingerprint, terms,
             receiving_account, transfer_reference, state)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::deposit_state) returning id`,
    values: [
      deposit.brandId,
      deposit.memberId,
      deposit.channelId,
      deposit.amount,
      deposit.currency,
      deposit.idempotencyKey,
      deposit.fingerprint,
      JSON.stringify(deposit.terms),
      deposit.account && JSON.stringify(deposit.account),
      deposit.transferReference,
      deposit.account ? 'pending' : 'created',
    ],
  });
  const row = rows[0];
  if (!row) throw new Error('a deposit was not written');
  return row.id;
}

/** Reserves the provider request for the caller for `askingMs`. */
export async function startAsking(tx: Queryable, id: string, askingMs: number): Promise<void> {
  await tx.query({
    name: 'deposit-ask',
    text: `update deposit set state = 'created', finished_at = null,
             asking_until = clock_timestamp() + $2 * interval '1 millisecond' where id = $1`,
    values: [id, askingMs],
  });
}

/** Records the provider's payment. A call-back may have been faster: then its state stays. */
export async function markPending(
  db: Queryable,
  id: string,
  providerReference: string,
  redirectUrl: string,
): Promise<void> {
  await db.query({
    name: 'deposit-pending',
    text: `update deposit set provider_reference = $2, redirect_url = $3, asking_until = null,
             state = case when state = 'created' then 'pending' else state end where id = $1`,
    values: [id, providerReference, redirectUrl],
  });
}

/** The request to the provider failed: nothing can have been paid, and the same key may try again at once. */
export async function giveUp(db: Queryable, id: string): Promise<void> {
  await db.query({
    name: 'deposit-give-up',
    text: `update deposit set asking_until = null, state = 'expired', finished_at = now() where id = $1 and state = 'created'`,
    values: [id],
  });
}

/**
 * Expires unproven transfers and requests left by ended processes.
 * @returns how many
 */
export async function expireDeposits(db: Queryable, transferLifeMs: number): Promise<number> {
  const { rowCount } = await db.query({
    name: 'deposit-expire',
    text: `update deposit set state = 'expired', finished_at = now(), asking_until = null
           where (state = 'created' and created_at < now() - interval '10 minutes' and coalesce(asking_until, 'epoch') < now())
              or (state = 'pending' and transfer_reference is not null and proof_at is null
                  and created_at < now() - $1 * interval '1 millisecond')`,
    values: [transferLifeMs],
  });
  return rowCount ?? 0;
}
