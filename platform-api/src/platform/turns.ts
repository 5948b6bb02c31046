/** Runs work of one key after another; keys do not wait for each other. */
export type Turns = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/** Lets what one person asks many times at once wait here, instead of on a connection each. */
export function createTurns(): Turns {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const before = last.get(key);
    const turn = (before ?? Promise.resolve()).then(work, work);
    last.set(key, turn);
    try {
      return await turn;
    } finally {
      if (last.get(key) === turn) last.delete(key);
    }
  };
}
