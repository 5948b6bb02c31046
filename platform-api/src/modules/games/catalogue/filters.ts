import type { GAME_FILTERS } from '@marquee/contract/calls/games';
import type { GameType } from '@marquee/contract/constants';
import type { VENDOR_FILTERS } from '@marquee/contract/entities/game';
import type { CatalogueGame, CatalogueVendor } from './catalogue-game';

export type Classify = (typeof GAME_FILTERS)[number];

export interface ListFilters {
  readonly type?: GameType | undefined;
  readonly vendorCode?: string | undefined;
  readonly classify: Classify;
  readonly jackpot: boolean;
  readonly minBetOne: boolean;
  readonly lines25: boolean;
}

/** The member's own lists, by game id; empty for guests. */
export interface OwnGames {
  readonly favourites: ReadonlySet<number>;
  readonly recents: ReadonlySet<number>;
}

interface FilterCounts {
  readonly classify: Record<Classify, number>;
  jackpot: number;
  minBetOne: number;
  lines25: number;
  readonly vendors: Map<CatalogueVendor, number>;
}

const MIN_LINES = 25;

/** One bit per filter group: a game's set bits are the groups that refuse it. */
const FILTER_BITS = { vendor: 1, classify: 2, jackpot: 4, minBetOne: 8, lines25: 16 } as const;

const isLines25 = (game: CatalogueGame): boolean => (game.lines ?? 0) >= MIN_LINES;

/** Whether a game is in a list that is the same for everybody. */
export function belongsToList(game: CatalogueGame, classify: (typeof VENDOR_FILTERS)[number]): boolean {
  switch (classify) {
    case 'ALL':
      return true;
    case 'NEW':
      return game.isNew;
    case 'HOT':
      return game.isHot;
    case 'MINI':
      return game.isMini;
  }
}

function belongs(game: CatalogueGame, classify: Classify, own: OwnGames): boolean {
  if (classify === 'FAV') return own.favourites.has(game.id);
  if (classify === 'RECENT') return own.recents.has(game.id);
  return belongsToList(game, classify);
}

function failedFilters(game: CatalogueGame, filters: ListFilters, own: OwnGames): number {
  let bits = 0;
  if (filters.vendorCode !== undefined && game.vendor.code !== filters.vendorCode) bits |= FILTER_BITS.vendor;
  if (!belongs(game, filters.classify, own)) bits |= FILTER_BITS.classify;
  if (filters.jackpot && !game.hasJackpot) bits |= FILTER_BITS.jackpot;
  if (filters.minBetOne && !game.isLowStake) bits |= FILTER_BITS.minBetOne;
  if (filters.lines25 && !isLines25(game)) bits |= FILTER_BITS.lines25;
  return bits;
}

function countClassify(counts: Record<Classify, number>, game: CatalogueGame, own: OwnGames): void {
  counts.ALL++;
  if (game.isNew) counts.NEW++;
  if (game.isHot) counts.HOT++;
  if (game.isMini) counts.MINI++;
  if (own.favourites.has(game.id)) counts.FAV++;
  if (own.recents.has(game.id)) counts.RECENT++;
}

/**
 * Filters in one pass and counts, for every filter, how many games it would leave if it were set on top of the others.
 * @param games in the order in which they are shown
 */
export function applyFilters(
  games: readonly CatalogueGame[],
  filters: ListFilters,
  own: OwnGames,
): { matches: CatalogueGame[]; counts: FilterCounts } {
  const matches: CatalogueGame[] = [];
  const counts: FilterCounts = {
    classify: { ALL: 0, NEW: 0, HOT: 0, MINI: 0, FAV: 0, RECENT: 0 },
    jackpot: 0,
    minBetOne: 0,
    lines25: 0,
    vendors: new Map(),
  };
  for (const game of games) {
    if (filters.type !== undefined && game.type !== filters.type) continue;
    const failed = failedFilters(game, filters, own);
    const passesBut = (group: number) => (failed & ~group) === 0;
    if (failed === 0) matches.push(game);
    if (passesBut(FILTER_BITS.vendor)) counts.vendors.set(game.vendor, (counts.vendors.get(game.vendor) ?? 0) + 1);
    if (passesBut(FILTER_BITS.classify)) countClassify(counts.classify, game, own);
    if (passesBut(FILTER_BITS.jackpot) && game.hasJackpot) counts.jackpot++;
    if (passesBut(FILTER_BITS.minBetOne) && game.isLowStake) counts.minBetOne++;
    if (passesBut(FILTER_BITS.lines25) && isLines25(game)) counts.lines25++;
  }
  return { matches, counts };
}
