import type pg from 'pg';
import type { Clock } from '../../../platform/clock';
import { inTransaction } from '../../../platform/database';
import type { Audit } from '../../operators/audit/audit';
import type { ReleasePlace, ReleaseStores } from './release-files';
import type { ReleaseFolder } from './release-folder';

/** So many of a remote's latest releases stay, whatever their age. */
const NEWEST = 10;
/** A release stays so long after its registration. */
const REGISTERED_DAYS = 30;
/** A page may stay open so long after its release was replaced, and still load further files. */
const OPEN_PAGE_DAYS = 7;

interface RemovalParts {
  readonly clock: Clock;
  /** Of the checkout's own builds, which stay while its start shows them. */
  readonly folder: Pick<ReleaseFolder, 'currentBuilds'>;
  readonly stores: ReleaseStores;
  readonly audit: Audit;
}

interface OldRelease {
  readonly remote: string;
  readonly version: string;
}

/**
 * Removes releases that nobody needs: neither run by a brand, nor its fall-back, nor served within `OPEN_PAGE_DAYS`, nor
 * among the newest or the younger ones. First from the list, then the files: a run that ends between the two is
 * completed by the next one. The name and version of a removed release stay taken.
 * @returns how many were removed
 */
export async function removeOldReleases(
  pool: pg.Pool,
  { clock, folder, stores, audit }: RemovalParts,
): Promise<number> {
  const removed = await inTransaction(pool, async (client) => {
    const old = await markOld(client, clock.now(), await folder.currentBuilds());
    for (const { remote, version } of old)
      await audit.record(
        { actor: { kind: 'system' }, action: 'release.removed', subject: `remote:${remote}`, details: { version } },
        client,
      );
    return old.length;
  });
  const { rows } = await pool.query<OldRelease & { document: Partial<ReleasePlace>; base_url: string | null }>(
    `select remote, version, document, base_url from remote_release
     where removed_at is not null and files_removed_at is null`,
  );
  const failures: unknown[] = [];
  for (const { remote, version, document, base_url: baseUrl } of rows) {
    try {
      // What was registered under older rules may lack anything but its name and version.
      const { entry = '', integrity = {} } = document;
      await stores.of(baseUrl).remove({ name: remote, version, entry, integrity });
    } catch (error) {
      // A storage that is down must not hold the others up.
      failures.push(error);
      continue;
    }
    await pool.query('update remote_release set files_removed_at = $3 where remote = $1 and version = $2', [
      remote,
      version,
      clock.now(),
    ]);
  }
  if (failures.length > 0) throw failures[0];
  return removed;
}

/** @param current versions that a checkout's start shows, by remote */
async function markOld(tx: pg.PoolClient, now: Date, current: ReadonlyMap<string, string>): Promise<OldRelease[]> {
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
    [now, REGISTERED_DAYS, JSON.stringify(Object.fromEntries(current)), NEWEST, OPEN_PAGE_DAYS],
  );
  return rows;
}
