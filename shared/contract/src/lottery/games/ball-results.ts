import type { BallResult } from '../result';

interface BallOptions {
  readonly from: number;
  readonly to: number;
  /** Balls are drawn without being put back. */
  readonly isDistinct?: true;
}

/** Every order in which so many balls can be drawn. */
export function orderedBalls(count: number, options: BallOptions): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  const { from, to, isDistinct } = options;
  return orderedBalls(count - 1, options).flatMap((balls) => {
    const results: number[][] = [];
    for (let ball = from; ball <= to; ball++) if (!isDistinct || !balls.includes(ball)) results.push([...balls, ball]);
    return results;
  });
}

/** Every set of so many balls, ascending: for pools that do not ask for the order. */
export const unorderedBalls = (count: number, options: BallOptions): readonly (readonly number[])[] =>
  orderedBalls(count, options).filter((balls) =>
    balls.every((ball, at) => at === 0 || ball >= (balls[at - 1] ?? ball)),
  );

/** Results with balls at a place among so many; at all other places the first balls of the game that are free. */
export function placeBalls(
  placed: readonly (readonly number[])[],
  { at, count, from, isDistinct }: BallOptions & { readonly at: number; readonly count: number },
): readonly BallResult[] {
  return placed.map((balls) => {
    const rest: number[] = [];
    for (let ball = from; rest.length < count - balls.length; ball += isDistinct ? 1 : 0)
      if (!isDistinct || !balls.includes(ball)) rest.push(ball);
    return { balls: [...rest.slice(0, at), ...balls, ...rest.slice(at)] };
  });
}
