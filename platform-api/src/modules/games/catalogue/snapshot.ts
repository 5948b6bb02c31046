import { isLotteryType } from '@marquee/contract/constants';
import { listUnitIn } from '@marquee/contract/list-amounts';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type GameChoice, gameInBrand, inBrandOrder, vendorInBrand } from './brand-view';
import type { CatalogueGame, CatalogueVendor } from './catalogue-game';
import type { CatalogueRows } from './repository';
import { createSearchIndex, type SearchIndex } from './search-index';

/** A brand's view of the catalogue. */
export interface BrandCatalogue {
  /** In the order of the lists. */
  readonly games: readonly CatalogueGame[];
  /** In the brand's order; only those that have games. */
  readonly vendors: readonly CatalogueVendor[];
  readonly byId: ReadonlyMap<number, CatalogueGame>;
  /** Number of games by vendor. */
  readonly gameCounts: ReadonlyMap<CatalogueVendor, number>;
  /** Positions refer to `games`. */
  readonly index: SearchIndex;
  /** The vendors' lists hold a card of the e-lottery. */
  readonly hasLotteryCard: boolean;
}

/**
 * The catalogue at one moment, held in memory: 10,000 games take a few megabytes, and every list is a filter over them.
 */
export interface Snapshot {
  /** Every game of every brand. */
  readonly byId: ReadonlyMap<number, CatalogueGame>;
  /** By `codeKey`. */
  readonly byCode: ReadonlyMap<string, CatalogueGame>;
  readonly vendorsByCode: ReadonlyMap<string, CatalogueVendor>;
  of(brandId: number): BrandCatalogue;
}

export const codeKey = (vendorCode: string, gameCode: string): string => `${vendorCode}/${gameCode}`;

/** The cards that indicate the e-lottery prize mode. */
const LOTTERY_CARDS: ReadonlySet<string> = new Set(['TCG_LOTTO_VN', 'LOTT']);

const EMPTY: BrandCatalogue = {
  games: [],
  vendors: [],
  byId: new Map(),
  gameCounts: new Map(),
  index: { search: () => [] },
  hasLotteryCard: false,
};

/** Yields to the event loop between brands: indexing 10,000 games takes a while. */
export async function takeSnapshot(rows: CatalogueRows): Promise<Snapshot> {
  const { games, brandVendors, vendors } = rows;
  const brands = new Map<number, BrandCatalogue>();
  for (const brandId of new Set(brandVendors.map((row) => row.brandId))) {
    brands.set(brandId, catalogueOf(brandId, rows));
    await nextTurn();
  }
  return {
    byId: new Map(games.map((game) => [game.id, game])),
    byCode: new Map(games.map((game) => [codeKey(game.vendor.code, game.code), game])),
    vendorsByCode: new Map([...vendors.values()].map((vendor) => [vendor.code, vendor])),
    of: (brandId) => brands.get(brandId) ?? EMPTY,
  };
}

function catalogueOf(
  brandId: number,
  { games, brandVendors, vendors, currencies, choices, lotteries }: CatalogueRows,
): BrandCatalogue {
  const visibleVendors = brandVendors
    .filter((row) => row.brandId === brandId)
    .flatMap(({ vendorId, inMaintenance }) => {
      const vendor = vendors.get(vendorId);
      return vendor ? [vendorInBrand(vendor, inMaintenance)] : [];
    });
  const byVendorId = new Map(visibleVendors.map((vendor) => [vendor.id, vendor]));
  const brandChoices = choices.get(brandId) ?? new Map<number, GameChoice>();
  const currency = currencies.get(brandId) ?? '';
  const listUnit = BigInt(listUnitIn(currency));
  const own = games.flatMap((game) => {
    const vendor = byVendorId.get(game.vendor.id);
    return (vendor && gameInBrand(game, { vendor, choice: brandChoices.get(game.id), currency, listUnit })) ?? [];
  });
  const rooms = lotteries.get(brandId);
  const open = own.filter(({ id, type }) => !isLotteryType(type) || rooms?.has(id));
  const ordered = inBrandOrder(open, brandChoices);
  const gameCounts = new Map<CatalogueVendor, number>();
  for (const { vendor } of ordered) gameCounts.set(vendor, (gameCounts.get(vendor) ?? 0) + 1);
  return {
    games: ordered,
    vendors: visibleVendors.filter((vendor) => gameCounts.has(vendor)),
    byId: new Map(ordered.map((game) => [game.id, game])),
    gameCounts,
    index: createSearchIndex(ordered),
    hasLotteryCard: own.some(({ code }) => LOTTERY_CARDS.has(code)),
  };
}
