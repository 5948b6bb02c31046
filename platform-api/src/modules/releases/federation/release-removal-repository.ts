import type { Queryable } from '../../../platform/database';
import type { ReleasePlace } from './release-files';

/** What keeps a release that no brand runs. */
export interface RemovalLimits {
  /** So many of a remote's latest releases stay, whatever their age. */
  readonly newest: number;
  /** A release stays so long after its registration. */
  readonly registeredDays: number;
  /** A page may stay open so long after its release was replaced, and still load further files. */
  readonly openPageDays: number;
}

interface OldRelease {
  readonly remote: string;
  readonly version: string;
}

/**
 * Takes releases that nobody needs off the list; one that is being taken up is skipped.
 * @param current versions that a checkout's start shows, by remote
 */
export async function markOldReleases(
  tx: Queryable,
  limits: RemovalLimits,
  current: ReadonlyMap<string, string>,
  now: Date,
): Promise<OldRelease[]> {
  // No brand may take a release up while it is decided that none runs it; one that is being taken up is locked, and skipped.
  await tx.query('lock table brand_remote in share mode');
  const { rows } = await tx.query<OldRelease>(
    `update remote_release set removed_at = $1
     where (remote, version) in (
       select remote, version from remote_release old
       where removed_at is null
         and registered_at < $1::timestamptz - make_interval(days => $2)
         and version is distinct from $3::jsonb ->> remote
         and $4 <= (select count(*) from remote_release newer
                    where newer.remote = old.remote and newer.removed_at is null
                      and newer.registered_at > old.registered_at)
         and not exists (select from brand_remote run
                         where run.remote = old.remote
                           and old.version in (run.stable, run.previous, run.canary, run.pinned))
         and not exists (select from brand_release served
                         where served.remote = old.remote and served.version = old.version
                           and served.served_until > $1::timestamptz - make_interval(days => $5))
       for update skip locked)
     returning remote, version`,
    [now, limits.registeredDays, JSON.stringify(Object.fromEntries(current)), limits.newest, limits.openPageDays],
  );
  return rows;
}

/** A release off the list whose files are still stored. */
export interface ReleaseToClear extends OldRelease {
  /** What was registered under older rules may lack anything but its name and version. */
  readonly document: Partial<ReleasePlace>;
  /** Null: the own folder. */
  readonly baseUrl: string | null;
}

/** Releases off the list whose files are still stored, and which no page that is still open may need. */
export async function readReleasesToClear(
  connection: Queryable,
  { openPageDays }: Pick<RemovalLimits, 'openPageDays'>,
  now: Date,
): Promise<ReleaseToClear[]> {
  const { rows } = await connection.query<ReleaseToClear>(
    `select remote, version, document, base_url as "baseUrl" from remote_release old
     where removed_at is not null and files_removed_at is null
       and not exists (select from brand_release served
                       where served.remote = old.remote and served.version = old.version
                         and served.served_until > $1::timestamptz - make_interval(days => $2))`,
    [now, openPageDays],
  );
  return rows;
}

/** Records that the files of a release are gone. */
export async function recordFilesRemoved(
  connection: Queryable,
  remote: string,
  version: string,
  now: Date,
): Promise<void> {
  await connection.query('update remote_release set files_removed_at = $3 where remote = $1 and version = $2', [
    remote,
    version,
    now,
  ]);
}

interface ReleaseUses {
  readonly isPublished: boolean;
  /** Empty: every brand. */
  readonly brandIds: readonly number[];
  /** A sentence for each brand that runs it, falls back on it, or is to get it. */
  readonly uses: readonly string[];
}

/** What a release on the list is used for; no brand may take it up until the caller's transaction ends. */
export async function readUses(tx: Queryable, remote: string, version: string): Promise<ReleaseUses | null> {
  await tx.query('lock table brand_remote in share mode');
  const { rows } = await tx.query<ReleaseUses>(
    `select provenance is not null as "isPublished", brand_ids as "brandIds",
            array(select brand.code || ' has it as ' || use.role
                  from brand_remote run join brand on brand.id = run.brand_id
                  cross join lateral (values ('its stable release', run.stable), ('its fall-back', run.previous),
                    ('its canary', run.canary), ('its pin', run.pinned)) use (role, version)
                  where run.remote = release.remote and use.version = release.version
                  union all
                  select brand.code || ' has a roll-out of it'
                  from roll_out join brand on brand.id = roll_out.brand_id
                  where roll_out.remote = release.remote and roll_out.version = release.version
                    and roll_out.state in ('scheduled', 'running')
                  order by 1) as uses
     from remote_release release where remote = $1 and version = $2 and removed_at is null for update`,
    [remote, version],
  );
  return rows[0] ?? null;
}

/** Takes a release off the list. */
export async function markRetired(tx: Queryable, remote: string, version: string, now: Date): Promise<void> {
  await tx.query('update remote_release set removed_at = $3 where remote = $1 and version = $2', [
    remote,
    version,
    now,
  ]);
}

/** Whether a release is off the list. @param folder the last part of its path */
export async function wasRemoved(db: Queryable, remote: string, folder: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from remote_release where remote = $1 and replace(version, '+', '_') = $2 and removed_at is not null`,
    [remote, folder],
  );
  return rowCount === 1;
}
