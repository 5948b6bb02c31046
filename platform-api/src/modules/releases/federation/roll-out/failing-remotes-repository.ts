import type { Queryable } from '../../../../platform/database';

export interface FailureCounts {
  readonly loads: number;
  readonly failed: number;
  readonly threw: number;
}

interface RunningRelease {
  readonly brandId: number;
  readonly remote: string;
  readonly version: string;
  /** Of the last one to two hours, where a fault shows first, and of the last day, which has enough loads at quiet brands. */
  readonly windows: readonly FailureCounts[];
}

/** What the releases that brands run did lately; those that are off, or that nobody loaded, are left out. */
export async function readFailureCounts(connection: Queryable, now: Date): Promise<RunningRelease[]> {
  const { rows } = await connection.query<RunningRelease>({
    name: 'failing-remotes',
    text: `with counted as (
             select t.brand_id, t.remote, t.version, since.hours,
                    coalesce(sum(t.loads) filter (where t.outcome in ('loaded', 'slow', 'failed')), 0)::float8 as loads,
                    coalesce(sum(t.loads) filter (where t.outcome = 'failed'), 0)::float8 as failed,
                    coalesce(sum(t.loads) filter (where t.outcome = 'threw'), 0)::float8 as threw
             from brand_remote b
             join remote_telemetry t on t.brand_id = b.brand_id and t.remote = b.remote
               and t.version in (b.stable, b.canary, b.pinned)
             join (values (2), (24)) since (hours) on t.hour > $1::timestamptz - make_interval(hours => since.hours)
             where b.enabled and t.hour > $1::timestamptz - interval '24 hours'
             group by t.brand_id, t.remote, t.version, since.hours
           )
           select brand_id as "brandId", remote, version,
                  jsonb_agg(jsonb_build_object('loads', loads, 'failed', failed, 'threw', threw) order by hours) as windows
           from counted group by brand_id, remote, version order by 1, 2, 3`,
    values: [now],
  });
  return rows;
}
