/** Runs work, waiting its turn. @throws whatever `refuse` makes when too many wait already */
export type Lanes = <Result>(work: () => Promise<Result>) => Promise<Result>;

export interface LaneSettings {
  /** How many run side by side. */
  readonly width: number;
  /** How many may wait; more are refused at once. */
  readonly waiting: number;
  refuse(): Error;
}

/** Bounds what heavy work takes at once, and how long a line of it grows. First come, first served. */
export function createLanes({ width, waiting, refuse }: LaneSettings): Lanes {
  const line: (() => void)[] = [];
  let running = 0;

  return async (work) => {
    if (running < width) running += 1;
    else if (line.length >= waiting) throw refuse();
    // Whoever ends hands its place over, so `running` stays.
    else await new Promise<void>((resolve) => line.push(resolve));
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
