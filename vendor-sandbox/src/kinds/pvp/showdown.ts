import type { HandPlayer } from './hand-players';
import { type Pot, type RakeRule, rakeOf, split } from './pots';

/** How a hand ended. Amounts in the wallet's integers. */
export interface Settled<Category extends string = string> {
  /** What each seat gets, an unmatched bet included. */
  readonly paid: ReadonlyMap<number, number>;
  readonly rake: number;
  readonly pots: readonly { readonly amount: number; readonly winners: readonly number[] }[];
  /** Hands that were shown; empty when all others had folded. */
  readonly shown: ReadonlyMap<number, Category>;
}

interface Showdown<Category extends string> {
  readonly button: number;
  readonly pots: readonly Pot[];
  readonly back?: { readonly seat: number; readonly amount: number } | null;
  /** Null: nothing is raked. */
  readonly rake: RakeRule | null;
  /** What the hands that are shown are worth, by seat; none when one player is left. */
  readonly values: ReadonlyMap<number, number>;
  readonly categoryOf: (value: number) => Category;
}

/** Shares the pots among the best hands, less the rake. */
export function settleHand<Category extends string>(showdown: Showdown<Category>): Settled<Category> {
  const { button, pots, back, rake: rule, values, categoryOf } = showdown;
  const paid = new Map<number, number>(back ? [[back.seat, back.amount]] : []);
  let rake = 0;
  const paidPots = pots.map(({ amount, seats }) => {
    const best = Math.max(...seats.map((seat) => values.get(seat) ?? 0));
    const winners = inSeatOrder(
      button,
      seats.filter((seat) => (values.get(seat) ?? 0) === best),
    );
    const rakeTaken = rule ? rakeOf(amount, rule, rule.cap - rake) : 0;
    rake += rakeTaken;
    for (const [seat, share] of split(amount - rakeTaken, winners)) paid.set(seat, (paid.get(seat) ?? 0) + share);
    return { amount, winners };
  });
  return { paid, rake, pots: paidPots, shown: new Map([...values].map(([seat, value]) => [seat, categoryOf(value)])) };
}

/** Adds the winnings to the stacks. */
export const payOut = <Player extends HandPlayer>(players: readonly Player[], { paid }: Settled): Player[] =>
  players.map((player) => ({ ...player, stack: player.stack + (paid.get(player.seat) ?? 0) }));

/** Seats in order, beginning at the left of the button. */
const inSeatOrder = (button: number, seats: readonly number[]): number[] => [
  ...seats.filter((seat) => seat > button),
  ...seats.filter((seat) => seat <= button),
];
