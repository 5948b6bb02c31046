import type { SocialProvider } from '@marquee/contract/calls/sign-in';
import { Failure } from '../../../../platform/failure';
import type { BrandRef, MemberRef } from '../../../../platform/http/visitor';
import type { OneTimeStore } from '../../../../platform/one-time';
import type { Platform } from '../../../../platform/platform';
import { hashToken, newToken } from '../../../../platform/secrets';
import type { Audit } from '../../../operators/audit/audit';
import { byMember } from '../../../operators/audit/by-member';
import { createRelyingParty, newRoundTrip, type RelyingParty, type RoundTrip } from './relying-party';
import {
  type ConnectedAccount,
  deleteSocialAccount,
  putSocialAccount,
  readSocialAccounts,
  readSocialMember,
  type SocialIdentity,
} from './repository';

/** `login`: opens the connected account. `connect`: prepares to connect the identity with an account. */
export type Intent = 'login' | 'connect';

interface Trip extends RoundTrip {
  readonly provider: SocialProvider;
  readonly brandId: number;
  /** Digest of the cookie of the browser that started the login. */
  readonly browser: string;
  readonly intent: Intent;
  readonly returnTo: string;
}

export interface Arrival {
  readonly intent: Intent;
  readonly returnTo: string;
  readonly identity: SocialIdentity;
  /** The member whose account the identity opens; null when not connected. */
  readonly memberId: bigint | null;
}

/**
 * Logins at identity providers. An identity is its issuer and subject, never its e-mail address, so that an address
 * verified elsewhere cannot take over an account. Only a signed-in member who entered the password can connect one.
 */
export interface Social {
  /** @returns the provider's address, and the secret for the browser's cookie */
  setOut(
    provider: SocialProvider,
    brand: BrandRef,
    request: { readonly intent: Intent; readonly returnTo: string; readonly redirectUri: string },
  ): Promise<{ readonly url: string; readonly browser: string }>;
  /** @throws Failure `social_failed` when the answer belongs to another browser, is a repeat, late, or invalid */
  arrive(provider: SocialProvider, brand: BrandRef, answer: URL, browser: string | null): Promise<Arrival>;
  /**
   * Stores an unconnected identity.
   * @returns the secret for the browser's cookie
   */
  keepPending(identity: SocialIdentity, brand: BrandRef): Promise<string>;
  pending(token: string, brand: BrandRef): Promise<SocialIdentity | null>;
  /** @throws Failure `social_expired`, `social_taken` */
  connect(token: string, member: MemberRef, brand: BrandRef): Promise<void>;
  connected(memberId: bigint): Promise<ConnectedAccount[]>;
  disconnect(member: MemberRef, brand: BrandRef, provider: SocialProvider): Promise<void>;
}

export const ROUND_TRIP_MS = 10 * 60_000;
export const PENDING_MS = 10 * 60_000;

const digest = (secret: string) => hashToken(secret).toString('base64url');
const pendingKey = (token: string, brand: BrandRef) => `${brand.id}:${digest(token)}`;

const isOwn = (trip: Trip, provider: SocialProvider, brand: BrandRef, browser: string): boolean =>
  trip.browser === digest(browser) && trip.provider === provider && trip.brandId === brand.id;

export function createSocial(platform: Platform, oneTime: OneTimeStore, audit: Audit): Social {
  const { clock, config, log } = platform;
  const { pool } = platform.database;
  const parties = new Map<string, RelyingParty>();
  const partyOf = (provider: SocialProvider, brand: BrandRef): RelyingParty => {
    const settings = config.signIn[brand.code]?.[provider];
    if (!settings) throw new Failure('feature_disabled');
    const key = `${brand.code} ${provider}`;
    const party = parties.get(key) ?? createRelyingParty(provider, settings);
    parties.set(key, party);
    return party;
  };
  const record = (action: string, member: MemberRef, brand: BrandRef, provider: SocialProvider) =>
    audit.record({
      ...byMember(member, brand.id),
      action,
      details: { provider },
    });

  const pending = async (token: string, brand: BrandRef): Promise<SocialIdentity | null> => {
    const pending = await oneTime.peek('social-pending', pendingKey(token, brand));
    return pending === null ? null : (JSON.parse(pending) as SocialIdentity);
  };

  return {
    async setOut(provider, brand, { intent, returnTo, redirectUri }) {
      const party = partyOf(provider, brand);
      const [roundTrip, browser] = [newRoundTrip(), newToken()];
      const url = await party.authorizationUrl(roundTrip, redirectUri).catch((cause: unknown) => {
        log.warn({ err: cause, provider }, 'an identity provider does not answer');
        throw new Failure('social_failed', undefined, { cause });
      });
      const trip: Trip = { ...roundTrip, provider, brandId: brand.id, browser: digest(browser), intent, returnTo };
      await oneTime.put('social', digest(roundTrip.state), JSON.stringify(trip), ROUND_TRIP_MS);
      return { url, browser };
    },

    async arrive(provider, brand, answer, browser) {
      const request = await oneTime.take('social', digest(answer.searchParams.get('state') ?? ''));
      const trip = request && (JSON.parse(request) as Trip);
      if (!trip || !browser || !isOwn(trip, provider, brand, browser)) throw new Failure('social_failed');
      const identity = await partyOf(provider, brand)
        .identity(answer, trip)
        .catch((cause: unknown) => {
          log.info({ err: cause, provider }, 'an identity was not confirmed');
          throw new Failure('social_failed', undefined, { cause });
        });
      const memberId = await readSocialMember(pool, brand.id, identity);
      return { intent: trip.intent, returnTo: trip.returnTo, identity, memberId };
    },

    async keepPending(identity, brand) {
      const token = newToken();
      await oneTime.put('social-pending', pendingKey(token, brand), JSON.stringify(identity), PENDING_MS);
      return token;
    },
    pending,

    async connect(token, member, brand) {
      const identity = await pending(token, brand);
      if (!identity) throw new Failure('social_expired');
      if (!(await putSocialAccount(pool, brand.id, member.id, identity, clock.now())))
        throw new Failure('social_taken');
      await oneTime.take('social-pending', pendingKey(token, brand));
      await record('member.social-connected', member, brand, identity.provider);
    },
    connected: (memberId) => readSocialAccounts(pool, memberId),
    async disconnect(member, brand, provider) {
      await deleteSocialAccount(pool, member.id, provider);
      await record('member.social-disconnected', member, brand, provider);
    },
  };
}
