import type { BootCategory } from '@marquee/contract/boot';
import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type { GameType } from '@marquee/contract/constants';
import type { Game, Vendor } from '@marquee/contract/entities/game';
import { Failure } from '../../../platform/failure';
import { foldedText } from '../../../platform/name-key';
import type { Platform } from '../../../platform/platform';
import { type CatalogueGame, presentGame, presentVendor } from './catalogue-game';
import { applyFilters, type ListFilters, type OwnGames } from './filters';
import { homeRows } from './home-rows';
import { memberGamesRepository } from './member-games-repository';
import { categoriesWithVendors, menuOf, prizeModeOf, vendorsOfType } from './menus';
import { slicePage } from '../../../platform/paging';
import { type IsReachable, readCatalogue } from './repository';
import { similarFirst } from './similar';
import { createSnapshotCache } from './snapshot-cache';
import { type BrandCatalogue, codeKey, takeSnapshot } from './snapshot';

type ListRequest = ParsedCallRequest<'games.list'>;

/** Vendor code of the in-house games in the specification. */
const IN_HOUSE = 'INHOUSE';
const SUGGESTED_VENDORS = 4;

/**
 * The catalogue's public interface. All methods read the snapshot in memory unless they take a member; during a reload
 * they answer from the previous snapshot.
 */
export interface CatalogueService {
  /** The game if the brand shows it. @throws Failure `game_not_found` */
  game(brandId: number, gameId: number): Promise<CatalogueGame>;
  /**
   * The same from the latest snapshot, so that a closed or hidden game is refused at once.
   * @throws Failure `game_not_found`
   */
  gameToOpen(brandId: number, gameId: number): Promise<CatalogueGame>;
  /** The game in the form of the calls. */
  present(game: CatalogueGame, language: string): Game;
  /** Any game of any brand, for records of the past. */
  anyGame(gameId: number): Promise<CatalogueGame | undefined>;
  anyGameByCode(vendorCode: string, gameCode: string): Promise<CatalogueGame | undefined>;
  vendorByCode(
    vendorCode: string,
  ): Promise<{ readonly code: string; readonly name: string; readonly active: boolean } | undefined>;
  /** Origins of the game clients of the brand's vendors, which its pages may frame. */
  playOrigins(brandId: number): Promise<string[]>;
  menus(brandId: number): Promise<CallValue<'games.menus'>>;
  /** The categories for the navigation's first paint: those with vendors and a page of their own. */
  categories(brandId: number): Promise<readonly BootCategory[]>;
  gameTypes(brandId: number): Promise<CallValue<'games.types'>>;
  hot(brandId: number, language: string): Promise<Game[]>;
  lanes(brandId: number, language: string): Promise<CallValue<'games.homeLanes'>>;
  list(
    brandId: number,
    memberId: bigint | null,
    request: ListRequest,
    language: string,
  ): Promise<CallValue<'games.list'>>;
  search(brandId: number, keyword: string, limit: number, language: string): Promise<CallValue<'games.search'>>;
  /** Games playable now; those of the same vendor or type as `instead` first. */
  recommended(brandId: number, limit: number, language: string, instead?: number): Promise<Game[]>;
  /** The brand's games of a vendor (absent: of all), in the order of the lists. */
  gamesOf(brandId: number, vendorCode?: string): Promise<CatalogueGame[]>;
  favouriteIds(memberId: bigint): Promise<number[]>;
  favourites(brandId: number, memberId: bigint): Promise<CatalogueGame[]>;
  recents(brandId: number, memberId: bigint): Promise<CatalogueGame[]>;
  addFavourite(brandId: number, memberId: bigint, gameId: number): Promise<void>;
  removeFavourite(memberId: bigint, gameId: number): Promise<void>;
  markLaunched(memberId: bigint, gameId: number): Promise<void>;
  close(): void;
}

