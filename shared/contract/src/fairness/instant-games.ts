import type { z } from 'zod';
import { baccarat } from './baccarat-game';
import { dice } from './dice';
import type { InstantGame } from './instant';
import type { InstantCode } from './instant-codes';
import { keno } from './keno';
import { limbo } from './limbo';
import { plinko } from './plinko';
import { sicBo } from './sic-bo-game';
import { wheel } from './wheel';

const rules = { DICE: dice, LIMBO: limbo, PLINKO: plinko, WHEEL: wheel, KENO: keno, BACCARAT: baccarat, SICBO: sicBo };

/** What a player chooses in a round of the game. */
export type InstantOptions<Code extends InstantCode = InstantCode> = z.output<(typeof rules)[Code]['optionsSchema']>;

/** What the rule of the game has drawn in a round. */
export type InstantOutcome<Code extends InstantCode = InstantCode> = z.output<(typeof rules)[Code]['outcomeSchema']>;

/** The rules of every game whose round is one call. */
export const instantGames: {
  readonly [Code in InstantCode]: InstantGame<InstantOptions<Code>, InstantOutcome<Code>>;
} = rules;
