import type pg from 'pg';
import { currentLook, storeLook } from '../../modules/operators/settings/store-look';
import { createAudit } from '../../modules/operators/audit/audit';
import type { Config } from '../../platform/config';
import { type Database, inTransaction } from '../../platform/database';
import { type BrandSeed, shippedBrands } from './brand-folder';

/** Creates the product's own brands. */
export async function seedBrands(database: Pick<Database, 'pool'>, config: Config): Promise<void> {
  for (const brand of shippedBrands()) await seedBrand(database, config, brand);
}

/**
 * Creates a brand at `<code>.<domain>`. An existing one keeps its operators' settings, and its look if an operator chose it.
 * @throws LookRefused
 */
export async function seedBrand({ pool }: Pick<Database, 'pool'>, config: Config, brand: BrandSeed): Promise<void> {
  await inTransaction(pool, async (client) => {
    const id = await brandId(client, brand);
    await client.query(
      'insert into brand_domain (host, brand_id, is_main) values ($1, $2, true) on conflict do nothing',
      [`${brand.code}.${config.domain}`, id],
    );
    const current = await currentLook(client, id);
    if (current?.followsFiles === false) return;
    await storeLook(client, createAudit(client), {
      brandId: id,
      look: brand.look,
      followsFiles: true,
      actor: { kind: 'system' },
      reason: "the brand's files",
    });
  });
}

/** Brands are numbered in the order in which they are opened. */
async function brandId(client: pg.PoolClient, brand: BrandSeed): Promise<number> {
  const { code, name, currency, offsetMinutes, config } = brand;
  const existing = await readBrandId(client, code);
  if (existing !== null) return existing;
  await client.query('lock table brand in share row exclusive mode');
  await client.query(
    `insert into brand (id, code, name, currency, offset_minutes, config)
     select coalesce(max(id), 0) + 1, $1, $2, $3, $4, $5 from brand on conflict (code) do nothing`,
    [code, name, currency, offsetMinutes, JSON.stringify(config)],
  );
  const id = await readBrandId(client, code);
  if (id === null) throw new Error(`brand ${code} was not created`);
  return id;
}

async function readBrandId(client: pg.PoolClient, code: string): Promise<number | null> {
  const { rows } = await client.query<{ id: number }>('select id from brand where code = $1', [code]);
  return rows[0]?.id ?? null;
}
