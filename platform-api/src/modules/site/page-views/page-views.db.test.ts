import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let site: TestApp;
let status = 200;
let bodies: string[] = [];
let headers: object[] = [];
const provider = createServer((request, response) => void take(request, response));

async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
  bodies.push(`${request.method} ${request.url} ${await text(request)}`);
  headers.push(request.headers);
  response.writeHead(status).end('{}');
}

// The server's background work runs when a test lets its time pass.
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  site = await startTestApp({
    MARQUEE_MATOMO_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/statistics`,
    MARQUEE_MATOMO_TOKEN: 'b1b2b3b4b5b6b7b8',
  });
  await site.pool.query(
    "update brand set config = config || $1::jsonb, revision = revision + 1 where code = 'sundarban'",
    [JSON.stringify({ analytics: [{ provider: 'matomo', siteId: '7' }] })],
  );
  site.app.platform.bus.publish('config.changed', { revision: '' }, 'everybody');
});
afterAll(async () => {
  vi.useRealTimers();
  await site.close();
  provider.close();
});
beforeEach(() => {
  status = 200;
  bodies = [];
  headers = [];
});

/** Between two batches. */
const FLUSH_MS = 5_000;

const view = { pattern: '/game/:gameType', title: 'Slots' };

interface Batch {
  readonly requests: readonly string[];
}
const views = () =>
  bodies
    .flatMap((body) => (JSON.parse(body.slice(body.indexOf('{'))) as Batch).requests)
    .map((request) => Object.fromEntries(new URLSearchParams(request)));

/** What the provider has of the views so far, and of one more: it arrives last, so that none is on its way. */
async function passedOn(): Promise<Record<string, string>[]> {
  await site.browser().call('system.pageView', { pattern: '/', title: 'Last' });
  await vi.advanceTimersByTimeAsync(FLUSH_MS);
  await vi.waitFor(() => expect(views().at(-1)).toMatchObject({ action_name: 'Last' }));
  return views().slice(0, -1);
}

test('passes views on, with nothing that says whose they are', async () => {
  const browser = site.browser();
  await browser.call('session.freePlay', {});
  const own = { 'user-agent': 'Secret Browser', referer: 'http://x/member/42' };
  await browser.call('system.pageView', view, { headers: own });
  expect(await passedOn()).toEqual([
    {
      idsite: '7',
      rec: '1',
      apiv: '1',
      send_image: '0',
      lang: 'en',
      cip: '198.51.100.0',
      url: 'http://sundarban.localhost/game/:gameType',
      action_name: 'Slots',
    },
  ]);
  expect(bodies.every((body) => body.startsWith('POST /statistics/matomo.php '))).toBe(true);
  expect(bodies.every((body) => body.includes('"token_auth":"b1b2b3b4b5b6b7b8"'))).toBe(true);
  expect(Object.keys(headers[0] ?? {})).not.toContain('cookie');
  expect(JSON.stringify(headers)).not.toContain('Secret Browser');
});

test('sends nothing for a brand without an entry, nor for visitors who ask not to be counted', async () => {
  await site.browser('meridian').call('system.pageView', view);
  await site.browser().call('system.pageView', view, { headers: { 'sec-gpc': '1' } });
  await site.browser().call('system.pageView', view, { headers: { dnt: '1' } });
  expect(await passedOn()).toEqual([]);
});

test('refuses what is no pattern', async () => {
  const addresses = [
    '/member/42',
    '/game/rahim@example.com',
    '/search?q=x',
    'https://elsewhere.example',
    '/t/01J9ZQ3T',
  ];
  for (const pattern of addresses)
    expect((await site.browser().send('system.pageView', { ...view, pattern })).status, pattern).toBe(400);
  expect(await passedOn()).toEqual([]);
});

test('refuses what is too large, cannot be stored, or comes from another site', async () => {
  const statusOf = async (request: object, headers = {}) =>
    (await site.browser().send('system.pageView', request as typeof view, { headers })).status;
  expect(await statusOf({ ...view, title: 'x'.repeat(1_000_000) })).toBe(413);
  expect(await statusOf({ ...view, title: 'x'.repeat(121) })).toBe(400);
  expect(await statusOf({ ...view, title: 'Slots\u0000' })).toBe(400);
  expect(await statusOf({ ...view, member: 'rahim' })).toBe(400);
  for (const pattern of ['/"><script>', '/javascript:alert(1)', '//elsewhere.example', '/%2e%2e', '/a\n/b'])
    expect(await statusOf({ ...view, pattern }), pattern).toBe(400);
  expect(await statusOf(view, { origin: 'https://elsewhere.example' })).toBe(403);
  expect(await statusOf(view, { host: 'elsewhere.example' })).toBe(421);
  expect(await passedOn()).toEqual([]);
});

test('counts for the brand of the host, whatever else a request says', async () => {
  const headers = { 'x-forwarded-host': 'sundarban.localhost', 'x-forwarded-for': '203.0.113.9' };
  await site.browser('meridian').call('system.pageView', view, { headers });
  expect(await passedOn()).toEqual([]);
});

test('keeps few of a flood from one network', async () => {
  await Promise.all(Array.from({ length: 300 }, () => site.browser().call('system.pageView', view)));
  await vi.advanceTimersByTimeAsync(FLUSH_MS);
  await vi.waitFor(() => expect(views()).toHaveLength(200));
  expect(await passedOn()).toHaveLength(200);
});

test('drops what the provider does not take, and answers pages as before', async () => {
  status = 503;
  await site.browser().call('system.pageView', view);
  await vi.advanceTimersByTimeAsync(FLUSH_MS);
  await vi.waitFor(() => expect(bodies).toHaveLength(1));
  status = 200;
  bodies = [];
  expect(await passedOn()).toEqual([]);
});
