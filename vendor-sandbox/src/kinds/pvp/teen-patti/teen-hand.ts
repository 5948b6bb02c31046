import { type HandPlayer, inTurnOrder } from '../hand-players';
import type { RakeRule } from '../pots';
import type { Settled } from '../showdown';
import type { TeenCategory } from './teen-rank';

/** Most that a blind player may bet, a seen one twice as much; and the pot at which all hands are shown. In boots. */
export const MOST_STAKE_BOOTS = 16;
export const POT_LIMIT_BOOTS = 400;

export interface TeenPlayer extends HandPlayer {
  /** Has looked at the own cards; bets twice as much from then on. */
  readonly seen: boolean;
}

/** A hand of Teen Patti with a pot limit. Players in the order of seats; pure, so that any of it can be replayed. */
export interface TeenHand {
  readonly boot: number;
  readonly rake: RakeRule;
  readonly button: number;
  readonly players: readonly TeenPlayer[];
  /** What a blind player bets. */
  readonly stake: number;
  readonly toAct: number | null;
  /** A requested side show: requester and opponent, whose turn it is. */
  readonly sideShow: { readonly by: number; readonly of: number } | null;
  /** Who has compared cards with whom. */
  readonly compared: readonly (readonly [number, number])[];
  /** Once a player is all in: seats that still have to pay or pack before all hands are shown. */
  readonly lastLap: readonly number[] | null;
  readonly settled: Settled<TeenCategory> | null;
}

/** Who is left and had his turn before a seat. */
export const previousPlayer = (hand: TeenHand, seat: number): TeenPlayer | undefined =>
  inTurnOrder(hand, seat).findLast((candidate) => candidate.seat !== seat && !candidate.folded);
