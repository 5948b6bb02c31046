import { type InstantCode, isInstantCode } from '@marquee/contract/fairness/instant-codes';

/** The games whose clients are here, as addresses and messages name them. */
export const GAME_NAMES = [
  'crash',
  'mines',
  'hilo',
  'dice',
  'limbo',
  'plinko',
  'wheel',
  'keno',
  'baccarat',
  'sicbo',
] as const;
export type GameName = (typeof GAME_NAMES)[number];

/** The games whose round is one call. */
export type InstantName = GameName & Lowercase<InstantCode>;

export function isGameName(name: string): name is GameName {
  return (GAME_NAMES as readonly string[]).includes(name);
}

export function isInstantName(name: string): name is InstantName {
  return isGameName(name) && isInstantCode(name.toUpperCase());
}

/** The contract's code of a game. */
export const codeOf = <Name extends GameName>(name: Name) => name.toUpperCase() as Uppercase<Name>;
