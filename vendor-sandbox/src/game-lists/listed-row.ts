import type { ListedGameRow } from '@marquee/contract/vendor-protocol';
import type { VendorGame } from './generate-games';
import type { ListedGame } from './listed-games';

/** A game as the vendor protocol lists it. */
export function listedRow({ names: { en, ...names }, ...game }: VendorGame): ListedGameRow {
  return {
    game_code: game.code,
    name: en,
    names,
    game_type: game.type,
    min_bet: game.minBetUnits,
    lines: game.lines,
    volatility: game.volatility,
    return_bp: game.returnBp,
    jackpot: game.hasJackpot,
    demo: game.hasDemo,
  };
}

/** The list that a vendor answers: its games that can be opened. */
export const publishedList = (games: readonly ListedGame[], vendorCode: string): ListedGameRow[] =>
  games.filter((game) => game.vendorCode === vendorCode && game.kind !== null).map(listedRow);
