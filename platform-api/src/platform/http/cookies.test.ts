import fastifyCookie from '@fastify/cookie';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { type CookieName, createCookies } from './cookies';

const server = Fastify();
server.register(fastifyCookie);
const NAMES: readonly CookieName[] = ['marquee', 'marquee-social'];
for (const [path, publicScheme, domain] of [
  ['/https', 'https', 'example.com'],
  ['/local', 'http', 'localhost'],
  ['/below-local', 'http', 'site.localhost'],
  ['/plain', 'http', 'example.com'],
] as const) {
  const cookies = createCookies({ publicScheme, domain });
  server.get(path, (request, reply) => {
    for (const name of NAMES) cookies.write(reply, name, 'value', 90_999);
    cookies.write(reply, 'marquee-captcha', 'value');
    cookies.clear(reply, 'marquee-device');
    return { read: cookies.read(request, 'marquee') };
  });
}
afterAll(() => server.close());

const visit = async (path: string, cookie = '') => {
  const response = await server.inject({ url: path, headers: { cookie } });
  return { cookies: response.cookies, ...response.json<{ read: string | null }>() };
};

test.each(['/https', '/local', '/below-local'])(
  'binds %s to its host and hides it from scripts and other sites',
  async (path) => {
    const { cookies } = await visit(path);
    const bound = { path: '/', httpOnly: true, secure: true };
    expect(cookies).toEqual([
      { name: '__Host-marquee', value: 'value', maxAge: 90, sameSite: 'Strict', ...bound },
      { name: '__Host-marquee-social', value: 'value', maxAge: 90, sameSite: 'Lax', ...bound },
      { name: '__Host-marquee-captcha', value: 'value', sameSite: 'Strict', ...bound },
      expect.objectContaining({ name: '__Host-marquee-device', value: '', sameSite: 'Strict', ...bound }) as object,
    ]);
  },
);

test('uses neither the prefix nor a secure cookie without HTTPS', async () => {
  const { cookies } = await visit('/plain');
  expect(cookies.map(({ name, secure }) => [name, secure])).toEqual(
    ['marquee', 'marquee-social', 'marquee-captcha', 'marquee-device'].map((name) => [name, undefined]),
  );
});

test('reads a cookie by the name it was written under', async () => {
  expect((await visit('/https', '__Host-marquee=own')).read).toBe('own');
  expect((await visit('/https', 'marquee=planted')).read).toBeNull();
  expect((await visit('/plain', 'marquee=own')).read).toBe('own');
});
