import type { FairDraw } from '../fairness/fair-draw';

/** What decides how often a prize is drawn. */
export interface WeightedPrize {
  readonly prizeId: string;
  /** Share of the wheel, relative to the others'. */
  readonly weight: number;
}

const totalOf = (prizes: readonly WeightedPrize[]): number => prizes.reduce((sum, { weight }) => sum + weight, 0);

/**
 * The prize at which the wheel stops: a number below the sum of all weights, in the order of the published table. Stock
 * plays no part: a prize that is used up is replaced by the table's fallback afterwards, so that nobody's odds of anything
 * else change.
 */
export function drawPrize<Prize extends WeightedPrize>(prizes: readonly Prize[], draw: FairDraw): Prize {
  let rest = draw(totalOf(prizes));
  for (const prize of prizes) {
    if (rest < prize.weight) return prize;
    rest -= prize.weight;
  }
  throw new Error('a wheel without weights cannot be drawn');
}

/**
 * The chance of each prize at this moment, 0 to 1: a prize that is used up has none, its share is the fallback's.
 * @param isGone whether a prize is used up
 */
export function prizeChances(
  prizes: readonly WeightedPrize[],
  fallback: string,
  isGone: (prizeId: string) => boolean,
): ReadonlyMap<string, number> {
  const total = totalOf(prizes);
  const goneWeight = prizes.reduce((sum, { prizeId, weight }) => (isGone(prizeId) ? sum + weight : sum), 0);
  return new Map(
    prizes.map(({ prizeId, weight }) => {
      if (isGone(prizeId)) return [prizeId, 0];
      return [prizeId, (weight + (prizeId === fallback ? goneWeight : 0)) / total];
    }),
  );
}
