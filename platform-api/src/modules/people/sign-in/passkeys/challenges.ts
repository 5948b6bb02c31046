import type { BrandRef, MemberRef } from '../../../../platform/http/visitor';
import type { OneTimeStore } from '../../../../platform/one-time';
import { hashToken, newToken } from '../../../../platform/secrets';
import { CHALLENGE_MS } from './options';
import type { RelyingParty } from './relying-party';

type Purpose = 'log-in' | 'registration' | 'confirmation';

/** Who a challenge was made for; nobody else can answer it. */
export interface ChallengeOwner {
  readonly brand: Pick<BrandRef, 'id'>;
  readonly party: RelyingParty;
  /** The session, or the token of a log-in that a visitor has begun. */
  readonly by: Pick<MemberRef, 'id' | 'tokenHash'> | string;
}

/** Challenges of passkeys: each for one purpose and one answer, for five minutes. */
export interface PasskeyChallenges {
  /** A later one of the same owner takes its place. */
  issue(purpose: Purpose, owner: ChallengeOwner): Promise<string>;
  /** @returns null where there is none, it was answered before, or it is too old */
  take(purpose: Purpose, owner: ChallengeOwner): Promise<string | null>;
}

function keyOf({ brand, party, by }: ChallengeOwner): string {
  const owner =
    typeof by === 'string' ? hashToken(by).toString('base64url') : `${by.id}:${by.tokenHash.toString('base64url')}`;
  return `${brand.id}:${party.id}:${owner}`;
}

export function createPasskeyChallenges(oneTime: OneTimeStore): PasskeyChallenges {
  return {
    async issue(purpose, owner) {
      const challenge = newToken();
      await oneTime.put(`passkey-${purpose}`, keyOf(owner), challenge, CHALLENGE_MS);
      return challenge;
    },
    take: (purpose, owner) => oneTime.take(`passkey-${purpose}`, keyOf(owner)),
  };
}
