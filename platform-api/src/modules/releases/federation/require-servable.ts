import type { Release } from '@marquee/contract/release';
import { incompatibilities } from '@marquee/contract/release-compatibility';
import type { Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import type { BrandRef } from '../../../platform/http/visitor';
import type { ReleaseStores } from './release-files';
import { readBadVerdict } from './release-record-repository';
import { holdRelease, readRunningRemotes, readShell } from './release-repository';
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
  await holdRelease(tx, remote, version);
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
  const reason = await readBadVerdict(tx, brandId, name, version);
  if (reason !== null) throw new Failure('release_bad', { version, reasons: [reason] });
}
