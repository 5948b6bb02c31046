import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { needsSameSiteBounce, sameSiteBounce } from './same-site-bounce';

const server = Fastify();
server.get('/*', (request, reply) =>
  needsSameSiteBounce(request) ? sameSiteBounce(reply, false) : reply.send('the page'),
);
afterAll(() => server.close());

const RETURN = '/member/deposit?depositId=7';
const fromElsewhere = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
const visit = (url: string, headers: Record<string, string>) => server.inject({ url, headers });

describe('a member returning from another site', () => {
  it('gets a page that requests itself again, without script and not cached', async () => {
    const { body, headers } = await visit(RETURN, fromElsewhere);
    expect(body).toContain('<meta http-equiv="refresh" content="0">');
    expect(body).not.toContain('<script');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('gets the real page the second time, signed in or not', async () => {
    expect((await visit(RETURN, { ...fromElsewhere, 'sec-fetch-site': 'same-origin' })).body).toBe('the page');
  });

  it('is not redirected when the browser did send the session', async () => {
    expect((await visit(RETURN, { ...fromElsewhere, cookie: 'mq_lang=en; __Host-marquee=token' })).body).toBe(
      'the page',
    );
    expect((await visit(RETURN, { ...fromElsewhere, cookie: '__Host-marquee-captcha=image' })).body).not.toBe(
      'the page',
    );
  });
});

describe('every other request', () => {
  it.each([
    ['a page that needs no session', '/promotions', fromElsewhere],
    ['a page that only begins alike', '/members', fromElsewhere],
    ['a typed address', RETURN, { ...fromElsewhere, 'sec-fetch-site': 'none' }],
    ['a request of a script', RETURN, { ...fromElsewhere, 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
    ['a browser that says nothing', RETURN, {}],
  ])('is answered directly: %s', async (_name, url, headers) => {
    expect((await visit(url, headers)).body).toBe('the page');
  });
});
