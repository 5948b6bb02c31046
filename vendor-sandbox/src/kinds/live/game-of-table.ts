import type { LiveGame } from './rules/outcome';

const GAMES: Readonly<Record<string, LiveGame>> = {
  Baccarat: 'baccarat',
  Roulette: 'roulette',
  'Sic Bo': 'sicBo',
  'Dragon Tiger': 'dragonTiger',
};
const NAME = new RegExp(` (${Object.keys(GAMES).join('|')})( \\d+)?$`);

/** Which game a table plays, by the English name in the game list, such as `Lotus Baccarat 2`; null when none of ours. */
export const gameOfName = (name: string): LiveGame | null => GAMES[NAME.exec(name)?.[1] ?? ''] ?? null;
