import type pg from 'pg';
import { dayOf, rangeOfDays } from '../../../platform/brand-days';
import { inTransaction } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import type { BrandRef } from '../../../platform/http/visitor';
import type { Platform } from '../../../platform/platform';
import { formatAmount } from '@marquee/contract/money';
import { stateOf } from '../../people/member/service';
import type { AtStake } from '../bonus/at-stake';
import type { Bonuses } from '../bonus/service';
import type { Movement } from '../ledger/movement';
import { type LedgerService, requirePosted } from '../ledger/service';
import type { Limits } from '../limits/service';
import { refuseDebtor, refuseReserved } from '../settlement/debts';
import type { WageringService } from '../wagering/service';
import {
  insertTransfer,
  lockWallets,
  readTransfer,
  readTypes,
  sentSince,
  type TransferAccount,
  type TransferRow,
} from './repository';

/** One end of a transfer. */
export interface TransferEnd {
  readonly memberId: bigint;
  readonly account: string;
  readonly kind: TransferAccount;
}

export interface FundsMove {
  readonly way: 'upline' | 'downline' | 'own';
  readonly brand: BrandRef;
  readonly from: TransferEnd;
  readonly to: TransferEnd;
  /** Ledger units. */
  readonly amount: bigint;
  /** The sender's idempotency key. */
  readonly idempotencyKey: string;
  /** Ledger units that the sender may send in a day of the brand. */
  readonly perDay: bigint;
  /** The bonus that it gives up, as the sender confirmed it; null: none. */
  readonly forfeits: AtStake | null;
}

export interface MoveFundsParts {
  readonly platform: Pick<Platform, 'database' | 'clock'>;
  readonly ledger: LedgerService;
  readonly limits: Pick<Limits, 'admitDeposit' | 'refuseBarred'>;
  readonly wagering: Pick<WageringService, 'remaining'>;
  readonly bonuses: Pick<Bonuses, 'giveUpAtStake'>;
}

/**
 * Moves money between two accounts of a line, once per sender and key, in one transaction with its record.
 * @throws Failure `idempotency_key_reused`, `insufficient_balance`, `wagering_open`, `bonus_at_stake`,
 *   `commission_debt`, `commission_reserved`, `transfer_daily_limit`, `transfer_not_accepted`, `timed_out`, `self_excluded`
 */
export type MoveFunds = (move: FundsMove) => Promise<TransferRow>;

export function createMoveFunds({ platform, ledger, limits, wagering, bonuses }: MoveFundsParts): MoveFunds {
  const { database, clock } = platform;

  async function admit(
    tx: pg.PoolClient,
    { way, brand, from, to, amount, perDay, forfeits }: FundsMove,
    now: Date,
  ): Promise<void> {
    await requireFloats(tx, [from, to]);
    // Into the own float money may go: it pays what is owed.
    if (way !== 'own' || from.kind !== 'cash') await refuseDebtor(tx, from.memberId);
    if (way !== 'own') await refuseReserved(tx, { memberId: from.memberId, leaving: amount, now });
    if (from.kind === 'cash') {
      await bonuses.giveUpAtStake(tx, from.memberId, forfeits);
      const { remaining } = await wagering.remaining(from.memberId, tx);
      if (remaining > 0n) throw new Failure('wagering_open', { remaining: formatAmount(remaining) });
    }
    if (way === 'own') return;
    await limits.refuseBarred(tx, from.memberId);
    const remaining = perDay - (await sentSince(tx, from.memberId, startOfDay(now, brand)));
    if (amount > remaining)
      throw new Failure('transfer_daily_limit', { remaining: formatAmount(remaining > 0n ? remaining : 0n) });
    // The sender learns that it is not accepted, not which limit the recipient has.
    if (to.kind === 'cash')
      await limits.admitDeposit(tx, to.memberId, amount).catch((cause: unknown) => {
        throw cause instanceof Failure ? new Failure('transfer_not_accepted', undefined, { cause }) : cause;
      });
  }

  return async (move) => {
    const { from, to, amount } = move;
    const movement = movementOf(move);
    const row = await inTransaction(database.pool, async (tx) => {
      await ledger.openMember(from.memberId, tx);
      await ledger.openMember(to.memberId, tx);
      await lockWallets(tx, [from.memberId, to.memberId]);
      const now = clock.now();
      // The ledger distinguishes a repeat from another request under the same key; neither is checked again.
      if (!(await ledger.find(movement.source, movement.key, tx))) await admit(tx, move, now);
      const posted = requirePosted(await ledger.post(movement, tx));
      if (posted.outcome === 'ok')
        await insertTransfer(tx, {
          id: posted.transactionId,
          brandId: move.brand.id,
          way: move.way,
          from,
          to,
          amount,
          at: now,
        });
      return readTransfer(tx, posted.transactionId);
    });
    if (!row) throw new Error(`transfer ${movement.key} left no record`);
    return row;
  };
}

/**
 * Only agents have floats, and one may have stopped being an agent since the transfer was sent.
 * @throws Failure `transfer_not_accepted`
 */
async function requireFloats(tx: pg.PoolClient, ends: readonly TransferEnd[]): Promise<void> {
  const floats = ends.filter(({ kind }) => kind === 'agent').map(({ memberId }) => memberId);
  if (floats.length === 0) return;
  const types = await readTypes(tx, floats);
  if (types.some((type) => stateOf(type) !== 'agent')) throw new Failure('transfer_not_accepted');
}

/** The ledger source of a sender's transfers: idempotency keys are unique within it. */
export const transferSource = (memberId: bigint): string => `transfer:${memberId}`;

/** Shown in the record of the party whose cash moves; between two floats, the sender's. */
function movementOf({ way, brand, from, to, amount, idempotencyKey }: FundsMove): Movement {
  const owner = to.kind === 'cash' ? to : from;
  const other = owner === to ? from : to;
  return {
    source: transferSource(from.memberId),
    key: idempotencyKey,
    kind: 'transfer',
    brandId: brand.id,
    memberId: owner.memberId,
    lines: [
      { from: { kind: from.kind, memberId: from.memberId }, to: { kind: to.kind, memberId: to.memberId }, amount },
    ],
    detail: { way, reference: way === 'own' ? '' : other.account },
  };
}

/** The start of the brand's current day. */
export function startOfDay(now: Date, { offsetMinutes }: BrandRef): Date {
  const day = dayOf(now, offsetMinutes);
  return rangeOfDays({ from: day, to: day }, offsetMinutes, 1).start;
}
