import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PageView } from './matomo-request';
import { createPageViewRelay } from './page-view-relay';

type Provider = (body: string, signal: AbortSignal) => Promise<Response>;
const provider = vi.fn<Provider>();
const warn = vi.fn<(fields: object, message: string) => void>();

beforeEach(() => {
  provider.mockReset().mockImplementation(async () => new Response('{}'));
  warn.mockReset();
  vi.stubGlobal('fetch', (_url: URL, { body, signal }: { readonly body: string; readonly signal: AbortSignal }) =>
    provider(body, signal),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const createRelay = () =>
  createPageViewRelay({
    config: { matomo: { url: 'http://127.0.0.1:1', token: undefined } },
    log: { warn: warn as never },
  });

/** A view from the n-th network. */
const viewOf = (siteId: string, network: number): PageView => ({
  siteId,
  origin: 'http://x',
  pattern: '/',
  title: 'Home',
  language: 'en',
  network: `198.51.${network}.0`,
});

const requests = () =>
  provider.mock.calls.map(([body]) => (JSON.parse(body) as { readonly requests: readonly string[] }).requests);
const sentOf = (siteId: string) =>
  requests()
    .flat()
    .filter((request) => new URLSearchParams(request).get('idsite') === siteId).length;

it('keeps a bounded number of views and sends them in batches', async () => {
  const relay = createRelay();
  for (let index = 0; index < 9_000; index += 1) relay.add(viewOf(String(index % 9), index % 250));
  await relay.flush();
  expect(requests().map((batch) => batch.length)).toEqual(Array.from({ length: 10 }, () => 200));
  await relay.flush();
  expect(provider).toHaveBeenCalledTimes(10);
});

it('leaves room for the other visitors and the other brands in a flood', async () => {
  const relay = createRelay();
  for (let index = 0; index < 3_000; index += 1) relay.add(viewOf('1', 7));
  expect((await flushed(relay)).ofOne).toBe(200);
  for (let index = 0; index < 3_000; index += 1) relay.add(viewOf('1', index % 250));
  relay.add(viewOf('2', 251));
  expect(await flushed(relay)).toEqual({ ofOne: 1_000, ofTwo: 1 });
});

async function flushed(relay: ReturnType<typeof createRelay>) {
  provider.mockClear();
  await relay.flush();
  return { ofOne: sentOf('1'), ofTwo: sentOf('2') };
}

it('drops what the provider refuses, and says so', async () => {
  provider.mockImplementation(async () => new Response('', { status: 503 }));
  const relay = createRelay();
  for (let index = 0; index < 300; index += 1) relay.add(viewOf('1', index % 250));
  await relay.flush();
  expect(warn.mock.calls).toEqual([[expect.objectContaining({ dropped: 300 }), 'views of pages were not taken']]);
  provider.mockClear();
  await relay.flush();
  expect(provider).not.toHaveBeenCalled();
});

it('gives a hanging provider five seconds for everything that waits', async () => {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), ms);
    return controller.signal;
  });
  provider.mockImplementation(
    (_body, signal) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  );
  const relay = createRelay();
  for (let index = 0; index < 2_000; index += 1) relay.add(viewOf(String(index % 9), index % 250));
  const flush = relay.flush();
  relay.add(viewOf('1', 1));
  await vi.advanceTimersByTimeAsync(5_000);
  await flush;
  expect(provider).toHaveBeenCalledOnce();
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ dropped: 2_000 }), expect.any(String));
  vi.restoreAllMocks();
});
