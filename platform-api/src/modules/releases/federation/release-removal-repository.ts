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

/** Releases off the list whose files are still stored. */
export async function readReleasesToClear(connection: Queryable): Promise<ReleaseToClear[]> {
  const { rows } = await connection.query<ReleaseToClear>(
    `select remote, version, document, base_url as "baseUrl" from remote_release
     where removed_at is not null and files_removed_at is null`,
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
