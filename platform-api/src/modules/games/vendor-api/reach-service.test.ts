import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createVendorReach, type VendorReach } from './reach-service';

const FIVE_SECONDS_MS = 5_000;
const pool = { query: () => Promise.resolve({ rows: [{ code: 'PG', api_url: 'http://vendor.example/PG' }] }) };
const log = { warn: vi.fn(), info: vi.fn() };

let reach: VendorReach;
beforeEach(() => {
  vi.useFakeTimers();
  // The platform's own timer is not one that a test can move.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const aborting = new AbortController();
    setTimeout(() => aborting.abort(new DOMException('too slow', 'TimeoutError')), ms);
    return aborting.signal;
  });
  reach = createVendorReach({ database: { pool }, log } as never);
});
afterEach(() => {
  reach.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answers = () => Promise.resolve(new Response('{}'));
const refuses = () => Promise.reject(new TypeError('fetch failed'));
/** Takes the connection and says nothing. */
const hangs = (_url: unknown, { signal }: { readonly signal: AbortSignal }) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

/** For how long a vendor that answered until now counts as available, seen every 100 ms. */
async function closesAfterMs(health: (...call: never[]) => unknown): Promise<number> {
  vi.stubGlobal('fetch', answers);
  reach.start();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(reach.isReachable('PG')).toBe(true);
  vi.stubGlobal('fetch', health);
  let passedMs = 0;
  for (; reach.isReachable('PG') && passedMs < 60_000; passedMs += 100) await vi.advanceTimersByTimeAsync(100);
  return passedMs;
}

it.each([
  ['refuses connections', refuses],
  ['hangs', hangs],
])('marks a vendor that %s as unavailable within five seconds', async (_, health) => {
  expect(await closesAfterMs(health)).toBeLessThanOrEqual(FIVE_SECONDS_MS);
});

it('marks it as available again within five seconds of its answer', async () => {
  await closesAfterMs(refuses);
  vi.stubGlobal('fetch', answers);
  await vi.advanceTimersByTimeAsync(FIVE_SECONDS_MS);
  expect(reach.isReachable('PG')).toBe(true);
});
