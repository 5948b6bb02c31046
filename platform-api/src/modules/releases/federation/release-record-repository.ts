import type { Queryable } from '../../../platform/database';
import type { ReleaseRecord } from './last-known-good';

/** What a brand knows of the releases of a remote that are still stored, the latest stable one first. */
export async function readReleaseRecords(
  connection: Queryable,
  brandId: number,
  remote: string,
): Promise<ReleaseRecord[]> {
  const { rows } = await connection.query<Omit<ReleaseRecord, 'loads'> & { good: number; bad: number }>(
    `select record.version, stable_at as "stableAt", verdict, coalesce(loads.good, 0)::float8 as good,
            coalesce(loads.bad, 0)::float8 as bad
     from brand_release record
     join remote_release release using (remote, version)
     left join lateral (
       select sum(loads) filter (where outcome in ('loaded', 'slow')) as good,
              sum(loads) filter (where outcome in ('failed', 'threw')) as bad
       from remote_telemetry counted
       where counted.brand_id = record.brand_id and counted.remote = record.remote and counted.version = record.version
     ) loads on true
     where record.brand_id = $1 and remote = $2 and removed_at is null
     order by stable_at desc nulls last`,
    [brandId, remote],
  );
  return rows.map(({ good, bad, ...record }) => ({ ...record, loads: { good, bad } }));
}

/** Records that visitors were given these releases until now. @param stable the one of them that is the stable one */
export async function recordServed(
  tx: Queryable,
  brandId: number,
  remote: string,
  { stable, others }: { readonly stable: string; readonly others: readonly string[] },
): Promise<void> {
  await tx.query(
    `insert into brand_release (brand_id, remote, version, stable_at, served_until)
     select $1, $2, version, case when version = $3 then now() end, now() from unnest($4::text[]) version
     on conflict (brand_id, remote, version) do update
       set served_until = excluded.served_until, stable_at = coalesce(brand_release.stable_at, excluded.stable_at)`,
    [brandId, remote, stable, [...new Set([stable, ...others])]],
  );
}

/** Records that a release becomes the stable one now. */
export async function recordStable(tx: Queryable, brandId: number, remote: string, version: string): Promise<void> {
  await tx.query(
    `insert into brand_release (brand_id, remote, version, stable_at) values ($1, $2, $3, clock_timestamp())
     on conflict (brand_id, remote, version) do update set stable_at = excluded.stable_at`,
    [brandId, remote, version],
  );
}

/** @param verdict null takes an earlier word back: the loads decide again */
export async function recordVerdict(
  tx: Queryable,
  brandId: number,
  remote: string,
  {
    version,
    verdict,
    reason,
  }: { readonly version: string; readonly verdict: 'good' | 'bad' | null; readonly reason: string },
): Promise<void> {
  await tx.query(
    `insert into brand_release (brand_id, remote, version, verdict, verdict_reason) values ($1, $2, $3, $4, $5)
     on conflict (brand_id, remote, version) do update
       set verdict = excluded.verdict, verdict_reason = excluded.verdict_reason`,
    [brandId, remote, version, verdict, reason],
  );
}

/** Why a brand's word on a release is bad; null when it is not. */
export async function readBadVerdict(
  tx: Queryable,
  brandId: number,
  remote: string,
  version: string,
): Promise<string | null> {
  const { rows } = await tx.query<{ reason: string }>(
    `select verdict_reason as reason from brand_release
     where brand_id = $1 and remote = $2 and version = $3 and verdict = 'bad'`,
    [brandId, remote, version],
  );
  return rows[0]?.reason ?? null;
}
