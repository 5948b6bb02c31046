import type { Queryable } from '../../../platform/database';

/** A vendor that is not disabled, with its RSA keys. */
export interface VendorRow {
  readonly id: number;
  readonly code: string;
  /** PEM, the latest first; retired keys are left out. */
  readonly public_keys: string[];
}

/** A member as vendors know them, with what the brand says of playing. */
export interface PlayerRow {
  readonly member_id: bigint;
  readonly wallet_user: string;
  readonly brand_id: number;
  readonly currency: string;
  readonly active: boolean;
  /** `YYYY-MM-DD`, UTC. */
  readonly registered_on: string;
  readonly vendor_wallets: string[];
  /** A decimal amount, as in the brand's settings; null where they have none. */
  readonly payout_review_from: string | null;
}

/** A launched game with real money, and its player. */
export interface PlaySessionRow extends PlayerRow {
  readonly token_hash: Buffer;
  readonly vendor_id: number;
  readonly expires_at: Date;
  readonly ended: boolean;
}

const PLAYER_COLUMNS = `m.id as member_id, m.wallet_user, m.brand_id, b.currency, m.status = 'active' as active,
  to_char(m.created_at at time zone 'UTC', 'YYYY-MM-DD') as registered_on, coalesce(b.config -> 'vendorWallets', '[]') as vendor_wallets,
  b.config #>> '{safeguards,payoutReviewFrom}' as payout_review_from`;

/** The vendor of a code; null when there is none, it is disabled or has no key in use. */
export async function readVendorRow(db: Queryable, code: string): Promise<VendorRow | null> {
  const { rows } = await db.query<VendorRow>({
    name: 'wallet-vendor',
    text: `select v.id, v.code, array_agg(k.public_key order by k.id desc) as public_keys
           from vendor v join vendor_key k on k.vendor_id = v.id and k.kind = 'rsa' and k.retired_at is null
           where v.code = $1 and v.status <> 'disabled' group by v.id, v.code`,
    values: [code],
  });
  return rows[0] ?? null;
}

/** The members of vendors' ids, in no order; unknown ids are left out. */
export async function readPlayerRows(db: Queryable, users: readonly string[]): Promise<PlayerRow[]> {
  const { rows } = await db.query<PlayerRow>({
    name: 'wallet-players',
    text: `select ${PLAYER_COLUMNS} from member m join brand b on b.id = m.brand_id where m.wallet_user = any($1)`,
    values: [users],
  });
  return rows;
}

/** The real-money sessions of tokens' hashes, in no order; unknown hashes are left out. */
export async function readPlaySessionRows(db: Queryable, tokenHashes: readonly Buffer[]): Promise<PlaySessionRow[]> {
  const { rows } = await db.query<PlaySessionRow>({
    name: 'wallet-sessions',
    text: `select s.token_hash, g.vendor_id, s.expires_at, s.ended_at is not null as ended, ${PLAYER_COLUMNS}
           from game_session s
           join game g on g.id = s.game_id
           join member m on m.id = s.member_id
           join brand b on b.id = m.brand_id
           where s.token_hash = any($1) and s.mode = 'real'`,
    values: [tokenHashes],
  });
  return rows;
}
