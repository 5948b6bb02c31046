import type { ParsedCallRequest } from '@marquee/contract/calls/index';
import type pg from 'pg';
import type { Platform } from '../../platform/platform';

export type LoadReport = ParsedCallRequest<'remotes.report'>['reports'][number];

/** Loads of one release of a remote in the last 24 hours. */
export interface LoadCounts {
  readonly remote: string;
  readonly version: string;
  readonly loaded: number;
  readonly slow: number;
  readonly failed: number;
  readonly threw: number;
}

export interface RemoteTelemetry {
  count(brandId: number, reports: readonly LoadReport[]): Promise<void>;
  lastDay(brandId: number): Promise<LoadCounts[]>;
}

/** Hourly counters. Reports of unregistered releases (a developer's override, a forgery) are dropped. */
export function createRemoteTelemetry({ database: { pool }, clock }: Platform): RemoteTelemetry {
  return {
    async count(brandId, reports) {
      await pool.query({
        name: 'remote-telemetry-count',
        text: `insert into remote_telemetry (brand_id, remote, version, outcome, reason, hour, loads)
               select $1, report.remote, report.version, report.outcome, coalesce(report.reason, ''), date_trunc('hour', $3::timestamptz), count(*)
               from jsonb_to_recordset($2::jsonb) report (remote text, version text, outcome text, reason text)
               join remote_release release on release.remote = report.remote and release.version = report.version
               group by 2, 3, 4, 5
               on conflict (brand_id, remote, version, outcome, reason, hour)
                 do update set loads = remote_telemetry.loads + excluded.loads`,
        values: [brandId, JSON.stringify(reports), clock.now()],
      });
    },
    lastDay: (brandId) => readLastDay(pool, brandId, clock.now()),
  };
}

async function readLastDay(pool: pg.Pool, brandId: number, now: Date): Promise<LoadCounts[]> {
  const { rows } = await pool.query<LoadCounts>(
    `select remote, version,
       coalesce(sum(loads) filter (where outcome = 'loaded'), 0)::int as loaded,
       coalesce(sum(loads) filter (where outcome = 'slow'), 0)::int as slow,
       coalesce(sum(loads) filter (where outcome = 'failed'), 0)::int as failed,
       coalesce(sum(loads) filter (where outcome = 'threw'), 0)::int as threw
     from remote_telemetry where brand_id = $1 and hour > $2::timestamptz - interval '24 hours'
     group by remote, version order by remote, version`,
    [brandId, now],
  );
  return rows;
}
