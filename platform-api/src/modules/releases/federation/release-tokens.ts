import { createPublicKey } from 'node:crypto';
import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { inTransaction } from '../../../platform/database';
import { Failure, fieldFailure } from '../../../platform/failure';
import type { OperatorRef, TeamRef } from '../../../platform/http/visitor';
import type { Platform } from '../../../platform/platform';
import { hashToken, newToken } from '../../../platform/secrets';
import type { Audit } from '../../operators/audit/audit';

export type TokenGrant = Omit<ParsedCallRequest<'releaseTokens.issue'>, 'reason' | 'brands'> & {
  /** Empty: every brand. */
  readonly brandIds: readonly number[];
};

/** Who changes tokens and why; written to the audit log. */
export interface TokenChange {
  readonly operator: OperatorRef;
  readonly reason: string;
  readonly requestId: string;
}

/** Tokens by which teams publish releases. Only their digests are stored. */
export interface ReleaseTokens {
  list(): Promise<CallValue<'releaseTokens.list'>>;
  /** @throws Failure `validation_failed` for a key that is not Ed25519 */
  issue(grant: TokenGrant, change: TokenChange): Promise<CallValue<'releaseTokens.issue'>>;
  /** @throws Failure `not_found` */
  revoke(id: string, change: TokenChange): Promise<void>;
  /** The team of a token, null when there is none, or it has expired or was revoked. */
  teamOf(token: string): Promise<TeamRef | null>;
}

const DAY_MS = 86_400_000;

export function createReleaseTokens({ database: { pool }, clock }: Platform, audit: Audit): ReleaseTokens {
  return {
    async list() {
      const { rows } = await pool.query<TokenRow>(
        `select token.id, team, remotes, stage, operator.name as "createdBy", token.created_at as "createdAt",
                expires_at as "expiresAt", last_used_at as "lastUsedAt", revoked_at as "revokedAt",
                array(select code from brand where brand.id = any (token.brand_ids) order by code) as brands
         from release_token token join operator on operator.id = created_by order by token.id desc`,
      );
      return rows.map(toListed);
    },

    async issue({ team, remotes, brandIds, stage, publicKey, days }, { operator, reason, requestId }) {
      const key = spkiOf(publicKey);
      const token = newToken();
      const expiresAt = new Date(clock.now().getTime() + days * DAY_MS);
      const id = await inTransaction(pool, async (client) => {
        const { rows } = await client.query<{ id: bigint }>(
          `insert into release_token (team, token_hash, public_key, remotes, brand_ids, stage, created_by, created_at, expires_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
          [team, hashToken(token), key, remotes, brandIds, stage, operator.id, clock.now(), expiresAt],
        );
        const issued = String(rows[0]?.id);
        const details = { team, remotes, brandIds, stage, expiresAt };
        const entry = {
          action: 'release-token.issued',
          subject: `release-token:${issued}`,
          reason,
          details,
          requestId,
        };
        await audit.record({ ...entry, actor: { kind: 'operator', id: operator.id } }, client);
        return issued;
      });
      return { id, token };
    },

    revoke: (id, { operator, reason, requestId }) =>
      inTransaction(pool, async (client) => {
        const { rowCount } = await client.query(
          'update release_token set revoked_at = $2 where id = $1 and revoked_at is null',
          [id, clock.now()],
        );
        if (rowCount !== 1) throw new Failure('not_found');
        const entry = { action: 'release-token.revoked', subject: `release-token:${id}`, reason, requestId };
        await audit.record({ ...entry, actor: { kind: 'operator', id: operator.id } }, client);
      }),

    async teamOf(token) {
      const { rows } = await pool.query<TeamRef>(
        `update release_token set last_used_at = $2
         where token_hash = $1 and revoked_at is null and expires_at > $2
         returning id::text as "tokenId", team, public_key as "publicKey", remotes, brand_ids as "brandIds", stage`,
        [hashToken(token), clock.now()],
      );
      return rows[0] ?? null;
    },
  };
}

interface TokenRow extends Omit<CallValue<'releaseTokens.list'>[number], 'id' | `${string}At`> {
  readonly id: bigint;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly lastUsedAt: Date | null;
  readonly revokedAt: Date | null;
}

const toListed = ({ id, createdAt, expiresAt, lastUsedAt, revokedAt, ...row }: TokenRow) => ({
  ...row,
  id: String(id),
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  revokedAt: revokedAt?.toISOString() ?? null,
});

/** @param text PEM, or the base64 inside it @returns base64 */
function spkiOf(text: string): string {
  const base64 = text.replace(/-----[^-]+-----|\s/g, '');
  try {
    const key = createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' });
    if (key.asymmetricKeyType === 'ed25519') return key.export({ format: 'der', type: 'spki' }).toString('base64');
  } catch {
    // Refused below, like a key of another kind.
  }
  throw fieldFailure({ path: 'publicKey', messageKey: 'invalid_key' });
}
