import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import { Failure } from '../../../../platform/failure';
import type { FirebaseSettings } from '../../../../platform/identity-providers';
import type { OneTimeStore } from '../../../../platform/one-time';
import type { Platform } from '../../../../platform/platform';
import { hashToken } from '../../../../platform/secrets';

/** Maximum age of a phone verification in a token. */
const FRESH_S = 5 * 60;
const CLOCK_SKEW_S = 30;
const E164 = /^\+[1-9]\d{5,14}$/;

/**
 * The phone number verified by an ID token of Firebase phone authentication: checks the signature by the brand's
 * configured keys, audience, issuer, a recent `auth_time`, and single use.
 * @returns E.164; null for an invalid or used token
 * @throws Failure `feature_disabled` for a brand without Firebase
 */
export type PhoneProof = (brandCode: string, idToken: string) => Promise<string | null>;

export function createPhoneProof({ clock, log, config }: Platform, oneTime: OneTimeStore): PhoneProof {
  const verifiers = new Map(
    Object.entries(config.signIn).flatMap(([brand, { firebase }]) =>
      firebase ? [[brand, createVerifier(firebase, () => clock.now())] as const] : [],
    ),
  );

  return async (brandCode, idToken) => {
    const verify = verifiers.get(brandCode);
    if (!verify) throw new Failure('feature_disabled');
    const phone = await verify(idToken).catch((cause: unknown) => {
      if (!(cause instanceof errors.JOSEError)) throw cause;
      log.info({ reason: cause.code }, 'a firebase token was refused');
      return null;
    });
    if (phone === null) return null;
    const isFirst = await oneTime.spend('firebase', hashToken(idToken).toString('base64url'), 2 * FRESH_S * 1_000);
    return isFirst ? phone : null;
  };
}

/** @returns the verified phone number, null for a token without one or an old one */
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
