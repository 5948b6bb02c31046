import type pg from 'pg';
import type { Movement } from '../ledger/movement';
import { type LedgerService, requirePosted } from '../ledger/service';
import type { WalletVendor } from './repository';

export type Direction = 'in' | 'out';

export interface VendorMove {
  readonly brandId: number;
  readonly memberId: bigint;
  readonly vendor: WalletVendor;
  /** in: from the main wallet to the vendor. */
  readonly direction: Direction;
  /** Ledger units; `all`: the whole balance of the source wallet. */
  readonly amount: bigint | 'all';
  /** The member's idempotency key. */
  readonly key: string;
}

/**
 * Moves money between the main wallet and one at a vendor, in the caller's transaction, which has locked the member's
 * accounts.
 * @returns ledger units moved; 0 for a repeat, and for an empty wallet
 * @throws Failure `insufficient_balance`, `idempotency_key_reused`
 */
export async function moveMoney(ledger: LedgerService, move: VendorMove, tx: pg.PoolClient): Promise<bigint> {
  const source = `wallets:${move.memberId}`;
  const earlier = await ledger.find(source, move.key, tx);
  const amount =
    move.amount === 'all' ? await entireBalance(ledger, move, earlier?.cashChange ?? null, tx) : move.amount;
  if (amount === 0n) return 0n;
  const posted = requirePosted(await ledger.post(movementOf(move, source, amount), tx));
  return posted.outcome === 'ok' ? amount : 0n;
}

/** A repeat moves the amount that the first request moved. */
async function entireBalance(
  ledger: LedgerService,
  { memberId, vendor, direction }: VendorMove,
  earlierChange: bigint | null,
  tx: pg.PoolClient,
): Promise<bigint> {
  if (earlierChange !== null) return earlierChange < 0n ? -earlierChange : earlierChange;
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
  const vendorAccount = { kind: 'vendor', memberId, vendorId: vendor.id } as const;
  return {
    source,
    key,
    kind: 'transfer',
    brandId,
    memberId,
    lines: [direction === 'in' ? { from: main, to: vendorAccount, amount } : { from: vendorAccount, to: main, amount }],
    detail: {
      way: direction === 'in' ? 'to_vendor' : 'from_vendor',
      vendor: vendor.code,
      // The account record shows this name.
      reference: vendor.name,
    },
  };
}
