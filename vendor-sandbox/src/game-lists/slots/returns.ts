import { JACKPOT, PAYING, REELS, SCATTER, WILD } from './symbols';

/** Everything that decides what a spin pays. */
export interface SlotRules {
  readonly rows: 3 | 4;
  /** Null where symbols on neighbouring reels pay in any row. */
  readonly lines: number | null;
  /** The stake counts this many coins; `pays` are in hundredths of a coin. */
  readonly coins: number;
  readonly strips: readonly (readonly number[])[];
  /** By symbol: for 3, 4 and 5 from the left; hundredths of a coin. */
  readonly pays: readonly (readonly [number, number, number])[];
  /** By number of scatters, 3 to 5: times the stake. */
  readonly scatterPays: readonly [number, number, number];
  /** By number of scatters, 3 to 5. */
  readonly freeSpins: readonly [number, number, number];
  /** What wins on lines and of scatters are multiplied with in free spins. */
  readonly multiplier: number;
  /** Times the stake; null where the game has none. */
  readonly jackpot: number | null;
}

/** What a spin brings on average, in stakes. */
export interface Expectation {
  readonly lines: number;
  readonly scatters: number;
  readonly jackpot: number;
  /** Free spins that a spin brings, itself a free one or not. */
  readonly spins: number;
}

type Table = Pick<SlotRules, 'rows' | 'lines' | 'coins' | 'strips' | 'pays' | 'scatterPays' | 'freeSpins' | 'jackpot'>;

const share = (strip: readonly number[], isCounted: (symbol: number) => boolean): number =>
  strip.filter(isCounted).length / strip.length;
const matches = (symbol: number) => (candidate: number) => candidate === symbol || candidate === WILD;

/** Chance of exactly 3, 4 and 5 of a symbol from the left on one line. Each line sees each stop of a reel once. */
function lineChances({ strips }: Table, symbol: number): number[] {
  const chances = strips.map((strip) => share(strip, matches(symbol)));
  return [3, 4, 5].map((count) => {
    const run = chances.slice(0, count).reduce((product, chance) => product * chance, 1);
    return run * (1 - (chances[count] ?? 0));
  });
}

/** How many ways of exactly 3, 4, 5 of a symbol there are on average. */
function expectedWays({ strips, rows }: Table, symbol: number): number[] {
  const means = strips.map((strip) => rows * share(strip, matches(symbol)));
  const absent = strips.map(
    (strip) => windowsOf(strip, rows).filter((window) => !window.some(matches(symbol))).length / strip.length,
  );
  return [3, 4, 5].map((count) => {
    const run = means.slice(0, count).reduce((product, mean) => product * mean, 1);
    return run * (absent[count] ?? 1);
  });
}

/** Every window of a strip, which is a ring. */
export const windowsOf = (strip: readonly number[], rows: number): number[][] =>
  strip.map((_, stop) => Array.from({ length: rows }, (_row, row) => strip[(stop + row) % strip.length] ?? 0));

/** Chances of 0 to 5 reels that show a symbol, which a window shows once at most. */
function reelChances({ strips, rows }: Table, symbol: number): number[] {
  return strips.reduce<number[]>(
    (chances, strip) => {
      const shows = rows * share(strip, (candidate) => candidate === symbol);
      return [...chances, 0].map((chance, count) => chance * (1 - shows) + (chances[count - 1] ?? 0) * shows);
    },
    [1],
  );
}

/** The expectation of one spin, from the strips alone. */
export function expectationOf(table: Table): Expectation {
  const lines = PAYING.reduce((sum, symbol) => {
    const chances = table.lines === null ? expectedWays(table, symbol) : lineChances(table, symbol);
    // All lines are alike: one line's pay in coins is the total's in stakes. A way pays of all coins.
    const perStake = 100 * (table.lines === null ? table.coins : 1);
    return (
      sum + chances.reduce((part, chance, index) => part + (chance * (table.pays[symbol]?.[index] ?? 0)) / perStake, 0)
    );
  }, 0);
  const scatters = reelChances(table, SCATTER);
  const sumOf = (values: readonly number[]) =>
    values.reduce((sum, value, index) => sum + value * (scatters[index + 3] ?? 0), 0);
  return {
    lines,
    scatters: sumOf(table.scatterPays),
    spins: sumOf(table.freeSpins),
    jackpot: (table.jackpot ?? 0) * (reelChances(table, JACKPOT)[REELS] ?? 0),
  };
}

/** Return to the player: the paid spin, and the free spins that it brings on average, which bring free spins themselves. */
export function returnOf(rules: SlotRules): number {
  const { lines, scatters, jackpot, spins } = expectationOf(rules);
  const free = spins / (1 - spins);
  return (lines + scatters) * (1 + free * rules.multiplier) + jackpot * (1 + free);
}

/** What the pays on lines must be multiplied with for a return. */
export function scaleFor(rules: SlotRules, target: number): number {
  const { lines, scatters, jackpot, spins } = expectationOf(rules);
  const free = spins / (1 - spins);
  const factor = 1 + free * rules.multiplier;
  return (target - scatters * factor - jackpot * (1 + free)) / (lines * factor);
}
