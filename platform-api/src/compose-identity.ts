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
import { createHumanCheck, type HumanCheck } from './modules/session/human-check';
import { createLoginThrottle } from './modules/session/login-throttle';
import { createMemberGuard } from './modules/session/member-guard';
import { createRememberedDevices } from './modules/session/remembered-devices';
import { sessionRoutes } from './modules/session/routes';
import { createSessionService } from './modules/session/service';
import { createSignIn } from './modules/session/sign-in';
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
  readonly guards: Pick<Guards, 'memberOf' | 'operatorOf'>;
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
  const sessions = createSessionService(platform, members);
  const devices = createRememberedDevices(platform, sessions);
  const signIn = createSignIn(sessions, devices, cookies);
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

  const sweep = () =>
    Promise.all([sessions.sweep(), operators.sweep(), oneTime.sweep(), codes.sweep(), sweepThrottles(pool)]);
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
      memberOf: createMemberGuard({ sessions, devices, members, cookies }),
      operatorOf: createOperatorGuard(config, operators, cookies),
    },
    routes(on, onSignedOut) {
      const throttle = createLoginThrottle(platform, 'member');
      sessionRoutes(on, {
        brands,
        members,
        sessions,
        devices,
        cookies,
        captcha,
        botCheck,
        human,
        freePlay,
        signIn,
        throttle,
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
