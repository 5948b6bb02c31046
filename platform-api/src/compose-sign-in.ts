import type { FastifyInstance } from 'fastify';
import type { BrandService } from './modules/brand/service';
import type { MemberService } from './modules/member/service';
import type { Audit } from './modules/operator/audit';
import type { Cookies } from './modules/session/cookies';
import type { KnownAddresses } from './modules/session/known-addresses';
import { type LoginCheck, refuseUnfit } from './modules/session/login';
import type { AdmitLogin } from './modules/session/routes';
import type { SessionService } from './modules/session/service';
import type { SignIn } from './modules/session/sign-in';
import { createAuthenticator } from './modules/sign-in/authenticator/service';
import { createFirebaseLogin } from './modules/sign-in/firebase/firebase-login';
import type { PhoneProof } from './modules/sign-in/firebase/phone-proof';
import { createHandOff, type HandOff } from './modules/sign-in/hand-off';
import { createRequirePassword } from './modules/sign-in/own-password';
import { signInRoutes } from './modules/sign-in/routes';
import { socialRoutes } from './modules/sign-in/social/routes';
import { createSocial } from './modules/sign-in/social/service';
import { createStepUpProofs } from './modules/sign-in/step-up/proofs';
import { createStepUp } from './modules/sign-in/step-up/service';
import type { VerificationCodes } from './modules/verification/service';
import type { On } from './platform/http/call-registrar';
import type { Guards } from './platform/http/guards';
import { readOrMakeKey } from './platform/key-file';
import type { OneTimeStore } from './platform/one-time';
import type { Platform } from './platform/platform';
import { createSecretBox } from './platform/secret-box';

export interface SignInParts {
  readonly platform: Platform;
  readonly brands: BrandService;
  readonly members: MemberService;
  readonly sessions: SessionService;
  readonly addresses: KnownAddresses;
  readonly cookies: Cookies;
  readonly oneTime: OneTimeStore;
  readonly signIn: SignIn;
  readonly audit: Audit;
  readonly codes: VerificationCodes;
  readonly provePhone: PhoneProof;
  readonly memberOf: Guards['memberOf'];
}

/** Ways to sign in beside the password. */
export interface SignInWays {
  readonly byFirebase: LoginCheck;
  readonly admitLogin: AdmitLogin;
  readonly redeemHandOff: HandOff['redeem'];
  routes(on: On): void;
  navigationRoutes(server: FastifyInstance, brandOfHost: Guards['brandOfHost']): void;
  sweep(): Promise<void>;
}

export async function composeSignIn(parts: SignInParts): Promise<SignInWays> {
  const {
    platform,
    brands,
    members,
    sessions,
    addresses,
    cookies,
    oneTime,
    signIn,
    audit,
    codes,
    provePhone,
    memberOf,
  } = parts;
  const { config } = platform;
  const authenticator = createAuthenticator(
    platform,
    createSecretBox(await readOrMakeKey(config.home, 'authenticator.key')),
  );
  const proofs = createStepUpProofs(members, authenticator, codes);
  const stepUp = createStepUp({ platform, brands, members, addresses, proofs, audit });
  const handOff = createHandOff({ oneTime, members, sessions, cookies, memberOf });
  const social = createSocial(platform, oneTime, audit);
  const requirePassword = createRequirePassword(platform, members, sessions);

  return {
    byFirebase: createFirebaseLogin({ provePhone, members, refuseUnfit }),
    admitLogin: (member, { rememberMe, transport }, visit) => stepUp.admit(member, { rememberMe, transport }, visit),
    redeemHandOff: handOff.redeem,
    routes(on) {
      signInRoutes(on, {
        brands,
        members,
        stepUp,
        authenticator,
        handOff,
        social,
        requirePassword,
        signIn,
        cookies,
        audit,
      });
    },
    navigationRoutes(server, brandOfHost) {
      const guards = { brandOfHost, memberOf };
      const { publicScheme } = config;
      socialRoutes(server, { publicScheme, guards, social, members, cookies, signIn, refuseUnfit });
    },
    sweep: stepUp.sweep,
  };
}
