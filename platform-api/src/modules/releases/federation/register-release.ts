import { type Release, releaseSchema } from '@marquee/contract/release';
import { releaseFaults } from '@marquee/contract/release-faults';
import type pg from 'pg';
import { inTransaction } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import { insertClaims, lockClaims, readClaims } from './claim-repository';
import { claimFaults, claimsOf } from './claims';
import { hasSameFiles, insertRelease, type ReleaseOrigin, restoreRelease } from './release-repository';
import { schemaFaults } from '@marquee/contract/schema-faults';

/**
 * Registers a published release, and claims for its remote what it names first. Repeating it changes nothing.
 * @throws Failure `release_invalid`, `release_claim_taken` with the reasons; `release_exists` when name and version are
 *   registered with other files
 */
export async function registerRelease(pool: pg.Pool, document: unknown): Promise<{ readonly added: boolean }> {
  const release = validRelease(document);
  return { added: await inTransaction(pool, (client) => addRelease(client, release, OWN_FOLDER)) };
}

const OWN_FOLDER: ReleaseOrigin = { baseUrl: null, brandIds: [], provenance: null };

/**
 * Adds a checked release to the list, and its claims.
 * @returns false when it was registered before, with the same files
 * @throws Failure `release_claim_taken`, `release_exists`
 */
export async function addRelease(tx: pg.PoolClient, release: Release, origin: ReleaseOrigin): Promise<boolean> {
  if (await insertRelease(tx, release, origin)) {
    await claim(tx, release);
    return true;
  }
  await requireSameFiles(tx, release);
  await restoreRelease(tx, release);
  return false;
}

/** @throws Failure `release_invalid` with the reasons */
function validRelease(document: unknown): Release {
  const { data: release, error } = releaseSchema.safeParse(document);
  const reasons = error ? schemaFaults(error) : releaseFaults(release);
  if (!release || reasons.length > 0) throw new Failure('release_invalid', { reasons });
  return release;
}

async function claim(tx: pg.PoolClient, { name, manifest }: Release): Promise<void> {
  if (!manifest) return;
  await lockClaims(tx);
  const claims = claimsOf(manifest);
  const reasons = claimFaults(name, claims, await readClaims(tx));
  if (reasons.length > 0) throw new Failure('release_claim_taken', { reasons });
  await insertClaims(tx, name, claims);
}

async function requireSameFiles(tx: pg.PoolClient, release: Release): Promise<void> {
  const { name, version } = release;
  if (!(await hasSameFiles(tx, release))) throw new Failure('release_exists', { name, version });
}
