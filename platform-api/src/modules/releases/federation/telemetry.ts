import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type pg from 'pg';
import { Counter, Histogram } from 'prom-client';
import type { Platform } from '../../../platform/platform';
import { createPageTokens, type PageTokens } from './page-tokens';
import { createReportLimits } from './report-limits';

type TelemetryRequest = ParsedCallRequest<'remotes.report'>;
type Report = TelemetryRequest['reports'][number];

/** Loads of one release in the last 24 hours. */
export type LoadCounts = CallValue<'remotes.list'>[number]['loads'][number] & { readonly remote: string };

/** The page that reports, as far as the request shows it. */
export interface Reporter {
  readonly brand: { readonly id: number; readonly code: string };
  readonly ip: string;
}

export interface RemoteTelemetry {
  /** Issued with each boot document. */
  readonly tokens: PageTokens;
  /** Counts what a page reports about its own releases. What it may not report is counted as refused. */
  count(reporter: Reporter, request: TelemetryRequest): Promise<void>;
  lastDay(brandId: number): Promise<LoadCounts[]>;
}

type Refusal = 'unsigned' | 'expired' | 'unknown' | 'limit';

/** Upper bounds of the times that are told apart; the last one is the longest that a report may name. */
const DURATION_BOUNDS_MS = [100, 200, 400, 800, 1_600, 3_200, 6_400, 12_800, 600_000] as const;

export function createRemoteTelemetry({ database: { pool }, clock, metrics }: Platform, key: string): RemoteTelemetry {
  const tokens = createPageTokens(key, clock);
  const limits = createReportLimits(clock);
  const figures = createFigures(metrics);
  return {
    tokens,
    async count({ brand, ip }, { token, releases, reports }) {
      const refuse = (reason: Refusal, count: number) => {
        figures.refused.inc({ brand: brand.code, reason }, count);
        return countRefused(pool, { brandId: brand.id, reason, count, now: clock.now() });
      };
      const check = tokens.check(token, { brandId: brand.id, releases });
      if ('refusal' in check) return refuse(check.refusal, reports.length);
      const own = reports.filter(({ remote, version }) => releases.includes(`${remote}@${version}`));
      if (own.length < reports.length) await refuse('unknown', reports.length - own.length);
      const admitted = own.slice(0, limits.admit(check.page, ip, own.length));
      if (admitted.length < own.length) await refuse('limit', own.length - admitted.length);
      if (admitted.length === 0) return;
      await countReports(pool, brand.id, admitted, clock.now());
      figures.observe(brand.code, admitted);
    },
    lastDay: (brandId) => readLastDay(pool, brandId, clock.now()),
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

async function countReports(pool: pg.Pool, brandId: number, reports: readonly Report[], now: Date): Promise<void> {
  const rows = reports.map(({ durationMs, outcome, reason = '', digest = '', remote, version }) => ({
    remote,
    version,
    outcome,
    reason,
    digest,
    bound: isLoad(outcome) ? boundOf(durationMs) : null,
  }));
  await pool.query({
    name: 'remote-telemetry-count',
    // In one order, so that two pages that report at once do not wait for each other in a circle.
    text: `with report as (
             select given.* from jsonb_to_recordset($2::jsonb)
               given (remote text, version text, outcome text, reason text, digest text, bound int)
             join remote_release using (remote, version)
           ), timed as (
             insert into remote_load_duration (brand_id, remote, version, hour, up_to_ms, loads)
             select $1, remote, version, date_trunc('hour', $3::timestamptz), bound, count(*)
             from report where bound is not null group by 2, 3, 5 order by 2, 3, 5
             on conflict (brand_id, remote, version, hour, up_to_ms)
               do update set loads = remote_load_duration.loads + excluded.loads
           )
           insert into remote_telemetry (brand_id, remote, version, outcome, reason, digest, hour, loads)
           select $1, remote, version, outcome, reason, digest, date_trunc('hour', $3::timestamptz), count(*)
           from report group by 2, 3, 4, 5, 6 order by 2, 3, 4, 5, 6
           on conflict (brand_id, remote, version, outcome, reason, digest, hour)
             do update set loads = remote_telemetry.loads + excluded.loads`,
    values: [brandId, JSON.stringify(rows), now],
  });
}

interface Refused {
  readonly brandId: number;
  readonly reason: Refusal;
  readonly count: number;
  readonly now: Date;
}

async function countRefused(pool: pg.Pool, { brandId, reason, count, now }: Refused): Promise<void> {
  await pool.query({
    name: 'refused-telemetry-count',
    text: `insert into refused_telemetry (brand_id, reason, hour, reports) values ($1, $2, date_trunc('hour', $3::timestamptz), $4)
           on conflict (brand_id, reason, hour) do update set reports = refused_telemetry.reports + excluded.reports`,
    values: [brandId, reason, now, count],
  });
}

async function readLastDay(pool: pg.Pool, brandId: number, now: Date): Promise<LoadCounts[]> {
  const { rows } = await pool.query<LoadCounts>({
    name: 'remote-telemetry-last-day',
    text: `with day as (
             select * from remote_telemetry where brand_id = $1 and hour > $2::timestamptz - interval '24 hours'
           ), failure as (
             select remote, version, outcome, reason, digest, sum(loads)::int as loads
             from day where outcome not in ('loaded', 'slow', 'success') group by 1, 2, 3, 4, 5
           ), duration as (
             select remote, version, up_to_ms,
               sum(sum(loads)) over (partition by remote, version order by up_to_ms) as loads_to,
               sum(sum(loads)) over (partition by remote, version) as loads
             from remote_load_duration where brand_id = $1 and hour > $2::timestamptz - interval '24 hours'
             group by 1, 2, 3
           )
           select remote, version,
             coalesce(sum(loads) filter (where outcome = 'loaded'), 0)::int as loaded,
             coalesce(sum(loads) filter (where outcome = 'slow'), 0)::int as slow,
             coalesce(sum(loads) filter (where outcome = 'failed'), 0)::int as failed,
             coalesce(sum(loads) filter (where outcome = 'threw'), 0)::int as threw,
             coalesce(sum(loads) filter (where outcome = 'error'), 0)::int as error,
             coalesce(sum(loads) filter (where outcome = 'blocked'), 0)::int as blocked,
             (select min(up_to_ms) from duration one
              where (one.remote, one.version) = (day.remote, day.version) and one.loads_to >= one.loads * 0.5) as "p50Ms",
             (select min(up_to_ms) from duration one
              where (one.remote, one.version) = (day.remote, day.version) and one.loads_to >= one.loads * 0.95) as "p95Ms",
             (select coalesce(jsonb_agg(jsonb_build_object('outcome', outcome, 'reason', reason, 'digest', digest,
                'loads', loads) order by loads desc, outcome, reason, digest), '[]')
              from (select * from failure one where (one.remote, one.version) = (day.remote, day.version)
                    order by loads desc, outcome, reason, digest limit 10) top) as failures
           from day group by remote, version order by remote, version`,
    values: [brandId, now],
  });
  return rows;
}
