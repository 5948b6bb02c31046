import type { FastifyInstance } from 'fastify';
import { actionListDialect } from './modules/vendor-wallet/dialects/action-list/action-list';
import { dialectRoutes } from './modules/vendor-wallet/dialects/dialect';
import { vendorWalletRoutes } from './modules/vendor-wallet/routes';
import type { VendorWalletService } from './modules/vendor-wallet/service';
import { readOrMakeKey } from './platform/key-file';
import type { Platform } from './platform/platform';
import { createSecretBox } from './platform/secret-box';

/** File below `keys/` of the state folder: what vendors' shared secrets are encrypted under. */
export const VENDOR_SECRETS_KEY = 'vendor-secrets.key';

export interface Vendors {
  /** The calls that vendors make. */
  machineRoutes(server: FastifyInstance): void;
}

/** What game vendors and the platform have to do with each other beside the money itself. */
export async function composeVendors(platform: Platform, wallet: VendorWalletService): Promise<Vendors> {
  const { config, database, clock } = platform;
  const box = createSecretBox(await readOrMakeKey(config.home, VENDOR_SECRETS_KEY));
  const actionList = actionListDialect({ pool: database.pool, clock, box });
  return {
    machineRoutes(server) {
      vendorWalletRoutes(server, wallet);
      dialectRoutes(server, wallet, [actionList]);
    },
  };
}
