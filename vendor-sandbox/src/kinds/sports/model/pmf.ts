/** Probabilities of whole numbers from `from` upwards. */
export interface Pmf {
  readonly from: number;
  readonly p: readonly number[];
}

export const certain = (value: number): Pmf => ({ from: value, p: [1] });

export const shifted = ({ from, p }: Pmf, by: number): Pmf => ({ from: from + by, p });

export const mirrored = ({ from, p }: Pmf): Pmf => ({ from: -(from + p.length - 1), p: [...p].reverse() });

/** Of the sum of two independent numbers. */
export function sumOf(a: Pmf, b: Pmf): Pmf {
  const p = new Float64Array(a.p.length + b.p.length - 1);
  for (let i = 0; i < a.p.length; i += 1) {
    const pa = a.p[i] ?? 0;
    if (pa < IMPOSSIBLE) continue;
    for (let j = 0; j < b.p.length; j += 1) p[i + j] = (p[i + j] ?? 0) + pa * (b.p[j] ?? 0);
  }
  return { from: a.from + b.from, p: [...p] };
}

/** Far below what a price can show. */
const IMPOSSIBLE = 1e-12;

/** Of values with their probabilities; equal values add up. */
export function collect(weights: Iterable<readonly [value: number, probability: number]>): Pmf {
  const all = [...weights];
  const from = Math.min(...all.map(([value]) => value));
  const to = Math.max(...all.map(([value]) => value));
  const p = new Array<number>(to - from + 1).fill(0);
  for (const [value, probability] of all) p[value - from] = (p[value - from] ?? 0) + probability;
  return { from, p };
}

const NEGLIGIBLE = 1e-9;

/**
 * Of the points that a Poisson process of scores brings, by Panjer's recursion:
 * g(0) = e^-rate, g(n) = rate / n x sum over j of j f(j) g(n - j).
 * @param rate expected number of scores
 * @param jumps how many points a score brings, with what probability
 */
export function compoundPoisson(rate: number, jumps: readonly (readonly [points: number, probability: number])[]): Pmf {
  const p = [Math.exp(-rate)];
  let mass = p[0] ?? 0;
  for (let n = 1; mass < 1 - NEGLIGIBLE && n < 400; n += 1) {
    let next = 0;
    for (const [points, probability] of jumps) if (points <= n) next += points * probability * (p[n - points] ?? 0);
    next *= rate / n;
    p.push(next);
    mass += next;
  }
  return { from: 0, p };
}

export const meanOf = ({ from, p }: Pmf): number =>
  p.reduce((sum, probability, i) => sum + probability * (from + i), 0);
