import type { Card } from '../cards';
import {
  type ActionRefusal,
  changePlayer,
  type HandPlayer,
  dealCards,
  inTurnOrder,
  activePlayers,
  payIn,
  playerOf,
  type Seated,
} from '../hand-players';
import { potsOf, type RakeRule } from '../pots';
import { payOut, type Settled, settleHand } from '../showdown';
import { type Category, categoryOf, valueOf } from './poker-rank';

/** Most bets and raises of one betting round. */
const RAISES = 4;

const STREETS = ['preflop', 'flop', 'turn', 'river'] as const;
export type Street = (typeof STREETS)[number];
const BOARD_CARDS: Readonly<Record<Street, number>> = { preflop: 0, flop: 3, turn: 4, river: 5 };

/** Intent of a player; amounts follow from the limit. */
export const HOLD_EM_ACTIONS = ['fold', 'check', 'call', 'raise'] as const;
export type HoldEmAction = (typeof HOLD_EM_ACTIONS)[number];

export interface HoldEmPlayer extends HandPlayer {
  /** Has acted since the last raise. */
  readonly acted: boolean;
}

/** A hand of Texas hold'em with fixed limits. Players in the order of seats; pure, so that any of it can be replayed. */
export interface Hand {
  readonly bigBlind: number;
  readonly rake: RakeRule;
  readonly button: number;
  readonly players: readonly HoldEmPlayer[];
  /** Cards not dealt yet; never leaves the server. */
  readonly deck: readonly Card[];
  readonly board: readonly Card[];
  readonly street: Street;
  /** Price of the street, and bets and raises so far. */
  readonly price: number;
  readonly raises: number;
  readonly toAct: number | null;
  readonly settled: Settled<Category> | null;
}

export interface HandRules {
  readonly bigBlind: number;
  readonly rake: RakeRule;
}

/** Deals a hand and takes the blinds. @param seated two or more, in the order of seats @param button a seat of theirs */
export function dealHand(
  seated: readonly Seated[],
  button: number,
  deck: readonly Card[],
  { bigBlind, rake }: HandRules,
): Hand {
  const [hands, activeSeats] = dealCards(deck, seated.length, 2);
  const players = seated.map(
    ({ seat, stack }, place): HoldEmPlayer => ({
      seat,
      stack,
      cards: hands[place] ?? [],
      put: 0,
      total: 0,
      folded: false,
      acted: false,
    }),
  );
  const hand: Hand = {
    bigBlind,
    rake,
    button,
    players,
    deck: activeSeats,
    board: [],
    street: 'preflop',
    price: bigBlind,
    raises: 1,
    toAct: null,
    settled: null,
  };
  // Of two players the button has the small blind, and acts first.
  const small = seated.length === 2 ? button : seatAfter(hand, button);
  const big = seatAfter(hand, small);
  const blinded = payIn(payIn(hand, small, bigBlind / 2), big, bigBlind);
  return nextTurn(blinded, big);
}

const seatAfter = (hand: Hand, from: number): number => inTurnOrder(hand, from)[0]?.seat ?? from;

/** Bets are small before the turn, and double from then on. */
export const betOf = ({ street, bigBlind }: Hand): number =>
  street === 'preflop' || street === 'flop' ? bigBlind : 2 * bigBlind;

export interface Choices {
  readonly canCheck: boolean;
  /** What a call costs, 0 when one can check. */
  readonly call: number;
  /** What a bet or raise costs; null when no more raises are allowed or the stack does not exceed the call. */
  readonly raise: number | null;
}

/** What the player whose turn it is may do. */
export function choicesOf(hand: Hand): Choices | null {
  const player = hand.toAct === null ? undefined : playerOf(hand, hand.toAct);
  if (!player) return null;
  const toCall = hand.price - player.put;
  const others = hand.players.filter(({ seat, folded, stack }) => seat !== player.seat && !folded && stack > 0);
  const canRaise = hand.raises < RAISES && player.stack > toCall && others.length > 0;
  return {
    canCheck: toCall === 0,
    call: Math.min(toCall, player.stack),
    raise: canRaise ? Math.min(toCall + betOf(hand), player.stack) : null,
  };
}

