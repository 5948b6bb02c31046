import type { KeyObject } from 'node:crypto';
import type pg from 'pg';
import { parseAmount } from '@marquee/contract/money';
import { storedSafeguardsSchema } from '@marquee/contract/safeguards';
import { type PlayerRow, readPlayerRows, readPlaySessionRows, readVendorRow } from './directory-repository';
import { readPublicKey } from './signature';

/** A vendor that may call the wallet. */
export interface Vendor {
  readonly id: number;
  readonly code: string;
  /** One key, or two during a rotation; latest first. */
  readonly publicKeys: readonly KeyObject[];
}

/** The member of a call. */
export interface Player {
  readonly memberId: bigint;
  readonly walletUser: string;
  readonly brandId: number;
  readonly currency: string;
  readonly active: boolean;
  readonly registeredOn: string;
  /** Codes of the brand's vendors at which members have separate wallets. */
  readonly vendorWallets: readonly string[];
  /** The brand sets wins aside from this sum of a bet's payouts on, ledger units. */
  readonly payoutReviewFrom: number;
}

/** Whether the member plays with this vendor from a wallet there instead of the cash. */
export const playsFromOwnWallet = ({ vendorWallets }: Player, { code }: Pick<Vendor, 'code'>): boolean =>
  vendorWallets.includes(code);

/** A launched game with real money. */
export interface PlaySession {
  readonly player: Player;
  readonly vendorId: number;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
  readonly ended: boolean;
}

const STANDARD_PAYOUT_REVIEW = storedSafeguardsSchema.parse({}).payoutReviewFrom;

const playerOf = (row: PlayerRow): Player => ({
  memberId: row.member_id,
  walletUser: row.wallet_user,
  brandId: row.brand_id,
  currency: row.currency,
  active: row.active,
  registeredOn: row.registered_on,
  vendorWallets: row.vendor_wallets,
  payoutReviewFrom: Number(parseAmount(row.payout_review_from ?? STANDARD_PAYOUT_REVIEW)),
});

/** The vendor of a code, null when it does not exist, is disabled or has no valid key. */
export async function readVendor(pool: pg.Pool, code: string): Promise<Vendor | null> {
  const row = await readVendorRow(pool, code);
  return row ? { id: row.id, code: row.code, publicKeys: row.public_keys.map(readPublicKey) } : null;
}

/** Members by vendors' ids, in the requested order; null for unknown ones. */
export async function readPlayers(pool: pg.Pool, users: readonly string[]): Promise<(Player | null)[]> {
  const rows = await readPlayerRows(pool, users);
  const byKey = new Map(rows.map((row) => [row.wallet_user, playerOf(row)]));
  return users.map((user) => byKey.get(user) ?? null);
}

/** Real-money sessions by token hash, in the requested order; null for unknown ones. */
export async function readSessions(pool: pg.Pool, tokenHashes: readonly Buffer[]): Promise<(PlaySession | null)[]> {
  const rows = await readPlaySessionRows(pool, tokenHashes);
  const byKey = new Map(
    rows.map((row) => [
      row.token_hash.toString('base64'),
      { player: playerOf(row), vendorId: row.vendor_id, expiresAt: row.expires_at.getTime(), ended: row.ended },
    ]),
  );
  return tokenHashes.map((hash) => byKey.get(hash.toString('base64')) ?? null);
}
