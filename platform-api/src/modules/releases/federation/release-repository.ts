import { type Release, releaseSchema } from '@marquee/contract/release';
import type { Queryable } from '../../../platform/database';

/** Where a release's files lie, on which brands it may run (none named: on every one), and who made it from what. */
export interface ReleaseOrigin {
  readonly baseUrl: string | null;
  readonly brandIds: readonly number[];
  readonly provenance: object | null;
}

/** Stores a release. @returns false when its name and version are taken */
export async function insertRelease(tx: Queryable, release: Release, origin: ReleaseOrigin): Promise<boolean> {
  const { baseUrl, brandIds, provenance } = origin;
  const { rowCount } = await tx.query(
    `insert into remote_release (remote, version, kind, document, base_url, brand_ids, provenance)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    [
      release.name,
      release.version,
      release.kind,
      JSON.stringify(release),
      baseUrl,
      brandIds,
      provenance && JSON.stringify(provenance),
    ],
  );
  return rowCount === 1;
}

/** Whether the release is registered with the same files. */
export async function hasSameFiles(tx: Queryable, { name, version, integrity }: Release): Promise<boolean> {
  const { rows } = await tx.query<{ same: boolean }>(
    `select document -> 'integrity' = $3::jsonb as same from remote_release where remote = $1 and version = $2`,
    [name, version, JSON.stringify(integrity)],
  );
  return rows[0]?.same ?? false;
}

/** Puts a release that was removed back on the list: it was published again, with the same files. */
export async function restoreRelease(tx: Queryable, { name, version }: Release): Promise<void> {
  await tx.query(
    `update remote_release set removed_at = null, files_removed_at = null
     where remote = $1 and version = $2 and removed_at is not null`,
    [name, version],
  );
}

/** Holds the removal of a release back until the caller's transaction ends. */
export async function holdRelease(tx: Queryable, remote: string, version: string): Promise<void> {
  await tx.query('select from remote_release where remote = $1 and version = $2 for share', [remote, version]);
}

/** Sets how long the caller's transaction may wait for something outside. @param timeout as PostgreSQL writes a duration */
export async function allowIdleTransaction(tx: Queryable, timeout: string): Promise<void> {
  await tx.query("select set_config('idle_in_transaction_session_timeout', $1, true)", [timeout]);
}

/** Ids of these brands that exist. @param brandIds empty: every brand */
export async function readBrandIds(tx: Queryable, brandIds: readonly number[]): Promise<number[]> {
  const { rows } = await tx.query<{ id: number }>(
    'select id from brand where cardinality($1::smallint[]) = 0 or id = any ($1) order by id',
    [brandIds],
  );
  return rows.map(({ id }) => id);
}

/** The shell that a brand runs for most visitors. */
export async function readShell(tx: Queryable, brandId: number): Promise<Release | undefined> {
  const { rows } = await tx.query<{ document: Release }>(
    `select document from brand_remote join remote_release on remote_release.remote = brand_remote.remote
       and version = coalesce(pinned, stable) where brand_id = $1 and kind = 'shell'`,
    [brandId],
  );
  return rows[0]?.document;
}

/** The shells that brands run, each once. */
export async function readShells(
  db: Queryable,
): Promise<{ readonly shell: Release; readonly baseUrl: string | null }[]> {
  const { rows } = await db.query<{ shell: Release; baseUrl: string | null }>({
    name: 'shells-running',
    text: `select distinct on (release.remote, version) document as shell, base_url as "baseUrl"
           from brand_remote run join remote_release release on release.remote = run.remote and version = coalesce(pinned, stable)
           where kind = 'shell' and removed_at is null`,
  });
  return rows;
}

/** Every release of a remote that visitors of a brand may get: pinned or stable, and the canary beside it. */
export async function readRunningRemotes(tx: Queryable, brandId: number): Promise<Release[]> {
  const { rows } = await tx.query<{ document: Release }>(
    `select document from brand_remote join remote_release on remote_release.remote = brand_remote.remote
       and version in (coalesce(pinned, stable), case when pinned is null and canary_percent > 0 then canary end)
     where brand_id = $1 and enabled and kind = 'remote' order by brand_remote.remote, version`,
    [brandId],
  );
  return rows.map(({ document }) => document);
}

/** The release of a remote that was registered last beside this one; null where there is none, or it is of an earlier form. */
export async function readLatestBefore(tx: Queryable, remote: string, version: string): Promise<Release | null> {
  const { rows } = await tx.query<{ document: unknown }>(
    `select document from remote_release
     where remote = $1 and version <> $2
       and registered_at <= coalesce((select registered_at from remote_release where remote = $1 and version = $2), now())
     order by registered_at desc limit 1`,
    [remote, version],
  );
  return releaseSchema.safeParse(rows[0]?.document).data ?? null;
}
