import type pg from 'pg';
import { seededRandom } from '@marquee/contract/seeded-random';
import type { Config } from '../../platform/config';
import { type Database, inTransaction } from '../../platform/database';
import { seedGames } from '@marquee/vendor-sandbox/game-lists/games';
import { inHousePublicKey } from './in-house-key';
import { IN_HOUSE_VENDOR_CODE, type VendorSeed, vendorSeeds } from '@marquee/vendor-sandbox/game-lists/vendors';

interface BrandRow {
  readonly id: number;
  readonly code: string;
}

const isShownBy = (brand: BrandRow) => (vendor: VendorSeed) => vendor.brands?.includes(brand.code) ?? true;

/**
 * Fills vendors, games, what each brand shows, and the jackpot counters. Rows that exist stay as operators left them.
 * Needs the brands.
 */
export async function seedCatalogue({ pool }: Database, config: Config): Promise<void> {
  const publicKey = await inHousePublicKey(config.home);
  await inTransaction(pool, async (client) => {
    const vendors = vendorSeeds.map(({ id, code, name }, index) => ({
      id,
      code,
      name,
      sort_order: index,
      status: code === IN_HOUSE_VENDOR_CODE ? 'active' : 'maintenance',
    }));
    await client.query(
      `insert into vendor (id, code, name, status, sort_order)
       select id, code, name, status, sort_order from json_to_recordset($1) as row (id smallint, code text, name text, status text, sort_order smallint)
       on conflict (id) do nothing`,
      [JSON.stringify(vendors)],
    );
    await keepInHouseKey(client, publicKey);
    await client.query(
      `insert into game (id, vendor_id, code, game_type, name_en, name_bn, name_vi, motif, min_bet_units, lines, volatility, return_bp, has_jackpot, has_demo, is_new, is_hot, sort_order)
       select id, vendor_id, code, game_type, name_en, name_bn, name_vi, motif, min_bet_units, lines, volatility, return_bp, has_jackpot, has_demo, is_new, is_hot, sort_order
       from json_populate_recordset(null::game, $1)
       on conflict (id) do nothing`,
      [JSON.stringify(seedGames())],
    );
    const { rows: brands } = await client.query<BrandRow>('select id, code from brand');
    const shown = brands.flatMap((brand) =>
      vendorSeeds
        .filter(isShownBy(brand))
        .map((vendor, index) => ({ brand_id: brand.id, vendor_id: vendor.id, sort_order: index })),
    );
    await client.query(
      `insert into brand_vendor (brand_id, vendor_id, sort_order)
       select brand_id, vendor_id, sort_order from json_populate_recordset(null::brand_vendor, $1) on conflict do nothing`,
      [JSON.stringify(shown)],
    );
    for (const brand of brands) {
      await client.query(
        `insert into jackpot_counter (brand_id, seed, started_at, start_units) values ($1, $2, date_trunc('second', now()), $3) on conflict do nothing`,
        [brand.id, `jackpot:${brand.code}`, jackpotStartUnits(brand.code)],
      );
    }
  });
}

/** The in-house engine of this state folder, and no other, signs as the in-house vendor. */
async function keepInHouseKey(client: pg.PoolClient, publicKey: string): Promise<void> {
  await client.query(
    `update vendor_key k set retired_at = now() from vendor v
     where v.code = $1 and k.vendor_id = v.id and k.kind = 'rsa' and k.retired_at is null and k.public_key <> $2`,
    [IN_HOUSE_VENDOR_CODE, publicKey],
  );
  await client.query(
    `insert into vendor_key (vendor_id, kind, slot, public_key) select v.id, 'rsa', 1, $2 from vendor v
     where v.code = $1 and not exists (select from vendor_key k where k.vendor_id = v.id and k.kind = 'rsa' and k.retired_at is null)`,
    [IN_HOUSE_VENDOR_CODE, publicKey],
  );
}

/** The counter starts between 1e8 and 1e9 currency units, with two decimals. */
function jackpotStartUnits(brandCode: string): bigint {
  const random = seededRandom(`jackpot-start:${brandCode}`);
  return BigInt(random.int(1e8, 6e8)) * 100_000n + BigInt(random.int(0, 99)) * 1_000n;
}
