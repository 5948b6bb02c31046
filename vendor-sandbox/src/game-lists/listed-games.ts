import { generateGames, type VendorGame } from './generate-games';
import type { VendorGameType } from './vendors';

export interface ListedGame extends VendorGame {
  /** Whose client plays the game; null for games without a client, which are listed and cannot be opened. */
  readonly kind: string | null;
}

/** Which kind of client plays which type of game. Only kinds that the studio implements (`src/kinds`). */
const kinds: Partial<Readonly<Record<VendorGameType, string>>> = {
  rng: 'slots',
  sports: 'sports',
  esports: 'sports',
  cockfight: 'cockfight',
  fish: 'fish',
  pvp: 'pvp',
  live: 'live',
};

export const kindNames: readonly string[] = [...new Set(Object.values(kinds))];

let cachedGames: readonly ListedGame[] | undefined;

/** The games of all vendors, more than 11,000; generated at the first call. */
export function listedGames(): readonly ListedGame[] {
  cachedGames ??= generateGames().map((game) => ({ ...game, kind: kinds[game.type] ?? null }));
  return cachedGames;
}
