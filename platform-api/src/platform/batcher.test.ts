import { expect, test, vi } from 'vitest';
import { type BatcherOptions, createBatcher } from './batcher';

const ignoreFailure = () => undefined;
/** Batchers of tests in which no batch fails. */
const batcherOf = <Request, Result>(options: Omit<BatcherOptions<Request, Result>, 'onBatchFailure'>) =>
  createBatcher<Request, Result>({ ...options, onBatchFailure: ignoreFailure });

/** Runs everything that is due: timers, and the immediates that they and the caller have scheduled. */
const tick = async () => {
  await new Promise((resolve) => setTimeout(resolve, 1));
  await new Promise((resolve) => setImmediate(resolve));
};

test('sends concurrent requests as one batch, and answers each in order', async () => {
  const run = vi.fn(async (requests: readonly string[]) => requests.map((request) => `done ${request}`));
  const batcher = batcherOf({ keyOf: (request: string) => request, run });
  expect(await Promise.all(['a', 'b', 'c'].map(batcher.submit))).toEqual(['done a', 'done b', 'done c']);
  expect(run).toHaveBeenCalledTimes(1);
});

test('gathers what arrives while every runner is busy, without a timer', async () => {
  const gates: (() => void)[] = [];
  const sizes: number[] = [];
  const batcher = batcherOf({
    keyOf: (request: number) => String(request),
    concurrency: 1,
    run: async (requests: readonly number[]) => {
      sizes.push(requests.length);
      await new Promise<void>((open) => gates.push(open));
      return requests.map(() => 'ok');
    },
  });
  const first = batcher.submit(0);
  await tick();
  const rest = [1, 2, 3, 4].map(batcher.submit);
  await tick();
  expect(sizes).toEqual([1]);
  gates.shift()?.();
  await first;
  await tick();
  gates.shift()?.();
  await Promise.all(rest);
  expect(sizes).toEqual([1, 4]);
});

test('never runs one key twice at the same time', async () => {
  const open: string[] = [];
  const batcher = batcherOf({
    keyOf: (request: string) => request,
    concurrency: 4,
    run: async (requests: readonly string[]) => {
      for (const request of requests) expect(open).not.toContain(request);
      expect(new Set(requests).size).toBe(requests.length);
      open.push(...requests);
      await tick();
      open.splice(0);
      return requests.map(() => 'ok');
    },
  });
  expect(await Promise.all(Array.from({ length: 40 }, () => batcher.submit('same')))).toEqual(
    Array.from({ length: 40 }, () => 'ok'),
  );
});

test('retries a failed batch one by one and reports it, so that one bad request affects no other', async () => {
  const run = async (requests: readonly string[]) => {
    if (requests.includes('bad')) throw new Error('refused');
    return requests.map(() => 'ok');
  };
  const onBatchFailure = vi.fn();
  const batcher = createBatcher({ keyOf: (request: string) => request, run, onBatchFailure });
  const outcomes = await Promise.allSettled(['a', 'bad', 'b'].map(batcher.submit));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(onBatchFailure).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'refused' }), 3);
});

test('treats a batch without an outcome for each request as failed', async () => {
  const onBatchFailure = vi.fn();
  const run = async (requests: readonly string[]) => (requests.length > 1 ? ['ok'] : ['alone']);
  const batcher = createBatcher({ keyOf: (request: string) => request, run, onBatchFailure });
  expect(await Promise.all(['a', 'b'].map(batcher.submit))).toEqual(['alone', 'alone']);
  expect(onBatchFailure).toHaveBeenCalledOnce();
});

test('sends a request alone when the batch asks for it', async () => {
  const run = async (requests: readonly string[]) =>
    requests.map(() => (requests.length > 1 ? ('single' as const) : 'alone'));
  const batcher = batcherOf({ keyOf: (request: string) => request, run });
  expect(await Promise.all(['a', 'b'].map(batcher.submit))).toEqual(['alone', 'alone']);
});

test('runs a second batch when one is full or slow, but not for a few requests', async () => {
  let nowMs = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  const gates: (() => void)[] = [];
  const sizes: number[] = [];
  const batcher = batcherOf({
    keyOf: (request: number) => String(request),
    maxBatch: 3,
    run: async (requests: readonly number[]) => {
      sizes.push(requests.length);
      await new Promise<void>((open) => gates.push(open));
      return requests.map(() => 'ok');
    },
  });
  const all = [batcher.submit(0)];
  await tick();
  all.push(batcher.submit(1), batcher.submit(2));
  await tick();
  expect(sizes).toEqual([1]);
  all.push(batcher.submit(3));
  await tick();
  expect(sizes).toEqual([1, 3]);
  gates.splice(0).forEach((open) => open());
  await Promise.all(all);

  all.push(batcher.submit(4));
  await tick();
  nowMs += 40;
  all.push(batcher.submit(5));
  await tick();
  expect(sizes).toEqual([1, 3, 1, 1]);
  gates.splice(0).forEach((open) => open());
  await Promise.all(all);
  clock.mockRestore();
});

test('sends the next batch before it answers the previous one', async () => {
  const happened: string[] = [];
  const batcher = batcherOf({
    keyOf: (request: string) => request,
    concurrency: 1,
    run: async (requests: readonly string[]) => {
      happened.push(`sent ${requests.join('')}`);
      await tick();
      return requests.map(() => 'ok');
    },
  });
  const first = batcher.submit('a').then(() => happened.push('answered a'));
  await new Promise((resolve) => setImmediate(resolve));
  await Promise.all([first, batcher.submit('b')]);
  expect(happened).toEqual(['sent a', 'sent b', 'answered a']);
});

test('runs a repeat after the request that ran alone', async () => {
  const run = async (requests: readonly string[]) => {
    await tick();
    return requests.map(() => (requests.length > 1 ? ('single' as const) : 'alone'));
  };
  const batcher = batcherOf({ keyOf: (request: string) => request, run });
  const first = ['a', 'b'].map(batcher.submit);
  await new Promise((resolve) => setImmediate(resolve));
  expect(await Promise.all([...first, batcher.submit('a'), batcher.submit('b')])).toEqual(Array(4).fill('alone'));
});
