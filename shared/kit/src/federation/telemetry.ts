import type { FailureReason, LoadPhase } from './load-failure';

export interface RemoteReport {
  readonly remote: string;
  readonly version: string;
  readonly outcome: 'loaded' | 'slow' | 'failed' | 'threw';
  readonly phase?: LoadPhase;
  readonly reason?: FailureReason;
  readonly durationMs: number;
}

export type ReportRemote = (report: RemoteReport) => void;

/** A load above this counts as slow, beside being loaded. */
export const SLOW_MS = 3000;

const FLUSH_MS = 2000;

/** Collects reports and passes them to `send` every two seconds and when the page is hidden. */
export function createTelemetry(send: (reports: readonly RemoteReport[]) => void): ReportRemote {
  let pendingReports: RemoteReport[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (pendingReports.length > 0) send(pendingReports);
    pendingReports = [];
  };
  addEventListener('pagehide', flush);
  return (report) => {
    pendingReports.push(report);
    timer ??= setTimeout(flush, FLUSH_MS);
  };
}
