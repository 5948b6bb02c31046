import type { Card, Draw } from './cards';
import type { ActionRefusal, HandPlayer, Seated } from './hand-players';
import { type Choices, HOLD_EM_ACTIONS } from './hold-em/hold-em';
import type { Category } from './hold-em/poker-rank';
import type { RakeRule } from './pots';
import type { Settled } from './showdown';
import { TEEN_ACTIONS, type TeenChoices } from './teen-patti/teen-choices';
import type { TeenCategory } from './teen-patti/teen-rank';

export const ACTIONS = [...new Set([...HOLD_EM_ACTIONS, ...TEEN_ACTIONS])] as const;
export type Action = (typeof ACTIONS)[number];
export type AnyCategory = Category | TeenCategory;

/** What a game shows of a hand besides chairs, pot and clock, to one player. Amounts in the wallet's integers. */
export type Felt =
  | { readonly game: 'holdem'; readonly choices: Choices | null }
  | {
      readonly game: 'teenpatti';
      readonly choices: TeenChoices | null;
      /** What a blind player bets. */
      readonly stake: number;
      /** The player may look at his cards. */
      readonly canSee: boolean;
      readonly sideShow: { readonly by: number; readonly of: number } | null;
      /** Seats whose players have looked at their cards. */
      readonly seen: readonly number[];
    };
export type GameCode = Felt['game'];

/** A hand that is played, whatever the game; a new one comes of each step. */
export interface PlayedHand {
  readonly players: readonly HandPlayer[];
  readonly board: readonly Card[];
  readonly toAct: number | null;
  readonly settled: Settled<AnyCategory> | null;
  /** When it changes, what players did last is forgotten. */
  readonly stage: string;
  refusal(seat: number, action: Action): ActionRefusal | null;
  /** @throws RangeError when `refusal` names a reason */
  act(seat: number, action: Action): PlayedHand;
  /** Without a player who leaves, whosever turn it is. */
  leave(seat: number): PlayedHand;
  /** What becomes of a turn that runs out. */
  timeoutAction(): Action;
  /** What a house player does on its turn, by what it may know. */
  houseAction(draw: Draw): Action;
  /** Whether the player at `reader` may see the cards of the player at `seat`. */
  mayRead(reader: number, seat: number): boolean;
  feltOf(seat: number): Felt;
}

/** A card game that the rooms offer. */
export interface CardGame {
  readonly code: GameCode;
  /** Sizes of a buy-in in the game's unit: big blinds or boots. */
  readonly buyIns: readonly number[];
  /** What house players sit down with, and the least that one is dealt in with. */
  readonly houseUnits: number;
  readonly leastUnits: number;
  /** @param minBet smallest stake of the listed game, the wallet's integers */
  unitOf(minBet: number): number;
  rakeOf(unit: number): RakeRule;
  /** @param seated two or more, in the order of seats */
  deal(seated: readonly Seated[], button: number, deck: readonly Card[], unit: number): PlayedHand;
}
