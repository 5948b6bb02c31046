import type { ParsedCallRequest } from '@marquee/contract/calls/index';
import { Counter, Histogram } from 'prom-client';
import { networkOf } from '../../../platform/network-of';
import type { Platform } from '../../../platform/platform';
import { createPageTokens, type PageTokens, type TokenScope } from './page-tokens';
import { createReportLimits } from './report-limits';
import { createServedPages } from './served-pages';
import {
  addRefused,
  addReports,
  type CountedReport,
  type HourOfLoads,
  type LoadCounts,
  type Refusal,
  readLastDay,
  readLoadHistory,
} from './telemetry-repository';

type TelemetryRequest = ParsedCallRequest<'remotes.report'>;
type Report = TelemetryRequest['reports'][number];

/** The page that reports, as far as the request shows it. */
export interface Reporter {
  readonly brand: { readonly id: number; readonly code: string };
  readonly ip: string;
}

export interface RemoteTelemetry {
  /** Issued with boot documents that open pages read again. */
  readonly tokens: PageTokens;
  /** Counts a page that is served with these releases. @returns its token */
  servePage(scope: TokenScope): string;
  /** Writes the counts of pages that wait in the memory. */
  flushPages(): Promise<void>;
  /** Removes counts of pages that nothing looks at any more. */
  sweepPages(): Promise<void>;
  /** Counts what a page reports about its own releases. What it may not report is counted as refused. */
  count(reporter: Reporter, request: TelemetryRequest): Promise<void>;
  lastDay(brandId: number): Promise<LoadCounts[]>;
  /** Of one remote, by the hour. */
  lastHours(brandId: number, remote: string): Promise<HourOfLoads[]>;
}

/** Upper bounds of the times that are told apart; the last one is the longest that a report may name. */
const DURATION_BOUNDS_MS = [100, 200, 400, 800, 1_600, 3_200, 6_400, 12_800, 600_000] as const;

export function createRemoteTelemetry(platform: Platform, key: string): RemoteTelemetry {
  const { clock, metrics } = platform;
  const { pool } = platform.database;
  const pages = createServedPages(platform);
  const tokens = createPageTokens(key, clock);
  const limits = createReportLimits(platform);
  const figures = createFigures(metrics);
  return {
    tokens,
    servePage(scope) {
      pages.add(scope);
      return tokens.issue(scope, 'page');
    },
    flushPages: pages.flush,
    sweepPages: pages.sweep,
    async count({ brand, ip }, { token, releases, reports }) {
      const refuse = (reason: Refusal, count: number) => {
        figures.refused.inc({ brand: brand.code, reason }, count);
        return addRefused(pool, { brandId: brand.id, reason, count, now: clock.now() });
      };
      const scope = { brandId: brand.id, releases };
      const check = tokens.check(token, scope);
      if ('refusal' in check) return refuse(check.refusal, reports.length);
      const own = reports.filter(({ remote, version }) => releases.includes(`${remote}@${version}`));
      if (own.length < reports.length) await refuse('unknown', reports.length - own.length);
      const admitted = own.slice(0, limits.admit(check.page, networkOf(ip), own.length));
      if (admitted.length < own.length) await refuse('limit', own.length - admitted.length);
      if (admitted.length === 0) return;
      await addReports(pool, brand.id, admitted.map(countedReportOf), clock.now());
      await pages.reported(check, scope, new Set(admitted.map(({ remote }) => remote)));
      figures.observe(brand.code, admitted);
    },
    lastDay: (brandId) => readLastDay(pool, brandId, clock.now()),
    lastHours: (brandId, remote) => readLoadHistory(pool, brandId, remote, clock.now()),
  };
}

/** The same figures at `/metrics`; Prometheus adds up the processes. */
function createFigures(registry: Platform['metrics']) {
  const labelNames = ['brand', 'remote', 'version'] as const;
  const reports = new Counter({
    name: 'marquee_release_reports_total',
    help: 'What pages reported about the releases that they run; the shell is host-shell',
    labelNames: [...labelNames, 'outcome', 'reason'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'marquee_release_load_seconds',
    help: 'Time until a part of a release was there',
    labelNames,
    buckets: DURATION_BOUNDS_MS.slice(0, -1).map((ms) => ms / 1_000),
    registers: [registry],
  });
  const refused = new Counter({
    name: 'marquee_refused_telemetry_total',
    help: 'Reports of pages that were not counted: without a valid token, expired, about other releases, too many',
    labelNames: ['brand', 'reason'],
    registers: [registry],
  });
  return {
    refused,
    observe(brand: string, counted: readonly Report[]) {
      for (const { remote, version, outcome, reason = '', durationMs } of counted) {
        reports.inc({ brand, remote, version, outcome, reason });
        if (isLoad(outcome)) durations.observe({ brand, remote, version }, durationMs / 1_000);
      }
    },
  };
}

const isLoad = (outcome: Report['outcome']): boolean => outcome === 'loaded' || outcome === 'slow';

function boundOf(durationMs: number): number {
  return (
    DURATION_BOUNDS_MS.find((bound) => durationMs <= bound) ?? DURATION_BOUNDS_MS[DURATION_BOUNDS_MS.length - 1] ?? 0
  );
}

const countedReportOf = (report: Report): CountedReport => ({
  remote: report.remote,
  version: report.version,
  outcome: report.outcome,
  reason: report.reason ?? '',
  digest: report.digest ?? '',
  bound: isLoad(report.outcome) ? boundOf(report.durationMs) : null,
});
