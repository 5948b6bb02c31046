/** The outcome of one request in a batch; `single` asks for the request to be run again alone. */
type Attempt<Result> = Result | 'single';

export interface BatcherOptions<Request, Result> {
  /** Requests of one key never share a batch and never run at the same time: the later one waits, and becomes a repeat. */
  readonly keyOf: (request: Request) => string;
  /** Runs requests in one transaction. @returns an outcome for each, in order */
  readonly run: (requests: readonly Request[]) => Promise<readonly Attempt<Result>[]>;
  /** Reports that `run` failed for a whole batch, which then runs request by request: slow, so it must not go unnoticed. */
  readonly onBatchFailure: (error: unknown, size: number) => void;
  /** Batches that may run at the same time. Each has a fixed cost, so a second one starts only when it is full, or beside a slow one. */
  readonly concurrency?: number;
  readonly maxBatch?: number;
}

export interface Batcher<Request, Result> {
  submit(request: Request): Promise<Result>;
}

/** A batch that runs longer probably waits for a lock, which other requests need not wait for. */
const SLOW_BATCH_MS = 25;

interface Pending<Request, Result> {
  readonly request: Request;
  readonly key: string;
  resolve(result: Result): void;
  reject(cause: unknown): void;
}

interface RunningBatch<Request, Result> {
  readonly items: readonly Pending<Request, Result>[];
  readonly attempts: Promise<readonly Attempt<Result>[]>;
}

/**
 * Runs requests that arrive close together as one batch: what arrives while a batch runs forms the next one. There is no
 * timer, so an idle batcher adds no wait.
 *
 * Each request gets its own outcome. A batch that fails as a whole runs again request by request, so that one bad request
 * harms no other; that is safe because every request carries its idempotency key.
 */
export function createBatcher<Request, Result>(options: BatcherOptions<Request, Result>): Batcher<Request, Result> {
  const { keyOf, run, concurrency = 2, maxBatch = 128 } = options;
  type Item = Pending<Request, Result>;
  const queue = createQueue<Item>(maxBatch);
  let runners = 0;
  let lastStartedAt = 0;
  let isScheduled = false;

  function startRunners(): void {
    isScheduled = false;
    while (runners < concurrency && needsAnotherRunner() && queue.hasReady()) void runBatches();
  }

  function needsAnotherRunner(): boolean {
    return runners === 0 || queue.isFull() || performance.now() - lastStartedAt > SLOW_BATCH_MS;
  }

  /** Runs batch after batch until nothing is ready. */
  async function runBatches(): Promise<void> {
    runners += 1;
    let batch = startBatch();
    while (batch) {
      const { items } = batch;
      const attempts = await batch.attempts;
      for (const [index, { key }] of items.entries()) if (attempts[index] !== 'single') queue.release(key);
      // Resolving the callers takes about as long as a batch does, so the next batch starts first.
      batch = startBatch();
      setImmediate(() => void settle(items, attempts));
    }
    runners -= 1;
  }

  function startBatch(): RunningBatch<Request, Result> | null {
    const items = queue.take();
    if (items.length === 0) return null;
    lastStartedAt = performance.now();
    return { items, attempts: runTogether(options, items) };
  }

  async function settle(items: readonly Item[], attempts: readonly Attempt<Result>[]): Promise<void> {
    for (const [index, item] of items.entries()) {
      const attempt = attempts[index] ?? 'single';
      if (attempt === 'single') {
        await runAlone(run, item);
        queue.release(item.key);
        startRunners();
      } else {
        item.resolve(attempt);
      }
    }
  }

  return {
    submit(request) {
      return new Promise((resolve, reject) => {
        queue.add({ request, key: keyOf(request), resolve, reject });
        if (isScheduled) return;
        isScheduled = true;
        setImmediate(startRunners);
      });
    },
  };
}

async function runTogether<Request, Result>(
  { run, onBatchFailure }: BatcherOptions<Request, Result>,
  items: readonly Pending<Request, Result>[],
): Promise<readonly Attempt<Result>[]> {
  try {
    const attempts = await run(items.map(({ request }) => request));
    if (attempts.length !== items.length) throw new Error(`${items.length} requests have ${attempts.length} outcomes`);
    return attempts;
  } catch (error) {
    onBatchFailure(error, items.length);
    return items.map(() => 'single');
  }
}

async function runAlone<Request, Result>(
  run: BatcherOptions<Request, Result>['run'],
  { request, resolve, reject }: Pending<Request, Result>,
): Promise<void> {
  try {
    const [attempt] = await run([request]);
    if (attempt === undefined || attempt === 'single') throw new Error('a request that ran alone has no outcome');
    resolve(attempt);
  } catch (cause) {
    reject(cause);
  }
}

/** Waiting items in order of arrival. An item is ready when no other item of its key has been taken and not yet released. */
function createQueue<Item extends { readonly key: string }>(maxBatch: number) {
  let waiting: Item[] = [];
  const batchKeys = new Set<string>();
  return {
    add: (item: Item) => void waiting.push(item),
    isFull: () => waiting.length >= maxBatch,
    hasReady: () => waiting.some(({ key }) => !batchKeys.has(key)),
    take(): Item[] {
      const batch: Item[] = [];
      const rest: Item[] = [];
      for (const item of waiting) {
        if (batch.length >= maxBatch || batchKeys.has(item.key)) {
          rest.push(item);
        } else {
          batchKeys.add(item.key);
          batch.push(item);
        }
      }
      waiting = rest;
      return batch;
    },
    release: (key: string) => void batchKeys.delete(key),
  };
}
