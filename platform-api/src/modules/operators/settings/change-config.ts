import type pg from 'pg';
import { type BrandConfig, brandConfigSchema } from '../../site/brand/config';

/**
 * Changes a brand's configuration within the caller's transaction; concurrent changes are serialised.
 * @returns the previous configuration
 */
export async function changeConfig(
  client: pg.PoolClient,
  brandId: number,
  change: Partial<BrandConfig>,
): Promise<BrandConfig> {
  const { rows } = await client.query<{ config: unknown }>('select config from brand where id = $1 for update', [
    brandId,
  ]);
  const before = brandConfigSchema.parse(rows[0]?.config);
  const after = brandConfigSchema.parse({ ...before, ...change });
  await client.query('update brand set config = $2, revision = revision + 1, updated_at = now() where id = $1', [
    brandId,
    JSON.stringify(after),
  ]);
  return before;
}
