import type { Finding } from './compare';
import { wilsonInterval } from './wilson';

/** Pages that were served with a release long enough ago to have reported. */
export interface PageCounts {
  readonly served: number;
  /** Of those, the pages that reported anything about the remote. */
  readonly reporting: number;
  /** When the last page that has reported was served, by the minute; null without one. */
  readonly lastReportAt: Date | null;
}

export interface SilenceQuestion {
  /** Both since the step started: the share of visitors is one and the same, so are the ages of the pages. */
  readonly candidate: PageCounts;
  readonly stable: PageCounts;
  readonly stepStartedAt: Date;
  readonly now: Date;
}

/** Pages close before they report, and robots run none: a candidate may be silent on so many more of 1. */
const MARGIN = 0.05;
const MIN_SILENT = 3;
/** With fewer pages of the stable release there is nothing to compare with. */
const MIN_STABLE_PAGES = 50;
/** A step without a report for this long is not one that goes on unseen. */
const NO_DATA_MS = 6 * 3_600_000;

/**
 * What a release's own reports cannot say: pages that froze before they reported anything. As with the other signals, worse means
 * beyond the margin with 99 % confidence.
 */
export function silenceOf({ candidate, stable, stepStartedAt, now }: SilenceQuestion): Finding[] {
  const silent = { signal: 'silent', stable: silentShare(stable), candidate: silentShare(candidate) } as const;
  const lastSign = Math.max(stepStartedAt.getTime(), candidate.lastReportAt?.getTime() ?? 0);
  return [
    ...(isMoreSilent(candidate, stable) ? [silent] : []),
    ...(now.getTime() - lastSign >= NO_DATA_MS ? [{ signal: 'noData', stable: 0, candidate: 0 } as const] : []),
  ];
}

function isMoreSilent(candidate: PageCounts, stable: PageCounts): boolean {
  const silent = candidate.served - candidate.reporting;
  if (silent < MIN_SILENT || stable.served < MIN_STABLE_PAGES) return false;
  return wilsonInterval(silent, candidate.served).low > silentShare(stable) + MARGIN;
}

const silentShare = ({ served, reporting }: PageCounts): number =>
  served === 0 ? 0 : Math.max(served - reporting, 0) / served;
