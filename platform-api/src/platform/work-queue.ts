/** Runs work when a slot is free. @throws the error of `refuse` when too many are waiting */
export type WorkQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

export interface WorkQueueSettings {
  /** Tasks that run at the same time. */
  readonly concurrency: number;
  /** Tasks that may wait; more are refused at once. */
  readonly maxWaiting: number;
  refuse(): Error;
}

/** Limits the concurrency of expensive work and the length of its queue. First come, first served. */
export function createWorkQueue({ concurrency, maxWaiting, refuse }: WorkQueueSettings): WorkQueue {
  const queue: (() => void)[] = [];
  let running = 0;

  return async (work) => {
    if (running < concurrency) running += 1;
    else if (queue.length >= maxWaiting) throw refuse();
    // A finished task hands its slot over, so `running` stays the same.
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
