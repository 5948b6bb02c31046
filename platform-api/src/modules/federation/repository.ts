import { type Release, releaseSchema } from '@marquee/contract/release';
import type { Selectable } from 'kysely';
import type { Query } from '../../platform/database';
import type { BrandRemote } from './resolve';
import type { FederationTables } from './tables';

/** What every brand runs, by brand id. */
export async function readBrandRemotes(query: Query): Promise<Map<number, BrandRemote[]>> {
  const rows = await query
    .withTables<FederationTables>()
    .selectFrom('brand_remote')
    .selectAll()
    .orderBy('remote')
    .execute();
  const byBrand = new Map<number, BrandRemote[]>();
  for (const row of rows) byBrand.set(row.brand_id, [...(byBrand.get(row.brand_id) ?? []), brandRemoteOf(row)]);
  return byBrand;
}

/** A registered release, undefined when there is none. */
export async function readRelease(query: Query, remote: string, version: string): Promise<Release | undefined> {
  const row = await query
    .withTables<FederationTables>()
    .selectFrom('remote_release')
    .select('document')
    .where('remote', '=', remote)
    .where('version', '=', version)
    .executeTakeFirst();
  return row && releaseSchema.parse(row.document);
}

/** Versions of a remote, newest registration first. */
export async function readVersions(query: Query, remote: string): Promise<{ version: string; registeredAt: Date }[]> {
  const rows = await query
    .withTables<FederationTables>()
    .selectFrom('remote_release')
    .select(['version', 'registered_at'])
    .where('remote', '=', remote)
    .orderBy('registered_at', 'desc')
    .limit(50)
    .execute();
  return rows.map(({ version, registered_at }) => ({ version, registeredAt: registered_at }));
}

function brandRemoteOf(row: Selectable<FederationTables['brand_remote']>): BrandRemote {
  return {
    brandId: row.brand_id,
    remote: row.remote,
    enabled: row.enabled,
    disabledReason: row.disabled_reason,
    stable: row.stable,
    previous: row.previous,
    canary: row.canary,
    canaryPercent: row.canary_percent,
    pinned: row.pinned,
  };
}