/** @param isReachable whether the vendor at an address is reachable; by default all are */
export function createCatalogueService(platform: Platform, isReachable: IsReachable = () => true): CatalogueService {
  const memberGames = memberGamesRepository(platform.database.pool);
  const read = async () => takeSnapshot(await readCatalogue(platform.database.pool, isReachable));
  const { snapshot, latest, close } = createSnapshotCache(platform, read);
  const brandOf = async (brandId: number): Promise<BrandCatalogue> => (await snapshot()).of(brandId);
  const existingGames = (brand: BrandCatalogue, ids: readonly number[]): CatalogueGame[] =>
    ids.flatMap((id) => brand.byId.get(id) ?? []);

  const ownGames = async (memberId: bigint | null): Promise<OwnGames> => {
    if (memberId === null) return { favourites: new Set(), recents: new Set() };
    const [favourites, recents] = await Promise.all([
      memberGames.favouriteIds(memberId),
      memberGames.recentIds(memberId),
    ]);
    return { favourites: new Set(favourites), recents: new Set(recents) };
  };

  const gameIn = (brand: BrandCatalogue, gameId: number): CatalogueGame => {
    const game = brand.byId.get(gameId);
    if (!game) throw new Failure('game_not_found');
    return game;
  };
  const game = async (brandId: number, gameId: number): Promise<CatalogueGame> =>
    gameIn(await brandOf(brandId), gameId);

  return {
    game,
    gameToOpen: async (brandId, gameId) => gameIn((await latest()).of(brandId), gameId),
    present: presentGame,
    anyGame: async (gameId) => (await snapshot()).byId.get(gameId),
    anyGameByCode: async (vendorCode, gameCode) => (await snapshot()).byCode.get(codeKey(vendorCode, gameCode)),
    vendorByCode: async (vendorCode) => (await snapshot()).vendorsByCode.get(vendorCode),
    playOrigins: async (brandId) => playOriginsOf(await brandOf(brandId)),
    async menus(brandId) {
      const brand = await brandOf(brandId);
      return { categories: [...menuOf(brand)], prizeMode: prizeModeOf(brand) };
    },
    categories: async (brandId) => categoriesWithVendors(await brandOf(brandId)),
    async gameTypes(brandId) {
      const brand = await brandOf(brandId);
      const types = [...new Set(brand.games.map((game) => game.type))];
      return types.map((gameType) => ({ gameType, vendors: vendorsOfType(brand, gameType) }));
    },
    hot: async (brandId, language) =>
      (await brandOf(brandId)).games
        .filter((candidate) => candidate.isHot)
        .map((entry) => presentGame(entry, language)),
    lanes: async (brandId, language) => ({ lanes: homeRows(await brandOf(brandId), language) }),
    list: async (brandId, memberId, request, language) =>
      listGames(await brandOf(brandId), await ownGames(memberId), request, language),
    search: async (brandId, keyword, limit, language) => suggest(await brandOf(brandId), keyword, limit, language),
    async recommended(brandId, limit, language, instead) {
      const { games, byId } = await brandOf(brandId);
      return similarFirst(games, instead === undefined ? undefined : byId.get(instead))
        .slice(0, limit)
        .map((entry) => presentGame(entry, language));
    },
    gamesOf: async (brandId, vendorCode) =>
      (await brandOf(brandId)).games.filter(
        (candidate) => vendorCode === undefined || candidate.vendor.code === vendorCode,
      ),
    favouriteIds: memberGames.favouriteIds,
    favourites: async (brandId, memberId) =>
      existingGames(await brandOf(brandId), await memberGames.favouriteIds(memberId)),
    recents: async (brandId, memberId) => existingGames(await brandOf(brandId), await memberGames.recentIds(memberId)),
    async addFavourite(brandId, memberId, gameId) {
      await game(brandId, gameId);
      await memberGames.addFavourite(memberId, gameId);
    },
    removeFavourite: memberGames.removeFavourite,
    markLaunched: memberGames.markLaunched,
    close,
  };
}

const playOriginsOf = ({ vendors }: BrandCatalogue): string[] => [
  ...new Set(vendors.flatMap(({ playOrigin }) => playOrigin ?? [])),
];

function listGames(
  brand: BrandCatalogue,
  own: OwnGames,
  request: ListRequest,
  language: string,
): CallValue<'games.list'> {
  const type: GameType | undefined = request.vassalage === IN_HOUSE ? 'bgs' : request.gameType;
  const filters: ListFilters = {
    type,
    vendorCode: request.vassalage === IN_HOUSE ? undefined : request.vassalage,
    classify: request.gameClassify,
    jackpot: request.jackpot ?? false,
    minBetOne: request.minBetOne ?? false,
    lines25: request.lines25 ?? false,
  };
  const candidates = request.keyword ? gamesAt(brand, brand.index.search(request.keyword)) : brand.games;
  const { matches, counts } = applyFilters(candidates, filters, own);
  const vendors: Vendor[] = brand.vendors.flatMap((vendor) => {
    const count = counts.vendors.get(vendor);
    return count ? [presentVendor(vendor, count)] : [];
  });
  const { classify, jackpot, minBetOne, lines25 } = counts;
  return {
    ...slicePage(matches, request, (entry) => presentGame(entry, language)),
    counts: { classify, jackpot, minBetOne, lines25, vendors },
  };
}

const gamesAt = (brand: BrandCatalogue, positions: readonly number[]): CatalogueGame[] =>
  positions.flatMap((position) => brand.games[position] ?? []);

function suggest(brand: BrandCatalogue, keyword: string, limit: number, language: string): CallValue<'games.search'> {
  // Keeps a few of thousands; the others are only counted.
  const ids = brand.index.search(keyword);
  const typed = foldedText(keyword);
  const vendors = brand.vendors.filter(
    (vendor) => foldedText(vendor.name).includes(typed) || foldedText(vendor.code) === typed,
  );
  return {
    games: gamesAt(brand, ids.slice(0, limit)).map((entry) => presentGame(entry, language)),
    vendors: vendors
      .slice(0, SUGGESTED_VENDORS)
      .map((vendor) => presentVendor(vendor, brand.gameCounts.get(vendor) ?? 0)),
    total: ids.length,
  };
}
