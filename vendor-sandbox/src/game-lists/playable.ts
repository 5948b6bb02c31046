import { type GameSeed, seedGames } from './games';
import { vendorSeeds } from './vendors';

/** A listed game with the code of the vendor that lists it. */
export interface ListedGame extends GameSeed {
  readonly vendorCode: string;
  /** Whose client plays it; null while nobody built one: such a game is listed, and closed. */
  readonly kind: string | null;
}

/**
 * Which kind of client plays which games: the one list of what can be played. A kind is in it when the studio has it
 * (`src/kinds`); whether a game opens, and whether its vendor is connected at all, follows.
 */
const kinds: Readonly<Record<string, (game: GameSeed) => boolean>> = {
  slots: ({ game_type }) => game_type === 'rng',
  sports: ({ game_type }) => game_type === 'sports' || game_type === 'esports',
  cockfight: ({ game_type }) => game_type === 'cockfight',
  fish: ({ game_type }) => game_type === 'fish',
  pvp: ({ game_type }) => game_type === 'pvp',
  live: ({ game_type }) => game_type === 'live',
};

export const kindNames: readonly string[] = Object.keys(kinds);

const kindOf = (game: GameSeed): string | null => Object.entries(kinds).find(([, plays]) => plays(game))?.[0] ?? null;

let listed: readonly ListedGame[] | undefined;

/** All games of all vendors: some ten thousand, made at the first question. */
export function listedGames(): readonly ListedGame[] {
  listed ??= seedGames().map((game) => ({
    ...game,
    vendorCode: vendorCodes.get(game.vendor_id) ?? '',
    kind: kindOf(game),
  }));
  return listed;
}

const vendorCodes = new Map(vendorSeeds.map(({ id, code }) => [id, code]));
