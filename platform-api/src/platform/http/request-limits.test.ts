import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handleFailures } from './failure-handler';
import { createSharedCounts } from '../shared-counts';
import { limitRequests, REQUEST_WINDOW_MS } from './request-limits';

let site: FastifyInstance;
beforeAll(async () => {
  site = Fastify();
  handleFailures(site, (reply, code) => reply.code(429).type('text/html').send(`<h1>${code}</h1>`));
  // One window for all tests, whatever the time.
  const clock = { now: () => new Date(0) };
  const alone = { add: async (_key: string, points = 1) => points };
  const counts = createSharedCounts(alone, { clock, windowMs: REQUEST_WINDOW_MS, log: site.log });
  await limitRequests(site, counts, { calls: 2, callsOfAddress: 5, documents: 2, pictures: 3 });
  for (const path of ['/art/:file', '/wps/:call', '/releases/:file', '/member/:page']) site.get(path, () => 'here');
});
afterAll(() => site.close());

const statuses = async (url: string, times: number, from: string, headers: Record<string, string> = {}) => {
  const answers: number[] = [];
  for (let time = 0; time < times; time += 1)
    answers.push((await site.inject({ url, remoteAddress: from, headers })).statusCode);
  return answers;
};
const session = (token: string) => ({ cookie: `mq_lang=en; __Host-marquee=${token}` });

test('counts pictures, calls and pages apart', async () => {
  expect(await statuses('/art/1.svg', 4, '10.0.0.1')).toEqual([200, 200, 200, 429]);
  expect(await statuses('/wps/login', 6, '10.0.0.1')).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await statuses('/member/a', 3, '10.0.0.1')).toEqual([200, 200, 429]);
  expect(await statuses('/wps/login', 1, '10.0.0.2')).toEqual([200]);
  expect(await statuses('/art/1.svg', 1, '10.0.0.2')).toEqual([200]);
});

test('counts the calls of people behind one address by their sessions', async () => {
  for (const token of ['a', 'b'])
    expect(await statuses('/wps/login', 3, '10.0.0.4', session(token))).toEqual([200, 200, 429]);
});

test('bounds sessions that are made up by their address', async () => {
  const answers: number[] = [];
  for (let at = 0; at < 7; at += 1)
    answers.push(...(await statuses('/wps/login', 1, '10.0.0.5', session(`made up ${at}`))));
  expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429]);
});

test('counts all addresses of one IPv6 connection as one', async () => {
  const answers: number[] = [];
  for (let at = 0; at < 6; at += 1) answers.push(...(await statuses('/wps/login', 1, `2001:db8:0:1:${at}::1`)));
  expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
});

test('opens pages to everybody behind one address', async () => {
  for (let visitor = 0; visitor < 8; visitor += 1)
    expect(await statuses('/member/a', 2, '10.0.0.6', { 'user-agent': `browser ${visitor}` })).toEqual([200, 200]);
});

test('does not count files of releases', async () => {
  expect(await statuses('/releases/main.js', 5, '10.0.0.3')).toEqual([200, 200, 200, 200, 200]);
});

test('answers people with a page, and programs with an envelope', async () => {
  const visitor = { 'user-agent': 'a person', accept: 'text/html,*/*;q=0.8' };
  await statuses('/member/a', 2, '10.0.0.7', visitor);
  const open = (headers: Record<string, string>) =>
    site.inject({ url: '/member/a', remoteAddress: '10.0.0.7', headers: { ...visitor, ...headers } });
  const page = await open({ 'sec-fetch-dest': 'document' });
  expect([page.statusCode, page.headers['content-type']]).toEqual([429, 'text/html']);
  expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
  const call = await open({ 'sec-fetch-dest': 'empty' });
  expect([call.statusCode, call.json<{ code: string }>().code]).toEqual([429, 'too_many_requests']);
});
