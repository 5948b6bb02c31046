import { expect, test } from 'vitest';
import type { EventListener } from '../../platform/events/event-bus';
import type { Platform } from '../../platform/platform';
import { createSnapshotCache } from './snapshot-cache';

/** A snapshot whose readings end when the test says so. */
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

test('pages go on with what stood until the next stands; who must know waits for it', async () => {
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

test('a change while one is read is in what those get who must know, and several share one reading', async () => {
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

test('a reading that fails leaves what stood, and is tried again at the next question', async () => {
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
