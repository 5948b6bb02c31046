import type { CallValue } from '@marquee/contract/calls/index';
import type { Queryable } from '../../../platform/database';
import type { TeamRef } from '../../../platform/http/visitor';

/** A token as the console lists it. */
export interface ReleaseTokenRow extends Omit<CallValue<'releaseTokens.list'>[number], 'id' | `${string}At`> {
  readonly id: bigint;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly lastUsedAt: Date | null;
  readonly revokedAt: Date | null;
}

/** All tokens, newest first; `brands` are codes, empty for every brand. */
export async function readReleaseTokens(connection: Queryable): Promise<ReleaseTokenRow[]> {
  const { rows } = await connection.query<ReleaseTokenRow>(
    `select token.id, team, remotes, stage, operator.name as "createdBy", token.created_at as "createdAt",
            expires_at as "expiresAt", last_used_at as "lastUsedAt", revoked_at as "revokedAt",
            array(select code from brand where brand.id = any (token.brand_ids) order by code) as brands
     from release_token token join operator on operator.id = created_by order by token.id desc`,
  );
  return rows;
}

/** A token to store. */
export interface NewReleaseToken {
  readonly team: string;
  readonly tokenHash: Buffer;
  /** Ed25519, SPKI in base64. */
  readonly publicKey: string;
  readonly remotes: readonly string[];
  /** Empty: every brand. */
  readonly brandIds: readonly number[];
  readonly stage: string;
  readonly operatorId: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** @returns the new token's id */
export async function insertReleaseToken(tx: Queryable, token: NewReleaseToken): Promise<string> {
  const { team, tokenHash, publicKey, remotes, brandIds, stage, operatorId, createdAt, expiresAt } = token;
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into release_token (team, token_hash, public_key, remotes, brand_ids, stage, created_by, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [team, tokenHash, publicKey, remotes, brandIds, stage, operatorId, createdAt, expiresAt],
  );
  return String(rows[0]?.id);
}

/** @returns false when there is none of this id that was not revoked */
export async function revokeReleaseToken(tx: Queryable, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query('update release_token set revoked_at = $2 where id = $1 and revoked_at is null', [
    id,
    now,
  ]);
  return rowCount === 1;
}

/** Records the use of a token. @returns its team; null when there is none, or it has expired or was revoked */
export async function useReleaseToken(connection: Queryable, tokenHash: Buffer, now: Date): Promise<TeamRef | null> {
  const { rows } = await connection.query<TeamRef>(
    `update release_token set last_used_at = $2
     where token_hash = $1 and revoked_at is null and expires_at > $2
     returning id::text as "tokenId", team, public_key as "publicKey", remotes, brand_ids as "brandIds", stage`,
    [tokenHash, now],
  );
  return rows[0] ?? null;
}
