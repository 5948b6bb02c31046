import MiniSearch from 'minisearch';
import { LANGUAGES } from '@marquee/contract/languages';
import type { CatalogueGame } from '../src/modules/games/catalogue/catalogue-game';
import { createSearchIndex } from '../src/modules/games/catalogue/search-index';
import { gameRows } from '../src/seed/catalogue/game-rows';
import { vendorSeeds } from '../src/seed/catalogue/vendors';

const COMPARED = 1_000;

/** The catalogue's games in the form the search index takes. */
export function catalogueGames(): CatalogueGame[] {
  const vendors = new Map(
    vendorSeeds.map(({ id, code, name }) => [id, { id, code, name, active: false, playOrigin: null }]),
  );
  return gameRows().flatMap((seed) => {
    const vendor = vendors.get(seed.vendor_id);
    if (!vendor) return [];
    return {
      id: seed.id,
      vendor,
      code: seed.code,
      type: seed.game_type,
      names: seed.names,
      motif: seed.motif,
      minBetUnits: BigInt(seed.min_bet_units),
      isLowStake: false,
      lines: seed.lines,
      volatility: seed.volatility,
      returnBp: seed.return_bp,
      hasJackpot: seed.has_jackpot,
      hasDemo: seed.has_demo,
      isNew: seed.is_new,
      isHot: seed.is_hot,
      isMini: false,
      isRetired: false,
      playable: false,
    };
  });
}

/** CPU time of one call of `search`, in milliseconds, averaged over all words. */
function costOf(search: (word: string) => unknown, words: readonly string[]): number {
  const before = process.cpuUsage();
  for (const word of words) search(word);
  return process.cpuUsage(before).user / 1_000 / words.length;
}

/** CPU cost of a search without HTTP: our index, and a general full-text index over the same games. */
export function searchCosts(words: readonly string[]): { readonly ownMs: number; readonly generalMs: number } {
  const games = catalogueGames();
  const own = createSearchIndex(games);
  const general = new MiniSearch({
    fields: [...LANGUAGES, 'vendor'],
    searchOptions: { prefix: true, fuzzy: 0.2, combineWith: 'AND' },
  });
  general.addAll(games.map(({ id, names, vendor }) => ({ id, ...names, vendor: vendor.name })));
  return {
    ownMs: costOf((word) => own.search(word), words),
    generalMs: costOf((word) => general.search(word), words.slice(0, COMPARED)),
  };
}
