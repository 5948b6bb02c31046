import type { BootCategory } from '@marquee/contract/boot';
import type { GameType, PrizeMode } from '@marquee/contract/constants';
import { GAME_CATEGORIES, type GameCategory, VENDOR_FILTERS, type Vendor } from '@marquee/contract/entities/game';
import { type CatalogueVendor, presentVendor } from './catalogue-game';
import { belongsToList } from './filters';
import type { BrandCatalogue } from './snapshot';

type CategoryName = GameCategory['gameCategory'];

/** Which games a category shows; HOME and PROMO show none of their own. */
export const TYPE_OF: Readonly<Partial<Record<CategoryName, GameType>>> = {
  LIVE: 'live',
  SPORTS: 'sports',
  FISH: 'fish',
  PVP: 'pvp',
  RNG: 'rng',
  INHOUSE: 'bgs',
  ESPORTS: 'esports',
  COCKFIGHT: 'cockfight',
  ELOTT: 'elott',
  LOTT: 'lott',
};

/** The vendors that offer a game type, in the brand's order, with their numbers of games. */
export function vendorsOfType({ games, vendors }: BrandCatalogue, type: GameType): Vendor[] {
  const counts = new Map<CatalogueVendor, number>();
  for (const game of games) if (game.type === type) counts.set(game.vendor, (counts.get(game.vendor) ?? 0) + 1);
  return vendors.flatMap((vendor) => {
    const count = counts.get(vendor);
    return count ? [presentVendor(vendor, count)] : [];
  });
}

const menus = new WeakMap<BrandCatalogue, readonly GameCategory[]>();

/** The top navigation: Home first, Promotions last, between them the categories that have vendors. Counted once for each snapshot. */
export function menuOf(brand: BrandCatalogue): readonly GameCategory[] {
  const menu = menus.get(brand) ?? countMenu(brand);
  menus.set(brand, menu);
  return menu;
}

/** The categories of the menu that have vendors, without the vendors. */
export function categoriesWithVendors(brand: BrandCatalogue): BootCategory[] {
  return menuOf(brand).flatMap(({ gameCategory, gameType }) => (gameType === null ? [] : [{ gameCategory, gameType }]));
}

function countMenu(brand: BrandCatalogue): GameCategory[] {
  return GAME_CATEGORIES.flatMap((gameCategory): GameCategory[] => {
    const gameType = TYPE_OF[gameCategory];
    if (!gameType) return [{ gameCategory, gameType: null, vendors: [], gameClassify: [] }];
    const vendors = vendorsOfType(brand, gameType);
    return vendors.length > 0 ? [{ gameCategory, gameType, vendors, gameClassify: classifyOf(brand, gameType) }] : [];
  });
}

/** The lists within a category that hold games, each with its vendors in the brand's order. */
function classifyOf({ games, vendors }: BrandCatalogue, type: GameType): GameCategory['gameClassify'] {
  const ofType = games.filter((game) => game.type === type);
  return VENDOR_FILTERS.flatMap((classify) => {
    const having = new Set(ofType.filter((game) => belongsToList(game, classify)).map(({ vendor }) => vendor));
    const codes = vendors.filter((vendor) => having.has(vendor)).map(({ code }) => code);
    return codes.length > 0 ? [{ classify, vendors: codes }] : [];
  });
}

/** Unless the brand chose one: e-lottery where the vendor data holds its card, else lottery (specification, section 4). */
export function prizeModeOf({ hasLotteryCard }: BrandCatalogue): PrizeMode {
  return hasLotteryCard ? 'ELOTT' : 'LOTT';
}
