import { calls } from '@marquee/contract/calls/index';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app';

let site: TestApp;
beforeAll(async () => void (site = await startTestApp()));
afterAll(() => site.close());

const HOST = 'sundarban.localhost';
const get = (url: string, host = HOST) => site.app.server.inject({ url, headers: { host } });

describe('a host outside of the grammar', () => {
  it.each(['a@b', 'sundarban.localhost:99999', 'sundarban.localhost:x', '256.1.1.1', 'console.localhost@evil'])(
    '%s is answered 421 by pages, calls, files and signed calls',
    async (host) => {
      const urls = [
        '/',
        '/member',
        calls['member.info'].path,
        '/ops/session',
        '/art/1.webp',
        '/wps/boot',
        '/wps/stream',
      ];
      for (const url of urls) expect((await get(url, host)).statusCode, url).toBe(421);
      const signed = await site.app.server.inject({ method: 'POST', url: '/wallet/X/user/info', headers: { host } });
      expect(signed.statusCode).toBe(421);
    },
  );
});

describe('a changing call', () => {
  const send = (headers: Record<string, string>) =>
    site.app.server.inject({
      method: 'POST',
      url: calls['session.login'].path,
      headers: { host: HOST, 'content-type': 'application/json', ...headers },
      payload: '{}',
    });

  it('is refused from the same host of another scheme', async () => {
    expect((await send({ origin: `https://${HOST}` })).json()).toMatchObject({ code: 'csrf_refused' });
    expect((await send({ origin: `http://${HOST}` })).json()).toMatchObject({ code: 'envelope_refused' });
  });

  it('is refused as text/plain, which a form of another site can send', async () => {
    const answer = await send({ 'content-type': 'text/plain' });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([415, 'unsupported_media_type']);
  });
});

describe('a picture', () => {
  it.each(['/art/vendor/BGS.svg', '/art/banner/welcome/sundarban'])('%s allows no inline style', async (url) => {
    const { headers } = await get(url);
    expect(String(headers['content-security-policy'] ?? "default-src 'none'")).not.toContain('unsafe-');
  });
});
