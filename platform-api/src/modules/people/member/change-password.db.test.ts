import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedIdentity } from '../../../seed/identity/seed-identity';
import { failOnDelete } from '../../../testing/fail-on-delete';
import { startTestApp, type TestApp } from '../../../testing/test-app';

const FIRST = 'Mangrove-2026!';
const SECOND = 'Estuary-at-dawn';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.pool.query('delete from throttle');
  await site.pool.query('delete from session');
  await site.pool.query('delete from remembered_device; delete from known_address; delete from member_login');
  await site.pool.query('delete from wallet; delete from ledger_account; delete from member');
  await seedIdentity(site.app.platform.database, {});
});

const login = async (password: string) => {
  const browser = site.browser();
  await browser.call('session.login', { type: 'username', username: 'demo', password });
  return browser;
};
const newPassword = (password: string, oldPassword?: string) => ({
  newPassword: password,
  confirmNewPassword: password,
  ...(oldPassword !== undefined && { oldPassword }),
});

describe('changing the password', () => {
  it('requires no old password within five minutes of the login', async () => {
    const browser = await login(FIRST);
    await browser.call('member.changePassword', newPassword(SECOND));
    expect(
      (await site.browser().refusal('session.login', { type: 'username', username: 'demo', password: FIRST })).code,
    ).toBe('login_failed');
    await login(SECOND);
  });

  it('requires the old password after that', async () => {
    const browser = await login(FIRST);
    site.clock.pass(6 * 60_000);
    expect((await browser.refusal('member.changePassword', newPassword(SECOND))).code).toBe('password_incorrect');
    expect((await browser.refusal('member.changePassword', newPassword(SECOND, 'wrong'))).code).toBe(
      'password_incorrect',
    );
    await browser.call('member.changePassword', newPassword(SECOND, FIRST));
    await login(SECOND);
  });

  it('changes nothing when the other sessions cannot be ended', async () => {
    const [here] = [await login(FIRST), await login(FIRST)];
    const mended = await failOnDelete(site.pool, 'session');
    expect((await here.refusal('member.changePassword', newPassword(SECOND))).code).toBe('unknown_error');
    await mended();
    await login(FIRST);
  });

  it('keeps this session and ends the others', async () => {
    const [here, there] = [await login(FIRST), await login(FIRST)];
    await there.call('member.info', {});
    await here.call('member.changePassword', newPassword(SECOND));
    expect((await there.refusal('member.info', {})).code).toBe('not_logged_in');
    await expect(here.call('member.info', {})).resolves.toMatchObject({ account: 'demo' });
  });

  it('fulfils a required change, and is recorded', async () => {
    const recorded = async () =>
      (await site.pool.query("select 1 from audit_log where action = 'member.password-changed'")).rowCount ?? 0;
    const before = await recorded();
    await site.pool.query('update member set must_change_password = true');
    const browser = await login(FIRST);
    await browser.call('member.changePassword', newPassword(SECOND));
    const { passwordExpired } = await site
      .browser()
      .call('session.login', { type: 'username', username: 'demo', password: SECOND });
    expect(passwordExpired).toBe(false);
    expect(await recorded()).toBe(before + 1);
  });

  it.each([
    ['a weak one', newPassword('password1'), 'newPassword', 'password_common'],
    ['the same one', newPassword(FIRST), 'newPassword', 'password_unchanged'],
    [
      'two that differ',
      { newPassword: SECOND, confirmNewPassword: 'Estuary-at-noon' },
      'confirmNewPassword',
      'incorrect_confirmation',
    ],
  ])('refuses %s', async (_name, input, path, messageKey) => {
    const browser = await login(FIRST);
    expect((await browser.refusal('member.changePassword', input)).details?.fields).toEqual([{ path, messageKey }]);
  });
});

it('stores the member’s language, one of the brand’s', async () => {
  const browser = await login(FIRST);
  await browser.call('member.language', { language: 'en' });
  await expect(browser.call('member.info', {})).resolves.toMatchObject({ language: 'en' });
  expect((await browser.refusal('member.language', { language: 'xx' })).code).toBe('validation_failed');
});
