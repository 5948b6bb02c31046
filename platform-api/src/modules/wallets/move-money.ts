import type pg from 'pg';
import { Failure } from '../../platform/failure';
import type { Movement } from '../ledger/movement';
import type { LedgerService } from '../ledger/service';
import type { WalletVendor } from './repository';

export type Direction = 'in' | 'out';

export interface VendorMove {
  readonly brandId: number;
  readonly memberId: bigint;
  readonly vendor: WalletVendor;
  /** in: from the main wallet to the vendor. */
  readonly direction: Direction;
  /** Ledger units; `all`: whatever the wallet holds that the money leaves. */
  readonly amount: bigint | 'all';
  /** Names the intent among the member's own, for ever. */
  readonly key: string;
}

/**
 * Moves money between the main wallet and one at a vendor, in the caller's transaction, which holds the member's money.
 * @returns ledger units moved now; 0 for a repeat, and for all of nothing
 * @throws Failure `insufficient_balance`, `idempotency_key_reused`
 */
export async function moveMoney(ledger: LedgerService, move: VendorMove, tx: pg.PoolClient): Promise<bigint> {
  const source = `wallets:${move.memberId}`;
  const known = await ledger.find(source, move.key, tx);
  const amount = move.amount === 'all' ? await wholeAmount(ledger, move, known?.cashChange ?? null, tx) : move.amount;
  if (amount === 0n) return 0n;
  const posted = await ledger.post(movementOf(move, source, amount), tx);
  if (posted.outcome === 'conflict') throw new Failure('idempotency_key_reused');
  if (posted.outcome === 'insufficient') throw new Failure('insufficient_balance');
  return posted.outcome === 'ok' ? amount : 0n;
}

/** A repeat means what the first request found there. */
async function wholeAmount(
  ledger: LedgerService,
  { memberId, vendor, direction }: VendorMove,
  knownChange: bigint | null,
  tx: pg.PoolClient,
): Promise<bigint> {
  if (knownChange !== null) return knownChange < 0n ? -knownChange : knownChange;
  if (direction === 'in') return (await ledger.balanceOf(memberId, tx)).cash;
  const wallets = await ledger.vendorBalances(memberId, tx);
  return wallets.find(({ vendorId }) => vendorId === vendor.id)?.balance ?? 0n;
}

function movementOf(
  { brandId, memberId, vendor, direction, key }: VendorMove,
  source: string,
  amount: bigint,
): Movement {
  const main = { kind: 'cash', memberId } as const;
  const there = { kind: 'vendor', memberId, vendorId: vendor.id } as const;
  return {
    source,
    key,
    kind: 'transfer',
    brandId,
    memberId,
    lines: [direction === 'in' ? { from: main, to: there, amount } : { from: there, to: main, amount }],
    detail: {
      way: direction === 'in' ? 'to_vendor' : 'from_vendor',
      vendor: vendor.code,
      // What the record names the movement by.
      reference: vendor.name,
    },
  };
}
