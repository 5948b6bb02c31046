import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpFeed } from './result-feed';

const SECRET = 'a-secret-of-sixteen-or-more';
const OTHER = 'another-secret-of-sixteen';
const result = { game: 'LAO_DEV', issue: '20260102', result: { prizes: [['4821']] }, simulated: true };
const answer = JSON.stringify({ results: [result] });

/** What the house sends for the next request. */
let body = answer;
let headers: Readonly<Record<string, string>> = {};
let status = 200;
let house: Server;
beforeAll(async () => {
  house = createServer((_request, response) => response.writeHead(status, headers).end(body));
  await new Promise<void>((resolve) => house.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void house.close());

function signed(text: string, secret = SECRET, at = new Date()): void {
  const signature = new Webhook(secret, { format: 'raw' }).sign('message', at, text);
  headers = {
    'webhook-id': 'message',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': signature,
  };
  body = text;
}

const read = () => {
  const { port } = house.address() as AddressInfo;
  return createHttpFeed({ code: 'house', url: `http://127.0.0.1:${port}`, secret: SECRET }).read('LAO_DEV', [
    '20260102',
  ]);
};

test('takes what the house has signed', async () => {
  signed(answer);
  expect(await read()).toEqual([result]);
});

test.each([
  ['signed with another secret', () => signed(answer, OTHER)],
  ['without a signature', () => void (headers = {})],
  ['whose text was changed after it was signed', () => void (signed(answer), (body = answer.replace('4821', '4822')))],
  ['that was recorded an hour ago', () => signed(answer, SECRET, new Date(Date.now() - 3_600_000))],
  ['that is not of the interface', () => signed('{"results":[{"game":"LAO_DEV"}]}')],
])('refuses an answer %s', async (_name, prepare) => {
  prepare();
  await expect(read()).rejects.toThrow();
});

test('reports a house that answers with a fault', async () => {
  signed(answer);
  status = 503;
  await expect(read()).rejects.toThrow('the feed answered 503');
  status = 200;
});
