import type { IdentityParts } from './compose-identity-parts';
import { agentRoutes } from './modules/agent/routes';
import { createAgentService } from './modules/agent/service';
import { contractRoutes } from './modules/contract/routes';
import { createContractService } from './modules/contract/service';
import { memberRoutes } from './modules/member/routes';
import { messagingRoutes } from './modules/messaging/routes';
import { operatorRoutes } from './modules/operator/routes';
import { createHashBudget } from './modules/session/hash-budget';
import { createPasswordLogin } from './modules/session/login';
import { createLoginThrottle } from './modules/session/login-throttle';
import { sessionRoutes } from './modules/session/routes';
import { createSmsLogin } from './modules/session/sms-login';
import { verificationRoutes } from './modules/verification/routes';
import type { On } from './platform/http/call-registrar';

/** @param onSignedOut ends what a sign-out must end in other modules */
export function identityRoutes(on: On, parts: IdentityParts, onSignedOut: (memberId: bigint) => Promise<void>): void {
  const { platform, brands, members, messaging, audit, operators, cookies, ways } = parts;
  const { config } = platform;
  const throttle = createLoginThrottle(platform, 'member');
  sessionRoutes(on, {
    ...parts,
    logins: {
      username: createPasswordLogin({ ...parts, throttle, budget: createHashBudget(platform) }),
      sms: createSmsLogin(parts),
      firebase: ways.byFirebase,
    },
    admitLogin: ways.admitLogin,
    onSignedOut,
  });
  memberRoutes(on, { ...parts, onSignedOut });
  verificationRoutes(on, {
    ...parts,
    languageOfMobile: async (brandId, mobile) => (await members.byMobile(brandId, mobile))?.language ?? null,
  });
  ways.routes(on);
  const { pool } = platform.database;
  operatorRoutes(on, { config, pool, operators, brands, cookies, usesOutbox: messaging.usesOutbox });
  messagingRoutes(on, messaging, brands, audit);
  agentRoutes(on, createAgentService(platform, brands));
  contractRoutes(on, createContractService(platform));
}
