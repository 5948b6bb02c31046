import type { SignalCounts } from '@marquee/contract/roll-out';
import type { Queryable } from '../../../../platform/database';

/** Reads the counters of releases of a remote at a brand: a port of the supervisor. */
export type ReadSignalCounts = (
  brandId: number,
  remote: string,
  versions: readonly string[],
  since: Date,
) => Promise<ReadonlyMap<string, SignalCounts>>;

/** From the telemetry, by the hour: the hour of `since` counts as a whole. A load is reported once, as loaded, slow or failed. */
export const readSignalCounts =
  (connection: Queryable): ReadSignalCounts =>
  async (brandId, remote, versions, since) => {
    const { rows } = await connection.query<SignalCounts & { version: string }>(
      `select version,
              coalesce(sum(loads) filter (where outcome in ('loaded', 'slow', 'failed')), 0)::float8 as loads,
              coalesce(sum(loads) filter (where outcome = 'failed'), 0)::float8 as failed,
              coalesce(sum(loads) filter (where outcome = 'threw'), 0)::float8 as threw,
              coalesce(sum(loads) filter (where outcome = 'error'), 0)::float8 as error,
              coalesce(sum(loads) filter (where outcome = 'slow'), 0)::float8 as slow,
              coalesce(sum(loads) filter (where outcome = 'success'), 0)::float8 as success
       from remote_telemetry
       where brand_id = $1 and remote = $2 and version = any($3::text[]) and hour >= date_trunc('hour', $4::timestamptz)
       group by version`,
      [brandId, remote, versions, since],
    );
    return new Map(rows.map(({ version, ...counts }) => [version, counts]));
  };
