import type { FastifyInstance } from 'fastify';
import { composeSignIn } from './compose-sign-in';
import { agentRoutes } from './modules/agent/routes';
import { createAgentService } from './modules/agent/service';
import type { BrandService } from './modules/brand/service';
import { createChangePassword } from './modules/member/change-password';
import { createResetPassword } from './modules/member/reset-password';
import { createRegistration, type OpenLedgerAccounts } from './modules/member/registration';
import { memberRoutes } from './modules/member/routes';
import { createMemberService, type MemberService } from './modules/member/service';
import { messagingRoutes } from './modules/messaging/routes';
import { createMessaging } from './modules/messaging/service';
import { type Audit, createAudit } from './modules/operator/audit';
import { createOperatorGuard } from './modules/operator/operator-guard';
import { operatorRoutes } from './modules/operator/routes';
import { createOperatorService, type OperatorService } from './modules/operator/service';
import { createBotCheck } from './modules/session/bot-check';
import { createCaptcha } from './modules/session/captcha';
import { createCookies } from './modules/session/cookies';
import { createFreePlay } from './modules/session/free-play';
import { createHashBudget } from './modules/session/hash-budget';
import { createHumanCheck, type HumanCheck } from './modules/session/human-check';
import { createKnownAddresses } from './modules/session/known-addresses';
import { createPasswordLogin } from './modules/session/login';
import { createLoginThrottle } from './modules/session/login-throttle';
import { createMemberGuard } from './modules/session/member-guard';
import { createRememberedDevices } from './modules/session/remembered-devices';
import { sessionRoutes } from './modules/session/routes';
import { createSessionService } from './modules/session/service';
import { createSignIn } from './modules/session/sign-in';
import { createSmsLogin } from './modules/session/sms-login';
import type { HandOff } from './modules/sign-in/hand-off';
import { createVerificationCodes } from './modules/verification/service';
import { verificationRoutes } from './modules/verification/routes';
import type { On } from './platform/http/call-registrar';
import type { Guards } from './platform/http/guards';
import { readOrMakeKey } from './platform/key-file';
import { createOneTimeStore } from './platform/one-time';
import type { Platform } from './platform/platform';
import { sweepThrottles } from './platform/throttle';

export interface Identity {
  readonly members: MemberService;
  readonly audit: Audit;
  readonly human: HumanCheck;
  readonly operators: OperatorService;
  readonly guards: Pick<Guards, 'memberOf' | 'operatorOf' | 'endedSessions'>;
  /** Takes the hand-off code of an address: a session, where there is none. */
  readonly redeemHandOff: HandOff['redeem'];
  /** The way to identity providers and back. */
  navigationRoutes(server: FastifyInstance, brandOfHost: Guards['brandOfHost']): void;
  /** @param onSignedOut ends what a sign-out must end in other modules */
  routes(on: On, onSignedOut: (memberId: bigint) => Promise<void>): void;
  close(): void;
}

const SWEEP_MS = 10 * 60_000;

/** Who people are: sessions, members and operators, which need one another and little else. */
export async function composeIdentity(
  platform: Platform,
  brands: BrandService,
  openLedgerAccounts: OpenLedgerAccounts,
): Promise<Identity> {
  const { config, clock, log } = platform;
  const { pool } = platform.database;
  const cookies = createCookies(config);
  const oneTime = createOneTimeStore(pool, clock);
  const audit = createAudit(pool);

  const members = createMemberService(platform);
  const sessions = createSessionService(platform, members, brands);
  const devices = createRememberedDevices(platform, sessions);
  const addresses = createKnownAddresses(platform);
  const signIn = createSignIn({ clock, brands, sessions, devices, addresses, cookies });
  const captcha = createCaptcha(platform, oneTime, cookies);
  const botCheck = createBotCheck(oneTime, clock, await readOrMakeKey(config.home, 'bot-check.key'));
  const human = createHumanCheck(captcha, botCheck);
  const freePlay = createFreePlay(platform, brands, members, signIn);
  const messaging = createMessaging(platform, brands);
  const codeKey = await readOrMakeKey(config.home, 'verification.key');
  const codes = createVerificationCodes(platform, brands, messaging, codeKey);
  const registration = createRegistration(platform, brands, members, codes, openLedgerAccounts);
  const resetPassword = createResetPassword({
    platform,
    brands,
    members,
    sessions,
    codes,
    messaging,
    botCheck,
    audit,
  });
  const changePassword = createChangePassword(platform, sessions, audit);
  const operators = createOperatorService(platform, createLoginThrottle(platform, 'operator'), audit);

  const memberOf = createMemberGuard({ clock, brands, sessions, devices, members, cookies });
  const ways = await composeSignIn({
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
    memberOf,
  });

  const sweep = () =>
    Promise.all([
      sessions.sweep(),
      addresses.sweep(),
      ways.sweep(),
      operators.sweep(),
      oneTime.sweep(),
      codes.sweep(),
      sweepThrottles(pool),
    ]);
  const sweeping = setInterval(
    () => void sweep().catch((err: unknown) => log.warn({ err }, 'expired sessions were not removed')),
    SWEEP_MS,
  );
  sweeping.unref();

  return {
    members,
    audit,
    human,
    operators,
    guards: {
      memberOf,
      operatorOf: createOperatorGuard(config, operators, cookies),
      endedSessions: sessions.ended,
    },
    redeemHandOff: ways.redeemHandOff,
    navigationRoutes: ways.navigationRoutes,
    routes(on, onSignedOut) {
      const byPassword = createPasswordLogin({
        brands,
        members,
        throttle: createLoginThrottle(platform, 'member'),
        budget: createHashBudget(platform),
        addresses,
        human,
      });
      sessionRoutes(on, {
        brands,
        members,
        sessions,
        devices,
        cookies,
        captcha,
        botCheck,
        freePlay,
        signIn,
        logins: {
          username: byPassword,
          sms: createSmsLogin({ brands, members, codes }),
          firebase: ways.byFirebase,
        },
        admitLogin: ways.admitLogin,
        onSignedOut,
      });
      memberRoutes(on, {
        platform,
        brands,
        members,
        registration,
        changePassword,
        resetPassword,
        human,
        signIn,
        onSignedOut,
      });
      verificationRoutes(on, {
        brands,
        botCheck,
        codes,
        languageOfMobile: async (brandId, mobile) => (await members.byMobile(brandId, mobile))?.language ?? null,
      });
      ways.routes(on);
      operatorRoutes(on, { config, pool, operators, brands, cookies, usesOutbox: messaging.usesOutbox });
      messagingRoutes(on, messaging, brands, audit);
      agentRoutes(on, createAgentService(platform));
    },
    close() {
      clearInterval(sweeping);
      sessions.close();
    },
  };
}
