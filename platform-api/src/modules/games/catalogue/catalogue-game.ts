import type { GameType } from '@marquee/contract/constants';
import type { Game, Vendor } from '@marquee/contract/entities/game';
import { isLanguage, type Language } from '@marquee/contract/languages';
import { formatAmount } from '@marquee/contract/money';
import { tileUrl, vendorLogoUrl, wideTileUrl } from '../art/service';
import { inHouseReturns } from './in-house-facts';

/** Names of a game by language; a missing language falls back to English. */
export type GameNames = { readonly [L in Language]?: string | undefined } & { readonly en: string };

export interface CatalogueVendor {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  /** Not under maintenance and reachable now. */
  readonly active: boolean;
  /** Origin of its game clients; null for the in-house games. */
  readonly playOrigin: string | null;
}

/** A game in the catalogue's in-memory snapshot. */
export interface CatalogueGame {
  readonly id: number;
  readonly vendor: CatalogueVendor;
  readonly code: string;
  readonly type: GameType;
  readonly names: GameNames;
  readonly motif: string;
  /** Ledger units: of the vendor's list in the whole catalogue, of the brand's currency in a brand's. */
  readonly minBetUnits: bigint;
  /** At most one unit of the vendor's list. */
  readonly isLowStake: boolean;
  readonly lines: number | null;
  readonly volatility: 'low' | 'medium' | 'high' | null;
  readonly returnBp: number | null;
  readonly hasJackpot: boolean;
  readonly hasDemo: boolean;
  readonly isNew: boolean;
  readonly isHot: boolean;
  /** Of the mini games within the in-house list. */
  readonly isMini: boolean;
  /** Removed from the vendor's list: no brand shows it, but records and open rounds need it. */
  readonly isRetired: boolean;
  /** Whether the vendor is active and reachable and the game is not under maintenance. */
  readonly playable: boolean;
}

const LOBBY_TYPES: ReadonlySet<GameType> = new Set<GameType>(['sports', 'esports', 'cockfight']);

/** The game's name in a language. */
export function nameIn(game: CatalogueGame, language: string): string {
  return (isLanguage(language) && game.names[language]) || game.names.en;
}

/** The game in the form of the calls. */
export function presentGame(game: CatalogueGame, language: string): Game {
  return {
    nodeId: game.id,
    gameName: game.names.en,
    displayName: nameIn(game, language),
    vassalage: game.vendor.code,
    vendorName: game.vendor.name,
    gameType: game.type,
    gameCode: game.code,
    isGame: !LOBBY_TYPES.has(game.type),
    isHot: game.isHot ? 1 : 0,
    isNew: game.isNew,
    hasJackpot: game.hasJackpot,
    hasDemo: game.hasDemo && game.playable,
    minBet: formatAmount(game.minBetUnits),
    lines: game.lines,
    volatility: game.volatility,
    ...returnsOf(game),
    showIcon: tileUrl(game.id),
    lagerIcon: wideTileUrl(game.id),
    playable: game.playable,
  };
}

/** In-house games return what their rules do; others what their vendors' lists say. */
function returnsOf(game: CatalogueGame): Pick<Game, 'returnRate' | 'returnRateMost'> {
  const range = inHouseReturns(game);
  if (!range) return { returnRate: game.returnBp === null ? null : (game.returnBp / 100).toFixed(2) };
  const [least, most] = range;
  return least === most ? { returnRate: least } : { returnRate: least, returnRateMost: most };
}

/** The vendor in the form of the calls, with its number of games for the query. */
export function presentVendor(vendor: CatalogueVendor, gameCount: number): Vendor {
  return {
    vassalage: vendor.code,
    displayName: vendor.name,
    icon: vendorLogoUrl(vendor.code),
    gameCount,
    playable: vendor.active,
  };
}
