import { seededRandom } from '@marquee/contract/seeded-random';
import { HIGHS, JACKPOT, LOWS, REELS, SCATTER, WILD } from './symbols';

export type Volatility = 'low' | 'medium' | 'high';

/** What decides the strips: games that agree in it have the same. */
export interface StripKind {
  readonly rows: 3 | 4;
  readonly volatility: Volatility;
  readonly jackpot: boolean;
}

/** How often each symbol is on a strip: five low ones, four high ones. */
const COUNTS: Readonly<Record<Volatility, readonly (readonly number[])[]>> = {
  low: [
    [4, 4, 3, 3, 3, 3, 2, 2, 2],
    [3, 4, 4, 3, 3, 2, 3, 2, 2],
  ],
  medium: [
    [5, 4, 4, 3, 3, 3, 2, 2, 1],
    [4, 5, 3, 4, 3, 2, 3, 1, 2],
  ],
  high: [
    [6, 5, 5, 4, 4, 2, 2, 1, 1],
    [5, 6, 4, 5, 4, 2, 1, 2, 1],
  ],
};
/** With four rows a strip is longer, so that a window shows no more of the rare ones. */
const MORE_LOWS: readonly number[] = [2, 2, 2, 2, 2, 0, 0, 0, 0];
const WILDS: Readonly<Record<Volatility, number>> = { low: 2, medium: 1, high: 1 };

/** The five strips of a kind. Scatters and jackpots are spaced so that a window never shows two of one reel. */
export function stripsOf(kind: StripKind): readonly (readonly number[])[] {
  return Array.from({ length: REELS }, (_, reel) => stripOf(kind, reel));
}

function stripOf({ rows, volatility, jackpot }: StripKind, reel: number): number[] {
  const counts = COUNTS[volatility][reel % 2] ?? [];
  const common = [...LOWS, ...HIGHS].flatMap((symbol) => {
    const more = rows === 4 ? (MORE_LOWS[symbol] ?? 0) : 0;
    return Array.from({ length: (counts[symbol] ?? 0) + more }, () => symbol);
  });
  const wilds = reel > 0 && reel < REELS - 1 ? WILDS[volatility] : 0;
  const rare = [SCATTER, ...Array.from({ length: wilds }, () => WILD), ...(jackpot ? [JACKPOT] : [])];
  return spread(common, rare, `strip:${rows}:${volatility}:${jackpot}:${reel}`);
}

/** Shuffles the common symbols, the same way on every run, and sets the rare ones at even distances between them. */
function spread(common: readonly number[], rare: readonly number[], seed: string): number[] {
  const random = seededRandom(seed);
  const strip = [...common];
  for (let last = strip.length - 1; last > 0; last--) {
    const other = random.int(0, last);
    [strip[last], strip[other]] = [strip[other] ?? 0, strip[last] ?? 0];
  }
  const distance = Math.floor(strip.length / rare.length);
  rare.forEach((symbol, index) => strip.splice(index * (distance + 1), 0, symbol));
  return strip;
}
