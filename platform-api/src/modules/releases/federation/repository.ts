import type { SpokenLanguages } from '@marquee/contract/missing-languages';
import { type Release, releaseSchema } from '@marquee/contract/release';
import type { Provenance } from '@marquee/contract/release-submission';
import type { Queryable } from '../../../platform/database';
import type { BrandRemote } from './resolve';
import { schemaFaults } from '@marquee/contract/schema-faults';

/** What every brand runs, by brand id. */
export async function readBrandRemotes(connection: Queryable): Promise<Map<number, BrandRemote[]>> {
  const { rows } = await connection.query<BrandRemote>({
    name: 'brand-remotes',
    text: `select brand_id as "brandId", remote, enabled, off_notices as "offNotices", stable, previous, canary,
             canary_percent as "canaryPercent", pinned, revision, reload_revision as "reloadRevision"
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

/** A registered release with where its files lie and where it may run. */
export interface StoredRelease {
  readonly release: Release;
  /** Ends with a slash; null: below `/releases/` of the page's own origin. */
  readonly baseUrl: string | null;
  /** Empty: every brand. */
  readonly brandIds: readonly number[];
}

/**
 * A registered release.
 * @throws UnusableRelease
 */
export async function readRelease(connection: Queryable, remote: string, version: string): Promise<StoredRelease> {
  const { rows } = await connection.query<Omit<StoredRelease, 'release'> & { document: unknown }>({
    name: 'remote-release-read',
    text: `select document, base_url as "baseUrl", brand_ids as "brandIds" from remote_release
           where remote = $1 and version = $2 and removed_at is null`,
    values: [remote, version],
  });
  if (!rows[0]) throw new UnusableRelease(['it is not registered']);
  const { document, ...place } = rows[0];
  const { data, error } = releaseSchema.safeParse(document);
  if (error) throw new UnusableRelease(schemaFaults(error));
  return { ...place, release: data };
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
  /** Null for what a checkout or an image brought. */
  readonly provenance: (Provenance & { readonly team: string }) | null;
  /** Null for a shell. */
  readonly spoken: SpokenLanguages | null;
}

const MOST_VERSIONS = 50;

/** The latest releases of every remote that a brand may run, newest registration first. */
export async function readVersions(connection: Queryable, brandId: number): Promise<Map<string, ListedVersion[]>> {
  const { rows } = await connection.query<ListedVersion & { remote: string }>({
    name: 'remote-release-versions',
    text: `select remote, version, registered_at as "registeredAt", provenance,
             case when kind = 'remote' then jsonb_build_object(
               'languages', coalesce(document #> '{manifest,languages}', '[]'),
               'labels', coalesce(document #> '{manifest,labels}', '{}')) end as spoken
           from (select *, row_number() over (partition by remote order by registered_at desc) as position
                 from remote_release
                 where removed_at is null and (cardinality(brand_ids) = 0 or $2 = any (brand_ids))) latest
           where position <= $1 order by remote, position`,
    values: [MOST_VERSIONS, brandId],
  });
  const byRemote = new Map<string, ListedVersion[]>();
  for (const { remote, ...version } of rows) byRemote.set(remote, [...(byRemote.get(remote) ?? []), version]);
  return byRemote;
}
