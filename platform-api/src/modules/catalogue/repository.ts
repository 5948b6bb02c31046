import { LEDGER_SCALE } from '@marquee/contract/money';
import type { Query } from '../../platform/database';
import type { GameChoice } from './brand-view';
import type { CatalogueGame, CatalogueVendor } from './catalogue-game';
import type { CatalogueTables } from './tables';

interface BrandVendor {
  readonly brandId: number;
  readonly vendorId: number;
  readonly inMaintenance: boolean;
}

export interface CatalogueRows {
  readonly games: readonly CatalogueGame[];
  /** Which brand shows which vendor, in the brand's order. */
  readonly brandVendors: readonly BrandVendor[];
  readonly vendors: ReadonlyMap<number, CatalogueVendor>;
  /** By brand. */
  readonly currencies: ReadonlyMap<number, string>;
  /** By brand and game. */
  readonly choices: ReadonlyMap<number, ReadonlyMap<number, GameChoice>>;
  /** Games that lead into the room of a lottery, by brand. */
  readonly lotteries: ReadonlyMap<number, ReadonlySet<number>>;
}

/** Whether the vendor at an address is reachable now. */
export type IsReachable = (vendorCode: string) => boolean;

/** Everything that any brand shows, in the order of the lists. */
export async function readCatalogue(query: Query, isReachable: IsReachable): Promise<CatalogueRows> {
  const tables = query.withTables<CatalogueTables>();
  const [vendorRows, gameRows, brandVendorRows, choiceRows, brandRows, lotteryRows] = await Promise.all([
    tables.selectFrom('vendor').selectAll().where('status', '<>', 'disabled').orderBy('sort_order').execute(),
    tables
      .selectFrom('game')
      .selectAll()
      .where('status', '<>', 'disabled')
      .orderBy('sort_order')
      .orderBy('id')
      .execute(),
    tables
      .selectFrom('brand_vendor')
      .selectAll()
      .where('enabled', '=', true)
      .orderBy('brand_id')
      .orderBy('sort_order')
      .execute(),
    tables.selectFrom('brand_game').selectAll().execute(),
    tables.selectFrom('brand').select(['id', 'currency']).execute(),
    tables
      .selectFrom('lottery_brand_game')
      .innerJoin('lottery_game', 'lottery_game.id', 'lottery_brand_game.lottery_id')
      .select(['lottery_brand_game.brand_id', 'lottery_game.game_id'])
      .where('lottery_brand_game.enabled', '=', true)
      .execute(),
  ]);
  const vendors = new Map(vendorRows.map((row) => [row.id, vendorOf(row, isReachable)]));
  const games = gameRows.flatMap((row): CatalogueGame[] => {
    const vendor = vendors.get(row.vendor_id);
    return vendor ? [gameOf(row, vendor)] : [];
  });
  return {
    games,
    vendors,
    brandVendors: brandVendorRows.map(({ brand_id, vendor_id, maintenance }) => ({
      brandId: brand_id,
      vendorId: vendor_id,
      inMaintenance: maintenance,
    })),
    currencies: new Map(brandRows.map(({ id, currency }) => [id, currency])),
    choices: choicesByBrand(choiceRows),
    lotteries: lotteriesByBrand(lotteryRows),
  };
}

function choicesByBrand(rows: readonly CatalogueTables['brand_game'][]): Map<number, Map<number, GameChoice>> {
  const byBrand = new Map<number, Map<number, GameChoice>>();
  for (const { brand_id, game_id, status, is_hot, position } of rows) {
    const ofBrand = byBrand.get(brand_id) ?? new Map<number, GameChoice>();
    byBrand.set(brand_id, ofBrand.set(game_id, { state: status, isHot: is_hot, position }));
  }
  return byBrand;
}

function lotteriesByBrand(
  rows: readonly { readonly brand_id: number; readonly game_id: number }[],
): Map<number, Set<number>> {
  const byBrand = new Map<number, Set<number>>();
  for (const { brand_id, game_id } of rows)
    byBrand.set(brand_id, (byBrand.get(brand_id) ?? new Set<number>()).add(game_id));
  return byBrand;
}

const vendorOf = (row: CatalogueTables['vendor'], isReachable: IsReachable): CatalogueVendor => ({
  id: row.id,
  code: row.code,
  name: row.name,
  playOrigin: row.play_origin,
  get active() {
    return row.status === 'active' && (row.api_url === null || isReachable(row.code));
  },
});

function gameOf(row: CatalogueTables['game'], vendor: CatalogueVendor): CatalogueGame {
  return {
    id: row.id,
    vendor,
    code: row.code,
    type: row.game_type,
    names: row.names,
    motif: row.motif,
    minBetUnits: row.min_bet_units,
    isLowStake: row.min_bet_units <= LEDGER_SCALE,
    lines: row.lines,
    volatility: row.volatility,
    returnBp: row.return_bp,
    hasJackpot: row.has_jackpot,
    hasDemo: row.has_demo,
    isNew: row.is_new,
    isHot: row.is_hot,
    isRetired: row.retired_at !== null,
    get playable() {
      return row.offered && row.status === 'active' && vendor.active;
    },
  };
}
