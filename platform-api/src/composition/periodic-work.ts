import type { Platform } from '../platform/platform';
import { sweepThrottles } from '../platform/throttle';
import type { Services } from './services';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** What is done again and again: the log line where it failed, from one time to the next, and the work. */
export type PeriodicWork = readonly [failure: string, everyMs: number, work: () => Promise<unknown>];

/** What each process counts for itself, and hands on. */
export function ownWork(services: Services): PeriodicWork[] {
  return [
    ['served pages were not counted', 5 * SECOND_MS, services.remoteTelemetry.flushPages],
    ['views of pages were not sent', 5 * SECOND_MS, services.pageViews.flush],
  ];
}

/** What any process may do for all of them, each time anew. */
export function sharedWork({ database }: Pick<Platform, 'database'>, services: Services): PeriodicWork[] {
  const { addresses, codes, invitations, oneTime, operators, resetPassword, sessions, stepUp } = services;
  const { cashier, prizes, uploads } = services;
  const expiring = [sessions, addresses, stepUp, operators, invitations, oneTime, codes, resetPassword];
  const sweepExpired = () =>
    Promise.all([...expiring.map((service) => service.sweep()), sweepThrottles(database.pool)]);
  return [
    ['expired sessions were not removed', 10 * MINUTE_MS, sweepExpired],
    ['abandoned deposits were not closed', MINUTE_MS, cashier.sweep],
    ['counts of pages were not removed', HOUR_MS, services.remoteTelemetry.sweepPages],
    ['roll-outs were not moved on', 15 * SECOND_MS, services.rollOutSupervisor.run],
    ['failing remotes were not looked for', MINUTE_MS, services.failingRemotes.run],
    ['old releases were not removed', HOUR_MS, services.removeOldReleases],
    ['bonuses were not settled', 5 * SECOND_MS, services.bonuses.settleDue],
    ['the folds of yesterday were not verified', 10 * MINUTE_MS, services.nightlyCheck.runDue],
    ['contracts of agents were not settled', 5 * SECOND_MS, services.settlement.work],
    ['floats of former agents were not emptied', MINUTE_MS, services.agentEnds.emptyFloats],
    ['rebates were not settled', MINUTE_MS, services.rebates.settle],
    ['incomes by prize groups were not paid', MINUTE_MS, services.groupIncome.payDue],
    ['VIP levels were not lifted after deposits', 3 * SECOND_MS, services.vip.rises.afterDeposits],
    ['the daily work of VIP levels was not done', 10 * MINUTE_MS, services.vip.dailyWork],
    ['proposals were not closed when they expired', MINUTE_MS, services.proposals.expire],
    ['tickets were not expired', 5 * MINUTE_MS, services.tickets.expire],
    ['envelope rains were not planned or announced', SECOND_MS, prizes.envelopes.tend],
    ['raffles were not opened or drawn', 5 * SECOND_MS, prizes.raffles.tend],
    ['promotions were not settled', MINUTE_MS, services.promotions.settleDue],
    ['points of play were not paid', 10 * MINUTE_MS, services.payEarnedPoints],
    ['old messages were not removed', HOUR_MS, services.memberMessages.removeOld],
    ['unused devices of web push were not removed', HOUR_MS, services.pushDevices.sweep],
    ['contacts were not changed', MINUTE_MS, services.contactChanges.completeDue],
    ['reports by mail were not queued', MINUTE_MS, services.reportMails.plan],
    ['agents’ contracts were not ended or expired', MINUTE_MS, services.contracts.tend],
    ['what came of invitation links was not written down', 15 * SECOND_MS, services.campaigns.tend],
    ['old clicks by invitation links were not removed', HOUR_MS, services.campaigns.sweep],
    ['old postbacks were not removed', HOUR_MS, services.postbacks.sweep],
    ['accounts that nobody activated were not closed', HOUR_MS, services.unclaimedAccounts.close],
    ['old log-ins were not removed', HOUR_MS, services.loginHistory.sweep],
    ['old data exports were not removed', 10 * MINUTE_MS, services.dataExports.sweep],
    ['data of closed accounts were not erased', HOUR_MS, services.erasure.run],
    ['identity levels were not lowered after documents expired', 10 * MINUTE_MS, services.identityUpkeep.expire],
    ['identity documents were not erased', HOUR_MS, services.identityUpkeep.erase],
    ['keys of identity documents were not sealed again', MINUTE_MS, services.identityUpkeep.rotate],
    ['unclaimed pictures were not removed', HOUR_MS, uploads.sweep],
  ];
}
