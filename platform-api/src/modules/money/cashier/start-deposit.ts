import { randomInt } from 'node:crypto';
import { inTransaction, type Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import type { Platform } from '../../../platform/platform';
import { fingerprintOf, requireSameRequest } from '../ledger/service';
import type { Limits } from '../limits/service';
import { type ChannelRow, feeOf } from './channel-repository';
import { findByKey, insertDeposit, type ExistingDeposit, lockDeposits, startAsking } from './new-deposit-repository';
import { nextAccount } from './receiving-account-repository';
import type { DepositContext } from './deposit-context';
import { storedTerms } from './terms';

/** Longer than the provider's response timeout; meanwhile further requests are refused as in flight. */
const ASKING_MS = 10_000;

/** Part of the fingerprint since deposits could name a bonus: without it, keys from before would be refused. */
const NO_OFFER = null;

/** A member's request to deposit. */
export interface Intent {
  readonly channel: ChannelRow;
  /** Ledger units. */
  readonly amount: bigint;
  readonly idempotencyKey: string;
}

/**
 * Writes the deposit once: checks the member's limits, stores the terms, assigns an account to a transfer.
 * @returns the deposit, and whether the caller must now request the payment from the provider
 * @throws Failure `idempotency_key_reused`, `request_in_flight`, `channel_unavailable`, or one of
 *   the limits
 */
export function startDeposit(
  { database: { pool } }: Pick<Platform, 'database'>,
  limits: Pick<Limits, 'admitDeposit'>,
  intent: Intent,
  context: DepositContext,
): Promise<{ readonly id: string; readonly callsProvider: boolean }> {
  const { member, brand } = context;
  const { channel, amount, idempotencyKey } = intent;
  const fingerprint = fingerprintOf('deposit', channel.code, amount, brand.currency, NO_OFFER);

  async function write(tx: Queryable): Promise<string> {
    await limits.admitDeposit(tx, member.id, amount);
    const account = channel.method === 'transfer' ? await nextAccount(tx, channel.id) : null;
    if (channel.method === 'transfer' && !account) throw new Failure('channel_unavailable');
    return insertDeposit(tx, {
      brandId: brand.id,
      memberId: member.id,
      channelId: channel.id,
      amount,
      currency: brand.currency,
      idempotencyKey,
      fingerprint,
      terms: storedTerms({ fee: feeOf(channel), wageringPercent: channel.wagering_percent, offer: null }),
      account,
      transferReference: account && newReference(),
    });
  }

  return inTransaction(pool, async (tx) => {
    await lockDeposits(tx, member.id);
    const existing = await findByKey(tx, member.id, idempotencyKey);
    if (existing) requireSameRequest(existing.fingerprint, fingerprint);
    if (existing?.asking) throw new Failure('request_in_flight');
    if (existing && !neverReachedProvider(existing)) return { id: existing.id, callsProvider: false };
    // An expired deposit no longer counts towards the limits, so it is admitted again.
    if (existing?.state === 'expired') await limits.admitDeposit(tx, member.id, amount);
    const id = existing?.id ?? (await write(tx));
    const callsProvider = channel.method === 'redirect';
    if (callsProvider) await startAsking(tx, id, ASKING_MS);
    return { id, callsProvider };
  });
}

/** The request never reached the provider: the same intent may send it again. */
const neverReachedProvider = ({ state, provider_reference }: ExistingDeposit): boolean =>
  state === 'created' || (state === 'expired' && provider_reference === null);

/** Letters and digits that are not mistaken for one another: banks preserve little else of a transfer's reference. */
const MARKS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const REFERENCE_LENGTH = 10;

/** The reference that the member writes into a transfer: one of 6 × 10^14, unique in the database. */
const newReference = (): string =>
  Array.from({ length: REFERENCE_LENGTH }, () => MARKS[randomInt(MARKS.length)]).join('');
