import { isMiniGame } from '@marquee/contract/in-house';
import { LEDGER_SCALE } from '@marquee/contract/money';
import type { Queryable } from '../../../platform/database';
import type { GameChoice } from './brand-view';
import type { CatalogueGame, CatalogueVendor } from './catalogue-game';
import type { BrandGameRow, BrandVendorRow, GameRow, VendorRow } from './tables';

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

/** A game that leads into a room of the brand. */
interface LotteryRoomRow {
  readonly brand_id: number;
  readonly game_id: number;
}

/** Whether the vendor at an address is reachable now. */
export type IsReachable = (vendorCode: string) => boolean;

/** Everything that any brand shows, in the order of the lists. */
export async function readCatalogue(pool: Queryable, isReachable: IsReachable): Promise<CatalogueRows> {
  const [vendorRows, gameRows, brandVendorRows, choiceRows, brandRows, lotteryRows] = await Promise.all([
    read<VendorRow>(
      pool,
      'catalogue-vendors',
      `select id, code, name, status, api_url, play_origin from vendor where status <> 'disabled' order by sort_order`,
    ),
    read<GameRow>(
      pool,
      'catalogue-games',
      `select id, vendor_id, code, game_type, names, motif, min_bet_units, lines, volatility, return_bp, has_jackpot,
              has_demo, is_new, is_hot, status, offered, retired_at
       from game where status <> 'disabled' order by sort_order, id`,
    ),
    read<BrandVendorRow>(
      pool,
      'catalogue-brand-vendors',
      'select brand_id, vendor_id, maintenance from brand_vendor where enabled order by brand_id, sort_order',
    ),
    read<BrandGameRow>(
      pool,
      'catalogue-brand-games',
      'select brand_id, game_id, status, is_hot, position from brand_game',
    ),
    read<{ id: number; currency: string }>(pool, 'catalogue-currencies', 'select id, currency from brand'),
    read<LotteryRoomRow>(
      pool,
      'catalogue-lottery-rooms',
      `select b.brand_id, g.game_id from lottery_brand_game b join lottery_game g on g.id = b.lottery_id
       where b.enabled`,
    ),
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

async function read<Row extends object>(pool: Queryable, name: string, text: string): Promise<Row[]> {
  const { rows } = await pool.query<Row>({ name, text });
  return rows;
}

function choicesByBrand(rows: readonly BrandGameRow[]): Map<number, Map<number, GameChoice>> {
  const byBrand = new Map<number, Map<number, GameChoice>>();
  for (const { brand_id, game_id, status, is_hot, position } of rows) {
    const ofBrand = byBrand.get(brand_id) ?? new Map<number, GameChoice>();
    byBrand.set(brand_id, ofBrand.set(game_id, { state: status, isHot: is_hot, position }));
  }
  return byBrand;
}

function lotteriesByBrand(rows: readonly LotteryRoomRow[]): Map<number, Set<number>> {
  const byBrand = new Map<number, Set<number>>();
  for (const { brand_id, game_id } of rows)
    byBrand.set(brand_id, (byBrand.get(brand_id) ?? new Set<number>()).add(game_id));
  return byBrand;
}

const vendorOf = (row: VendorRow, isReachable: IsReachable): CatalogueVendor => ({
  id: row.id,
  code: row.code,
  name: row.name,
  playOrigin: row.play_origin,
  get active() {
    return row.status === 'active' && (row.api_url === null || isReachable(row.code));
  },
});

function gameOf(row: GameRow, vendor: CatalogueVendor): CatalogueGame {
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
    isMini: row.game_type === 'bgs' && isMiniGame(row.code),
    isRetired: row.retired_at !== null,
    get playable() {
      return row.offered && row.status === 'active' && vendor.active;
    },
  };
}
