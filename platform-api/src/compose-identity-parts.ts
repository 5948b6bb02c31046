import { composeSignIn } from './compose-sign-in';
import type { BrandService } from './modules/brand/service';
import { createChangePassword } from './modules/member/change-password';
import { createRegistration, type OpenLedgerAccounts } from './modules/member/registration';
import { createResetPassword } from './modules/member/reset-password';
import { createMemberService } from './modules/member/service';
import { createMessaging } from './modules/messaging/service';
import { createAudit } from './modules/operator/audit';
import { createOperatorService } from './modules/operator/service';
import { createBotCheck } from './modules/session/bot-check';
import { createCaptcha } from './modules/session/captcha';
import { createCookies } from './modules/session/cookies';
import { createFreePlay } from './modules/session/free-play';
import { createHumanCheck } from './modules/session/human-check';
import { createKnownAddresses } from './modules/session/known-addresses';
import { createLoginThrottle } from './modules/session/login-throttle';
import { createMemberGuard } from './modules/session/member-guard';
import { createRememberedDevices } from './modules/session/remembered-devices';
import { createSessionService } from './modules/session/service';
import { createSignIn } from './modules/session/sign-in';
import { createPhoneProof } from './modules/sign-in/firebase/phone-proof';
import { createVerificationCodes } from './modules/verification/service';
import { readOrMakeKey } from './platform/key-file';
import { createOneTimeStore } from './platform/one-time';
import type { Platform } from './platform/platform';

export type IdentityParts = Awaited<ReturnType<typeof createIdentityParts>>;

/** The services by which the platform knows people, each made of those before it. */
export async function createIdentityParts(
  platform: Platform,
  brands: BrandService,
  openLedgerAccounts: OpenLedgerAccounts,
) {
  const { config, clock } = platform;
  const { pool } = platform.database;
  const cookies = createCookies(config);
  const oneTime = createOneTimeStore(pool, clock);
  const audit = createAudit(pool);

  const members = createMemberService(platform);
  const sessions = createSessionService(platform, members, brands);
  const devices = createRememberedDevices(platform, sessions);
  const addresses = createKnownAddresses(platform);
  const signIn = createSignIn({ clock, brands, sessions, devices, addresses, cookies });
  const memberOf = createMemberGuard({ clock, brands, sessions, devices, members, cookies });

  const captcha = createCaptcha(platform, oneTime, cookies);
  const botCheck = createBotCheck(oneTime, clock, await readOrMakeKey(config.home, 'bot-check.key'));
  const human = createHumanCheck(captcha, botCheck);
  const messaging = createMessaging(platform, brands);
  const codeKey = await readOrMakeKey(config.home, 'verification.key');
  const codes = createVerificationCodes(platform, brands, messaging, codeKey);

  const provePhone = createPhoneProof(platform, oneTime);

  const known = {
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
  };
  return {
    ...known,
    devices,
    captcha,
    botCheck,
    human,
    messaging,
    freePlay: createFreePlay(platform, brands, members, signIn),
    registration: createRegistration({ ...known, openLedgerAccounts }),
    changePassword: createChangePassword(platform, sessions, audit),
    resetPassword: createResetPassword({ ...known, messaging, botCheck }),
    operators: createOperatorService(platform, createLoginThrottle(platform, 'operator'), audit),
    ways: await composeSignIn(known),
  };
}
