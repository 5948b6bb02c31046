import { type Release, releaseSchema } from '@marquee/contract/release';
import { releaseFaults } from '@marquee/contract/release-faults';
import type pg from 'pg';
import { inTransaction } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import { insertClaims, lockClaims, readClaims } from './claim-repository';
import { claimFaults, claimsOf } from './claims';
import { schemaFaults } from './schema-faults';

/**
 * Registers a published release, and claims for its remote what it names first. Repeating it changes nothing.
 * @throws Failure `release_invalid`, `release_claim_taken` with the reasons; `release_exists` when name and version are
 *   registered with other files
 */
export async function registerRelease(pool: pg.Pool, document: unknown): Promise<{ readonly added: boolean }> {
  const release = validRelease(document);
  return { added: await inTransaction(pool, (client) => addRelease(client, release, OWN_FOLDER)) };
}

/** Where a release's files lie, on which brands it may run (none named: on every one), and who made it from what. */
export interface ReleaseOrigin {
  readonly baseUrl: string | null;
  readonly brandIds: readonly number[];
  readonly provenance: object | null;
}

const OWN_FOLDER: ReleaseOrigin = { baseUrl: null, brandIds: [], provenance: null };

/**
 * Adds a checked release to the list, and its claims.
 * @returns false when it was registered before, with the same files
 * @throws Failure `release_claim_taken`, `release_exists`
 */
export async function addRelease(tx: pg.PoolClient, release: Release, origin: ReleaseOrigin): Promise<boolean> {
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
  if (rowCount === 1) {
    await claim(tx, release);
    return true;
  }
  await requireSameFiles(tx, release);
  await restore(tx, release);
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

async function requireSameFiles(tx: pg.PoolClient, { name, version, integrity }: Release): Promise<void> {
  const { rows } = await tx.query<{ same: boolean }>(
    `select document -> 'integrity' = $3::jsonb as same from remote_release where remote = $1 and version = $2`,
    [name, version, JSON.stringify(integrity)],
  );
  if (!rows[0]?.same) throw new Failure('release_exists', { name, version });
}

/** A release that was removed and is published again, with the same files. */
async function restore(tx: pg.PoolClient, { name, version }: Release): Promise<void> {
  await tx.query(
    `update remote_release set removed_at = null, files_removed_at = null
     where remote = $1 and version = $2 and removed_at is not null`,
    [name, version],
  );
}
