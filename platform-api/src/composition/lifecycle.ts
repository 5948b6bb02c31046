import type { FastifyInstance } from 'fastify';
import { handleImports } from '../modules/games/catalogue/list-import/import-job';
import { handleAlerts } from '../modules/releases/federation/roll-out/alert-delivery';
import { registerStoredReleases } from '../modules/releases/federation/stored-releases';
import { keepBetPartitions } from '../modules/money/ledger/bet-partitions';
import { handleWithdrawalJobs } from '../modules/money/payout/disburse-service';
import { keepFeedPartitions } from '../modules/rewards/play-feed/feed-partitions';
import type { Logger } from '../platform/logger';
import type { Platform } from '../platform/platform';
import { StoreDown } from '../platform/store/store-down';
import { REPORT_JOB } from '../modules/people/agent/report-mails/report-mails';
import { POSTBACK_JOB } from '../modules/people/line/postbacks/postbacks';
import { ownWork, type PeriodicWork, sharedWork } from './periodic-work';
import type { Services } from './services';

/**
 * Starts the background work of this process's roles: job handlers and sweeps now, whatever needs the server once it listens.
 * @returns stops the sweeps
 */
export async function startBackgroundWork(
  server: FastifyInstance,
  platform: Platform,
  services: Services,
): Promise<() => void> {
  const { config, jobs, log } = platform;
  const { brands, dailyReconciliation, disburse, inHouse, jackpot, lotteryDraws, vendorPorts, vendorReach } = services;

  handleImports(platform, vendorPorts);
  handleWithdrawalJobs(platform, disburse);
  jobs.handle(POSTBACK_JOB, services.deliverPostback);
  jobs.handle(REPORT_JOB, services.reportMails.send);
  handleAlerts(platform, (mail) => services.messaging.send(mail));
  await registerBuilds(platform);

  const stops: (() => void)[] = ownWork(services).map((work) => repeat(log, work));
  if (config.roles.has('jobs')) {
    stops.push(await keepBetPartitions(platform), await keepFeedPartitions(platform));
    stops.push(...sharedWork(platform, services).map((work) => repeat(log, work)));
  }

  server.addHook('onListen', async () => {
    vendorReach.start();
    if (config.roles.has('web')) jackpot.run(brands.all);
    if (config.roles.has('loops')) {
      await inHouse?.engine.start();
      services.lottery.start();
      lotteryDraws.start();
    }
    if (config.roles.has('jobs')) {
      await dailyReconciliation.start();
      services.playFeed.start();
      await jobs.start();
    }
  });
  return () => {
    for (const stop of stops) stop();
  };
}

/** A store that is down does not hold the start up: `/readyz` says what is missing. */
async function registerBuilds({ config, database, log, store }: Platform): Promise<void> {
  try {
    const { refused } = await registerStoredReleases(database.pool, config, store);
    for (const release of refused) log.error(release, 'a release of the store was refused');
  } catch (err) {
    if (!(err instanceof StoreDown)) throw err;
    log.error({ err }, 'releases of this machine could not be stored');
  }
}

/** Closes the services, dependencies last. */
export async function closeServices(services: Services): Promise<void> {
  const {
    brands,
    catalogue,
    federation,
    inHouse,
    jackpot,
    lotteryDraws,
    sessions,
    vendorReach,
    vendorWallet,
    winnerFeed,
  } = services;
  await inHouse?.engine.stop();
  await services.lottery.stop();
  await lotteryDraws.stop();
  await services.playFeed.stop();
  federation.close();
  await services.remoteTelemetry.flushPages();
  await services.pageViews.flush();
  jackpot.close();
  sessions.close();
  winnerFeed.close();
  await vendorWallet.close();
  vendorReach.close();
  catalogue.close();
  brands.close();
}

/** What failed is logged, and tried again the next time. @returns stops it */
function repeat(log: Logger, [failure, everyMs, work]: PeriodicWork): () => void {
  let isRunning = false;
  const run = async (): Promise<void> => {
    // A run that takes longer than its interval is not joined by the next one: on a slow database they would pile up.
    if (isRunning) return;
    isRunning = true;
    await work().catch((err: unknown) => log.warn({ err }, failure));
    isRunning = false;
  };
  const timer = setInterval(() => void run(), everyMs).unref();
  return () => clearInterval(timer);
}
