import { afterEach, expect, it, vi } from 'vitest';
import { subscribeBrowser } from './push-browser';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('does not wait for ever for a worker that cannot be installed', async () => {
  vi.useFakeTimers();
  const serviceWorker = { register: async () => undefined, ready: new Promise(() => undefined) };
  vi.stubGlobal('navigator', { serviceWorker });
  const settled = subscribeBrowser('key').then(String, String);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await Promise.race([settled, Promise.resolve('waiting')])).toBe('Error: the worker is not ready');
});
