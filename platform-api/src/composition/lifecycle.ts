import type { FastifyInstance } from 'fastify';
import { handleImports } from '../modules/games/catalogue/list-import/import-job';
import { handleAlerts } from '../modules/releases/federation/roll-out/alert-delivery';
import { registerStoredReleases } from '../modules/releases/federation/stored-releases';
import { keepBetPartitions } from '../modules/money/ledger/bet-partitions';
import { handleWithdrawalJobs } from '../modules/money/payout/disburse-service';
import { keepFeedPartitions } from '../modules/rewards/play-feed/feed-partitions';
import type { Logger } from '../platform/logger';
import type { Platform } from '../platform/platform';
import { REPORT_JOB } from '../modules/people/agent/report-mails/report-mails';
import { POSTBACK_JOB } from '../modules/people/line/postbacks/postbacks';
import { sweepThrottles } from '../platform/throttle';
import type { Services } from './services';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Starts background work: job handlers and sweeps now, whatever needs the server once it listens.
 * @returns stops the sweeps
 */
export async function startBackgroundWork(
  server: FastifyInstance,
  platform: Platform,
  services: Services,
): Promise<() => void> {
  const { config, database, jobs, log } = platform;
  const {
    brands,
    cashier,
    dailyReconciliation,
    disburse,
    inHouse,
    jackpot,
    lotteryDraws,
    prizes,
    uploads,
    vendorPorts,
    vendorReach,
  } = services;

  handleImports(platform, vendorPorts);
  handleWithdrawalJobs(platform, disburse);
  jobs.handle(POSTBACK_JOB, services.deliverPostback);
  jobs.handle(REPORT_JOB, services.reportMails.send);
  handleAlerts(platform, (mail) => services.messaging.send(mail));
  const { refused } = await registerStoredReleases(database.pool, config);
  for (const release of refused) log.error(release, 'a release of the store was refused');

  const { addresses, codes, invitations, oneTime, operators, resetPassword, sessions, stepUp } = services;
  const expiring = [sessions, addresses, stepUp, operators, invitations, oneTime, codes, resetPassword];
  const sweepExpired = () =>
    Promise.all([...expiring.map((service) => service.sweep()), sweepThrottles(database.pool)]);
  const stops = [
    await keepBetPartitions(platform),
    await keepFeedPartitions(platform),
    repeat(log, 'expired sessions were not removed', 10 * MINUTE_MS, sweepExpired),
    repeat(log, 'abandoned deposits were not closed', MINUTE_MS, cashier.sweep),
    repeat(log, 'served pages were not counted', 5 * SECOND_MS, services.remoteTelemetry.flushPages),
    repeat(log, 'views of pages were not sent', 5 * SECOND_MS, services.pageViews.flush),
    repeat(log, 'counts of pages were not removed', HOUR_MS, services.remoteTelemetry.sweepPages),
    repeat(log, 'roll-outs were not moved on', 15 * SECOND_MS, services.rollOutSupervisor.run),
    repeat(log, 'failing remotes were not looked for', MINUTE_MS, services.failingRemotes.run),
    repeat(log, 'old releases were not removed', HOUR_MS, services.removeOldReleases),
    repeat(log, 'bonuses were not settled', 5 * SECOND_MS, services.bonuses.settleDue),
    repeat(log, 'the folds of yesterday were not verified', 10 * MINUTE_MS, services.nightlyCheck.runDue),
    repeat(log, 'contracts of agents were not settled', 5 * SECOND_MS, services.settlement.work),
    repeat(log, 'rebates were not settled', MINUTE_MS, services.rebates.settle),
    repeat(log, 'incomes by prize groups were not paid', MINUTE_MS, services.groupIncome.payDue),
    repeat(log, 'VIP levels were not lifted after deposits', 3 * SECOND_MS, services.vip.rises.afterDeposits),
    repeat(log, 'the daily work of VIP levels was not done', 10 * MINUTE_MS, services.vip.dailyWork),
    repeat(log, 'proposals were not closed when they expired', MINUTE_MS, services.proposals.expire),
    repeat(log, 'tickets were not expired', 5 * MINUTE_MS, services.tickets.expire),
    repeat(log, 'envelope rains were not planned or announced', SECOND_MS, prizes.envelopes.tend),
    repeat(log, 'raffles were not opened or drawn', 5 * SECOND_MS, prizes.raffles.tend),
    repeat(log, 'promotions were not settled', MINUTE_MS, services.promotions.settleDue),
    repeat(log, 'points of play were not paid', 10 * MINUTE_MS, services.payEarnedPoints),
    repeat(log, 'old messages were not removed', HOUR_MS, services.memberMessages.removeOld),
    repeat(log, 'unused devices of web push were not removed', HOUR_MS, services.pushDevices.sweep),
    repeat(log, 'contacts were not changed', MINUTE_MS, services.contactChanges.completeDue),
    repeat(log, 'reports by mail were not queued', MINUTE_MS, services.reportMails.plan),
    repeat(log, 'agents’ contracts were not ended or expired', MINUTE_MS, services.contracts.tend),
    repeat(log, 'what came of invitation links was not written down', 15 * SECOND_MS, services.campaigns.tend),
    repeat(log, 'old clicks by invitation links were not removed', HOUR_MS, services.campaigns.sweep),
    repeat(log, 'old postbacks were not removed', HOUR_MS, services.postbacks.sweep),
    repeat(log, 'accounts that nobody activated were not closed', HOUR_MS, services.unclaimedAccounts.close),
    repeat(log, 'old log-ins were not removed', HOUR_MS, services.loginHistory.sweep),
    repeat(log, 'old data exports were not removed', 10 * MINUTE_MS, services.dataExports.sweep),
    repeat(log, 'data of closed accounts were not erased', HOUR_MS, services.erasure.run),
    repeat(
      log,
      'identity levels were not lowered after documents expired',
      10 * MINUTE_MS,
      services.identityUpkeep.expire,
    ),
    repeat(log, 'identity documents were not erased', HOUR_MS, services.identityUpkeep.erase),
    repeat(log, 'keys of identity documents were not sealed again', MINUTE_MS, services.identityUpkeep.rotate),
    repeat(log, 'unclaimed pictures were not removed', HOUR_MS, uploads.sweep),
  ];

  server.addHook('onListen', async () => {
    jackpot.run(brands.all);
    vendorReach.start();
    await dailyReconciliation.start();
    await inHouse?.engine.start();
    services.lottery.start();
    lotteryDraws.start();
    services.playFeed.start();
    await jobs.start();
  });
  return () => {
    for (const stop of stops) stop();
  };
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

/** @param failure the log line of a run that failed; the next one tries again */
function repeat(log: Logger, failure: string, everyMs: number, work: () => Promise<unknown>): () => void {
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
