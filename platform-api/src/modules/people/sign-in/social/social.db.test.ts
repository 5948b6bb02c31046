import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedIdentity } from '../../../../seed/identity/seed-identity';
import type { TestBrowser } from '../../../../testing/browser';
import { startTestApp, type TestApp } from '../../../../testing/test-app';
import { CLIENT, startIssuer, type TestIssuer } from './issuer.fixture';

const HOST = 'sundarban.localhost';
const CALLBACK = `http://${HOST}/wps/session/social/google/callback`;
const DEMO = { type: 'username', username: 'demo', password: 'Mangrove-2026!' } as const;

let issuer: TestIssuer;
let site: TestApp;
beforeAll(async () => {
  issuer = await startIssuer([CALLBACK]);
  site = await startTestApp({
    MARQUEE_SIGN_IN: JSON.stringify({ sundarban: { google: { issuer: issuer.issuer, ...CLIENT } } }),
  });
  await seedIdentity(site.app.platform.database, {});
});
afterAll(async () => {
  await site.close();
  await issuer.close();
});
beforeEach(() => site.pool.query('delete from social_account; delete from one_time; delete from throttle'));

/** A navigation of the browser; `crossSite` omits strict cookies, as browsers do. */
async function navigate(browser: TestBrowser, url: string, { crossSite = false } = {}) {
  const { pathname, search } = new URL(url, `http://${HOST}`);
  const sentCookies = [...browser.cookies].filter(([name]) => !crossSite || name === '__Host-marquee-social');
  const response = await site.app.server.inject({
    url: pathname + search,
    headers: { host: HOST, cookie: sentCookies.map(([name, value]) => `${name}=${value}`).join('; ') },
  });
  for (const { name, value } of response.cookies) {
    if (value === '') browser.cookies.delete(name);
    else browser.cookies.set(name, value);
  }
  return response;
}
const nextOf = (body: string) => /content="0;url=([^"]+)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '';

/**
 * Logs in at the provider, consents and returns.
 * @returns the next address of the browser
 */
async function through(browser: TestBrowser, login: string, query = '') {
  const { headers } = await navigate(browser, `/wps/session/social/google${query}`);
  const answer = await issuer.agree(String(headers.location), login);
  const { body } = await navigate(browser, answer, { crossSite: true });
  return { next: nextOf(body), answer };
}
const accountIn = async (browser: TestBrowser) => {
  const { envelope } = await browser.send('member.info', {});
  return envelope.success ? envelope.value.account : null;
};
/** A member who has connected the provider's account. */
async function connected(login: string) {
  const browser = site.browser();
  await browser.call('session.login', DEMO);
  await through(browser, login, '?intent=connect&returnTo=/member');
  await browser.call('security.connectSocial', {});
}

describe('the redirect to the provider', () => {
  it('requests a code with PKCE, state and nonce, and sets a cookie hidden from scripts', async () => {
    const browser = site.browser();
    const { statusCode, headers } = await navigate(browser, '/wps/session/social/google');
    const authorisationQuery = new URL(String(headers.location)).searchParams;
    expect(statusCode).toBe(302);
    expect(Object.fromEntries(authorisationQuery)).toMatchObject({
      response_type: 'code',
      client_id: CLIENT.clientId,
      redirect_uri: CALLBACK,
      code_challenge_method: 'S256',
    });
    for (const name of ['code_challenge', 'state', 'nonce'])
      expect(authorisationQuery.get(name)).toMatch(/^[\w-]{43}$/);
    expect(String(headers['set-cookie'])).toMatch(/__Host-marquee-social=[^;]+;.*HttpOnly.*SameSite=Lax/);
  });

  it('is closed where the brand has not configured the provider', async () => {
    const { body } = await navigate(site.browser(), '/wps/session/social/facebook');
    expect(nextOf(body)).toBe('/login?failure=feature_disabled');
  });
});

