import type { PrizeResult } from './result';
import type { CompiledResult, LotteryKind } from './selection/kind';
import { hitsOf, poolOf } from './selection/winning-units';

/** How an outcome came in past draws. */
export interface OutcomeHistory {
  /** Draws since it came last; all of them where it never came. */
  readonly omission: number;
  /** The longest time without it within the draws. */
  readonly longestOmission: number;
  /** Hits; a lô can have several in a draw. */
  readonly hits: number;
  /** Draws in which it came. */
  readonly draws: number;
}

/**
 * Omission and heat of every outcome.
 * @param column column of a kind with columns
 * @param history compiled results, the newest first
 */
export function outcomeHistories(
  kind: LotteryKind,
  history: readonly CompiledResult[],
  column = 0,
): readonly OutcomeHistory[] {
  const pools = history.map((result) => poolOf(result, kind.pools[column]));
  return Array.from({ length: kind.outcomes.size }, (_, outcome) => {
    let [hits, draws, longest, omission, current] = [0, 0, 0, -1, 0];
    for (const pool of pools) {
      const times = hitsOf(pool, outcome);
      if (times === 0) current++;
      else {
        if (omission < 0) omission = current;
        longest = Math.max(longest, current);
        current = 0;
        hits += times;
        draws++;
      }
    }
    return {
      omission: omission < 0 ? current : omission,
      longestOmission: Math.max(longest, current),
      hits,
      draws,
    };
  });
}

/** A run of draws with the same outcome, such as `big`. */
export interface Streak<Item> {
  readonly outcome: Item;
  readonly length: number;
}

/** Runs of equal outcomes in their order; a draw without one (a tie) is left out. */
export function streaks<Item>(outcomes: readonly (Item | undefined)[]): readonly Streak<Item>[] {
  const runs: { outcome: Item; length: number }[] = [];
  for (const outcome of outcomes) {
    if (outcome === undefined) continue;
    const last = runs.at(-1);
    if (last?.outcome === outcome) last.length++;
    else runs.push({ outcome, length: 1 });
  }
  return runs;
}

/** The outcome of a pool in each draw, by its name; undefined where none of them came. */
export const drawnNames = (
  kind: LotteryKind,
  history: readonly CompiledResult[],
  among: readonly string[],
): readonly (string | undefined)[] =>
  history.map((result) => {
    const pool = poolOf(result, kind.pools[0]);
    return among.find((name) => hitsOf(pool, kind.outcomes.indexOf(name)) > 0);
  });

/** Last two digits of all prizes, by head and by tail; ten rows of digits in ascending order, repeats included. */
export interface LotoTable {
  readonly tailsByHead: readonly (readonly number[])[];
  readonly headsByTail: readonly (readonly number[])[];
}

export function lotoTable({ prizes }: PrizeResult): LotoTable {
  const lots = prizes
    .flat()
    .map((number) => number.slice(-2))
    .sort();
  const rows = (rowAt: number, digitAt: number) =>
    Array.from({ length: 10 }, (_, row) =>
      lots.filter((lot) => Number(lot[rowAt]) === row).map((lot) => Number(lot[digitAt])),
    );
  return { tailsByHead: rows(0, 1), headsByTail: rows(1, 0) };
}
