import type { CallValue } from '@marquee/contract/calls/index';
import type { Queryable } from '../../../platform/database';

type HourOfLoads = CallValue<'remotes.history'>[number];

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
