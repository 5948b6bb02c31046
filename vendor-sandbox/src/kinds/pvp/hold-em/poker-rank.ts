import { type Card, rankOf, suitOf } from '../cards';

/** Rising. */
export const CATEGORIES = [
  'highCard',
  'pair',
  'twoPairs',
  'threeOfAKind',
  'straight',
  'flush',
  'fullHouse',
  'fourOfAKind',
  'straightFlush',
] as const;
export type Category = (typeof CATEGORIES)[number];

const ACE = 12;
/** Ace to five: the ace counts low. */
const WHEEL = 0b1_0000_0000_1111;

/** The value of the best five of five to seven cards: the higher wins, equal ones share. */
export function valueOf(cards: readonly Card[]): number {
  const counts = new Uint8Array(13);
  const suits = [0, 0, 0, 0];
  const suitCounts = [0, 0, 0, 0];
  let ranks = 0;
  for (const card of cards) {
    const [rank, suit] = [rankOf(card), suitOf(card)];
    counts[rank] = (counts[rank] ?? 0) + 1;
    suits[suit] = (suits[suit] ?? 0) | (1 << rank);
    suitCounts[suit] = (suitCounts[suit] ?? 0) + 1;
    ranks |= 1 << rank;
  }
  const flushSuit = suitCounts.findIndex((count) => count >= 5);
  const flush = flushSuit < 0 ? 0 : (suits[flushSuit] ?? 0);
  const straightFlush = flush === 0 ? -1 : straightIn(flush);
  if (straightFlush >= 0) return packed(8, [straightFlush]);
  return valueOfGroups(counts, flush, ranks);
}

function valueOfGroups(counts: Uint8Array, flush: number, ranks: number): number {
  const withCount = (least: number, but: readonly number[] = []): number[] => {
    const ranks: number[] = [];
    for (let rank = ACE; rank >= 0; rank -= 1)
      if ((counts[rank] ?? 0) >= least && !but.includes(rank)) ranks.push(rank);
    return ranks;
  };
  const [four] = withCount(4);
  if (four !== undefined) return packed(7, [four, ...withCount(1, [four]).slice(0, 1)]);
  const [three] = withCount(3);
  const [pair, second] = withCount(2, three === undefined ? [] : [three]);
  if (three !== undefined && pair !== undefined) return packed(6, [three, pair]);
  if (flush !== 0) return packed(5, highestOf(flush));
  const straight = straightIn(ranks);
  if (straight >= 0) return packed(4, [straight]);
  if (three !== undefined) return packed(3, [three, ...withCount(1, [three]).slice(0, 2)]);
  if (pair === undefined) return packed(0, withCount(1).slice(0, 5));
  if (second === undefined) return packed(1, [pair, ...withCount(1, [pair]).slice(0, 3)]);
  return packed(2, [pair, second, ...withCount(1, [pair, second]).slice(0, 1)]);
}

/** The highest rank of five in a row, -1 for none. @param ranks a bit each */
function straightIn(ranks: number): number {
  for (let high = ACE; high >= 4; high -= 1) {
    const run = 0b1_1111 << (high - 4);
    if ((ranks & run) === run) return high;
  }
  return (ranks & WHEEL) === WHEEL ? 3 : -1;
}

function highestOf(ranks: number): number[] {
  const highest: number[] = [];
  for (let rank = ACE; rank >= 0 && highest.length < 5; rank -= 1) if (ranks & (1 << rank)) highest.push(rank);
  return highest;
}

/** Category first, then the ranks that decide among equals. */
function packed(category: number, ranks: readonly number[]): number {
  let value = category;
  for (let place = 0; place < 5; place += 1) value = value * 16 + (ranks[place] ?? 0);
  return value;
}

/** @param value as `valueOf` gives it */
export const categoryOf = (value: number): Category => CATEGORIES[Math.floor(value / 16 ** 5)] ?? 'highCard';
