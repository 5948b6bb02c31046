import { inTransaction } from '../../../../platform/database';
import type { Platform } from '../../../../platform/platform';
import type { Alerts } from './alerts';
import type { Finding } from './compare';
import { type FailureCounts, readFailureCounts } from './failing-remotes-repository';
import { wilsonInterval } from './wilson';

/** Failed loads, and crashes, per load that are accepted: visitors' networks and extensions fail, too. */
const ACCEPTED_SHARE = 0.03;
const MIN_EVENTS = 3;
/** A release whose alert was taken up is left alone for so long. */
const QUIET_MS = 24 * 3_600_000;

/** Watches what brands run, roll-out or not, and raises an alert for each release that fails too often. */
export function createFailingRemotes(
  { database: { pool }, clock }: Pick<Platform, 'database' | 'clock'>,
  alerts: Alerts,
): { run(): Promise<void> } {
  return {
    async run() {
      for (const { brandId, remote, version, windows } of await readFailureCounts(pool, clock.now())) {
        const findings = windows.map(failuresOf).find(({ length }) => length > 0);
        const alert = { brandId, remote, version, kind: 'remote-failing', findings: findings ?? [] } as const;
        if (findings) await inTransaction(pool, (tx) => alerts.raise(tx, alert, QUIET_MS));
      }
    },
  };
}

/** In what a release fails beyond the accepted share, with 99 % confidence; `stable` of a finding is that share. */
export function failuresOf({ loads, ...events }: FailureCounts): Finding[] {
  return (['failed', 'threw'] as const)
    .filter((signal) => events[signal] >= MIN_EVENTS && wilsonInterval(events[signal], loads).low > ACCEPTED_SHARE)
    .map((signal) => ({ signal, stable: ACCEPTED_SHARE, candidate: Math.min(events[signal] / loads, 1) }));
}
