import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import axios from 'axios';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from './api-error';
import { createClient } from './client';

const TABLE = { 'member.info': { method: 'GET', path: '/wps/member/info' } } as const;

/** Replaces the timeout of a call. */
const SHORT_MS = 50;

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = null;
});

async function client(answer: RequestListener) {
  server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server?.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const [onSignedOut, onPasswordDue] = [vi.fn(), vi.fn()];
  const settings = { language: () => 'en', envelopeKey: { id: '', publicKey: '' }, onSignedOut, onPasswordDue };
  const { call } = createClient(TABLE, { ...settings, baseUrl: `http://127.0.0.1:${port}` });
  const failure = () => call('member.info', {}).catch((error: unknown) => error);
  const code = async () => {
    const failed: unknown = await failure();
    return failed instanceof ApiError ? failed.code : failed;
  };
  return { failure, code, onSignedOut, onPasswordDue };
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
