import type { Config } from '../../platform/config';
import { type Database, inTransaction } from '../../platform/database';
import type { BrandSeed } from './brand-seed';
import { meridian } from './meridian';
import { sundarban } from './sundarban';

export const brandSeeds: readonly BrandSeed[] = [sundarban, meridian];

/** Creates both brands at `<code>.<domain>`; an existing brand keeps its operators' settings. */
export async function seedBrands({ pool }: Database, config: Config): Promise<void> {
  await inTransaction(pool, async (client) => {
    for (const brand of brandSeeds) {
      await client.query(
        'insert into brand (id, code, name, currency, offset_minutes, config) values ($1, $2, $3, $4, $5, $6) on conflict do nothing',
        [brand.id, brand.code, brand.name, brand.currency, brand.offsetMinutes, JSON.stringify(brand.config)],
      );
      await client.query(
        'insert into brand_domain (host, brand_id, is_main) values ($1, $2, true) on conflict do nothing',
        [`${brand.code}.${config.domain}`, brand.id],
      );
    }
  });
}