describe('an unconnected identity', () => {
  it('opens nothing, even with the verified e-mail address of a member', async () => {
    await site.pool.query(
      "insert into member_contact (member_id, brand_id, kind, value, verified_at) select id, 1, 'email', 'amina@example.com', now() from member where account = 'demo' and brand_id = 1 on conflict do nothing",
    );
    const browser = site.browser();
    const { next } = await through(browser, 'amina');
    expect(next).toBe('/login?social=google');
    expect(await accountIn(browser)).toBeNull();
    expect(await browser.call('session.pendingSocial', {})).toEqual({ provider: 'google', email: 'amina@example.com' });
  });

  it('is connected with the account that logs in next at its request, and opens it from then on', async () => {
    const browser = site.browser();
    await through(browser, 'amina');
    await browser.call('session.login', DEMO);
    await browser.call('security.connectSocial', {});
    expect((await browser.call('security.overview', {})).social).toMatchObject([
      { provider: 'google', email: 'amina@example.com' },
    ]);
    const another = site.browser();
    expect((await through(another, 'amina', '?returnTo=/rng')).next).toBe('/rng');
    expect(await accountIn(another)).toBe('demo');
  });

  it('is not connected without the password when the login is older', async () => {
    const browser = site.browser();
    await browser.call('session.login', DEMO);
    site.clock.pass(6 * 60_000);
    await through(browser, 'amina', '?intent=connect&returnTo=/member');
    expect((await browser.refusal('security.connectSocial', {})).code).toBe('password_incorrect');
    await browser.call('security.connectSocial', { password: DEMO.password });
  });

  it('is kept in the browser that showed it until it expires', async () => {
    const browser = site.browser();
    await through(browser, 'amina');
    const other = site.browser();
    await other.call('session.login', DEMO);
    expect((await other.refusal('security.connectSocial', {})).code).toBe('social_expired');
    await browser.call('session.login', DEMO);
    await site.pool.query(
      "update one_time set expires_at = now() - interval '1 second' where purpose = 'social-pending'",
    );
    expect((await browser.refusal('security.connectSocial', {})).code).toBe('social_expired');
  });
});

describe('a connected identity', () => {
  beforeEach(() => connected('amina'));

  it('cannot be taken over by another member', async () => {
    const agent = site.browser();
    await agent.call('session.login', { ...DEMO, username: 'demoagent', password: 'Tidewater-2026!' });
    const { next } = await through(agent, 'amina', '?intent=connect&returnTo=/member');
    expect(next).toBe('/member?failure=social_taken');
    expect(await accountIn(agent)).toBe('demoagent');
  });

  it('opens no disabled account', async () => {
    await site.pool.query("update member set status = 'disabled' where account = 'demo' and brand_id = 1");
    const browser = site.browser();
    expect((await through(browser, 'amina')).next).toBe('/login?failure=account_disabled');
    expect(await accountIn(browser)).toBeNull();
    await site.pool.query("update member set status = 'active'");
  });

  it('is disconnected by the password, and opens nothing from then on', async () => {
    const browser = site.browser();
    await through(browser, 'amina');
    const provider = 'google' as const;
    expect((await browser.refusal('security.disconnectSocial', { provider, password: 'no' })).code).toBe(
      'password_incorrect',
    );
    await browser.call('security.disconnectSocial', { provider, password: DEMO.password });
    expect((await through(site.browser(), 'amina')).next).toBe('/login?social=google');
  });
});

describe('an answer of the provider is refused', () => {
  const failurePath = '/login?failure=social_failed';
  beforeEach(() => connected('amina'));

  it('when it comes twice', async () => {
    const browser = site.browser();
    const setOut = await navigate(browser, '/wps/session/social/google');
    const cookie = browser.cookies.get('__Host-marquee-social') ?? '';
    const answer = await issuer.agree(String(setOut.headers.location), 'amina');
    await navigate(browser, answer, { crossSite: true });
    const replaying = site.browser();
    replaying.cookies.set('__Host-marquee-social', cookie);
    expect(nextOf((await navigate(replaying, answer, { crossSite: true })).body)).toBe(failurePath);
  });

  it('in another browser than the one that started', async () => {
    const { headers } = await navigate(site.browser(), '/wps/session/social/google');
    const answer = await issuer.agree(String(headers.location), 'amina');
    const victim = site.browser();
    await navigate(victim, '/wps/session/social/google');
    expect(nextOf((await navigate(victim, answer, { crossSite: true })).body)).toBe(failurePath);
    expect(await accountIn(victim)).toBeNull();
  });

  it.each(['verifier', 'nonce'])("when the %s differs from the request's", async (secret) => {
    const browser = site.browser();
    const { headers } = await navigate(browser, '/wps/session/social/google');
    const answer = await issuer.agree(String(headers.location), 'amina');
    await site.pool.query(
      "update one_time set value = jsonb_set(value::jsonb, array[$1], to_jsonb(repeat('A', 43)))::text where purpose = 'social'",
      [secret],
    );
    expect(nextOf((await navigate(browser, answer, { crossSite: true })).body)).toBe(failurePath);
    expect(await accountIn(browser)).toBeNull();
  });

  it('when the person declined', async () => {
    const browser = site.browser();
    const { headers } = await navigate(browser, '/wps/session/social/google');
    const state = new URL(String(headers.location)).searchParams.get('state');
    const { body } = await navigate(browser, `${CALLBACK}?error=access_denied&state=${state}`, { crossSite: true });
    expect(nextOf(body)).toBe(failurePath);
  });
});

it('redirects within the site only', async () => {
  await connected('amina');
  const { next } = await through(site.browser(), 'amina', `?returnTo=${encodeURIComponent('//evil.example/x')}`);
  expect(next).toBe('/');
});
