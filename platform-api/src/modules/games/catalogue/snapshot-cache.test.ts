import { expect, test } from 'vitest';
import type { EventListener } from '../../../platform/events/event-bus';
import type { Platform } from '../../../platform/platform';
import { createSnapshotCache } from './snapshot-cache';

/** A cache whose reads finish when the test says so. */
function startCache() {
  const listeners = new Set<EventListener>();
  const waiting: { readonly resolve: (value: string) => void; readonly reject: (error: Error) => void }[] = [];
  const bus = {
    subscribe(listener: EventListener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const platform = { bus, log: { error: () => undefined } } as unknown as Pick<Platform, 'bus' | 'log'>;
  const snapshot = createSnapshotCache(
    platform,
    () => new Promise<string>((resolve, reject) => void waiting.push({ resolve, reject })),
  );
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return {
    ...snapshot,
    readings: () => waiting.length,
    async finishRead(index: number, value: string | Error) {
      if (value instanceof Error) waiting[index]?.reject(value);
      else waiting[index]?.resolve(value);
      await settled();
    },
    changes() {
      for (const listener of listeners)
        listener({ topic: 'config.changed', payload: { revision: '' }, audience: 'everybody' });
    },
  };
}

test('serves the previous snapshot during a reload, and waits for the latest on request', async () => {
  const one = startCache();
  const first = one.snapshot();
  await one.finishRead(0, 'old');
  expect(await first).toBe('old');
  one.changes();
  expect(await one.snapshot()).toBe('old');
  let newestValue = '';
  const newest = one.latest().then((value) => (newestValue = value));
  await one.finishRead(-1, '');
  expect(newestValue).toBe('');
  await one.finishRead(1, 'new');
  expect(await newest).toBe('new');
  expect(await one.snapshot()).toBe('new');
  expect(one.readings()).toBe(2);
});

test('includes a change made during a read in the next one, which several callers share', async () => {
  const one = startCache();
  const first = one.snapshot();
  await one.finishRead(0, 'old');
  await first;
  one.changes();
  one.changes();
  one.changes();
  const newest = one.latest();
  await one.finishRead(1, 'too early');
  await one.finishRead(2, 'new');
  expect(await newest).toBe('new');
  expect(one.readings()).toBe(3);
});

test('keeps the previous snapshot when a read fails, and retries at the next request', async () => {
  const one = startCache();
  const first = one.snapshot();
  await one.finishRead(0, 'old');
  await first;
  one.changes();
  await one.finishRead(1, new Error('no database'));
  expect(await one.snapshot()).toBe('old');
  await one.finishRead(2, 'new');
  expect(await one.latest()).toBe('new');
});
