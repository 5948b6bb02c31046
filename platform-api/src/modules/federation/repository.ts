import { type Release, releaseSchema } from '@marquee/contract/release';
import type { Queryable } from '../../platform/database';
import type { BrandRemote } from './resolve';
import { schemaFaults } from './schema-faults';

/** What every brand runs, by brand id. */
export async function readBrandRemotes(connection: Queryable): Promise<Map<number, BrandRemote[]>> {
  const { rows } = await connection.query<BrandRemote>({
    name: 'brand-remotes',
    text: `select brand_id as "brandId", remote, enabled, off_notices as "offNotices", stable, previous, canary,
             canary_percent as "canaryPercent", pinned, revision
           from brand_remote order by remote`,
  });
  const byBrand = new Map<number, BrandRemote[]>();
  for (const row of rows) byBrand.set(row.brandId, [...(byBrand.get(row.brandId) ?? []), row]);
  return byBrand;
}

/** A release that is not registered, was removed, or whose document breaks the schema. */
export class UnusableRelease extends Error {
  override readonly name = 'UnusableRelease';

  constructor(readonly reasons: readonly string[]) {
    super(`the release cannot be used: ${reasons.join('; ')}`);
  }
}

/**
 * A registered release.
 * @throws UnusableRelease
 */
export async function readRelease(connection: Queryable, remote: string, version: string): Promise<Release> {
  const { rows } = await connection.query<{ document: unknown }>({
    name: 'remote-release-read',
    text: 'select document from remote_release where remote = $1 and version = $2 and removed_at is null',
    values: [remote, version],
  });
  if (!rows[0]) throw new UnusableRelease(['it is not registered']);
  const { data, error } = releaseSchema.safeParse(rows[0].document);
  if (error) throw new UnusableRelease(schemaFaults(error));
  return data;
}

/** Whether a remote has a release. */
export async function isRegistered(connection: Queryable, remote: string): Promise<boolean> {
  const { rowCount } = await connection.query('select from remote_release where remote = $1 limit 1', [remote]);
  return rowCount === 1;
}

/** A release as the console lists it. */
export interface ListedVersion {
  readonly version: string;
  readonly registeredAt: Date;
}

const MOST_VERSIONS = 50;

/** The latest releases of every remote, newest registration first. */
export async function readVersions(connection: Queryable): Promise<Map<string, ListedVersion[]>> {
  const { rows } = await connection.query<ListedVersion & { remote: string }>({
    name: 'remote-release-versions',
    text: `select remote, version, registered_at as "registeredAt"
           from (select *, row_number() over (partition by remote order by registered_at desc) as position
                 from remote_release where removed_at is null) latest
           where position <= $1 order by remote, position`,
    values: [MOST_VERSIONS],
  });
  const byRemote = new Map<string, ListedVersion[]>();
  for (const { remote, ...version } of rows) byRemote.set(remote, [...(byRemote.get(remote) ?? []), version]);
  return byRemote;
}
