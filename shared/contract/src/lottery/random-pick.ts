import type { FairDraw } from '../fairness/fair-draw';
import type { LotteryKind, Pick } from './selection/kind';

/** One unit of a kind, each as likely as any other. */
export function randomPick(kind: LotteryKind, draw: FairDraw): Pick {
  const { size } = kind.outcomes;
  switch (kind.family) {
    case 'list':
      return [differentOutcomes(size, 1, draw)];
    case 'all':
    case 'none':
    case 'cover':
      return [ascending(differentOutcomes(size, kind.k, draw))];
    case 'columns':
      return kind.isDistinct
        ? differentOutcomes(size, kind.pools.length, draw).map((outcome) => [outcome])
        : kind.pools.map(() => [draw(size)]);
    case 'group': {
      const takes = kind.pattern.map(({ take }) => take);
      const digits = differentOutcomes(
        size,
        takes.reduce((sum, take) => sum + take, 0),
        draw,
      );
      return takes.map((take) => ascending(digits.splice(0, take)));
    }
  }
}

/** In the order drawn. Takes few of many, so a repeat is drawn again. */
function differentOutcomes(size: number, count: number, draw: FairDraw): number[] {
  const outcomes = new Set<number>();
  while (outcomes.size < count) outcomes.add(draw(size));
  return [...outcomes];
}

const ascending = (outcomes: readonly number[]): number[] => outcomes.toSorted((left, right) => left - right);
