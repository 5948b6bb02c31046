import type { Queryable } from '../../../platform/database';
import type { Platform } from '../../../platform/platform';
import { formatAmount } from '@marquee/contract/money';
import { reportBatchFailures } from '../../../platform/batch-failures';
import { createBatcher } from '../../../platform/batcher';
import { placeBets, rollBack, settleBets } from './bet-movement-repository';
import type {
  BetOutcome,
  BetRequest,
  Moved,
  RollbackOutcome,
  RollbackRequest,
  WinOutcome,
  WinRequest,
} from './bet-movements';
import type { Movement, PostResult } from './movement';
import {
  accountId,
  type Balances,
  findTransaction,
  type RecordedTransaction,
  lockMoney,
  openMemberAccounts,
  postMovement,
  readBalances,
  readVendorBalances,
  type VendorBalance,
} from './repository';

export { fingerprintOf, requirePosted, requireSameRequest } from './movement';

export interface LedgerService {
  /** The member's balances in ledger units. */
  balanceOf(memberId: bigint, db?: Queryable): Promise<Balances>;
  /** Balances at vendors with wallets of their own, by vendor; wallets opened so far. */
  vendorBalances(memberId: bigint, db?: Queryable): Promise<VendorBalance[]>;
  /** Opens the member's accounts; repeats do nothing. Every movement does it when needed. */
  openMember(memberId: bigint, db?: Queryable): Promise<void>;
  /**
   * Moves money outside of bets, once per source and key.
   * @param db the caller's transaction, when the movement must commit with other writes; call `announce` after its
   *   commit then
   */
  post(movement: Movement, db?: Queryable): Promise<PostResult>;
  /** Locks all money of the member until the caller's transaction ends. */
  lock(memberId: bigint, tx: Queryable): Promise<void>;
  /** The transaction under a source's key, null when there is none. */
  find(source: string, key: string, db?: Queryable): Promise<RecordedTransaction | null>;
  /** Takes a stake; waiting stakes share a transaction. */
  placeBet(request: BetRequest): Promise<Moved<Exclude<BetOutcome, 'single' | 'no_wallet'>>>;
  /**
   * Pays a win; waiting wins share a transaction.
   * @param tx the caller's transaction, when the payment must commit with other writes
   */
  settleBet(request: WinRequest, tx?: Queryable): Promise<Moved<Exclude<WinOutcome, 'single'>>>;
  rollBack(request: RollbackRequest, tx?: Queryable): Promise<Moved<RollbackOutcome>>;
  /** Announces the new cash balance to the member's pages; only after the commit. */
  announce(memberId: bigint, cash: bigint, currency: string): void;
  /** Tells the member's pages that a bet moved bonus money; only after the commit. */
  announceBonus(memberId: bigint): void;
  /** The same for a wallet at a vendor. */
  announceAtVendor(memberId: bigint, vendorCode: string, balance: bigint, currency: string): void;
}

export function createLedgerService(platform: Pick<Platform, 'database' | 'bus' | 'log' | 'metrics'>): LedgerService {
  const { bus } = platform;
  const { pool } = platform.database;

  const bets = createBatcher<BetRequest, Moved<Exclude<BetOutcome, 'single'>>>({
    keyOf: (bet) => `${bet.source} ${bet.key}`,
    onBatchFailure: reportBatchFailures(platform, 'bets'),
    run: async (requests) => (await placeBets(pool, requests)).map(withSingle),
  });
  const wins = createBatcher<WinRequest, Moved<Exclude<WinOutcome, 'single'>>>({
    keyOf: (win) => `${win.source} ${win.key}`,
    onBatchFailure: reportBatchFailures(platform, 'wins'),
    run: async (requests) => (await settleBets(pool, requests)).map(withSingle),
  });

  return {
    balanceOf: (memberId, db = pool) => readBalances(db, memberId),
    vendorBalances: (memberId, db = pool) => readVendorBalances(db, memberId),
    openMember: (memberId, db = pool) => openMemberAccounts(db, memberId),
    post: (movement, db = pool) => postMovement(db, movement),
    lock: (memberId, tx) => lockMoney(tx, memberId),
    find: (source, key, db = pool) => findTransaction(db, source, key),

    async placeBet(request) {
      const first = await bets.submit(request);
      if (first.outcome !== 'no_wallet') return { ...first, outcome: first.outcome };
      const memberId = BigInt(request.member_id);
      if (request.own_wallet) await accountId(pool, { kind: 'vendor', memberId, vendorId: request.vendor_id });
      else await openMemberAccounts(pool, memberId);
      const second = await bets.submit(request);
      if (second.outcome === 'no_wallet') throw new Error(`no member ${request.member_id} to bet`);
      return { ...second, outcome: second.outcome };
    },

    settleBet: (request, tx) => (tx ? settleAlone(tx, request) : wins.submit(request)),
    rollBack: (request, tx = pool) => rollBack(tx, request),

    announce(memberId, cash, currency) {
      bus.publish('wallet.balance', { balance: formatAmount(cash), currency }, { memberId });
    },
    announceBonus(memberId) {
      bus.publish('bonuses.changed', { at: new Date().toISOString() }, { memberId });
    },
    announceAtVendor(memberId, vendorCode, balance, currency) {
      const payload = { vendor: vendorCode, balance: formatAmount(balance), currency };
      bus.publish('wallet.vendor', payload, { memberId });
    },
  };
}

async function settleAlone(tx: Queryable, win: WinRequest): Promise<Moved<Exclude<WinOutcome, 'single'>>> {
  const [movement] = (await settleBets(tx, [win])).map(withSingle);
  if (!movement || movement === 'single') throw new Error('settle_bets did not answer a win that came alone');
  return movement;
}

/** The batcher's marker for a request that must run alone. */
function withSingle<Outcome extends string>(movement: Moved<Outcome>): Moved<Exclude<Outcome, 'single'>> | 'single' {
  return movement.outcome === 'single' ? 'single' : (movement as Moved<Exclude<Outcome, 'single'>>);
}
