/**
 * Lets at most so many tasks run at a time, in the order in which they came.
 * @param places at least 1
 * @returns runs a task when a place is free; the result is the task's
 */
export function createPlaces(places: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let free = places;
  return async (task) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((start) => waiting.push(start));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
