import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedIdentity } from '../../../seed/identity/seed-identity';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
  await seedIdentity(site.app.platform.database, {});
});
afterAll(() => site.close());

describe('free play', () => {
  it.each(['GET', 'POST'] as const)('opens a trial session by %s', async (method) => {
    const browser = site.browser();
    const { envelope } = await browser.send('session.freePlay', { os: 'linux', platform: 'W' }, { method });
    expect(envelope).toMatchObject({ success: true, value: { state: 'trial', member: { type: 4 } } });
    await expect(browser.call('member.info', {})).resolves.toMatchObject({ type: 4 });
  });

  it('is refused a change of the password, which needs a real account', async () => {
    const browser = site.browser();
    await browser.call('session.freePlay', {});
    expect(
      (
        await browser.refusal('member.changePassword', {
          newPassword: 'Estuary-at-dawn',
          confirmNewPassword: 'Estuary-at-dawn',
        })
      ).code,
    ).toBe('in_need_true_account');
  });

  it('cannot be logged in to again', async () => {
    const browser = site.browser();
    const { member } = await browser.call('session.freePlay', {});
    const secondLogin = await site
      .browser()
      .refusal('session.login', { type: 'username', username: member.account, password: 'anything' });
    expect(secondLogin.code).toBe('login_failed');
  });

  it('keeps the session of a signed-in visitor', async () => {
    const browser = site.browser();
    await browser.call('session.login', { type: 'username', username: 'demo', password: 'Mangrove-2026!' });
    await expect(browser.call('session.freePlay', {})).resolves.toMatchObject({
      state: 'member',
      member: { account: 'demo' },
    });
  });

  it('cannot be started by another site’s page', async () => {
    const answer = await site
      .browser()
      .refusal('session.freePlay', {}, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(answer.code).toBe('csrf_refused');
  });

  it('is off where the brand has disabled it', async () => {
    await site.pool.query(
      `update brand set config = jsonb_set(config, '{flags,FREEPLAY}', 'false') where code = 'meridian'`,
    );
    site.clock.pass(31_000);
    expect((await site.browser('meridian').refusal('session.freePlay', {})).code).toBe('feature_disabled');
  });

  it('is limited to thirty sessions an hour per address', async () => {
    await site.pool.query('delete from throttle');
    const ip = '203.0.113.77';
    for (let trial = 0; trial < 30; trial += 1) await site.browser().call('session.freePlay', {}, { ip });
    expect((await site.browser().refusal('session.freePlay', {}, { ip })).code).toBe('too_many_requests');
  });
});
