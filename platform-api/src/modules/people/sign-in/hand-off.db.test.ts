import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedIdentity } from '../../../seed/identity/seed-identity';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { type createTestBrowser } from '../../../testing/browser';

const DEMO = { type: 'username', username: 'demo', password: 'Mangrove-2026!', transport: 'header' } as const;

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
  await seedIdentity(site.app.platform.database, {});
});
afterAll(() => site.close());

/** Requests a code with the session of a native client. */
async function issued() {
  const client = site.browser();
  const { token } = await client.call('session.login', DEMO);
  const headers = { authorization: `Bearer ${token}` };
  return client.call('session.handOff', {}, { headers });
}

/** Opens the site with a code in the address. */
async function visit(code: string, browser = site.browser(), path = '/member?tab=2') {
  const response = await site.app.server.inject({
    url: `${path}${path.includes('?') ? '&' : '?'}token=${encodeURIComponent(code)}`,
    headers: {
      host: 'sundarban.localhost',
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  });
  for (const { name, value } of response.cookies) browser.cookies.set(name, value);
  return { response, browser };
}

const accountIn = async (browser: ReturnType<typeof createTestBrowser>) => {
  const { envelope } = await browser.send('member.info', {});
  return envelope.success ? envelope.value.account : null;
};

describe('a code in the address', () => {
  it('opens the session and redirects without it, before any part of the page is loaded', async () => {
    const { code, expiresInSeconds } = await issued();
    expect(expiresInSeconds).toBe(60);
    const { response, browser } = await visit(code);
    expect(response.body).toContain('content="0;url=/member?tab=2"');
    expect(response.body).not.toMatch(/<script|<link|token/);
    expect(response.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
    expect(await accountIn(browser)).toBe('demo');
  });

  it('is valid once', async () => {
    const { code } = await issued();
    await visit(code);
    expect(await accountIn((await visit(code)).browser)).toBeNull();
  });

  it('is valid for 60 seconds', async () => {
    const { code } = await issued();
    site.clock.pass(61_000);
    expect(await accountIn((await visit(code)).browser)).toBeNull();
  });

  it('keeps the session of a signed-in visitor', async () => {
    const agent = site.browser();
    await agent.call('session.login', { type: 'username', username: 'demoagent', password: 'Tidewater-2026!' });
    const { code } = await issued();
    await visit(code, agent);
    expect(await accountIn(agent)).toBe('demoagent');
  });

  it.each(['nonsense', '', '"><script>alert(1)</script>'])('opens nothing when invalid: %s', async (code) => {
    const { response, browser } = await visit(code);
    expect(response.statusCode).toBe(200);
    expect(response.body).not.toContain('<script');
    expect(await accountIn(browser)).toBeNull();
  });
});
