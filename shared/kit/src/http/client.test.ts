import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import axios from 'axios';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from './api-error';
import { createClient } from './client';

const TABLE = {
  'member.info': { method: 'GET', path: '/wps/member/info' },
  'session.logout': { method: 'POST', path: '/wps/session/logout' },
  'transfers.toUpline': { method: 'POST', path: '/wps/transfers/upline', idempotent: true },
} as const;

/** Replaces the timeout of a call. */
const SHORT_MS = 50;

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = null;
});

async function client(answer: RequestListener, subject?: string | null | (() => string)) {
  server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server?.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const [onSignedOut, onPasswordDue, onOtherSubject] = [vi.fn(), vi.fn(), vi.fn()];
  const settings = {
    language: () => 'en',
    envelopeKey: { id: '', publicKey: '' },
    onSignedOut,
    onPasswordDue,
    onOtherSubject,
  };
  const { call } = createClient(TABLE, {
    ...settings,
    ...(subject !== undefined && { subject: typeof subject === 'function' ? subject : () => subject }),
    baseUrl: `http://127.0.0.1:${port}`,
  });
  const failure = () => call('member.info', {}).catch((error: unknown) => error);
  const code = async () => {
    const failed: unknown = await failure();
    return failed instanceof ApiError ? failed.code : failed;
  };
  const write = () => call('session.logout', {}).catch((error: unknown) => (error as ApiError).code);
  /** Moves money, with the key of an intent unless it has none. */
  const send = (idempotencyKey?: string) =>
    call('transfers.toUpline', {} as never, idempotencyKey === undefined ? {} : { idempotencyKey }).catch(
      (error: unknown) => (error as ApiError).code,
    );
  return { write, send, failure, code, onSignedOut, onPasswordDue, onOtherSubject };
}
const answerWith =
  (body: string): RequestListener =>
  (_request, response) =>
    response.end(body);
const refusal = (code: string) => answerWith(JSON.stringify({ success: false, value: null, code, requestId: 'r' }));

it('reports a broken connection or an invalid answer as an abnormal network', async () => {
  expect(await (await client((request) => request.socket.destroy())).code()).toBe('network_abnormal');
  expect(await (await client(answerWith('<html>a proxy</html>'))).code()).toBe('network_abnormal');
});

it('reports a slow page when no answer comes in time', async () => {
  const create = axios.create.bind(axios);
  vi.spyOn(axios, 'create').mockImplementation((settings) => create({ ...settings, timeout: SHORT_MS }));
  expect(await (await client(() => undefined)).code()).toBe('page_slow');
});

it('notifies the page when nobody is signed in, or the password must be changed', async () => {
  const out = await client(refusal('not_logged_in'));
  expect(await out.code()).toBe('not_logged_in');
  expect(out.onSignedOut).toHaveBeenCalledOnce();
  const refusedClient = await client(refusal('password_change_required'));
  expect(await refusedClient.code()).toBe('password_change_required');
  expect([refusedClient.onPasswordDue.mock.calls.length, refusedClient.onSignedOut.mock.calls.length]).toEqual([1, 0]);
});

it('reads how long a busy server asks to wait', async () => {
  const { failure } = await client((_request, response) => {
    response.setHeader('retry-after', '20');
    response.end(JSON.stringify({ success: false, value: null, code: 'too_many_requests', requestId: 'r' }));
  });
  expect(await failure()).toMatchObject({ code: 'too_many_requests', details: { retryAfterSeconds: 20 } });
});

const answerFor =
  (subject: string, asked: unknown[] = []): RequestListener =>
  (request, response) => {
    asked.push(request.headers['x-subject']);
    response.setHeader('x-subject', subject);
    response.end(JSON.stringify({ success: true, value: { id: subject }, requestId: 'r' }));
  };

it('says whose page asks, and shows no answer that is for somebody else', async () => {
  const asked: unknown[] = [];
  const taken = await client(answerFor('m-2', asked), 'm-1');
  expect(await taken.code()).toBe('account_changed');
  expect(asked).toEqual(['m-1']);
  expect(taken.onOtherSubject.mock.calls).toEqual([['m-2']]);
});

it.each([
  ['of the same person', 'm-1', 'm-1', 0],
  ['of a session that has ended', 'guest', 'm-1', 0],
  ['on the page of a guest who has become somebody', 'm-1', null, 1],
])('takes the answer %s', async (_name, answered, subject, reports) => {
  const page = await client(answerFor(answered), subject);
  expect(await page.failure()).toEqual({ id: answered });
  expect(page.onOtherSubject).toHaveBeenCalledTimes(reports);
});

it.each([
  [409, 'draw_closed', null],
  [400, 'validation_failed', null],
  [500, 'unknown_error', 'r'],
  [503, 'database_unavailable', 'r'],
])('names the request to support only for faults of the server: %i', async (status, code, supportId) => {
  const { failure } = await client((_request, response) => {
    response.statusCode = status;
    response.end(JSON.stringify({ success: false, value: null, code, requestId: 'r' }));
  });
  expect(await failure()).toMatchObject({ code, requestId: 'r', supportId });
});

it('sends nothing that changes anything while the browser is offline, and says so', async () => {
  let requests = 0;
  const { write } = await client((_request, response) => {
    requests += 1;
    response.end(JSON.stringify({ success: true, value: null, requestId: 'r' }));
  });
  vi.stubGlobal('navigator', { onLine: false });
  expect([await write(), requests]).toEqual(['offline', 0]);
  vi.unstubAllGlobals();
  expect([await write(), requests]).toEqual([null, 1]);
});

/** A server that loses its first answers. */
function losing(answers: number) {
  const keys: unknown[] = [];
  const listener: RequestListener = (request, response) => {
    keys.push(request.headers['idempotency-key']);
    if (keys.length <= answers) request.socket.destroy();
    else response.end(JSON.stringify({ success: true, value: 'booked', requestId: 'r' }));
  };
  return { keys, listener };
}

it('sends what moves money again with the same key when its answer was lost', async () => {
  const { keys, listener } = losing(2);
  expect(await (await client(listener)).send('an intent')).toBe('booked');
  expect(keys).toEqual(['an intent', 'an intent', 'an intent']);
});

it('says that the network fails when no answer comes within a few seconds', async () => {
  const { keys, listener } = losing(9);
  expect(await (await client(listener)).send('an intent')).toBe('network_abnormal');
  expect(keys).toHaveLength(4);
}, 15_000);

it('sends nothing again without a key, after a refusal, or where somebody else has signed in', async () => {
  const withoutKey = losing(1);
  expect(await (await client(withoutKey.listener)).send()).toBe('network_abnormal');
  const refused = vi.fn(refusal('insufficient_funds'));
  expect(await (await client(refused)).send('an intent')).toBe('insufficient_funds');
  expect(refused).toHaveBeenCalledOnce();
  const people = ['first', 'first'];
  const left = losing(1);
  expect(await (await client(left.listener, () => people.shift() ?? 'second')).send('an intent')).toBe(
    'network_abnormal',
  );
  expect([withoutKey.keys, left.keys].map(({ length }) => length)).toEqual([1, 1]);
});
