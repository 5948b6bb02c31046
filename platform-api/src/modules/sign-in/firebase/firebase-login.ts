import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import { Failure } from '../../../platform/failure';
import type { OneTimeStore } from '../../../platform/one-time';
import type { Platform } from '../../../platform/platform';
import { hashToken } from '../../../platform/secrets';
import type { MemberService } from '../../member/service';
import type { LoginCheck } from '../../session/login';
import type { FirebaseSettings, SignInSettings } from '../../../platform/identity-providers';

/** A token tells when the phone was proved; what is older than this has been lying about. */
const FRESH_S = 5 * 60;
const CLOCK_SKEW_S = 30;
const E164 = /^\+[1-9]\d{5,14}$/;

export interface FirebaseParts {
  readonly platform: Platform;
  readonly settings: SignInSettings;
  readonly members: MemberService;
  readonly oneTime: OneTimeStore;
  /** @throws Failure for a member who may not log in here */
  readonly refuseUnfit: (member: Parameters<MemberService['mobileVerified']>[0], site: 'member' | 'agent') => void;
}

/**
 * Logs in by the ID token of firebase's phone authentication: signature by the configured keys, audience, issuer, a recent
 * `auth_time`, and each token once. The account is the one with the token's phone number.
 * @throws Failure `feature_disabled`, `login_failed`, `account_disabled`, `agents_only`, `members_only`
 */
export function createFirebaseLogin({ platform, settings, members, oneTime, refuseUnfit }: FirebaseParts): LoginCheck {
  const { clock, log } = platform;
  const verifiers = new Map(
    Object.entries(settings).flatMap(([brand, { firebase }]) =>
      firebase ? [[brand, createVerifier(firebase, () => clock.now())] as const] : [],
    ),
  );

  return async ({ password: idToken, site }, { brand }) => {
    const verify = verifiers.get(brand.code);
    if (!verify) throw new Failure('feature_disabled');
    const phone = await verify(idToken).catch((cause: unknown) => {
      if (!(cause instanceof errors.JOSEError)) throw cause;
      log.info({ reason: cause.code }, 'a firebase token was refused');
      throw new Failure('login_failed', undefined, { cause });
    });
    const isFresh =
      phone !== null &&
      (await oneTime.spend('firebase', hashToken(idToken).toString('base64url'), 2 * FRESH_S * 1_000));
    const member = isFresh ? await members.byMobile(brand.id, phone) : null;
    if (!member) throw new Failure('login_failed');
    refuseUnfit(member, site ?? 'member');
    await members.mobileVerified(member);
    return member;
  };
}

/** @returns the phone number that a token proves, null for a token of something else or of some time ago */
function createVerifier({ projectId, issuer, jwksUrl }: FirebaseSettings, now: () => Date) {
  const keys = createRemoteJWKSet(new URL(jwksUrl));
  return async (idToken: string): Promise<string | null> => {
    const { payload } = await jwtVerify(idToken, keys, {
      audience: projectId,
      issuer: issuer ?? `https://securetoken.google.com/${projectId}`,
      algorithms: ['RS256'],
      requiredClaims: ['sub', 'exp', 'iat', 'auth_time'],
      currentDate: now(),
      clockTolerance: CLOCK_SKEW_S,
    });
    return provenPhone(payload, now().getTime() / 1_000);
  };
}

function provenPhone({ auth_time: provedAt, phone_number: phone }: JWTPayload, nowS: number): string | null {
  if (typeof provedAt !== 'number' || typeof phone !== 'string' || !E164.test(phone)) return null;
  return provedAt <= nowS + CLOCK_SKEW_S && nowS - provedAt <= FRESH_S ? phone : null;
}
