import { type Card, rankOf, suitOf } from '../cards';

/** Rising. */
export const TEEN_CATEGORIES = ['highCard', 'pair', 'color', 'sequence', 'pureSequence', 'trail'] as const;
export type TeenCategory = (typeof TEEN_CATEGORIES)[number];

const ACE = 12;

/** The value of three cards: the higher wins, equal ones share. Suits decide nothing. */
export function teenValueOf(cards: readonly Card[]): number {
  const [high = 0, middle = 0, low = 0] = cards.map(rankOf).sort((a, b) => b - a);
  if (high === low) return packed('trail', high);
  const isColor = new Set(cards.map(suitOf)).size === 1;
  const run = runOf(high, middle, low);
  if (run !== null) return packed(isColor ? 'pureSequence' : 'sequence', run);
  if (isColor) return packed('color', high, middle, low);
  if (high === middle) return packed('pair', high, low);
  if (middle === low) return packed('pair', middle, high);
  return packed('highCard', high, middle, low);
}

/** Ace, king, queen is the best run, ace, two, three the second best. Null: no run. */
function runOf(high: number, middle: number, low: number): number | null {
  if (high === ACE && middle === 1 && low === 0) return ACE - 0.5;
  return high - middle === 1 && middle - low === 1 ? high : null;
}

/** Category first, then the ranks that decide among equals; each fits into 32 halves. */
const packed = (category: TeenCategory, ...ranks: readonly number[]): number =>
  [0, 1, 2].reduce((value, place) => value * 32 + 2 * (ranks[place] ?? 0), TEEN_CATEGORIES.indexOf(category));

/** @param value as `teenValueOf` gives it */
export const teenCategoryOf = (value: number): TeenCategory =>
  TEEN_CATEGORIES[Math.floor(value / 32 ** 3)] ?? 'highCard';

let rising: Uint32Array | null = null;

/** The share of all hands of three cards that are worth less. Of 22,100 hands, ordered once. */
export function shareBelow(value: number): number {
  rising ??= allValues();
  let [from, to] = [0, rising.length];
  while (from < to) {
    const between = (from + to) >> 1;
    if ((rising[between] ?? 0) < value) from = between + 1;
    else to = between;
  }
  return from / rising.length;
}

function allValues(): Uint32Array {
  const values: number[] = [];
  for (let a = 0; a < 50; a += 1)
    for (let b = a + 1; b < 51; b += 1) for (let c = b + 1; c < 52; c += 1) values.push(teenValueOf([a, b, c]));
  return Uint32Array.from(values).sort();
}
