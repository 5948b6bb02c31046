import { calls, type CallId } from '@marquee/contract/calls/index';
import type { CallDefinition } from '@marquee/contract/define-call';
import { SIGNATURE_HEADER } from '@marquee/contract/wallet-protocol';
import { seal } from '@marquee/kit/crypto/seal';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { openPayloadOpener } from './payload-opener';

let site: TestApp;
beforeAll(async () => void (site = await startTestApp()));
afterAll(() => site.close());

const everyCall = (Object.keys(calls) as CallId[]).map((id) => [id, calls[id] as CallDefinition] as const);
const UNSAFE = ['a\0b', 'a\ud800b'];

/** Every field of the request, and one that no request has, holds the text. */
function fieldsWith(call: CallDefinition, text: string): Record<string, unknown> {
  const { shape = {} } = call.request as { shape?: Record<string, unknown> };
  return Object.fromEntries([...Object.keys(shape), text].map((name) => [name, text]));
}

test.each(UNSAFE)('no call of the table answers 500 to fields with %j', async (text) => {
  const { publicKey } = await openPayloadOpener(site.app.platform.config.keys);
  const answers: Record<string, number> = {};
  for (const [id, call] of everyCall) {
    if (call.upload) continue;
    const fields = fieldsWith(call, text);
    const inBody = call.methods[0] === 'POST' || call.methods[0] === 'PUT';
    const { statusCode } = await site.app.server.inject({
      method: call.methods[0],
      url: call.path.replace(/:\w+/g, 'a%00b') + (inBody ? '' : '?q=a%00b'),
      headers: { host: call.path.startsWith('/ops/') ? 'console.localhost' : 'sundarban.localhost' },
      ...(inBody && { payload: call.encrypted ? await seal(call.path, fields, publicKey) : fields }),
    });
    // A sealed body, and one of more bytes than usual, is read after the caller’s access is checked.
    const isReadLate = call.encrypted || call.bodyLimitBytes !== undefined;
    if (isReadLate ? statusCode >= 500 : statusCode !== 400) answers[id] = statusCode;
  }
  expect(answers).toEqual({});
});

test.each(['/art/%00.webp', '/art/banner/%00', '/%00', '/slots?keyword=%00', '/promotions/%00'])(
  'refuses the address %s',
  async (url) => {
    const { statusCode } = await site.app.server.inject({ url, headers: { host: 'sundarban.localhost' } });
    expect(statusCode).toBe(400);
  },
);

test('refuses 20,000 levels in a body, and takes the next request', async () => {
  const payload = '{"a":'.repeat(20_000) + '1' + '}'.repeat(20_000);
  const headers = { host: 'sundarban.localhost', 'content-type': 'application/json' };
  const { statusCode } = await site.app.server.inject({
    method: 'POST',
    url: calls['session.login'].path,
    headers,
    payload,
  });
  expect(statusCode).toBe(400);
  expect((await site.app.server.inject({ url: '/healthz' })).statusCode).toBe(200);
});

test('refuses a vendor code with NUL', async () => {
  const headers = { [SIGNATURE_HEADER]: 'AAAA', 'content-type': 'application/json' };
  const url = '/wallet/A%00B/transaction/win';
  const { statusCode } = await site.app.server.inject({ method: 'POST', url, headers, payload: '{}' });
  expect(statusCode).toBe(400);
});
