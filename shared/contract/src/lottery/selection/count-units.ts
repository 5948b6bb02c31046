import { choose } from '../../choose';
import type { ColumnsKind, GroupKind, LotteryKind, Pick } from './kind';

/** How many units a selection is; 0 where its outcomes make none. */
export function countUnits(kind: LotteryKind, pick: Pick): number {
  switch (kind.family) {
    case 'list':
      return sizeOf(pick, 0);
    case 'none':
      return choose(sizeOf(pick, 0), kind.k);
    case 'all':
    case 'cover': {
      const { bankers, others } = combinationParts(pick);
      return bankers.length < kind.k ? choose(others.length, kind.k - bankers.length) : 0;
    }
    case 'columns':
      return kind.isDistinct ? distinctUnits(kind, pick) : pick.reduce((units, column) => units * column.length, 1);
    case 'group':
      return groupUnits(kind, pick);
  }
}

/** Bankers and the others of a combination. */
export function combinationParts(pick: Pick): { bankers: readonly number[]; others: readonly number[] } {
  const [first = [], second] = pick;
  return second ? { bankers: first, others: second } : { bankers: [], others: first };
}

const sizeOf = (pick: Pick, column: number): number => pick[column]?.length ?? 0;

/** Ways to take one outcome from each column without repeats. At most five columns of eleven outcomes. */
function distinctUnits({ pools }: ColumnsKind, pick: Pick): number {
  const last = pools.length - 1;
  const lastOutcomes = (pick[last] ?? []).reduce((bits, outcome) => bits | (1 << outcome), 0);
  const count = (column: number, used: number): number => {
    if (column === last) return sizeOf(pick, last) - bitCount(lastOutcomes & used);
    let units = 0;
    for (const outcome of pick[column] ?? []) {
      const bit = 1 << outcome;
      if (!(used & bit)) units += count(column + 1, used | bit);
    }
    return units;
  };
  return count(0, 0);
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Ways to take the pattern's digits from its columns, no digit in two roles. */
function groupUnits({ pattern }: GroupKind, pick: Pick): number {
  const [first, second] = pattern;
  if (!first) return 0;
  if (!second) return choose(sizeOf(pick, 0), first.take);
  const [ones = [], others = []] = pick;
  const shared = ones.filter((digit) => others.includes(digit)).length;
  let units = 0;
  // By how many digits of the first role are taken from those that stand in both columns.
  for (let taken = 0; taken <= Math.min(first.take, shared); taken++)
    units +=
      choose(shared, taken) *
      choose(ones.length - shared, first.take - taken) *
      choose(others.length - taken, second.take);
  return units;
}
