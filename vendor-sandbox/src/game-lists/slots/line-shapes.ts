import { REELS } from './symbols';

/** Row of each reel that a line runs through. */
export type LineShape = readonly number[];

const cachedShapes = new Map<string, readonly LineShape[]>();

/** Lines that move by one row at most from reel to reel, the straightest first. */
export function lineShapes(rows: number, count: number): readonly LineShape[] {
  const key = `${rows} ${count}`;
  const shapes = cachedShapes.get(key) ?? straightest(rows, count);
  cachedShapes.set(key, shapes);
  return shapes;
}

const straightest = (rows: number, count: number): LineShape[] =>
  walks(rows)
    .sort((one, other) => bendOf(one) - bendOf(other) || one.join('').localeCompare(other.join('')))
    .slice(0, count);

function walks(rows: number): number[][] {
  let walks = Array.from({ length: rows }, (_, row) => [row]);
  for (let reel = 1; reel < REELS; reel++) {
    walks = walks.flatMap((walk) => {
      const last = walk.at(-1) ?? 0;
      return [last - 1, last, last + 1].filter((row) => row >= 0 && row < rows).map((row) => [...walk, row]);
    });
  }
  return walks;
}

/** Steps, and more for each change of direction; a shape that mirrors itself comes before one that does not. */
function bendOf(shape: LineShape): number {
  const steps = shape.slice(1).map((row, index) => row - (shape[index] ?? 0));
  const turnCount = steps.filter((step, index) => index > 0 && step !== steps[index - 1]).length;
  const mirrored = shape.join() === shape.toReversed().join() ? 0 : 2;
  return steps.filter((step) => step !== 0).length + turnCount + mirrored;
}
