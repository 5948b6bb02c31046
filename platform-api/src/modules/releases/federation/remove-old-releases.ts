import type pg from 'pg';
import type { Clock } from '../../../platform/clock';
import { inTransaction } from '../../../platform/database';
import type { Audit } from '../../operators/audit/audit';
import type { ReleaseStores } from './release-files';
import type { ReleaseFolder } from './release-folder';
import {
  markOldReleases,
  type RemovalLimits,
  readReleasesToClear,
  recordFilesRemoved,
} from './release-removal-repository';

const LIMITS: RemovalLimits = { newest: 10, registeredDays: 30, openPageDays: 7 };

interface RemovalParts {
  readonly clock: Clock;
  /** Of the checkout's own builds, which stay while its start shows them. */
  readonly folder: Pick<ReleaseFolder, 'currentBuilds'>;
  readonly stores: ReleaseStores;
  readonly audit: Audit;
}

/**
 * Removes releases that nobody needs: neither run by a brand, nor its fall-back, nor served lately, nor
 * among the newest or the younger ones. First from the list, then the files: a run that ends between the two is
 * completed by the next one. The name and version of a removed release stay taken.
 * @returns how many were removed
 */
export async function removeOldReleases(
  pool: pg.Pool,
  { clock, folder, stores, audit }: RemovalParts,
): Promise<number> {
  const removed = await inTransaction(pool, async (client) => {
    const old = await markOldReleases(client, LIMITS, await folder.currentBuilds(), clock.now());
    for (const { remote, version } of old)
      await audit.record(
        { actor: { kind: 'system' }, action: 'release.removed', subject: `remote:${remote}`, details: { version } },
        client,
      );
    return old.length;
  });
  const failures: unknown[] = [];
  for (const { remote, version, document, baseUrl } of await readReleasesToClear(pool, LIMITS, clock.now())) {
    try {
      // What was registered under older rules may lack anything but its name and version.
      const { entry = '', integrity = {} } = document;
      await stores.of(baseUrl).remove({ name: remote, version, entry, integrity });
    } catch (error) {
      // A storage that is down must not hold the others up.
      failures.push(error);
      continue;
    }
    await recordFilesRemoved(pool, remote, version, clock.now());
  }
  if (failures.length > 0) throw failures[0];
  return removed;
}
