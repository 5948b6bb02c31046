import { choose } from '../../choose';
import { combinationParts } from './count-units';
import type {
  ColumnsKind,
  CombinationKind,
  CompiledResult,
  GroupKind,
  Hits,
  LotteryKind,
  ListKind,
  Pick,
} from './kind';

/** How often an outcome was drawn. */
export const hitsOf = (hits: Hits, outcome: number): number =>
  (hits instanceof Uint8Array ? hits[outcome] : hits.get(outcome)) ?? 0;

/** Units of a selection that win; of a list with prize tiers, weighted in parts of `tiers[0]`. */
export function winningUnits(kind: LotteryKind, pick: Pick, result: CompiledResult): number {
  switch (kind.family) {
    case 'list':
      return listUnits(kind, pick, result);
    case 'columns':
      return columnUnits(kind, pick, result);
    case 'group':
      return groupUnits(kind, pick, poolOf(result, kind.pools[0]));
    default:
      return combinationUnits(kind, pick, poolOf(result, kind.pools[0]));
  }
}

/** Whether the result gives the stake back. */
export const isPushed = (kind: LotteryKind, result: CompiledResult): boolean =>
  kind.family === 'list' && kind.push !== undefined && hitsOf(poolOf(result, kind.push), 0) > 0;

/** @throws RangeError for a result of other rules */
export function poolOf(result: CompiledResult, name: string | undefined): Hits {
  const hits = name === undefined ? undefined : result.get(name);
  if (!hits) throw new RangeError(`the result has no pool ${name}`);
  return hits;
}

function listUnits({ pools, tiers }: ListKind, [outcomes = []]: Pick, result: CompiledResult): number {
  let units = 0;
  for (let tier = 0; tier < pools.length; tier++) {
    const hits = poolOf(result, pools[tier]);
    const weight = tiers[tier] ?? 0;
    for (const outcome of outcomes) units += weight * hitsOf(hits, outcome);
  }
  return units;
}

function combinationUnits(kind: CombinationKind, pick: Pick, hits: Hits): number {
  const { bankers, others } = combinationParts(pick);
  const [bankerHits, otherHits] = [countHit(bankers, hits), countHit(others, hits)];
  switch (kind.family) {
    case 'all':
      return bankerHits === bankers.length ? choose(otherHits, kind.k - bankers.length) : 0;
    case 'none':
      return choose(others.length - otherHits, kind.k);
    case 'cover':
      return bankerHits + otherHits === kind.drawn
        ? choose(others.length - otherHits, kind.k - bankers.length - otherHits)
        : 0;
  }
}

function countHit(outcomes: readonly number[], hits: Hits): number {
  let count = 0;
  for (const outcome of outcomes) if (hitsOf(hits, outcome) > 0) count++;
  return count;
}

function columnUnits({ pools }: ColumnsKind, pick: Pick, result: CompiledResult): number {
  let units = 1;
  for (let column = 0; column < pools.length && units > 0; column++)
    units *= countHit(pick[column] ?? [], poolOf(result, pools[column]));
  return units;
}

/** 1 where the digits were drawn in the pattern and all of them stand in their columns. */
function groupUnits({ pattern, outcomes }: GroupKind, pick: Pick, hits: Hits): number {
  for (let column = 0; column < pattern.length; column++) {
    const { times, take } = pattern[column] as GroupKind['pattern'][number];
    let matching = 0;
    for (let digit = 0; digit < outcomes.size; digit++) {
      if (hitsOf(hits, digit) !== times) continue;
      if (!pick[column]?.includes(digit)) return 0;
      matching++;
    }
    if (matching !== take) return 0;
  }
  return 1;
}

/** Selected outcomes that were drawn, by column: what a record marks. Of `none` they are the ones that lost. */
export function drawnOutcomes(kind: LotteryKind, pick: Pick, result: CompiledResult): Pick {
  return pick.map((outcomes, column) => {
    const pools = (kind.family === 'columns' ? kind.pools.slice(column, column + 1) : kind.pools).map((name) =>
      poolOf(result, name),
    );
    const times = kind.family === 'group' ? kind.pattern[column]?.times : undefined;
    return outcomes.filter((outcome) => {
      const drawn = pools.reduce((sum, hits) => sum + hitsOf(hits, outcome), 0);
      return times === undefined ? drawn > 0 : drawn === times;
    });
  });
}
