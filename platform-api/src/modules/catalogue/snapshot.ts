import type { CatalogueGame, CatalogueVendor } from './catalogue-game';
import type { CatalogueRows } from './repository';
import { createSearchIndex, type SearchIndex } from './search-index';

/** What one brand shows. */
export interface BrandCatalogue {
  /** In the order of the lists. */
  readonly games: readonly CatalogueGame[];
  /** In the brand's order; only those that have games. */
  readonly vendors: readonly CatalogueVendor[];
  readonly byId: ReadonlyMap<number, CatalogueGame>;
  /** Positions refer to `games`. */
  readonly index: SearchIndex;
}

/** The catalogue at one moment, held in memory: 10,000 games are a few megabytes, and every list is then a filter. */
export interface Snapshot {
  /** Every game of every brand. */
  readonly byId: ReadonlyMap<number, CatalogueGame>;
  /** By `codeKey`. */
  readonly byCode: ReadonlyMap<string, CatalogueGame>;
  readonly vendorsByCode: ReadonlyMap<string, CatalogueVendor>;
  of(brandId: number): BrandCatalogue;
}

export const codeKey = (vendorCode: string, gameCode: string): string => `${vendorCode}/${gameCode}`;

const EMPTY: BrandCatalogue = { games: [], vendors: [], byId: new Map(), index: { search: () => [] } };

export function takeSnapshot({ games, brandVendors, vendors }: CatalogueRows): Snapshot {
  const brands = new Map<number, BrandCatalogue>();
  for (const brandId of new Set(brandVendors.map((row) => row.brandId))) {
    const shown = brandVendors
      .filter((row) => row.brandId === brandId)
      .flatMap((row) => vendors.get(row.vendorId) ?? []);
    const shownIds = new Set(shown.map((vendor) => vendor.id));
    const own = games.filter((game) => shownIds.has(game.vendor.id));
    const withGames = new Set(own.map((game) => game.vendor.id));
    brands.set(brandId, {
      games: own,
      vendors: shown.filter((vendor) => withGames.has(vendor.id)),
      byId: new Map(own.map((game) => [game.id, game])),
      index: createSearchIndex(own),
    });
  }
  return {
    byId: new Map(games.map((game) => [game.id, game])),
    byCode: new Map(games.map((game) => [codeKey(game.vendor.code, game.code), game])),
    vendorsByCode: new Map([...vendors.values()].map((vendor) => [vendor.code, vendor])),
    of: (brandId) => brands.get(brandId) ?? EMPTY,
  };
}
