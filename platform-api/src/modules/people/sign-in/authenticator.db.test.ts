import { stepUpDetailsSchema } from '@marquee/contract/calls/sign-in';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedIdentity } from '../../../seed/identity/seed-identity';
import { setBrandFlags } from '../../../testing/brand-settings';
import type { TestBrowser } from '../../../testing/browser';
import { startTestApp, type TestApp } from '../../../testing/test-app';

const PASSWORD = 'Mangrove-2026!';
const DEMO = { type: 'username', username: 'demo', password: PASSWORD } as const;

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
  await setBrandFlags(site, 'sundarban', { STEPUP: true });
  await seedIdentity(site.app.platform.database, {});
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.pool.query(
    'delete from authenticator; delete from throttle; delete from step_up; delete from known_address',
  );
});

const signedIn = async () => {
  const browser = site.browser();
  await browser.call('session.login', DEMO);
  return browser;
};
/** The code that the member's app shows now. */
const codeOf = (secret: string, aheadS = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: site.clock.now().getTime() + aheadS * 1_000 });

async function setUp(browser: TestBrowser) {
  const { secret } = await browser.call('security.startAuthenticator', {});
  const { recoveryCodes } = await browser.call('security.confirmAuthenticator', { code: codeOf(secret) });
  site.clock.pass(60_000);
  return { secret, recoveryCodes };
}

/** A login from a new address, answered by a code. */
async function logInBy(answer: string, ip = '203.0.113.200') {
  const browser = site.browser();
  const { details } = await browser.refusal('session.login', DEMO, { ip });
  const { challenge } = stepUpDetailsSchema.parse(details);
  return browser.send('session.stepUp', { challenge, method: 'authenticator', answer }, { ip });
}

describe('setting up an authenticator', () => {
  it('returns a secret that becomes active with its first right code', async () => {
    const browser = await signedIn();
    const { secret, uri } = await browser.call('security.startAuthenticator', {});
    expect(uri).toContain(`secret=${secret}`);
    expect(decodeURIComponent(uri)).toContain('Sundarban:demo');
    expect((await browser.call('security.overview', {})).authenticator.enabled).toBe(false);
    expect((await browser.refusal('security.confirmAuthenticator', { code: '000000' })).code).toBe(
      'authenticator_code_wrong',
    );
    const { recoveryCodes } = await browser.call('security.confirmAuthenticator', { code: codeOf(secret) });
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await browser.call('security.overview', {})).authenticator).toEqual({
      enabled: true,
      recoveryCodesLeft: 10,
    });
  });

  it('is told to the member, as its end is, in the transaction of the change', async () => {
    const browser = await signedIn();
    await site.pool.query('delete from graphile_worker._private_jobs');
    await setUp(browser);
    await browser.call('security.disableAuthenticator', { password: PASSWORD });
    await browser.call('security.disableAuthenticator', { password: PASSWORD });
    const { rows } = await site.pool.query<{ template: string }>(
      `select payload ->> 'template' as template from graphile_worker._private_jobs
       where payload ->> 'template' like 'authenticator%' order by id`,
    );
    expect(rows.map(({ template }) => template)).toEqual(['authenticator_added', 'authenticator_removed']);
  });

  it('stores secret and recovery codes encrypted or hashed', async () => {
    const { secret, recoveryCodes } = await setUp(await signedIn());
    const { rows } = await site.pool.query<{ text: string }>(
      `select encode(sealed_secret, 'escape') || (select string_agg(encode(code_hash, 'escape'), ' ') from recovery_code) as text from authenticator`,
    );
    expect(rows[0]?.text).not.toContain(secret);
    for (const code of recoveryCodes) expect(rows[0]?.text).not.toContain(code);
  });

  it('requires the password unless it was entered recently', async () => {
    const browser = await signedIn();
    site.clock.pass(6 * 60_000);
    expect((await browser.refusal('security.startAuthenticator', {})).code).toBe('password_incorrect');
    await expect(browser.call('security.startAuthenticator', { password: PASSWORD })).resolves.toHaveProperty('secret');
  });

  it('is refused while one is active', async () => {
    const browser = await signedIn();
    await setUp(browser);
    expect((await browser.refusal('security.startAuthenticator', {})).code).toBe('authenticator_enabled');
  });

  it('is switched off by the password alone', async () => {
    const browser = await signedIn();
    await setUp(browser);
    expect((await browser.refusal('security.disableAuthenticator', { password: 'wrong' })).code).toBe(
      'password_incorrect',
    );
    await browser.call('security.disableAuthenticator', { password: PASSWORD });
    expect((await browser.call('security.overview', {})).authenticator).toEqual({
      enabled: false,
      recoveryCodesLeft: 0,
    });
  });
});

describe('a login from a new address', () => {
  it('is confirmed by the app’s code, a step early or late, in the digits of any script', async () => {
    const { secret } = await setUp(await signedIn());
    const bengali = codeOf(secret).replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'.charAt(Number(digit)));
    expect((await logInBy(`${bengali.slice(0, 3)} ${bengali.slice(3)}`)).envelope.success).toBe(true);
    site.clock.pass(90_000);
    expect((await logInBy(codeOf(secret, -30), '203.0.113.201')).envelope.success).toBe(true);
    site.clock.pass(90_000);
    expect((await logInBy(codeOf(secret, 90), '203.0.113.202')).envelope.success).toBe(false);
  });

  it('refuses a used code, and every earlier one', async () => {
    const { secret } = await setUp(await signedIn());
    const code = codeOf(secret);
    const earlier = codeOf(secret, -30);
    expect((await logInBy(code)).envelope.success).toBe(true);
    expect((await logInBy(code, '203.0.113.211')).envelope).toMatchObject({ code: 'step_up_failed' });
    expect((await logInBy(earlier, '203.0.113.211')).envelope).toMatchObject({ code: 'step_up_failed' });
  });

  it('is confirmed by a recovery code, once', async () => {
    const browser = await signedIn();
    const [first = ''] = (await setUp(browser)).recoveryCodes;
    expect((await logInBy(first.toLowerCase().replaceAll('-', ' '))).envelope.success).toBe(true);
    expect((await logInBy(first, '203.0.113.221')).envelope).toMatchObject({ code: 'step_up_failed' });
    expect((await browser.call('security.overview', {})).authenticator.recoveryCodesLeft).toBe(9);
  });
});
