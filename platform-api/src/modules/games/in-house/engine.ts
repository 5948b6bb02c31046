import type pg from 'pg';
import type { Registry } from 'prom-client';
import type { Jobs } from '../../../platform/jobs';
import { leadLoop } from '../../../platform/lease';
import type { Beacon } from '../../../platform/beacon';
import type { Logger } from '../../../platform/logger';
import { createCrashLoop } from './crash/crash-loop';
import { createCrashClock } from './crash/crash-clock';
import { type CrashHub, openCrashHub } from './crash/crash-hub';
import { type CrashService, createCrashService } from './crash/crash-service';
import { tickLateness } from './crash/tick-lateness';
import { createHiLoService, type HiLoService } from './hi-lo/hi-lo-service';
import { createInstantService, type InstantService } from './instant/instant-service';
import { createMinesService, type MinesService } from './mines/mines-service';
import { createSeedPairs, type SeedPairs } from './seeds/seed-pairs';
import { createDemoWalletClient, createWalletClient } from './wallet/demo-wallet-client';
import type { WalletClient } from './wallet/wallet-client';
import { createVendorClient } from './wallet/vendor-client';
import { createRealWalletClient } from './wallet/real-wallet-client';

const RECOVERY_TASK = 'in-house-recover';
const RECOVERY_EVERY_MS = 15_000;

export interface InHouseEngine {
  readonly mines: MinesService;
  readonly hiLo: HiLoService;
  readonly instant: InstantService;
  readonly crash: CrashService;
  readonly crashHub: CrashHub;
  readonly seeds: SeedPairs;
  readonly wallet: WalletClient;
  readonly beacon: Pick<Beacon, 'localPublicKey'>;
  /** Starts the crash rounds and the return of stakes left by ended processes; call once the wallet is reachable. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface EngineSettings {
  readonly pool: pg.Pool;
  readonly databaseUrl: string;
  readonly jobs: Jobs;
  /** Salts the crash rounds. */
  readonly beacon: Beacon;
  readonly log: Logger;
  /** The operator's wallet for this vendor. */
  readonly walletUrl: () => string;
  /** PEM of the vendor's RSA key. */
  readonly privateKey: string;
  readonly metrics: Registry;
  /** After this time the outcome of a wallet call is unknown; the wallet client's own default where absent. */
  readonly walletTimeoutMs?: number;
}

/** The engine of the in-house games, which the platform treats as a vendor. */
export async function openInHouseEngine({
  pool,
  databaseUrl,
  jobs,
  beacon,
  log,
  walletUrl,
  privateKey,
  metrics,
  walletTimeoutMs,
}: EngineSettings): Promise<InHouseEngine> {
  const client = createVendorClient(walletUrl, privateKey, walletTimeoutMs);
  const wallet = createWalletClient(
    createRealWalletClient(client, jobs, pool, { log, metrics }),
    createDemoWalletClient(pool),
  );
  const seeds = createSeedPairs(pool);
  const mines = createMinesService(pool, wallet, seeds);
  const hiLo = createHiLoService({ pool, wallet, seeds, log });
  const instant = createInstantService({ pool, wallet, seeds, log });
  const crash = createCrashService(pool, wallet, { log, metrics });
  const crashClock = createCrashClock(pool);
  await crashClock.sync();
  const crashHub = await openCrashHub({
    pool,
    databaseUrl,
    service: crash,
    clock: crashClock,
    log,
    onTick: tickLateness(metrics),
  });
  const loop = createCrashLoop({ pool, wallet, beacon, log, clock: crashClock });
  let leadership: { stop(): Promise<void> } | null = null;

  const recoverLater = () => jobs.add(pool, RECOVERY_TASK, {}, { key: RECOVERY_TASK, delayMs: RECOVERY_EVERY_MS });
  jobs.handle(RECOVERY_TASK, async () => {
    await mines.recover();
    await hiLo.recover();
    await instant.recover();
    await recoverLater();
  });

  return {
    mines,
    hiLo,
    instant,
    crash,
    crashHub,
    seeds,
    wallet,
    beacon,
    async start() {
      leadership = leadLoop(pool, { name: 'crash rounds', run: loop.run }, log);
      await recoverLater();
    },
    async stop() {
      await leadership?.stop();
      await crashHub.close();
      client.close();
    },
  };
}
