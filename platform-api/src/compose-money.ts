import type { FastifyInstance } from 'fastify';
import { composeVendors, type Vendors } from './compose-vendors';
import { createRoundPage } from './modules/betting/round-page';
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
import { createWageringService, type WageringService } from './modules/wagering/service';
import { createUploads } from './modules/upload/service';
import { createVendorWalletService, type VendorWalletService } from './modules/vendor-wallet/service';
import type { On } from './platform/http/call-registrar';
import { readOrMakeKey } from './platform/key-file';
import type { Platform } from './platform/platform';
import { createPublicIds, type PublicIds } from './platform/public-id';

export interface Money {
  readonly ledger: LedgerService;
  readonly wallet: VendorWalletService;
  readonly betting: BettingService;
  readonly vendors: Vendors;
  readonly cashier: CashierService;
  readonly limits: Limits;
  readonly accountRecord: AccountRecord;
  readonly wagering: WageringService;
  readonly ids: PublicIds;
  /** The calls of members. */
  routes(on: On): void;
  /** The calls of vendors and payment providers; they need no visitor. */
  machineRoutes(server: FastifyInstance): void;
  close(): Promise<void>;
}

const DEPOSIT_SWEEP_MS = 60_000;

/** Everything that moves money or reads its records. */
export async function composeMoney(
  platform: Platform,
  catalogue: Pick<CatalogueService, 'anyGame' | 'anyGameByCode'>,
): Promise<Money> {
  const { config } = platform;
  const games = recordedGames(catalogue);
  const ids = createPublicIds(await readOrMakeKey(config.home, 'public-id.key'));
  const ledger = createLedgerService(platform);
  const wagering = createWageringService(platform);
  const accountRecord = createAccountRecord(platform, games, ids);
  const betting = createBettingService(platform, games, accountRecord, ids);
  const winners = createWinnerFeed(platform, games);
  const wallet = await createVendorWalletService(platform, ledger, catalogue, winners.add);
  const secret = config.sandpaySecret ?? (await readOrMakeKey(config.home, 'sandpay.key'));
  const limits = createLimits(platform, ledger, createAudit(platform.database.pool));
  const cashier = createCashierService(platform, {
    ledger,
    wagering,
    limits,
    uploads: createUploads(platform),
    providers: [createSandPay({ url: config.sandboxUrl, secret })],
  });
  const sweepDeposits = () =>
    void cashier.sweep().catch((err: unknown) => platform.log.warn({ err }, 'abandoned deposits were not closed'));
  const sweepingDeposits = setInterval(sweepDeposits, DEPOSIT_SWEEP_MS).unref();
  const vendors = await composeVendors(platform, wallet);
  const stopPartitions = await keepBetPartitions(platform);

  return {
    ledger,
    wallet,
    betting,
    vendors,
    cashier,
    limits,
    accountRecord,
    wagering,
    ids,
    routes(on) {
      ledgerRoutes(on, ledger, accountRecord);
      bettingRoutes(on, betting, createRoundPage(platform, ids, vendors.ports));
      vendors.routes(on);
      cashierRoutes(on, cashier);
    },
    machineRoutes(server) {
      vendors.machineRoutes(server);
      callbackRoutes(server, cashier);
    },
    async close() {
      clearInterval(sweepingDeposits);
      winners.close();
      stopPartitions();
      await wallet.close();
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
