import { fairDrawFrom } from '@marquee/contract/fairness/fair-draw';
import { drawResult } from '@marquee/contract/lottery/own-draw';
import type { LotteryResult } from '@marquee/contract/lottery/result';
import type { LotteryRules } from '@marquee/contract/lottery/rules';
import type { CompiledResult, LotteryKind, Pick } from '@marquee/contract/lottery/selection/kind';
import { hitsOf, poolOf, winningUnits } from '@marquee/contract/lottery/selection/winning-units';

/** A pick with a draw in which it wins, to explain a kind. */
export interface WinningExample {
  readonly pick: Pick;
  readonly result: LotteryResult;
}

/** Enough for the rarest pattern of a kind on a board; a test holds that. */
const MOST_DRAWS = 2_000;
const SEED = 7;

/** The same example every time; null where none of the draws has the pattern of the kind. */
export function winningExample(rules: LotteryRules, kind: LotteryKind): WinningExample | null {
  const draw = fairDrawFrom(wordsFrom(SEED));
  for (let tries = 0; tries < MOST_DRAWS; tries++) {
    const result = drawResult(rules.shape, draw);
    const compiled = rules.compile(result);
    const pick = winningPick(kind, compiled);
    if (pick && winningUnits(kind, pick, compiled) > 0) return { pick, result };
  }
  return null;
}

/** One unit, made of what was drawn. */
function winningPick(kind: LotteryKind, result: CompiledResult): Pick | null {
  const drawnTimes = (pool: string | undefined, times?: number) => {
    const hits = poolOf(result, pool);
    return Array.from({ length: kind.outcomes.size }, (_, outcome) => outcome).filter((outcome) => {
      const count = hitsOf(hits, outcome);
      return times === undefined ? count > 0 : count === times;
    });
  };
  switch (kind.family) {
    case 'list':
      return firstOf([drawnTimes(kind.pools[0])], [1]);
    case 'columns':
      return firstOf(
        kind.pools.map((pool) => drawnTimes(pool)),
        kind.pools.map(() => 1),
      );
    case 'group':
      return firstOf(
        kind.pattern.map(({ times }) => drawnTimes(kind.pools[0], times)),
        kind.pattern.map(({ take }) => take),
      );
    case 'all':
      return firstOf([drawnTimes(kind.pools[0])], [kind.k]);
    case 'none':
      return firstOf([drawnTimes(kind.pools[0], 0)], [kind.k]);
    case 'cover': {
      const others = drawnTimes(kind.pools[0], 0).slice(0, kind.k - kind.drawn);
      return [[...drawnTimes(kind.pools[0]), ...others].toSorted((left, right) => left - right)];
    }
  }
}

function firstOf(columns: readonly (readonly number[])[], counts: readonly number[]): Pick | null {
  if (columns.some(({ length }, at) => length < (counts[at] ?? 1))) return null;
  return columns.map((column, at) => column.slice(0, counts[at]));
}

/** A plain generator of Numerical Recipes: examples need to be the same, not secret. */
function wordsFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    // The low bits of such a generator repeat soon.
    return ((state >>> 8) * 256 + (state >>> 24)) >>> 0;
  };
}
