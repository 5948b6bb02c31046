import type { FastifyInstance } from 'fastify';
import { createLedgerService, type LedgerService } from './modules/ledger/service';
import { vendorWalletRoutes } from './modules/vendor-wallet/routes';
import { createVendorWalletService, type VendorWalletService } from './modules/vendor-wallet/service';
import type { Platform } from './platform/platform';

export interface Money {
  readonly ledger: LedgerService;
  readonly wallet: VendorWalletService;
  /** Puts the calls of vendors and payment providers on the server; they need no visitor. */
  machineRoutes(server: FastifyInstance): void;
}

/** Everything that moves money or reads its records. */
export function composeMoney(platform: Platform): Money {
  const ledger = createLedgerService(platform);
  const wallet = createVendorWalletService(platform, ledger);
  return {
    ledger,
    wallet,
    machineRoutes(server) {
      vendorWalletRoutes(server, wallet);
    },
  };
}
