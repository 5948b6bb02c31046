import type { Release } from '@marquee/contract/release';
import { incompatibilities } from '@marquee/contract/release-compatibility';
import type { Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import type { BrandRef } from '../../../platform/http/visitor';
import type { ReleaseStores } from './release-files';
import { readRelease, type StoredRelease, UnusableRelease } from './repository';

/**
 * Requires that a brand can be given a release, and holds its removal back until the caller's transaction ends.
 * @throws Failure `release_not_found`, `release_bad` when it was rolled back or called bad, `release_not_allowed` when
 *   it was published for other brands, `release_incompatible` with the brand's shell, or a shell with one of its remotes
 */
export async function requireServable(
  tx: Queryable,
  { brand, remote }: { readonly brand: BrandRef; readonly remote: string },
  version: string,
): Promise<void> {
  await tx.query('select from remote_release where remote = $1 and version = $2 for share', [remote, version]);
  const { release, brandIds } = await registeredRelease(tx, remote, version);
  if (brandIds.length > 0 && !brandIds.includes(brand.id))
    throw new Failure('release_not_allowed', { reasons: [`it was published for other brands than ${brand.code}`] });
  await refuseBad(tx, brand.id, release);
  await requireFit(tx, brand.id, release);
}

/** @throws Failure `release_incompatible` with what is missing between a release and those that the brand runs */
export async function requireFit(tx: Queryable, brandId: number, release: Release): Promise<void> {
  const reasons =
    release.kind === 'shell' ? await misfitsInShell(tx, brandId, release) : await misfits(tx, brandId, release);
  if (reasons.length > 0) throw new Failure('release_incompatible', { reasons });
}

async function misfits(tx: Queryable, brandId: number, remote: Release): Promise<string[]> {
  const shell = await readShell(tx, brandId);
  return shell ? incompatibilities(remote, shell) : [];
}

async function misfitsInShell(tx: Queryable, brandId: number, shell: Release): Promise<string[]> {
  const remotes = await readRunningRemotes(tx, brandId);
  return remotes.flatMap((remote) =>
    incompatibilities(remote, shell).map((reason) => `${remote.name} ${remote.version} ${reason}`),
  );
}

/**
 * Requires that pages can load a release now.
 * @throws Failure `release_not_found`, `release_files_wrong` when its files are gone, `release_storage_down`
 */
export async function requireFiles(
  connection: Queryable,
  stores: ReleaseStores,
  remote: string,
  version: string,
): Promise<void> {
  const { release, baseUrl } = await registeredRelease(connection, remote, version);
  if (!(await stores.of(baseUrl).has(release)))
    throw new Failure('release_files_wrong', {
      reasons: [`${release.entry} of ${remote} ${version} is not in the storage`],
    });
}

/** @throws Failure `release_not_found` */
export async function registeredRelease(tx: Queryable, remote: string, version: string): Promise<StoredRelease> {
  try {
    return await readRelease(tx, remote, version);
  } catch (error) {
    if (error instanceof UnusableRelease) throw new Failure('release_not_found', { remote, version });
    throw error;
  }
}

async function refuseBad(tx: Queryable, brandId: number, { name, version }: Release): Promise<void> {
  const { rows } = await tx.query<{ reason: string }>(
    `select verdict_reason as reason from brand_release
     where brand_id = $1 and remote = $2 and version = $3 and verdict = 'bad'`,
    [brandId, name, version],
  );
  if (rows[0]) throw new Failure('release_bad', { version, reasons: [rows[0].reason] });
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

/** Every release of a remote that visitors of a brand may get: pinned or stable, and the canary beside it. */
async function readRunningRemotes(tx: Queryable, brandId: number): Promise<Release[]> {
  const { rows } = await tx.query<{ document: Release }>(
    `select document from brand_remote join remote_release on remote_release.remote = brand_remote.remote
       and version in (coalesce(pinned, stable), case when pinned is null and canary_percent > 0 then canary end)
     where brand_id = $1 and enabled and kind = 'remote' order by brand_remote.remote, version`,
    [brandId],
  );
  return rows.map(({ document }) => document);
}
