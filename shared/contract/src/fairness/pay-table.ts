import { INSTANT_RETURN_PERCENT } from './instant';

/** A result of a pay table, before its pay is known. */
export interface Chance {
  readonly chance: number;
  /** What it should pay in proportion to the others; 0: nothing. */
  readonly weight: number;
}

const BISECTIONS = 80;

/**
 * Pays in hundredths that follow the weights and return as near to the games' return as hundredths allow, never more.
 * @param most no pay is higher, hundredths
 */
export function payTable(results: readonly Chance[], most: number): readonly number[] {
  const target = Number(INSTANT_RETURN_PERCENT);
  const returned = (pays: readonly number[]) =>
    results.reduce((sum, { chance }, index) => sum + chance * (pays[index] ?? 0), 0);
  const scaled = (scale: number) => results.map(({ weight }) => Math.min(most, scale * weight));
  let [low, high] = [0, most / Math.min(...results.filter(({ weight }) => weight > 0).map(({ weight }) => weight))];
  for (let step = 0; step < BISECTIONS; step++) {
    const middle = (low + high) / 2;
    if (returned(scaled(middle)) <= target) low = middle;
    else high = middle;
  }
  const pays = scaled(low).map(readable);
  // The rest after truncation goes to the likeliest pays, a hundredth at a time.
  const paid = results.flatMap(({ chance, weight }, index) => (weight > 0 ? [{ chance, index }] : []));
  for (const { chance, index } of paid.sort((a, b) => b.chance - a.chance)) {
    const pay = pays[index] ?? 0;
    if (pay < READABLE_TO) pays[index] = pay + Math.max(0, Math.floor((target - returned(pays)) / chance - 1e-9));
  }
  return pays;
}

/** Pays from 10 x on have one decimal, from 100 x on none. */
const READABLE_TO = 1_000;

function readable(hundredths: number): number {
  const step = hundredths < READABLE_TO ? 1 : hundredths < 10 * READABLE_TO ? 10 : 100;
  // Rounds up what bisection leaves slightly under a step.
  return Math.floor(hundredths / step + 1e-6) * step;
}
