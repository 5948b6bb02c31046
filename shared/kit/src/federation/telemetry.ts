import { type BootDocument, reportedReleases } from '@marquee/contract/boot';
import type { FailureReason, LoadPhase } from './load-failure';

export interface RemoteReport {
  /** The shell reports about itself as `host-shell`. */
  readonly remote: string;
  readonly version: string;
  /** `error`: an error outside of any component; `blocked`: one task held the page up; `success`: what the remote is for. */
  readonly outcome: 'loaded' | 'slow' | 'failed' | 'threw' | 'error' | 'blocked' | 'success';
  readonly phase?: LoadPhase;
  readonly reason?: FailureReason;
  readonly durationMs: number;
  /** Where the error comes from (`stackDigest`). */
  readonly digest?: string | undefined;
}

export type ReportRemote = (report: RemoteReport) => void;

/** What the server counts: reports about the releases of a boot document, with its token. */
export interface ReportBatch {
  readonly token: string;
  readonly releases: readonly string[];
  readonly reports: readonly RemoteReport[];
}

export interface Telemetry {
  readonly report: ReportRemote;
  /** Takes the token of a boot document; those of earlier ones stay good for the releases that the page still runs. */
  cover(boot: BootDocument): void;
}

/** A load above this counts as slow, beside being loaded. */
export const SLOW_MS = 3000;

const FLUSH_MS = 2000;
/** A page that has this much to report has said it: a loop that throws would report forever. */
const MOST_REPORTS = 100;
const MOST_PER_BATCH = 50;

/** Collects reports and passes them to `send` every two seconds and when the page is hidden. */
export function createTelemetry(send: (batch: ReportBatch) => void): Telemetry {
  const passes: Omit<ReportBatch, 'reports'>[] = [];
  let pendingReports: RemoteReport[] = [];
  let count = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const passOf = ({ remote, version }: RemoteReport) =>
    passes.find(({ releases }) => releases.includes(`${remote}@${version}`));
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    for (const pass of passes) {
      const reports = pendingReports.filter((report) => passOf(report) === pass);
      while (reports.length > 0) send({ ...pass, reports: reports.splice(0, MOST_PER_BATCH) });
    }
    pendingReports = [];
  };
  addEventListener('pagehide', flush);
  return {
    report(report) {
      count += 1;
      if (count > MOST_REPORTS) return;
      pendingReports.push(report);
      timer ??= setTimeout(flush, FLUSH_MS);
    },
    cover({ telemetry: token, ...boot }) {
      if (token === null || passes[0]?.token === token) return;
      passes.unshift({ token, releases: reportedReleases(boot) });
    },
  };
}
