import { createOperatorAccounts } from '../modules/operators/operator/accounts';
import { createInvitations } from '../modules/operators/operator/invitations';
import { createSecondFactor } from '../modules/operators/operator/second-factor';
import {
  createRequireOperatorPassword,
  type RequireOperatorPassword,
} from '../modules/operators/operator/own-password';
import { createOperatorLogin } from '../modules/operators/operator/login';
import { createOperatorService } from '../modules/operators/operator/service';
import { createBotCheck } from '../platform/human-check/bot-check';
import { createCaptcha } from '../platform/human-check/captcha';
import { createHashBudget } from '../platform/login/hash-budget';
import { createHumanCheck } from '../platform/human-check/human-check';
import { createPasswordLogin } from '../modules/people/session/login';
import { createLoginThrottle } from '../platform/login/login-throttle';
import { createSmsLogin } from '../modules/people/session/sms-login';
import { createAuthenticator } from '../platform/login/authenticator/service';
import { createFirebaseLogin } from '../modules/people/sign-in/firebase/firebase-login';
import { createHandOff } from '../modules/people/sign-in/hand-off';
import { createOwnAuthenticator } from '../modules/people/sign-in/own-authenticator';
import { createRequirePassword } from '../modules/people/sign-in/own-password';
import { createSocial } from '../modules/people/sign-in/social/service';
import { createStepUpProofs } from '../modules/people/sign-in/step-up/proofs';
import { createStepUp } from '../modules/people/sign-in/step-up/service';
import { refuseUnfit } from '../modules/people/session/login';
import { createLoginGuard, type LoginGuard } from '../platform/login/login-guard';
import { createLoginAddresses, type LoginAddresses } from '../platform/login/login-addresses';
import type { Audit } from '../modules/operators/audit/audit';
import type { HumanCheck } from '../platform/human-check/human-check';
import type { PhoneProof } from '../modules/people/sign-in/firebase/phone-proof';
import type { LoginHistory } from '../modules/people/login-history/service';
import type { SessionService } from '../modules/people/session/service';
import type { MemberService } from '../modules/people/member/service';
import type { ContactChanges } from '../modules/people/contacts/changes';
import type { ExcludedContacts } from '../modules/people/contacts/excluded-contacts';
import { createContactService } from '../modules/people/contacts/service';
import type { Messaging } from '../modules/people/messaging/service';
import { createPasskeyAssertions } from '../modules/people/sign-in/passkeys/assertions';
import { createPasskeyChallenges } from '../modules/people/sign-in/passkeys/challenges';
import { createPasskeyConfirmation } from '../modules/people/sign-in/passkeys/confirmation';
import { createPasskeyDesk } from '../modules/people/sign-in/passkeys/passkey-desk';
import { createPasskeyLogin } from '../modules/people/sign-in/passkeys/passkey-login';
import { createOwnPasskeys } from '../modules/people/sign-in/passkeys/service';
import { createReauthenticate } from '../modules/people/sign-in/re-authenticate';
import type { PublicIds } from '../platform/public-id';
import type { VerificationCodes } from '../modules/people/verification/service';
import type { BrandService } from '../modules/site/brand/service';
import type { Cookies } from '../platform/http/cookies';
import type { Guards } from '../platform/http/guards';
import type { OneTimeStore } from '../platform/one-time';
import type { Platform } from '../platform/platform';
import type { Keys } from './keys';

/** The services that logins of members need. */
export interface LoginParts {
  readonly audit: Audit;
  readonly brands: BrandService;
  readonly cookies: Cookies;
  readonly oneTime: OneTimeStore;
  readonly addresses: LoginAddresses;
  /** Whether a one-time password activates an account. */
  readonly activates: (memberId: bigint, secret: string) => Promise<boolean>;
  readonly codes: VerificationCodes;
  readonly contactChanges: ContactChanges;
  readonly excludedContacts: ExcludedContacts;
  readonly guards: Guards;
  readonly human: HumanCheck;
  readonly loginHistory: LoginHistory;
  readonly members: MemberService;
  readonly messaging: Messaging;
  readonly provePhone: PhoneProof;
  readonly publicIds: PublicIds;
  readonly requireOperatorPassword: RequireOperatorPassword;
  readonly sessions: SessionService;
}

