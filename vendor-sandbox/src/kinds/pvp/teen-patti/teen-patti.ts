import type { Card } from '../cards';
import { changed, handedOut, inOrder, leftIn, paidIn, playerOf, potIn, type Seated } from '../hand-players';
import type { RakeRule } from '../pots';
import { paidOut, settledHand } from '../showdown';
import { type TeenAction, teenChoicesOf, teenRefusal } from './teen-choices';
import { beforeIn, POT_LIMIT_BOOTS, type TeenHand, type TeenPlayer } from './teen-hand';
import { teenCategoryOf, teenValueOf } from './teen-rank';

interface TeenRules {
  readonly boot: number;
  readonly rake: RakeRule;
}

/** Deals a hand and takes the boot of everybody. @param seated two or more with more than the boot, in the order of seats */
export function teenDealt(
  seated: readonly Seated[],
  button: number,
  deck: readonly Card[],
  rules: TeenRules,
): TeenHand {
  const [hands] = handedOut(deck, seated.length, 3);
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
  const fresh = { sideShow: null, compared: [], lastLap: null, toAct: null, settled: null };
  return turnAfter({ ...rules, button, players, stake: rules.boot, ...fresh }, button);
}

/** @throws RangeError when `teenRefusal` names a reason */
export function teenActed(hand: TeenHand, seat: number, action: TeenAction): TeenHand {
  const refusal = teenRefusal(hand, seat, action);
  if (refusal) throw new RangeError(refusal);
  const choices = teenChoicesOf(hand);
  switch (action) {
    case 'see':
      return changed(hand, seat, () => ({ seen: true }));
    case 'fold':
      return withPacked(hand, seat);
    case 'chaal':
      return betted(hand, seat, choices?.chaal ?? 0);
    case 'raise':
      return betted({ ...hand, stake: 2 * hand.stake }, seat, choices?.raise ?? 0);
    case 'show':
      return ended(paidIn(hand, seat, choices?.show ?? 0), seat);
    case 'sideShow':
      return asked(hand, seat, choices?.sideShow ?? 0);
    case 'accept':
      return withCompared(hand);
    case 'refuse':
      return turnAfter({ ...hand, sideShow: null }, hand.sideShow?.by ?? seat);
  }
}

/** Packs for a player who leaves, whosever turn it is. */
export function teenAbandoned(hand: TeenHand, seat: number): TeenHand {
  return hand.settled || playerOf(hand, seat)?.folded !== false ? hand : withPacked(hand, seat);
}

function withPacked(hand: TeenHand, seat: number): TeenHand {
  const { toAct, sideShow } = hand;
  const without = withoutInLap(
    changed(hand, seat, () => ({ folded: true })),
    seat,
  );
  if (leftIn(without).length === 1) return ended(without, null);
  if (sideShow && (sideShow.by === seat || sideShow.of === seat))
    return turnAfter({ ...without, sideShow: null }, sideShow.by);
  return toAct === seat || without.lastLap?.length === 0 ? turnAfter(without, seat) : without;
}

const withoutInLap = (hand: TeenHand, seat: number): TeenHand => ({
  ...hand,
  lastLap: hand.lastLap?.filter((one) => one !== seat) ?? null,
});

/**
 * Pays a bet. Who puts in all he has calls for the show: each of the others pays once more, no more than he could, or packs.
 */
function betted(hand: TeenHand, seat: number, amount: number): TeenHand {
  const paid = withoutInLap(paidIn(hand, seat, amount), seat);
  const player = playerOf(paid, seat);
  if (player?.stack !== 0) return turnAfter(paid, seat);
  const others = inOrder(paid, seat).filter((one) => one.seat !== seat && !one.folded && one.stack > 0);
  const lastLap = paid.lastLap ?? others.map((one) => one.seat);
  const stake = Math.min(paid.stake, player.seen ? Math.floor(amount / 2) : amount);
  return turnAfter({ ...paid, stake, lastLap }, seat);
}

/** Bets, and asks the one before to compare; when the pot is full all hands are shown anyway. */
function asked(hand: TeenHand, seat: number, amount: number): TeenHand {
  const next = betted(hand, seat, amount);
  const of = beforeIn(hand, seat);
  return next.settled || !of ? next : { ...next, toAct: of.seat, sideShow: { by: seat, of: of.seat } };
}

/** The weaker packs; of equal hands the one who asked. */
function withCompared(hand: TeenHand): TeenHand {
  const { sideShow } = hand;
  if (!sideShow) throw new RangeError('not_possible');
  const [own, others] = [sideShow.by, sideShow.of].map((seat) => teenValueOf(playerOf(hand, seat)?.cards ?? []));
  const loser = (own ?? 0) > (others ?? 0) ? sideShow.of : sideShow.by;
  const known = [...hand.compared, [sideShow.by, sideShow.of] as const];
  const less = changed({ ...hand, sideShow: null, compared: known }, loser, () => ({ folded: true }));
  return turnAfter(less, sideShow.by);
}

/** Whose turn comes after a seat; the end when one alone is left, the pot is full or nobody can act any more. */
function turnAfter(hand: TeenHand, after: number): TeenHand {
  const isFull = potIn(hand) >= POT_LIMIT_BOOTS * hand.boot;
  const next = inOrder(hand, after).find(
    ({ seat, folded, stack }) => !folded && stack > 0 && (hand.lastLap?.includes(seat) ?? true),
  );
  return isFull || !next || leftIn(hand).length === 1 ? ended(hand, null) : { ...hand, toAct: next.seat };
}

/**
 * Everybody left shows. The house takes its rake only of hands in which somebody has bet more than the boot.
 * @param showBy who has paid for the show: he loses against an equal hand
 */
function ended(hand: TeenHand, showBy: number | null): TeenHand {
  const left = leftIn(hand);
  const amount = potIn(hand);
  const values = left.map(({ seat, cards }) => [seat, teenValueOf(cards) - (seat === showBy ? 0.5 : 0)] as const);
  const settled = settledHand({
    button: hand.button,
    pots: [{ amount, seats: left.map(({ seat }) => seat) }],
    rake: hand.players.some(({ total }) => total > hand.boot) ? hand.rake : null,
    values: new Map(left.length > 1 ? values : []),
    categoryOf: (value) => teenCategoryOf(Math.ceil(value)),
  });
  return { ...hand, players: paidOut(hand.players, settled), toAct: null, sideShow: null, settled };
}
