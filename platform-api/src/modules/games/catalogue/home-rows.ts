import { type GameType, HOME_ROW_MAX_ITEMS, HOME_ROW_VENDORS } from '@marquee/contract/constants';
import type { CallValue } from '@marquee/contract/calls/index';
import { presentGame } from './catalogue-game';
import { vendorsOfType } from './menus';
import type { BrandCatalogue } from './snapshot';

type HomeRow = CallValue<'games.homeLanes'>['lanes'][number];

const VENDOR_TYPES: readonly GameType[] = ['sports', 'esports', 'cockfight'];

/** Rows of the home page in the specification's order: RNG, LIVE and FISH by vendor, PVP over all, then rows of vendors. */
export function homeRows(brand: BrandCatalogue, language: string): HomeRow[] {
  const row = (gameType: GameType, vendor: HomeRow['vendor']): HomeRow => {
    const games = brand.games.filter(
      (game) => game.type === gameType && (!vendor || game.vendor.code === vendor.vassalage),
    );
    const kind = VENDOR_TYPES.includes(gameType) ? 'vendors' : 'games';
    return {
      gameType,
      kind,
      vendor,
      games: games.slice(0, HOME_ROW_MAX_ITEMS).map((game) => presentGame(game, language)),
      total: games.length,
    };
  };
  const byVendor = (gameType: GameType, count: number) =>
    vendorsOfType(brand, gameType)
      .slice(0, count)
      .map((vendor) => row(gameType, vendor));
  const rows = [
    ...byVendor('rng', HOME_ROW_VENDORS.rng),
    ...byVendor('live', HOME_ROW_VENDORS.live),
    ...byVendor('fish', HOME_ROW_VENDORS.fish),
    row('pvp', null),
    ...VENDOR_TYPES.map((type) => row(type, null)),
  ];
  return rows.filter((row) => row.games.length > 0);
}