export function actionRefusal(hand: Hand, seat: number, action: HoldEmAction): ActionRefusal | null {
  if (hand.toAct !== seat) return 'not_your_turn';
  const choices = choicesOf(hand);
  if (action === 'check' && !choices?.canCheck) return 'not_possible';
  if (action === 'call' && choices?.canCheck) return 'not_possible';
  return action === 'raise' && choices?.raise === null ? 'not_possible' : null;
}

/** @throws RangeError when `actionRefusal` names a reason */
export function applyAction(hand: Hand, seat: number, action: HoldEmAction): Hand {
  const refusal = actionRefusal(hand, seat, action);
  const choices = choicesOf(hand);
  if (refusal || !choices) throw new RangeError(refusal ?? 'the hand is over');
  const updated = changePlayer(hand, seat, () => ({ acted: true, folded: action === 'fold' }));
  if (action === 'fold' || action === 'check') return nextTurn(updated, seat);
  if (action === 'call') return nextTurn(payIn(updated, seat, choices.call), seat);
  const raised = payIn(updated, seat, choices.raise ?? 0);
  const price = Math.max(hand.price, playerOf(raised, seat)?.put ?? 0);
  const reopened = raised.players.map((player) => (player.seat === seat ? player : { ...player, acted: false }));
  return nextTurn({ ...raised, players: reopened, price, raises: hand.raises + 1 }, seat);
}

/** Folds a player who leaves, whosever turn it is. */
export function removePlayer(hand: Hand, seat: number): Hand {
  if (hand.settled || playerOf(hand, seat)?.folded !== false) return hand;
  const folded = changePlayer(hand, seat, () => ({ folded: true, acted: true }));
  const isLast = folded.players.filter((player) => !player.folded).length === 1;
  return hand.toAct === seat || isLast ? nextTurn(folded, seat) : folded;
}

/** Moves to the next player to act after a seat, to the next street when all bets are matched, or to the showdown. */
function nextTurn(hand: Hand, after: number): Hand {
  const activeSeats = activePlayers(hand);
  if (activeSeats.length === 1) return endHand(hand);
  const next = inTurnOrder(hand, after).find(
    ({ folded, stack, acted: hasActed, put }) => !folded && stack > 0 && (!hasActed || put < hand.price),
  );
  const isAlone = activeSeats.filter(({ stack }) => stack > 0).length <= 1;
  if (next && !(isAlone && next.put >= hand.price)) return { ...hand, toAct: next.seat };
  if (hand.street === 'river') return endHand(hand);
  return nextTurn(nextStreet(hand), hand.button);
}

function nextStreet(hand: Hand): Hand {
  const street = STREETS[STREETS.indexOf(hand.street) + 1] ?? 'river';
  const count = BOARD_CARDS[street] - hand.board.length;
  return {
    ...hand,
    street,
    board: [...hand.board, ...hand.deck.slice(0, count)],
    deck: hand.deck.slice(count),
    price: 0,
    raises: 0,
    players: hand.players.map((player) => ({ ...player, put: 0, acted: false })),
  };
}

/** The house takes its rake only of hands that have seen a flop. */
function endHand(hand: Hand): Hand {
  const activeSeats = activePlayers(hand);
  const shares = hand.players.map(({ seat, total, folded }) => ({ seat, put: total, folded }));
  const settled = settleHand({
    button: hand.button,
    ...potsOf(shares),
    rake: hand.board.length === 0 ? null : hand.rake,
    values: new Map(
      activeSeats.length > 1 ? activeSeats.map(({ seat, cards }) => [seat, valueOf([...cards, ...hand.board])]) : [],
    ),
    categoryOf,
  });
  return { ...hand, players: payOut(hand.players, settled), toAct: null, settled };
}
