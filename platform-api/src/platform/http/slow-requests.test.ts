import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { handleFailures } from './failure-handler';
import { limitSlowRequests, PATIENCE, serverTimeouts } from './slow-requests';

/** Longer than a test may take: what ends within a test has not waited for it. */
const NEVER_MS = 3_600_000;
const SHORT = { bodyMs: 300, requestMs: 900, headersMs: 600, checkMs: 50, drainMs: 400 };
let server: FastifyInstance;
let requests = 0;
afterEach(async () => void (await server.close()));

async function listen(patience = SHORT): Promise<number> {
  server = Fastify({ ...serverTimeouts(patience) });
  handleFailures(server);
  requests = 0;
  server.addHook('onRequest', async () => void (requests += 1));
  limitSlowRequests(server, patience);
  server.post('/call', () => 'done');
  server.post('/upload', { config: { isUpload: true } }, () => 'done');
  server.get('/stream', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200).write('first');
    setTimeout(() => reply.raw.end('last'), patience.bodyMs + 200);
  });
  server.get('/stuck', () => new Promise(() => undefined));
  await server.listen({ port: 0 });
  return (server.server.address() as AddressInfo).port;
}

/** Opens a connection, writes, and collects the answer until the server closes. */
async function exchange(port: number, text: string, drip = '') {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => (answer += data.toString()));
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const openedAt = performance.now();
  socket.write(text);
  const dripping = drip ? setInterval(() => socket.write(drip), 20) : undefined;
  // `once` would fail with the reset that a cut connection may bring.
  await new Promise((resolve) => socket.on('close', resolve));
  clearInterval(dripping);
  return { answer, openMs: performance.now() - openedAt };
}
const post = (path: string, length = 5_000) =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

test.each([
  ['stops', ''],
  ['drips', '1'],
])('answers 408 to a body that %s, and closes the connection', async (_what, drip) => {
  const port = await listen({ ...SHORT, requestMs: NEVER_MS });
  const { answer } = await exchange(port, `${post('/call')}{"a":"`, drip);
  expect(answer).toContain('408 Request Timeout');
  expect(answer).toContain('request_timeout');
});

test('gives an upload the time of the whole request', async () => {
  const { answer, openMs } = await exchange(await listen(), `${post('/upload')}{"a":"`, '1');
  expect(answer).toContain('408 Request Timeout');
  expect(openMs).toBeGreaterThan(SHORT.requestMs - 50);
});

test('ends a connection that sends its headers slowly', async () => {
  const { answer } = await exchange(await listen(), 'POST /call HTTP/1.1\r\nHost: a\r\nX-', 'a');
  expect(answer).toContain('408');
});

test('takes a body that arrives in time, and the next one on the same connection', async () => {
  const port = await listen();
  const one = `${post('/call', 7)}{"a":1}`;
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => (answer += data.toString()));
  const answered = (times: number) => vi.waitFor(() => expect(answer.match(/200 OK/g)).toHaveLength(times));
  socket.write(one);
  await answered(1);
  await sleep(SHORT.bodyMs + 100);
  socket.write(one);
  await answered(2);
  socket.destroy();
});

test('leaves a stream open', async () => {
  const { answer } = await exchange(await listen(), 'GET /stream HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  expect(answer).toContain('last');
});

test('a closing server waits for the drain, then cuts', async () => {
  const port = await listen({ ...SHORT, bodyMs: NEVER_MS, requestMs: NEVER_MS });
  const stuck = [exchange(port, 'GET /stuck HTTP/1.1\r\nHost: a\r\n\r\n'), exchange(port, `${post('/call')}{`, ' ')];
  await vi.waitUntil(() => requests === stuck.length);
  const closedAt = performance.now();
  await server.close();
  expect(performance.now() - closedAt).toBeGreaterThan(SHORT.drainMs - 50);
  await Promise.all(stuck);
});

test('the product drains for ten seconds', () => expect(PATIENCE.drainMs).toBe(10_000));

test('starts however long its parts need', async () => {
  vi.useFakeTimers();
  server = Fastify(serverTimeouts());
  server.register(() => new Promise((resolve) => setTimeout(resolve, 60_000)));
  const ready = server.ready();
  await vi.advanceTimersByTimeAsync(61_000);
  vi.useRealTimers();
  await expect(ready).resolves.toBeDefined();
});