/** Proofs that a person makes a request. */
export function createHumanChecks(
  platform: Platform,
  keys: Keys,
  { cookies, oneTime }: Pick<LoginParts, 'cookies' | 'oneTime'>,
) {
  const captcha = createCaptcha(platform, oneTime, cookies);
  const botCheck = createBotCheck(oneTime, platform.clock, keys.botCheck);
  return { captcha, botCheck, human: createHumanCheck(captcha, botCheck) };
}

/** Operators and their sessions. */
export function createOperators(
  platform: Platform,
  keys: Keys,
  { audit, brands, oneTime, human }: Pick<LoginParts, 'audit' | 'brands' | 'oneTime' | 'human'>,
) {
  const addresses = createLoginAddresses(platform, 'operator');
  const operators = createOperatorService({ platform, addresses, audit });
  const guard = guardOf(platform, 'operator', addresses, human);
  const requirePassword = createRequireOperatorPassword(platform);
  const authenticator = createAuthenticator<number>(platform, keys.authenticators, 'operator');
  const secondFactor = createSecondFactor({ platform, oneTime, authenticator, requirePassword, audit });
  return {
    operators,
    secondFactor,
    requireOperatorPassword: requirePassword,
    operatorLogin: createOperatorLogin(platform, guard, operators, secondFactor),
    operatorAccounts: createOperatorAccounts({ platform, brands, audit }),
    invitations: createInvitations({ platform, brands, audit, requirePassword }),
  };
}

/** Login methods and second factors. */
export function createLogins(platform: Platform, keys: Keys, parts: LoginParts) {
  const { audit, brands, cookies, oneTime, addresses, codes, guards, human, loginHistory, members } = parts;
  const {
    contactChanges: changes,
    excludedContacts: excluded,
    messaging,
    provePhone,
    publicIds: ids,
    sessions,
  } = parts;
  const authenticator = createAuthenticator<bigint>(platform, keys.authenticators, 'member');
  const requirePassword = createRequirePassword(platform, members, sessions);
  const challenges = createPasskeyChallenges(oneTime);
  const assertions = createPasskeyAssertions({ platform, members, audit, ids, loginHistory });
  const passkeyConfirmation = createPasskeyConfirmation(platform, challenges, assertions);
  const reauthenticate = createReauthenticate(platform, authenticator, requirePassword, passkeyConfirmation);
  const proofs = createStepUpProofs(members, authenticator, codes);
  return {
    authenticator,
    ownAuthenticator: createOwnAuthenticator({ platform, brands, authenticator, requirePassword, audit }),
    logins: {
      username: createPasswordLogin({
        brands,
        members,
        guard: guardOf(platform, 'member', addresses, human),
        loginHistory,
        activates: parts.activates,
      }),
      sms: createSmsLogin({ brands, members, codes, loginHistory }),
      firebase: createFirebaseLogin({ provePhone, members, refuseUnfit }),
    },
    stepUp: createStepUp({ platform, brands, members, addresses, proofs, audit, loginHistory }),
    handOff: createHandOff({ oneTime, members, sessions, cookies, personOf: guards.personOf }),
    social: createSocial(platform, oneTime, audit),
    requirePassword,
    passkeyConfirmation,
    passkeyLogin: createPasskeyLogin({ platform, challenges, assertions, refuseUnfit }),
    passkeyDesk: createPasskeyDesk({ platform, ...parts, ids }),
    ownPasskeys: createOwnPasskeys({ platform, brands, challenges, reauthenticate, audit, ids }),
    contacts: createContactService({
      platform,
      brands,
      members,
      codes,
      messaging,
      changes,
      excluded,
      reauthenticate,
      audit,
      ids,
    }),
  };
}

/** What limits guesses at the passwords of a realm. */
function guardOf(
  platform: Platform,
  realm: 'member' | 'operator',
  addresses: LoginAddresses,
  human: HumanCheck,
): LoginGuard {
  const throttle = createLoginThrottle(platform, realm);
  const budget = createHashBudget(platform, realm);
  return createLoginGuard({ throttle, budget, addresses, human });
}
