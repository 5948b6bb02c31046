import { MEMBER_TYPE, TRIAL_TYPE } from '@marquee/contract/constants';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedIdentity } from '../../../seed/identity/seed-identity';
import { startTestApp, type TestApp } from '../../../testing/test-app';

const DEMO = { type: 'username', username: 'demo', password: 'Mangrove-2026!' } as const;
const AGENT = { ...DEMO, username: 'demoagent', password: 'Tidewater-2026!' } as const;
const WRONG = { ...DEMO, password: 'not the password' };

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
  await seedIdentity(site.app.platform.database, {});
});
afterAll(() => site.close());
beforeEach(() => site.pool.query('delete from throttle'));

describe('login', () => {
  it('opens a session by a cookie hidden from scripts', async () => {
    const browser = site.browser();
    const value = await browser.call('session.login', DEMO);
    expect(value).toMatchObject({
      token: null,
      state: 'member',
      firstTimeLogin: true,
      passwordExpired: false,
      member: { account: 'demo', currency: 'BDT' },
    });
    expect([...browser.cookies.keys()]).toEqual(['__Host-marquee']);
    await expect(browser.call('member.info', {})).resolves.toMatchObject({ account: 'demo' });
    const second = await site.browser().call('session.login', DEMO);
    expect(second.firstTimeLogin).toBe(false);
  });

  it('stores only a digest of the token', async () => {
    const { token } = await site.browser().call('session.login', { ...DEMO, transport: 'header' });
    const { rows } = await site.pool.query<{ found: boolean }>(
      "select exists (select from session where encode(token_hash, 'base64') like $1) as found",
      [`%${token}%`],
    );
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(rows[0]?.found).toBe(false);
  });

  it('finds the account in any letter case or compatibility form', async () => {
    await expect(site.browser().call('session.login', { ...DEMO, username: ' ＤｅＭｏ ' })).resolves.toMatchObject({
      member: { account: 'demo' },
    });
  });

  it('returns the token to clients that request it, and accepts it in the header', async () => {
    const browser = site.browser();
    const { token } = await browser.call('session.login', { ...DEMO, transport: 'header' });
    expect(browser.cookies.size).toBe(0);
    await expect(
      browser.call('member.info', {}, { headers: { authorization: `Bearer ${token}` } }),
    ).resolves.toMatchObject({ account: 'demo' });
    expect((await browser.refusal('member.info', {}, { headers: { authorization: 'Bearer nonsense' } })).code).toBe(
      'not_logged_in',
    );
  });

  it('answers a wrong password and an unknown name alike', async () => {
    const answerTo = async (username: string) => {
      const { code, message, details } = await site.browser().refusal('session.login', { ...WRONG, username });
      return { code, message, details };
    };
    const answer = await answerTo('demo');
    expect(answer.code).toBe('login_failed');
    expect(await answerTo('nobody')).toEqual(answer);
  });

  it('is bound to one brand: the token is invalid on another', async () => {
    const { token } = await site.browser('sundarban').call('session.login', { ...DEMO, transport: 'header' });
    const elsewhere = await site
      .browser('meridian')
      .refusal('member.info', {}, { headers: { authorization: `Bearer ${token}` } });
    expect(elsewhere.code).toBe('not_logged_in');
  });

  it('reveals a disabled account only with its password', async () => {
    await site.pool.query("update member set status = 'disabled' where account = 'demo' and brand_id = 1");
    expect((await site.browser().refusal('session.login', WRONG)).code).toBe('login_failed');
    expect((await site.browser().refusal('session.login', DEMO)).code).toBe('account_disabled');
    await site.pool.query("update member set status = 'active' where account = 'demo' and brand_id = 1");
  });

  it('admits only agents to the agent site, and agents to both', async () => {
    expect((await site.browser().refusal('session.login', { ...DEMO, site: 'agent' })).code).toBe('agents_only');
    await expect(site.browser().call('session.login', { ...AGENT, site: 'agent' })).resolves.toMatchObject({
      state: 'agent',
    });
    await expect(site.browser().call('session.login', AGENT)).resolves.toMatchObject({ state: 'agent' });
  });

  it('refuses accounts other than members’', async () => {
    const become = (type: number) =>
      site.pool.query("update member set type = $1 where account = 'demo' and brand_id = 1", [type]);
    await become(TRIAL_TYPE);
    expect((await site.browser().refusal('session.login', DEMO)).code).toBe('members_only');
    expect((await site.browser().refusal('session.login', WRONG)).code).toBe('login_failed');
    await become(MEMBER_TYPE);
  });

  it('reports that the password must be changed', async () => {
    await site.pool.query("update member set must_change_password = true where account = 'demo' and brand_id = 1");
    await expect(site.browser().call('session.login', DEMO)).resolves.toMatchObject({ passwordExpired: true });
    await site.pool.query('update member set must_change_password = false');
  });

  it("replaces the browser's previous session", async () => {
    const browser = site.browser();
    await browser.call('session.login', DEMO);
    const before = browser.cookies.get('__Host-marquee');
    await browser.call('session.login', AGENT);
    const old = site.browser();
    old.cookies.set('__Host-marquee', before ?? '');
    expect((await old.refusal('member.info', {})).code).toBe('not_logged_in');
  });
});

describe('a login request', () => {
  it.each([
    ['another site', 'https://evil.example'],
    ['another brand', 'http://meridian.localhost'],
    ['another port of the same host', 'http://sundarban.localhost:8080'],
    ['a page without an origin of its own', 'null'],
  ])('is refused from %s', async (_page, origin) => {
    const answer = await site.browser().refusal('session.login', DEMO, { headers: { origin } });
    expect(answer.code).toBe('csrf_refused');
  });

  it('is accepted from the site’s own page', async () => {
    const { envelope } = await site.browser().send('session.login', DEMO, {
      headers: { origin: 'http://sundarban.localhost' },
    });
    expect(envelope.success).toBe(true);
  });

  it('is refused with the name of an unknown field', async () => {
    const answer = await site.browser().refusal('session.login', { ...DEMO, isAdmin: true } as typeof DEMO);
    expect(answer).toMatchObject({
      code: 'validation_failed',
      details: { fields: [{ path: 'isAdmin', messageKey: 'unknown_field' }] },
    });
  });

  it.each([
    ['in the clear', JSON.stringify(DEMO), 400, 'envelope_refused'],
    ['that is no JSON', '{', 400, 'validation_failed'],
    ['of a megabyte', JSON.stringify({ username: 'x'.repeat(1_048_576) }), 413, 'body_too_large'],
  ])('is refused with a body %s', async (_name, payload, status, code) => {
    const response = await site.app.server.inject({
      method: 'POST',
      url: '/wps/session/login',
      headers: { host: 'sundarban.localhost', 'content-type': 'application/json' },
      payload,
    });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ success: false, code });
  });
});
