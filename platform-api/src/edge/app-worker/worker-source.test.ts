import { createContext, runInContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { OFFLINE_PAGE } from './offline-page';
import { APP_WORKER, NO_APP_WORKER } from './worker-source';

type Listener = (event: Record<string, unknown>) => void;
interface Answer {
  readonly ok: boolean;
  readonly redirected: boolean;
  readonly body: string;
}
const page = (body: string, change: Partial<Answer> = {}): Answer => ({ ok: true, redirected: false, body, ...change });

/** Runs a worker against caches and a network of the test. */
function startWorker(source: string, network: (request: unknown) => Promise<Answer>) {
  const stores = new Map<string, Map<string, Answer>>();
  const listeners = new Map<string, Listener>();
  const asked: unknown[] = [];
  const unregister = vi.fn(() => Promise.resolve(true));
  const caches = {
    keys: () => Promise.resolve([...stores.keys()]),
    delete: (name: string) => Promise.resolve(stores.delete(name)),
    open: (name: string) => {
      const store = stores.get(name) ?? new Map<string, Answer>();
      stores.set(name, store);
      return Promise.resolve({
        put: (key: string, answer: Answer) => Promise.resolve(void store.set(key, answer)),
        match: (key: string) => Promise.resolve(store.get(key)),
      });
    },
  };
  const self = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    skipWaiting: () => Promise.resolve(),
    registration: { unregister },
  };
  const fetch = (request: unknown) => {
    asked.push(typeof request === 'string' ? request : (request as { url: string }).url);
    return network(request);
  };
  runInContext(source, createContext({ self, caches, fetch, URL, AbortSignal }));
  /** What the worker answers; undefined: it leaves the request to the browser. */
  async function send(name: string, event: Record<string, unknown> = {}): Promise<unknown> {
    const work: unknown[] = [];
    let answer: unknown;
    listeners.get(name)?.({
      ...event,
      waitUntil: (promise: unknown) => work.push(promise),
      respondWith: (promise: unknown) => (answer = promise),
    });
    await Promise.all(work);
    return answer;
  }
  const ask = (url: string, change: object = {}) =>
    send('fetch', { request: { url: `https://brand.example${url}`, mode: 'navigate', method: 'GET', ...change } });
  return { send, ask, stores, asked, unregister };
}
const gone = () => Promise.reject(new TypeError('no network'));

describe('the worker of a site', () => {
  it('answers a page that cannot be fetched with the kept page of the visitor’s language, and with the site again after', async () => {
    let network: () => Promise<Answer> = () => Promise.resolve(page('bn'));
    const worker = startWorker(APP_WORKER, () => network());
    await worker.send('message', { data: { offlineLanguage: 'bn' } });
    expect(worker.asked).toEqual([`${OFFLINE_PAGE}?language=bn`]);
    network = gone;
    expect(await worker.ask('/member/deposit')).toEqual(page('bn'));
    network = () => Promise.resolve(page('the site'));
    expect(await worker.ask('/member/deposit')).toEqual(page('the site'));
  });

  it('keeps nothing of what passes: neither pages nor calls, releases, pictures or sends', async () => {
    const worker = startWorker(APP_WORKER, () => Promise.resolve(page('anything')));
    await worker.ask('/');
    const left = await Promise.all([
      worker.ask('/wps/member/info', { mode: 'cors' }),
      worker.ask('/releases/mf-wallet/1.0.0/entry.js', { mode: 'cors' }),
      worker.ask('/looks/sundarban/1-x/icon-192.png', { mode: 'no-cors' }),
      worker.ask('/wps/member/export/secret'),
      worker.ask('/releases/x'),
      worker.ask('/login', { method: 'POST' }),
    ]);
    expect(left).toEqual(Array(6).fill(undefined));
    expect(worker.asked).toEqual(['https://brand.example/']);
    expect([...worker.stores.keys()]).toEqual([]);
  });

  it('passes an answer of the server on, even one that says that it fails', async () => {
    const failure = page('503', { ok: false });
    const worker = startWorker(APP_WORKER, () => Promise.resolve(failure));
    expect(await worker.ask('/')).toBe(failure);
  });

  it.each([
    ['a failure', page('500', { ok: false })],
    ['a redirect', page('elsewhere', { redirected: true })],
  ])('does not keep %s in place of the page', async (_what, answer) => {
    const worker = startWorker(APP_WORKER, () => Promise.resolve(answer));
    await worker.send('message', { data: { offlineLanguage: 'en' } });
    expect(worker.stores.size).toBe(0);
  });

  it('takes no order but that of a language', async () => {
    const worker = startWorker(APP_WORKER, () => Promise.resolve(page('x')));
    for (const data of [null, 'bn', {}, { offlineLanguage: '../wps/member/info' }, { offlineLanguage: 'en&x=1' }])
      await worker.send('message', { data });
    expect(worker.asked).toEqual([]);
  });

  it('removes what a worker of before kept', async () => {
    const worker = startWorker(APP_WORKER, gone);
    worker.stores.set('releases-v1', new Map());
    worker.stores.set('offline-page', new Map());
    await worker.send('activate');
    expect([...worker.stores.keys()]).toEqual(['offline-page']);
  });
});

it('the worker that takes its place removes everything and itself, and answers nothing', async () => {
  const worker = startWorker(NO_APP_WORKER, gone);
  worker.stores.set('offline-page', new Map([[OFFLINE_PAGE, page('x')]]));
  await worker.send('activate');
  expect(worker.stores.size).toBe(0);
  expect(worker.unregister).toHaveBeenCalledOnce();
  expect(await worker.ask('/')).toBeUndefined();
});
