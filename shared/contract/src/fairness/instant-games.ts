import { baccarat } from './baccarat-game';
import { dice } from './dice';
import type { InstantGame } from './instant';
import type { InstantCode } from './instant-codes';
import { keno } from './keno';
import { limbo } from './limbo';
import { plinko } from './plinko';
import { sicBo } from './sic-bo-game';
import { wheel } from './wheel';

/** The rules of every game whose round is one call. */
export const instantGames: Readonly<Record<InstantCode, InstantGame<object, object>>> = {
  DICE: dice,
  LIMBO: limbo,
  PLINKO: plinko,
  WHEEL: wheel,
  KENO: keno,
  BACCARAT: baccarat,
  SICBO: sicBo,
};
