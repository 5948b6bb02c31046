import type { GameType } from '@marquee/contract/constants';
import type { Game, Vendor } from '@marquee/contract/entities/game';
import { isLanguage, type Language } from '@marquee/contract/languages';
import { formatAmount } from '@marquee/contract/money';
import { tileUrl, vendorLogoUrl, wideTileUrl } from '../art/service';

/** What a game is called by language; where there is none it is called as in English. */
export type GameNames = { readonly [L in Language]?: string | undefined } & { readonly en: string };

export interface CatalogueVendor {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  /** Neither under maintenance nor out of reach at this moment. */
  readonly active: boolean;
  /** Origin of its game clients; null under our own roof. */
  readonly playOrigin: string | null;
}

/** A game as the catalogue keeps it in memory. */
export interface CatalogueGame {
  readonly id: number;
  readonly vendor: CatalogueVendor;
  readonly code: string;
  readonly type: GameType;
  readonly names: GameNames;
  readonly motif: string;
  readonly minBetUnits: bigint;
  readonly lines: number | null;
  readonly volatility: 'low' | 'medium' | 'high' | null;
  readonly returnBp: number | null;
  readonly hasJackpot: boolean;
  readonly hasDemo: boolean;
  readonly isNew: boolean;
  readonly isHot: boolean;
  /** The vendor lists it no more: no brand shows it, records and open rounds know it. */
  readonly isRetired: boolean;
  /** The vendor is active, and opens the game, which is not under maintenance: as things are at this moment. */
  readonly playable: boolean;
}

const LOBBY_TYPES: ReadonlySet<GameType> = new Set<GameType>(['sports', 'esports', 'cockfight']);

/** The game's name in a language. */
export function nameIn(game: CatalogueGame, language: string): string {
  return (isLanguage(language) && game.names[language]) || game.names.en;
}

/** The game as calls answer it. */
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
    returnRate: game.returnBp === null ? null : (game.returnBp / 100).toFixed(2),
    showIcon: tileUrl(game.id),
    lagerIcon: wideTileUrl(game.id),
    playable: game.playable,
  };
}

/** The vendor as calls answer it, with the number of its games that the question is about. */
export function presentVendor(vendor: CatalogueVendor, gameCount: number): Vendor {
  return {
    vassalage: vendor.code,
    displayName: vendor.name,
    icon: vendorLogoUrl(vendor.code),
    gameCount,
    playable: vendor.active,
  };
}
