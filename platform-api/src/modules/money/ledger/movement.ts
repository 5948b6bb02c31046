import { hash } from 'node:crypto';
import { Failure } from '../../../platform/failure';

export type MemberAccountKind = 'cash' | 'bonus' | 'held' | 'receivable' | 'agent';

/** One account, by purpose. It is opened at first use. */
export type AccountRef =
  | { readonly kind: MemberAccountKind; readonly memberId: bigint }
  /** What a member has at a vendor whose wallet is not the brand's. */
  | { readonly kind: 'vendor'; readonly memberId: bigint; readonly vendorId: number }
  | { readonly kind: 'house' | 'promotion' | 'payable'; readonly brandId: number }
  | { readonly kind: 'psp'; readonly brandId: number; readonly channel: string }
  | { readonly kind: 'jackpot'; readonly brandId: number; readonly pool: string };

/** An amount on its way from one account to another, in ledger units, above zero. */
export interface MovementLine {
  readonly from: AccountRef;
  readonly to: AccountRef;
  readonly amount: bigint;
}

/** Money that moves outside of bets: all lines or none. */
export interface Movement {
  /** Owner of the key, such as `cashier:sandpay`. */
  readonly source: string;
  /** Idempotency key, unique within the source permanently. */
  readonly key: string;
  readonly kind: 'deposit' | 'withdrawal' | 'withdrawal_return' | 'payout' | 'transfer' | 'promotion' | 'adjustment';
  readonly brandId: number;
  /** The member whose record shows the movement. */
  readonly memberId: bigint;
  readonly lines: readonly [MovementLine, ...MovementLine[]];
  /** Stored with the transaction for records and support; not compared for repeats. */
  readonly detail?: Readonly<Record<string, string>>;
}

/**
 * The outcome of a movement; `balance` is the member's cash afterwards, in ledger units. `repeat`: the same movement
 * was posted before, nothing happened now. `conflict`: the key was used by another movement. `insufficient`: an account
 * does not hold the amount.
 */
export type PostResult =
  | { readonly outcome: 'ok' | 'repeat'; readonly transactionId: bigint; readonly balance: bigint }
  | { readonly outcome: 'conflict'; readonly transactionId: bigint }
  | { readonly outcome: 'insufficient'; readonly balance: bigint };

/** Digest of what a repeat must have in common with the first request: 16 bytes of SHA-256 over the parts in order. */
export function fingerprintOf(...parts: readonly (string | number | bigint | boolean | null | undefined)[]): string {
  const canonical = JSON.stringify(parts.map((part) => (part === undefined || part === null ? null : String(part))));
  return `\\x${hash('sha256', canonical).slice(0, 32)}`;
}

/** @throws Failure `idempotency_key_reused` unless the request that used the key before had the same fingerprint */
export function requireSameRequest(storedFingerprint: string, fingerprint: string): void {
  if (storedFingerprint !== fingerprint) throw new Failure('idempotency_key_reused');
}

/**
 * Checks the outcome of a movement requested by a caller.
 * @throws Failure `idempotency_key_reused`, `insufficient_balance`
 */
export function requirePosted(result: PostResult): PostResult & { readonly outcome: 'ok' | 'repeat' } {
  if (result.outcome === 'conflict') throw new Failure('idempotency_key_reused');
  if (result.outcome === 'insufficient') throw new Failure('insufficient_balance');
  return result;
}

export function fingerprintOfMovement({ kind, brandId, memberId, lines }: Movement): string {
  return fingerprintOf(
    kind,
    brandId,
    memberId,
    ...lines.flatMap(({ from, to, amount }) => [nameOf(from), nameOf(to), amount]),
  );
}

/** Stable text of an account, for digests and messages. */
export function nameOf(account: AccountRef): string {
  if (account.kind === 'vendor') return `vendor:${account.memberId}:${account.vendorId}`;
  if ('memberId' in account) return `${account.kind}:${account.memberId}`;
  if (account.kind === 'psp') return `psp:${account.brandId}:${account.channel}`;
  if (account.kind === 'jackpot') return `jackpot:${account.brandId}:${account.pool}`;
  return `${account.kind}:${account.brandId}`;
}
