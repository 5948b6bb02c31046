import type { Card } from '../cards';
import {
  changePlayer,
  dealCards,
  inTurnOrder,
  activePlayers,
  payIn,
  playerOf,
  potOf,
  type Seated,
} from '../hand-players';
import type { RakeRule } from '../pots';
import { payOut, settleHand } from '../showdown';
import { type TeenAction, teenChoicesOf, teenRefusal } from './teen-choices';
import { previousPlayer, POT_LIMIT_BOOTS, type TeenHand, type TeenPlayer } from './teen-hand';
import { teenCategoryOf, teenValueOf } from './teen-rank';

interface TeenRules {
  readonly boot: number;
  readonly rake: RakeRule;
}

/** Deals a hand and takes the boot from every player. @param seated two or more with more than the boot, in the order of seats */
export function dealTeenHand(
  seated: readonly Seated[],
  button: number,
  deck: readonly Card[],
  rules: TeenRules,
): TeenHand {
  const [hands] = dealCards(deck, seated.length, 3);
  const players = seated.map(
    ({ seat, stack }, place): TeenPlayer => ({
      seat,
      stack: stack - rules.boot,
      cards: hands[place] ?? [],
      put: rules.boot,
      total: rules.boot,
      folded: false,
      seen: false,
    }),
  );
  const initial = { sideShow: null, compared: [], lastLap: null, toAct: null, settled: null };
  return nextTurn({ ...rules, button, players, stake: rules.boot, ...initial }, button);
}

/** @throws RangeError when `teenRefusal` names a reason */
export function applyTeenAction(hand: TeenHand, seat: number, action: TeenAction): TeenHand {
  const refusal = teenRefusal(hand, seat, action);
  if (refusal) throw new RangeError(refusal);
  const choices = teenChoicesOf(hand);
  switch (action) {
    case 'see':
      return changePlayer(hand, seat, () => ({ seen: true }));
    case 'fold':
      return packPlayer(hand, seat);
    case 'chaal':
      return placeBet(hand, seat, choices?.chaal ?? 0);
    case 'raise':
      return placeBet({ ...hand, stake: 2 * hand.stake }, seat, choices?.raise ?? 0);
    case 'show':
      return endHand(payIn(hand, seat, choices?.show ?? 0), seat);
    case 'sideShow':
      return requestSideShow(hand, seat, choices?.sideShow ?? 0);
    case 'accept':
      return compareHands(hand);
    case 'refuse':
      return nextTurn({ ...hand, sideShow: null }, hand.sideShow?.by ?? seat);
  }
}

/** Packs for a player who leaves, whosever turn it is. */
export function removeTeenPlayer(hand: TeenHand, seat: number): TeenHand {
  return hand.settled || playerOf(hand, seat)?.folded !== false ? hand : packPlayer(hand, seat);
}

function packPlayer(hand: TeenHand, seat: number): TeenHand {
  const { toAct, sideShow } = hand;
  const without = leaveLap(
    changePlayer(hand, seat, () => ({ folded: true })),
    seat,
  );
  if (activePlayers(without).length === 1) return endHand(without, null);
  if (sideShow && (sideShow.by === seat || sideShow.of === seat))
    return nextTurn({ ...without, sideShow: null }, sideShow.by);
  return toAct === seat || without.lastLap?.length === 0 ? nextTurn(without, seat) : without;
}

const leaveLap = (hand: TeenHand, seat: number): TeenHand => ({
  ...hand,
  lastLap: hand.lastLap?.filter((candidate) => candidate !== seat) ?? null,
});

/**
 * Pays a bet. Who puts in all he has calls for the show: each of the others pays once more, no more than he could, or packs.
 */
function placeBet(hand: TeenHand, seat: number, amount: number): TeenHand {
  const afterBet = leaveLap(payIn(hand, seat, amount), seat);
  const player = playerOf(afterBet, seat);
  if (player?.stack !== 0) return nextTurn(afterBet, seat);
  const others = inTurnOrder(afterBet, seat).filter(
    (candidate) => candidate.seat !== seat && !candidate.folded && candidate.stack > 0,
  );
  const lastLap = afterBet.lastLap ?? others.map((entry) => entry.seat);
  const stake = Math.min(afterBet.stake, player.seen ? Math.floor(amount / 2) : amount);
  return nextTurn({ ...afterBet, stake, lastLap }, seat);
}

/** Bets and requests a side show from the previous player; when the pot limit is reached all hands are shown instead. */
function requestSideShow(hand: TeenHand, seat: number, amount: number): TeenHand {
  const next = placeBet(hand, seat, amount);
  const of = previousPlayer(hand, seat);
  return next.settled || !of ? next : { ...next, toAct: of.seat, sideShow: { by: seat, of: of.seat } };
}

/** The weaker of the two packs; of equal hands the requester. */
function compareHands(hand: TeenHand): TeenHand {
  const { sideShow } = hand;
  if (!sideShow) throw new RangeError('not_possible');
  const [ownValue, others] = [sideShow.by, sideShow.of].map((seat) => teenValueOf(playerOf(hand, seat)?.cards ?? []));
  const loser = (ownValue ?? 0) > (others ?? 0) ? sideShow.of : sideShow.by;
  const comparedPairs = [...hand.compared, [sideShow.by, sideShow.of] as const];
  const remaining = changePlayer({ ...hand, sideShow: null, compared: comparedPairs }, loser, () => ({ folded: true }));
  return nextTurn(remaining, sideShow.by);
}

/** Moves to the next player after a seat; ends the hand when one player is left, the pot limit is reached or nobody can act. */
function nextTurn(hand: TeenHand, after: number): TeenHand {
  const isPotFull = potOf(hand) >= POT_LIMIT_BOOTS * hand.boot;
  const next = inTurnOrder(hand, after).find(
    ({ seat, folded, stack }) => !folded && stack > 0 && (hand.lastLap?.includes(seat) ?? true),
  );
  return isPotFull || !next || activePlayers(hand).length === 1 ? endHand(hand, null) : { ...hand, toAct: next.seat };
}

/**
 * Shows the remaining hands. Raked only when a player has bet more than the boot.
 * @param showBy who has paid for the show: he loses against an equal hand
 */
function endHand(hand: TeenHand, showBy: number | null): TeenHand {
  const active = activePlayers(hand);
  const amount = potOf(hand);
  const values = active.map(({ seat, cards }) => [seat, teenValueOf(cards) - (seat === showBy ? 0.5 : 0)] as const);
  const settled = settleHand({
    button: hand.button,
    pots: [{ amount, seats: active.map(({ seat }) => seat) }],
    rake: hand.players.some(({ total }) => total > hand.boot) ? hand.rake : null,
    values: new Map(active.length > 1 ? values : []),
    categoryOf: (value) => teenCategoryOf(Math.ceil(value)),
  });
  return { ...hand, players: payOut(hand.players, settled), toAct: null, sideShow: null, settled };
}
