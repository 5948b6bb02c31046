import type { FastifyInstance } from 'fastify';
import { createInHouseVendor } from './modules/in-house/vendor-service';
import { inHouseUrlBuilder } from './modules/launch/game-url-builder';
import { createAudit } from './modules/operator/audit';
import { createDailyReconciliation, type DailyReconciliation } from './modules/reconciliation/day-service';
import { createReconciliationQueue } from './modules/reconciliation/queue-service';
import { createIncompleteRounds } from './modules/reconciliation/rounds-service';
import { reconciliationRoutes } from './modules/reconciliation/routes';
import { createHttpVendor } from './modules/vendor-api/http-vendor';
import { platformSigningKey } from './modules/vendor-api/platform-key';
import { createVendorPorts, type VendorPorts } from './modules/vendor-api/service';
import { actionListDialect } from './modules/vendor-wallet/dialects/action-list/action-list';
import { dialectRoutes } from './modules/vendor-wallet/dialects/dialect';
import { vendorWalletRoutes } from './modules/vendor-wallet/routes';
import type { VendorWalletService } from './modules/vendor-wallet/service';
import type { On } from './platform/http/call-registrar';
import { readOrMakeKey } from './platform/key-file';
import type { Platform } from './platform/platform';
import { createSecretBox } from './platform/secret-box';
import { IN_HOUSE_VENDOR_CODE } from '@marquee/vendor-sandbox/game-lists/vendors';

/** File below `keys/` of the state folder: what vendors' shared secrets are encrypted under. */
export const VENDOR_SECRETS_KEY = 'vendor-secrets.key';

export interface Vendors {
  readonly ports: VendorPorts;
  readonly daily: DailyReconciliation;
  /** The calls of operators. */
  routes(on: On): void;
  /** The calls that vendors make. */
  machineRoutes(server: FastifyInstance): void;
}

/** What game vendors and the platform have to do with each other beside the money itself. */
export async function composeVendors(platform: Platform, wallet: VendorWalletService): Promise<Vendors> {
  const { config, database, clock, jobs } = platform;
  const { pool } = database;
  const box = createSecretBox(await readOrMakeKey(config.home, VENDOR_SECRETS_KEY));
  const actionList = actionListDialect({ pool, clock, box });
  const signingKey = await platformSigningKey(config.home);
  const inHouse = createInHouseVendor({
    pool,
    jobs,
    gameUrl: async (request) => inHouseUrlBuilder(config).build(request),
  });
  const ports = createVendorPorts({
    pool,
    underOurRoof: { [IN_HOUSE_VENDOR_CODE]: inHouse },
    at: (apiUrl) => createHttpVendor(apiUrl, signingKey),
  });
  const audit = createAudit(pool);
  const daily = createDailyReconciliation(platform, ports);
  const queue = createReconciliationQueue(platform, audit, daily);
  const rounds = createIncompleteRounds({ platform, audit, ports, wallet });
  return {
    ports,
    daily,
    routes: (on) => reconciliationRoutes(on, queue, rounds),
    machineRoutes(server) {
      vendorWalletRoutes(server, wallet);
      dialectRoutes(server, wallet, [actionList]);
      server.addHook('onListen', () => daily.start());
    },
  };
}
