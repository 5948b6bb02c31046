import { randomInt } from 'node:crypto';
import type { Queryable } from '../../platform/database';
import type { DepositRowState } from './repository';
import type { ReceivingAccount } from './receiving-accounts';
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
  readonly offerId: number | null;
  /** The account that receives a transfer; null when a provider is asked. */
  readonly account: ReceivingAccount | null;
}

export async function insertDeposit(tx: Queryable, deposit: NewDeposit): Promise<string> {
  const { rows } = await tx.query<{ id: string }>({
    name: 'deposit-insert',
    text: `insert into deposit (brand_id, member_id, channel_id, amount, currency, idempotency_key, fingerprint, terms, offer_id,
             receiving_account, transfer_reference, state)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12::deposit_state) returning id`,
    values: [
      deposit.brandId,
      deposit.memberId,
      deposit.channelId,
      deposit.amount,
      deposit.currency,
      deposit.idempotencyKey,
      deposit.fingerprint,
      JSON.stringify(deposit.terms),
      deposit.offerId,
      deposit.account && JSON.stringify(deposit.account),
      deposit.account && newReference(),
      deposit.account ? 'pending' : 'created',
    ],
  });
  const row = rows[0];
  if (!row) throw new Error('a deposit was not written');
  return row.id;
}

/** Letters and digits that are not taken for one another, for banks keep little else of what is written into a transfer. */
const MARKS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const REFERENCE_LENGTH = 10;

/** What the member writes into a transfer: one of 6 × 10^14, and the database keeps each once. */
const newReference = (): string =>
  Array.from({ length: REFERENCE_LENGTH }, () => MARKS[randomInt(MARKS.length)]).join('');

/** From now on the caller asks the provider; for `askingMs` nobody else may. */
export async function startAsking(tx: Queryable, id: string, askingMs: number): Promise<void> {
  await tx.query({
    name: 'deposit-ask',
    text: `update deposit set state = 'created', finished_at = null,
             asking_until = clock_timestamp() + $2 * interval '1 millisecond' where id = $1`,
    values: [id, askingMs],
  });
}

/** The provider knows of the deposit. A call-back may have been faster: then its state stays. */
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

/** The provider could not be asked: nothing can have been paid, and the same key may try again at once. */
export async function giveUp(db: Queryable, id: string): Promise<void> {
  await db.query({
    name: 'deposit-give-up',
    text: `update deposit set asking_until = null, state = 'expired', finished_at = now() where id = $1 and state = 'created'`,
    values: [id],
  });
}

/** Gives up transfers that nobody proved, and what a process left behind while it asked. @returns how many */
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
