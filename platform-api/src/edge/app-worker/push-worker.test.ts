import { createContext, runInContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { APP_WORKER, NO_APP_WORKER } from './worker-source';

const MESSAGE = {
  deviceId: '0b0f3f57-6a3e-4ba5-9a44-2f2b3f1d9a10',
  title: 'Sundarban',
  body: 'Deposit credited',
  closed: 'You have a new message.',
  link: '/member/account-record?day=1',
  tag: 'account',
  lang: 'ar',
  dir: 'rtl',
  icon: '/looks/sundarban/1-x/icon-192.png',
};
const ORIGIN = 'https://brand.example';

/** @param standing what the site says of the device; an error: it cannot be reached */
function startWorker(
  standing: unknown,
  pages: readonly { url: string; focus?: () => void }[] = [],
  source = APP_WORKER,
) {
  const listeners = new Map<string, (event: Record<string, unknown>) => void>();
  const shown: [string, Record<string, unknown>][] = [];
  const asked: [string, RequestInit][] = [];
  const unsubscribe = vi.fn(() => Promise.resolve(true));
  const closed = vi.fn();
  const opened: string[] = [];
  const setAppBadge = vi.fn(() => Promise.resolve());
  const stored = vi.fn();
  const self = {
    addEventListener: (name: string, listener: (event: Record<string, unknown>) => void) =>
      listeners.set(name, listener),
    location: { origin: ORIGIN },
    navigator: { setAppBadge },
    registration: {
      showNotification: (title: string, options: Record<string, unknown>) =>
        Promise.resolve(void shown.push([title, options])),
      getNotifications: () => Promise.resolve([{ close: closed }]),
      pushManager: { getSubscription: () => Promise.resolve({ unsubscribe }) },
    },
    clients: {
      matchAll: () => Promise.resolve(pages),
      openWindow: (url: string) => Promise.resolve(void opened.push(url)),
    },
  };
  const fetch = (url: string, init: RequestInit) => {
    asked.push([url, init]);
    return standing instanceof Error
      ? Promise.reject(standing)
      : Promise.resolve({ json: () => Promise.resolve({ value: { standing } }) });
  };
  const caches = { open: stored, keys: () => Promise.resolve([]) };
  runInContext(source, createContext({ self, fetch, caches, URL, AbortSignal }));
  async function send(name: string, event: Record<string, unknown>): Promise<void> {
    const work: unknown[] = [];
    listeners.get(name)?.({ ...event, waitUntil: (promise: unknown) => work.push(promise) });
    await Promise.all(work);
  }
  const push = (message: unknown) =>
    send('push', { data: { json: () => (typeof message === 'string' ? JSON.parse(message) : message) as unknown } });
  const click = (data: unknown) => send('notificationclick', { notification: { close: closed, data } });
  return { send, push, click, shown, asked, unsubscribe, closed, opened, setAppBadge, stored };
}

it('shows a message in its language, after the site has said that the device stands', async () => {
  const worker = startWorker('open');
  await worker.push(MESSAGE);
  expect(worker.shown).toEqual([
    [
      'Sundarban',
      {
        body: 'Deposit credited',
        tag: 'account',
        lang: 'ar',
        dir: 'rtl',
        icon: MESSAGE.icon,
        renotify: true,
        data: MESSAGE.link,
      },
    ],
  ]);
  expect(worker.asked).toHaveLength(1);
  const [[url, init] = []] = worker.asked;
  expect(url).toBe('/wps/push/standing');
  expect(init).toMatchObject({
    credentials: 'omit',
    redirect: 'error',
    body: JSON.stringify({ deviceId: MESSAGE.deviceId }),
  });
  expect(worker.setAppBadge).toHaveBeenCalledOnce();
  expect(worker.stored).not.toHaveBeenCalled();
});

it('shows nothing on a device that was logged out meanwhile, removes what is shown, and ends its subscription', async () => {
  const worker = startWorker('ended');
  await worker.push(MESSAGE);
  expect(worker.shown).toEqual([]);
  expect(worker.closed).toHaveBeenCalledOnce();
  expect(worker.unsubscribe).toHaveBeenCalledOnce();
});

it.each([
  ['whose session has run out', 'closed'],
  ['of which the site says nothing', undefined],
  ['that does not reach the site', new TypeError('no network')],
])('tells no more than that there is a message on a device %s', async (_what, standing) => {
  const worker = startWorker(standing);
  await worker.push(MESSAGE);
  expect(worker.shown.map(([, { body }]) => body)).toEqual(['You have a new message.']);
  expect(worker.unsubscribe).not.toHaveBeenCalled();
});

it.each([['no JSON'], ['null'], ['[]'], ['{"title":"x"}'], [JSON.stringify({ ...MESSAGE, link: 7 })]])(
  'shows nothing for %s',
  async (text) => {
    const worker = startWorker('open');
    await worker.push(text);
    await worker.send('push', { data: null });
    expect(worker.shown).toEqual([]);
    expect(worker.asked).toEqual([]);
  },
);

it.each(['https://evil.example/x', '//evil.example/x', 'javascript:alert(1)', '/\\evil.example', 'data:text/html,x'])(
  'leads to no other site: %s',
  async (address) => {
    const worker = startWorker('open');
    await worker.push({ ...MESSAGE, link: address, icon: address });
    const [[, options] = []] = worker.shown;
    expect(options).toMatchObject({ data: '/', icon: '/' });
    await worker.click(options?.['data']);
    expect(worker.opened).toEqual([`${ORIGIN}/`]);
  },
);

it('opens the page of a message, or the tab that shows it already, and leaves other tabs alone', async () => {
  const focus = vi.fn();
  const game = { url: `${ORIGIN}/play/aviator`, focus: vi.fn() };
  const elsewhere = startWorker('open', [game]);
  await elsewhere.click(MESSAGE.link);
  expect(elsewhere.opened).toEqual([`${ORIGIN}${MESSAGE.link}`]);
  expect(game.focus).not.toHaveBeenCalled();
  expect(elsewhere.closed).toHaveBeenCalledOnce();

  const there = startWorker('open', [game, { url: `${ORIGIN}${MESSAGE.link}`, focus }]);
  await there.click(MESSAGE.link);
  expect(there.opened).toEqual([]);
  expect(focus).toHaveBeenCalledOnce();
});

it('shows nothing once the site has no worker', async () => {
  const worker = startWorker('open', [], NO_APP_WORKER);
  await worker.push(MESSAGE);
  expect(worker.shown).toEqual([]);
});
