import type { FastifyInstance } from 'fastify';
import { createIdentityParts } from './compose-identity-parts';
import { identityRoutes } from './compose-identity-routes';
import type { BrandService } from './modules/brand/service';
import type { OpenLedgerAccounts } from './modules/member/registration';
import type { MemberService } from './modules/member/service';
import type { Messaging } from './modules/messaging/service';
import type { Audit } from './modules/operator/audit';
import { createOperatorGuard } from './modules/operator/operator-guard';
import type { OperatorService } from './modules/operator/service';
import type { HumanCheck } from './modules/session/human-check';
import type { SessionService } from './modules/session/service';
import type { HandOff } from './modules/sign-in/hand-off';
import type { On } from './platform/http/call-registrar';
import type { Guards } from './platform/http/guards';
import type { Platform } from './platform/platform';
import { sweepThrottles } from './platform/throttle';

export interface Identity {
  readonly members: MemberService;
  readonly audit: Audit;
  readonly messaging: Pick<Messaging, 'send'>;
  readonly human: HumanCheck;
  readonly operators: OperatorService;
  readonly sessions: Pick<SessionService, 'beganAt' | 'endOthers'>;
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
  const parts = await createIdentityParts(platform, brands, openLedgerAccounts);
  const { members, audit, messaging, human, operators, sessions, cookies, memberOf, ways } = parts;
  const { addresses, oneTime, codes, resetPassword } = parts;

  const swept = [sessions, addresses, ways, operators, oneTime, codes, resetPassword];
  const sweep = () => Promise.all([...swept.map((service) => service.sweep()), sweepThrottles(platform.database.pool)]);
  const sweeping = setInterval(
    () => void sweep().catch((err: unknown) => platform.log.warn({ err }, 'expired sessions were not removed')),
    SWEEP_MS,
  );
  sweeping.unref();

  return {
    members,
    audit,
    messaging,
    human,
    operators,
    sessions,
    guards: {
      memberOf,
      operatorOf: createOperatorGuard(platform.config, operators, cookies),
      endedSessions: sessions.ended,
    },
    redeemHandOff: ways.redeemHandOff,
    navigationRoutes: ways.navigationRoutes,
    routes: (on, onSignedOut) => identityRoutes(on, parts, onSignedOut),
    close() {
      clearInterval(sweeping);
      sessions.close();
    },
  };
}
