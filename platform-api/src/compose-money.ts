import type { FastifyInstance } from 'fastify';
import { bettingRoutes } from './modules/betting/routes';
import { type BettingService, createBettingService } from './modules/betting/service';
import { createSandPay } from './modules/cashier/providers/sandpay';
import { callbackRoutes, cashierRoutes } from './modules/cashier/routes';
import { type CashierService, createCashierService } from './modules/cashier/service';
import { nameIn } from './modules/catalogue/catalogue-game';
import type { CatalogueService } from './modules/catalogue/service';
import { type AccountRecord, createAccountRecord } from './modules/ledger/account-record';
import { keepBetPartitions } from './modules/ledger/bet-partitions';
import type { RecordedGames } from './modules/ledger/recorded-games';
import { ledgerRoutes } from './modules/ledger/routes';
import { createWinnerFeed } from './modules/betting/winner-feed';
import { createLedgerService, type LedgerService } from './modules/ledger/service';
import { createLimits, type Limits } from './modules/limits/service';
import { createAudit } from './modules/operator/audit';
import { vendorWalletRoutes } from './modules/vendor-wallet/routes';
import { createVendorWalletService, type VendorWalletService } from './modules/vendor-wallet/service';
import type { On } from './platform/http/call-registrar';
import { readOrMakeKey } from './platform/key-file';
import type { Platform } from './platform/platform';
import { createPublicIds } from './platform/public-id';

export interface Money {
  readonly ledger: LedgerService;
  readonly wallet: VendorWalletService;
  readonly betting: BettingService;
  readonly cashier: CashierService;
  readonly limits: Limits;
  readonly accountRecord: AccountRecord;
  /** The calls of members. */
  routes(on: On): void;
  /** The calls of vendors and payment providers; they need no visitor. */
  machineRoutes(server: FastifyInstance): void;
  close(): void;
}

/** Everything that moves money or reads its records. */
export async function composeMoney(
  platform: Platform,
  catalogue: Pick<CatalogueService, 'anyGame' | 'anyGameByCode'>,
): Promise<Money> {
  const { config } = platform;
  const games = recordedGames(catalogue);
  const ids = createPublicIds(await readOrMakeKey(config.home, 'public-id.key'));
  const ledger = createLedgerService(platform);
  const accountRecord = createAccountRecord(platform, games, ids);
  const betting = createBettingService(platform, games, accountRecord, ids);
  const winners = createWinnerFeed(platform, games);
  const wallet = createVendorWalletService(platform, ledger, catalogue, winners.add);
  const secret = config.sandpaySecret ?? (await readOrMakeKey(config.home, 'sandpay.key'));
  const cashier = createCashierService(platform, ledger, [createSandPay({ url: config.sandboxUrl, secret })]);
  const limits = createLimits(platform, ledger, createAudit(platform.database.pool));
  const stopPartitions = await keepBetPartitions(platform);

  return {
    ledger,
    wallet,
    betting,
    cashier,
    limits,
    accountRecord,
    routes(on) {
      ledgerRoutes(on, ledger, accountRecord);
      bettingRoutes(on, betting);
      cashierRoutes(on, cashier);
    },
    machineRoutes(server) {
      vendorWalletRoutes(server, wallet);
      callbackRoutes(server, cashier);
    },
    close() {
      winners.close();
      stopPartitions();
    },
  };
}

/** Games of the past by their present names; one that has left the catalogue keeps its number. */
function recordedGames(catalogue: Pick<CatalogueService, 'anyGame'>): RecordedGames {
  return {
    async recorded(gameId, language) {
      const game = await catalogue.anyGame(gameId);
      return game
        ? { name: nameIn(game, language), vendorCode: game.vendor.code }
        : { name: `#${gameId}`, vendorCode: '' };
    },
  };
}
