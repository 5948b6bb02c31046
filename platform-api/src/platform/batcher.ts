/** What one attempt came to; `single` asks for another attempt with this request alone. */
type Attempt<Result> = Result | 'single';

export interface BatcherOptions<Request, Result> {
  /** Requests with the same key never travel together, nor while one is under way: the later becomes a repeat. */
  readonly keyOf: (request: Request) => string;
  /** Runs requests in one transaction; a result for each, in order. */
  readonly run: (requests: readonly Request[]) => Promise<readonly Attempt<Result>[]>;
  /** Batches under way at the same time: every batch has its fixed cost, so another opens only for a full one, or beside a slow one. */
  readonly lanes?: number;
  readonly maxBatch?: number;
}

/** A batch that takes longer waits for something, a lock perhaps, that the others need not wait for. */
const SLOW_MS = 25;

interface Waiting<Request, Result> {
  readonly request: Request;
  readonly key: string;
  readonly resolve: (result: Result) => void;
  readonly reject: (cause: unknown) => void;
}

const isOutcome = <Result>(attempt: Attempt<Result> | undefined): attempt is Result =>
  attempt !== undefined && attempt !== 'single';

/**
 * Gathers what arrives while a batch is under way into the next one: no timer, no wait when idle.
 * Each request gets its own outcome. A batch that fails as a whole is tried again one by one, which is safe
 * because every request carries its idempotency key.
 */
export function createBatcher<Request, Result>({
  keyOf,
  run,
  lanes = 2,
  maxBatch = 128,
}: BatcherOptions<Request, Result>) {
  type Item = Waiting<Request, Result>;
  const queue = createQueue<Item>(maxBatch);
  let busyLanes = 0;
  let lastStartedAt = 0;
  let scheduled = false;

  async function runLane(): Promise<void> {
    busyLanes += 1;
    for (let batch = queue.take(), attempt = attemptOf(batch); batch.length > 0; ) {
      const answered = batch;
      const results = await attempt;
      for (const [index, { key }] of answered.entries()) if (isOutcome(results[index])) queue.done(key);
      batch = queue.take();
      attempt = attemptOf(batch);
      // Answering takes about as long as a batch does: the next one is under way meanwhile.
      setImmediate(() => void answer(answered, results));
    }
    busyLanes -= 1;
  }

  function attemptOf(batch: readonly Item[]): Promise<readonly Attempt<Result>[]> {
    if (batch.length === 0) return Promise.resolve([]);
    lastStartedAt = performance.now();
    return run(batch.map((item) => item.request)).catch(() => []);
  }

  async function answer(batch: readonly Item[], results: readonly Attempt<Result>[]): Promise<void> {
    for (const [index, item] of batch.entries()) {
      const result = results[index];
      if (isOutcome(result)) {
        item.resolve(result);
      } else {
        await settleAlone(run, item);
        queue.done(item.key);
        kick();
      }
    }
  }

  function worthALane(): boolean {
    return busyLanes === 0 || queue.isFull() || performance.now() - lastStartedAt > SLOW_MS;
  }

  function kick(): void {
    scheduled = false;
    while (busyLanes < lanes && worthALane() && queue.hasFree()) void runLane();
  }

  return {
    submit(request: Request): Promise<Result> {
      return new Promise((resolve, reject) => {
        queue.add({ request, key: keyOf(request), resolve, reject });
        if (scheduled) return;
        scheduled = true;
        setImmediate(kick);
      });
    },
  };
}

/** What waits, in order; of two with one key the later waits until the earlier is done. */
function createQueue<Item extends { readonly key: string }>(maxBatch: number) {
  let waiting: Item[] = [];
  const underWay = new Set<string>();
  return {
    add: (item: Item) => void waiting.push(item),
    isFull: () => waiting.length >= maxBatch,
    hasFree: () => waiting.some(({ key }) => !underWay.has(key)),
    take(): Item[] {
      const batch: Item[] = [];
      const rest: Item[] = [];
      for (const item of waiting) {
        if (batch.length >= maxBatch || underWay.has(item.key)) {
          rest.push(item);
        } else {
          underWay.add(item.key);
          batch.push(item);
        }
      }
      waiting = rest;
      return batch;
    },
    done: (key: string) => void underWay.delete(key),
  };
}

async function settleAlone<Request, Result>(
  run: BatcherOptions<Request, Result>['run'],
  { request, resolve, reject }: Waiting<Request, Result>,
): Promise<void> {
  try {
    const [result] = await run([request]);
    if (!isOutcome(result)) throw new Error('a request alone has no outcome');
    resolve(result);
  } catch (cause) {
    reject(cause);
  }
}
