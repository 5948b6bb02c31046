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

  it.each(['text/plain', 'application/x-www-form-urlencoded'])(
    'is refused as %s, which a form of another site can send',
    async (type) => {
      const answer = await send({ 'content-type': type });
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([415, 'unsupported_media_type']);
    },
  );
});

describe('a picture', () => {
  it.each(['/art/vendor/BGS.svg', '/art/banner/welcome/sundarban'])('%s allows no inline style', async (url) => {
    const { headers } = await get(url);
    expect(String(headers['content-security-policy'] ?? "default-src 'none'")).not.toContain('unsafe-');
  });
});

describe('a page of another account than the session’s', () => {
  const send = (id: 'member.info' | 'session.logout', cookie: string, subject?: string) =>
    site.app.server.inject({
      method: id === 'member.info' ? 'GET' : 'POST',
      url: calls[id].path,
      headers: { host: HOST, cookie, ...(subject !== undefined && { 'x-subject': subject }) },
      ...(id !== 'member.info' && { payload: {} }),
    });
  const signIn = async () => {
    const browser = site.browser();
    const { member } = await browser.call('session.freePlay', { transport: 'cookie' });
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return { id: member.id, cookie };
  };

  it('learns from each answer whose it is, and writes nothing', async () => {
    const [shown, actual] = [await signIn(), await signIn()];
    const read = await send('member.info', actual.cookie, shown.id);
    expect([read.statusCode, read.headers['x-subject']]).toEqual([200, actual.id]);
    const written = await send('session.logout', actual.cookie, shown.id);
    expect([written.statusCode, written.json<{ code: string }>().code]).toEqual([409, 'account_changed']);
    expect(written.headers['x-subject']).toBe(actual.id);
    expect((await send('member.info', actual.cookie)).statusCode, 'the session goes on').toBe(200);
    expect((await send('session.logout', actual.cookie, actual.id)).statusCode).toBe(200);
    const ended = await send('member.info', actual.cookie, actual.id);
    expect([ended.statusCode, ended.headers['x-subject']]).toEqual([401, 'guest']);
  });
});
