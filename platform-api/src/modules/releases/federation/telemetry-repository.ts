import type { CallValue } from '@marquee/contract/calls/index';
import type { Queryable } from '../../../platform/database';

/** One report of a page, as it is counted. */
export interface CountedReport {
  readonly remote: string;
  readonly version: string;
  readonly outcome: string;
  readonly reason: string;
  readonly digest: string;
  /** Upper bound of the load's time in milliseconds; null for what is no load. */
  readonly bound: number | null;
}

/** Adds reports about registered releases to the counters of their hour. */
export async function addReports(
  connection: Queryable,
  brandId: number,
  reports: readonly CountedReport[],
  now: Date,
): Promise<void> {
  await connection.query({
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
    values: [brandId, JSON.stringify(reports), now],
  });
}

/** Why reports are not counted. */
export type Refusal = 'unsigned' | 'expired' | 'unknown' | 'limit';

interface RefusedReports {
  readonly brandId: number;
  readonly reason: Refusal;
  readonly count: number;
  readonly now: Date;
}

/** Adds reports that were refused to the counter of their hour. */
export async function addRefused(
  connection: Queryable,
  { brandId, reason, count, now }: RefusedReports,
): Promise<void> {
  await connection.query({
    name: 'refused-telemetry-count',
    text: `insert into refused_telemetry (brand_id, reason, hour, reports) values ($1, $2, date_trunc('hour', $3::timestamptz), $4)
           on conflict (brand_id, reason, hour) do update set reports = refused_telemetry.reports + excluded.reports`,
    values: [brandId, reason, now, count],
  });
}

/** Loads of one release in the last 24 hours. */
export type LoadCounts = CallValue<'remotes.list'>[number]['loads'][number] & { readonly remote: string };

/** Loads of each release of a brand in the last 24 hours, with percentiles of their time in milliseconds and the ten most frequent failures. */
export async function readLastDay(connection: Queryable, brandId: number, now: Date): Promise<LoadCounts[]> {
  const { rows } = await connection.query<LoadCounts>({
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

/** What the releases of a remote did in one hour. */
export type HourOfLoads = CallValue<'remotes.history'>[number];

/** How the releases of a remote did at a brand in each of the last 24 hours that has anything, the earliest first. */
export async function readLoadHistory(
  connection: Queryable,
  brandId: number,
  remote: string,
  now: Date,
): Promise<HourOfLoads[]> {
  const { rows } = await connection.query<Omit<HourOfLoads, 'hour'> & { hour: Date }>(
    `select version, hour,
            coalesce(sum(loads) filter (where outcome in ('loaded', 'slow')), 0)::int as good,
            coalesce(sum(loads) filter (where outcome in ('failed', 'threw')), 0)::int as bad,
            coalesce(sum(loads) filter (where outcome = 'error'), 0)::int as error,
            coalesce(sum(loads) filter (where outcome = 'blocked'), 0)::int as blocked
     from remote_telemetry
     where brand_id = $1 and remote = $2 and hour > $3::timestamptz - interval '24 hours' and outcome <> 'success'
     group by version, hour order by hour, version`,
    [brandId, remote, now],
  );
  return rows.map((row) => ({ ...row, hour: row.hour.toISOString() }));
}
