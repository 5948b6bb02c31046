import type { Hand } from './hold-em';
import { categoryOf, type Category, valueOf } from './poker-rank';
import { type potsOf, rakeOf, split } from './pots';

/** How a hand ended. Amounts in the wallet's integers. */
export interface Settled {
  /** What each seat gets, an unmatched bet included. */
  readonly paid: ReadonlyMap<number, number>;
  readonly rake: number;
  readonly pots: readonly { readonly amount: number; readonly winners: readonly number[] }[];
  /** Hands that were shown; empty when all others had folded. */
  readonly shown: ReadonlyMap<number, Category>;
}

/** Shares the pots among the best hands. The house takes its rake only of hands that have seen a flop. */
export function settledHand(hand: Hand, { pots, back }: ReturnType<typeof potsOf>): Settled {
  const left = hand.players.filter(({ folded }) => !folded);
  const isShown = left.length > 1;
  const values = new Map(isShown ? left.map(({ seat, hole }) => [seat, valueOf([...hole, ...hand.board])]) : []);
  const paid = new Map<number, number>(back ? [[back.seat, back.amount]] : []);
  let rake = 0;
  const won = pots.map(({ amount, seats }) => {
    const best = Math.max(...seats.map((seat) => values.get(seat) ?? 0));
    const winners = fromTheLeft(
      hand,
      seats.filter((seat) => (values.get(seat) ?? 0) === best),
    );
    const taken = hand.board.length === 0 ? 0 : rakeOf(amount, hand.rake, hand.rake.cap - rake);
    rake += taken;
    for (const [seat, share] of split(amount - taken, winners)) paid.set(seat, (paid.get(seat) ?? 0) + share);
    return { amount, winners };
  });
  return { paid, rake, pots: won, shown: new Map([...values].map(([seat, value]) => [seat, categoryOf(value)])) };
}

/** Seats in order, beginning at the left of the button. */
const fromTheLeft = ({ button }: Hand, seats: readonly number[]): number[] => [
  ...seats.filter((seat) => seat > button),
  ...seats.filter((seat) => seat <= button),
];
