import type { Queryable } from '../../../platform/database';
import { type BrandConfig, brandConfigSchema } from '../../site/brand/config';

/** The present configuration of a brand, past every cache. */
export async function readConfig(db: Queryable, brandId: number): Promise<BrandConfig> {
  const { rows } = await db.query<{ config: unknown }>({
    name: 'brand-config',
    text: 'select config from brand where id = $1',
    values: [brandId],
  });
  return brandConfigSchema.parse(rows[0]?.config);
}

/** Concurrent changes wait until the caller's transaction ends; rows that refer to the brand do not. */
export async function lockConfig(tx: Queryable, brandId: number): Promise<BrandConfig> {
  const { rows } = await tx.query<{ config: unknown }>({
    name: 'brand-config-lock',
    text: 'select config from brand where id = $1 for no key update',
    values: [brandId],
  });
  return brandConfigSchema.parse(rows[0]?.config);
}

/** Stores a configuration that the caller has locked. */
export async function storeConfig(tx: Queryable, brandId: number, config: BrandConfig): Promise<void> {
  await tx.query({
    name: 'brand-config-store',
    text: 'update brand set config = $2, revision = revision + 1, updated_at = now() where id = $1',
    values: [brandId, JSON.stringify(brandConfigSchema.parse(config))],
  });
}
