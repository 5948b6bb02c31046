import type pg from 'pg';
import { seededRandom } from '@marquee/contract/seeded-random';
import type { Config } from '../../platform/config';
import { type Database, inTransaction, type Queryable } from '../../platform/database';
import { stateKeys } from '../../platform/key-file';
import { gameRows } from './game-rows';
import { registerVendorKey } from './register-vendor-key';
import { IN_HOUSE_KEY, publicKeyOf, SANDBOX_KEY } from './vendor-key-files';
import { type VendorSeed, vendorSeeds } from './vendors';

interface BrandRow {
  readonly id: number;
  readonly code: string;
}

const codesOf = (connection: VendorSeed['connection']): string[] =>
  vendorSeeds.filter((vendor) => vendor.connection === connection).map(({ code }) => code);

/**
 * Fills vendors, games, the vendors of each brand, and the jackpot counters; needs the brands. Existing rows keep their
 * operators' settings. After the first applied import of a vendor's list the seed leaves the vendor's games unchanged.
 */
export async function seedCatalogue({ pool }: Database, config: Config): Promise<void> {
  const inHouseKey = await publicKeyOf(config.keys, IN_HOUSE_KEY);
  const sandboxKey = await publicKeyOf(stateKeys(config.home), SANDBOX_KEY);
  const games = gameRows();
  await inTransaction(pool, async (client) => {
    const vendors = vendorSeeds.map(({ id, code, name, connection }, index) => ({
      id,
      code,
      name,
      sort_order: index,
      status: connection === 'in-house' ? 'active' : 'maintenance',
    }));
    await client.query(
      `insert into vendor (id, code, name, status, sort_order)
       select id, code, name, status, sort_order from json_to_recordset($1) as row (id smallint, code text, name text, status text, sort_order smallint)
       on conflict (id) do nothing`,
      [JSON.stringify(vendors)],
    );
    await registerVendorKey(client, codesOf('in-house'), inHouseKey);
    await connectSandbox(client, config);
    await registerVendorKey(client, codesOf('sandbox'), sandboxKey);
    await client.query(
      `insert into game (id, vendor_id, code, game_type, names, motif, min_bet_units, lines, volatility, return_bp, has_jackpot, has_demo, is_new, is_hot, sort_order, offered)
       select id, vendor_id, code, game_type, names, motif, min_bet_units, lines, volatility, return_bp, has_jackpot, has_demo, is_new, is_hot, sort_order, offered
       from json_populate_recordset(null::game, $1) listed
       where not exists (select from game_import i where i.vendor_id = listed.vendor_id and i.state = 'applied')
       on conflict (id) do update set min_bet_units = excluded.min_bet_units, lines = excluded.lines, volatility = excluded.volatility, return_bp = excluded.return_bp,
         has_jackpot = excluded.has_jackpot, has_demo = excluded.has_demo, offered = excluded.offered,
         names = excluded.names || game.names
       where (game.min_bet_units, game.lines, game.volatility, game.return_bp, game.has_jackpot, game.has_demo, game.offered, game.names)
         is distinct from (excluded.min_bet_units, excluded.lines, excluded.volatility, excluded.return_bp, excluded.has_jackpot, excluded.has_demo, excluded.offered, excluded.names || game.names)`,
      [JSON.stringify(games)],
    );
    await seedBrandVendors(client);
  });
}

/** Gives brands that have none their vendors and jackpot counters; needs the vendors. */
export async function seedBrandVendors(client: Queryable): Promise<void> {
  const { rows: brands } = await client.query<BrandRow>('select id, code from brand');
  const brandVendors = brands.flatMap((brand) =>
    vendorSeeds
      .filter((vendor) => vendor.brands?.includes(brand.code) ?? true)
      .map((vendor, index) => ({ brand_id: brand.id, vendor_id: vendor.id, sort_order: index })),
  );
  await client.query(
    `insert into brand_vendor (brand_id, vendor_id, sort_order)
       select brand_id, vendor_id, sort_order from json_populate_recordset(null::brand_vendor, $1) on conflict do nothing`,
    [JSON.stringify(brandVendors)],
  );
  for (const brand of brands) {
    await client.query(
      `insert into jackpot_counter (brand_id, seed, started_at, start_units) values ($1, $2, date_trunc('second', now()), $3) on conflict do nothing`,
      [brand.id, `jackpot:${brand.code}`, jackpotStartUnits(brand.code)],
    );
  }
}

/**
 * Sets the address of the sandbox's vendors. A vendor that had none leaves maintenance; later changes are the
 * operators'.
 */
async function connectSandbox(client: pg.PoolClient, config: Config): Promise<void> {
  await client.query(
    `update vendor set api_url = $2 || '/vendors/' || code, play_origin = $3,
       status = case when api_url is null and status = 'maintenance' then 'active' else status end
     where code = any($1) and (api_url is distinct from $2 || '/vendors/' || code or play_origin is distinct from $3)`,
    [codesOf('sandbox'), config.sandboxUrl.replace(/\/$/, ''), new URL(config.sandboxPublicUrl).origin],
  );
}

/** The counter starts between 1e8 and 1e9 currency units, with two decimals. */
function jackpotStartUnits(brandCode: string): bigint {
  const random = seededRandom(`jackpot-start:${brandCode}`);
  return BigInt(random.int(1e8, 6e8)) * 100_000n + BigInt(random.int(0, 99)) * 1_000n;
}
