import { createPublicKey } from 'node:crypto';
import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { inTransaction } from '../../../platform/database';
import { Failure, fieldFailure } from '../../../platform/failure';
import type { OperatorRef, TeamRef } from '../../../platform/http/visitor';
import type { Platform } from '../../../platform/platform';
import { hashToken, newToken } from '../../../platform/secrets';
import type { Audit } from '../../operators/audit/audit';
import {
  insertReleaseToken,
  type ReleaseTokenRow,
  readReleaseTokens,
  revokeReleaseToken,
  useReleaseToken,
} from './release-token-repository';

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
      return (await readReleaseTokens(pool)).map(toListed);
    },

    async issue({ team, remotes, brandIds, stage, publicKey, days }, { operator, reason, requestId }) {
      const key = spkiOf(publicKey);
      const token = newToken();
      const expiresAt = new Date(clock.now().getTime() + days * DAY_MS);
      const id = await inTransaction(pool, async (client) => {
        const issued = await insertReleaseToken(client, {
          team,
          tokenHash: hashToken(token),
          publicKey: key,
          remotes,
          brandIds,
          stage,
          operatorId: operator.id,
          createdAt: clock.now(),
          expiresAt,
        });
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
        if (!(await revokeReleaseToken(client, id, clock.now()))) throw new Failure('not_found');
        const entry = { action: 'release-token.revoked', subject: `release-token:${id}`, reason, requestId };
        await audit.record({ ...entry, actor: { kind: 'operator', id: operator.id } }, client);
      }),

    teamOf: (token) => useReleaseToken(pool, hashToken(token), clock.now()),
  };
}

const toListed = ({ id, createdAt, expiresAt, lastUsedAt, revokedAt, ...row }: ReleaseTokenRow) => ({
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
