import type { Hits } from './selection/kind';

/** Larger pools are sparse. */
const MOST_DENSE = 1_000;

/** How often each outcome of a pool was drawn. @param drawn outcomes, each as often as it came */
export function countHits(size: number, drawn: readonly number[]): Hits {
  if (size > MOST_DENSE) {
    const sparse = new Map<number, number>();
    for (const outcome of drawn) sparse.set(outcome, (sparse.get(outcome) ?? 0) + 1);
    return sparse;
  }
  const dense = new Uint8Array(size);
  for (const outcome of drawn) dense[outcome] = (dense[outcome] ?? 0) + 1;
  return dense;
}

/** Hits of the last digits of numbers; numbers with fewer digits are left out. */
export const endHits = (width: number, numbers: readonly string[]): Hits =>
  countHits(
    10 ** width,
    numbers.filter(({ length }) => length >= width).map((number) => Number(number.slice(-width))),
  );

/** A pool of one outcome. */
export const flag = (isHit: boolean): Hits => countHits(1, isHit ? [0] : []);
