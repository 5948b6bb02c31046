import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedIdentity } from '../../../seed/identity/seed-identity';
import { setBrandFlags, setSignIn } from '../../../testing/brand-settings';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { hashPassword } from '../../../platform/password-hash';

const DAY_MS = 24 * 3_600_000;
const DEMO = { type: 'username', username: 'demo', password: 'Mangrove-2026!' } as const;
const NEW = { newPassword: 'Estuary-at-dawn', confirmNewPassword: 'Estuary-at-dawn' };

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.pool.query(
    'delete from throttle; delete from known_address; delete from session; delete from remembered_device; delete from member_login',
  );
  await site.pool.query('delete from wallet; delete from ledger_account; delete from member');
  await seedIdentity(site.app.platform.database, {});
  await setSignIn(site, 'sundarban', { passwordExpiryDays: null, initialPassword: null });
  await setBrandFlags(site, 'sundarban', { FORCECHANGEPASS: true });
});

const expire = () => site.pool.query("update member set password_changed_at = now() - interval '91 days'");

describe('a session with a required password change', () => {
  it('allows the change or a logout, and nothing else', async () => {
    await site.pool.query('update member set must_change_password = true');
    const browser = site.browser();
    expect((await browser.call('session.login', DEMO)).passwordExpired).toBe(true);
    expect((await browser.refusal('wallets.balance', {})).code).toBe('password_change_required');
    expect((await browser.refusal('member.info', {})).code).toBe('password_change_required');
    expect((await browser.refusal('security.overview', {})).code).toBe('password_change_required');
    await browser.call('member.changePassword', NEW);
    await expect(browser.call('member.info', {})).resolves.toMatchObject({ account: 'demo' });
    await expect(browser.call('wallets.balance', {})).resolves.toHaveProperty('balance');
  });

  it('allows a logout', async () => {
    await site.pool.query('update member set must_change_password = true');
    const browser = site.browser();
    await browser.call('session.login', DEMO);
    await browser.call('session.logout', {});
    expect((await browser.refusal('member.info', {})).code).toBe('not_logged_in');
  });

  it('keeps the requirement when a remembered device re-opens it', async () => {
    await site.pool.query('update member set must_change_password = true');
    const browser = site.browser();
    await browser.call('session.login', { ...DEMO, rememberMe: true });
    browser.cookies.delete('__Host-marquee');
    site.clock.pass(3_600_000);
    expect((await browser.refusal('member.info', {})).code).toBe('password_change_required');
  });
});

describe('a password change is required', () => {
  it('for an expired password, where the brand has passwords expire', async () => {
    await expire();
    expect((await site.browser().call('session.login', DEMO)).passwordExpired).toBe(false);
    await setSignIn(site, 'sundarban', { passwordExpiryDays: 90 });
    expect((await site.browser().call('session.login', DEMO)).passwordExpired).toBe(true);
  });

  it('not in a running session', async () => {
    await setSignIn(site, 'sundarban', { passwordExpiryDays: 90 });
    await site.pool.query('update member set password_changed_at = $1', [
      new Date(site.clock.now().getTime() - 90 * DAY_MS + 60_000),
    ]);
    const browser = site.browser();
    expect((await browser.call('session.login', DEMO)).passwordExpired).toBe(false);
    site.clock.pass(2 * 60_000);
    await expect(browser.call('member.info', {})).resolves.toMatchObject({ account: 'demo' });
    expect((await site.browser().call('session.login', DEMO)).passwordExpired).toBe(true);
  });

  it('for the brand’s initial password', async () => {
    await setSignIn(site, 'sundarban', { initialPassword: DEMO.password });
    expect((await site.browser().call('session.login', DEMO)).passwordExpired).toBe(true);
  });

  it('for a common password', async () => {
    await site.pool.query("update member set password_hash = $1 where account = 'demo'", [
      await hashPassword('password1'),
    ]);
    expect((await site.browser().call('session.login', { ...DEMO, password: 'password1' })).passwordExpired).toBe(true);
  });

  it('nowhere when the brand has disabled it', async () => {
    await setBrandFlags(site, 'sundarban', { FORCECHANGEPASS: false });
    await site.pool.query('update member set must_change_password = true');
    const browser = site.browser();
    expect((await browser.call('session.login', DEMO)).passwordExpired).toBe(false);
    await expect(browser.call('member.info', {})).resolves.toMatchObject({ account: 'demo' });
  });
});
