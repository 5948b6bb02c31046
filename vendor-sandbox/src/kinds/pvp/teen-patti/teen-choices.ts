import { type ActionRefusal, activePlayers, playerOf } from '../hand-players';
import { previousPlayer, MOST_STAKE_BOOTS, type TeenHand, type TeenPlayer } from './teen-hand';

/** Intent of a player; amounts follow from the stake. */
export const TEEN_ACTIONS = ['fold', 'see', 'chaal', 'raise', 'show', 'sideShow', 'accept', 'refuse'] as const;
export type TeenAction = (typeof TEEN_ACTIONS)[number];

/** What the player whose turn it is may do, and what it costs; null: not now. Amounts in the wallet's integers. */
export interface TeenChoices {
  /** A side show is requested: accept, refuse or pack. */
  readonly isAsked: boolean;
  /** The bet, or all that is left. */
  readonly chaal: number | null;
  readonly raise: number | null;
  /** Of two players: shows both hands. */
  readonly show: number | null;
  /** Bets, and compares with the one before if he likes. */
  readonly sideShow: number | null;
}

export function teenChoicesOf(hand: TeenHand): TeenChoices | null {
  const player = hand.toAct === null ? undefined : playerOf(hand, hand.toAct);
  if (!player) return null;
  if (hand.sideShow) return { isAsked: true, chaal: null, raise: null, show: null, sideShow: null };
  const cost = (player.seen ? 2 : 1) * hand.stake;
  const chaal = Math.min(cost, player.stack);
  if (hand.lastLap) return { isAsked: false, chaal, raise: null, show: null, sideShow: null };
  const mayRaise = 2 * hand.stake <= MOST_STAKE_BOOTS * hand.boot && player.stack >= 2 * cost;
  return {
    isAsked: false,
    chaal,
    raise: mayRaise ? 2 * cost : null,
    show: mayShow(hand, player) && player.stack >= cost ? cost : null,
    sideShow: mayCompare(hand, player) && player.stack > cost ? cost : null,
  };
}

/** Between two players; a seen player may not request a show from a blind one. */
function mayShow(hand: TeenHand, { seat, seen }: TeenPlayer): boolean {
  const [other, ...more] = activePlayers(hand).filter((player) => player.seat !== seat);
  return other !== undefined && more.length === 0 && (!seen || other.seen);
}

/** Of three or more, between two who have seen their cards. */
const mayCompare = (hand: TeenHand, { seat, seen }: TeenPlayer): boolean =>
  seen && activePlayers(hand).length > 2 && previousPlayer(hand, seat)?.seen === true;

export function teenRefusal(hand: TeenHand, seat: number, action: TeenAction): ActionRefusal | null {
  const player = playerOf(hand, seat);
  // One may look at one's cards at any time.
  if (action === 'see') return !player || player.seen || player.folded || hand.settled ? 'not_possible' : null;
  const choices = hand.toAct === seat ? teenChoicesOf(hand) : null;
  if (!choices) return 'not_your_turn';
  if (action === 'fold') return null;
  const isPossible = action === 'accept' || action === 'refuse' ? choices.isAsked : choices[action] !== null;
  return isPossible ? null : 'not_possible';
}
