import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts } from '../../../seed/identity/demo-accounts';
import { seedIdentity } from '../../../seed/identity/seed-identity';
import { startTestApp, type TestApp } from '../../../testing/test-app';

const { email, password } = demoAccounts.operator;

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
  await seedIdentity(site.app.platform.database, {});
});
afterAll(() => site.close());

describe('operator sessions', () => {
  it('start with an operator’s password, in a separate cookie', async () => {
    const browser = site.browser('console');
    const operator = await browser.call('operator.login', { email: email.toUpperCase(), password });
    expect(operator).toMatchObject({ email, brands: ['sundarban', 'meridian'] });
    expect([...browser.cookies.keys()]).toEqual(['__Host-marquee-console']);
    await expect(browser.call('operator.me', {})).resolves.toEqual(operator);
  });

  it('exist on the console’s host only', async () => {
    expect((await site.browser().refusal('operator.login', { email, password })).code).toBe('not_found');
    const signedIn = site.browser('console');
    await signedIn.call('operator.login', { email, password });
    const elsewhere = site.browser();
    for (const [name, value] of signedIn.cookies) elsewhere.cookies.set(name, value);
    expect((await elsewhere.refusal('operator.me', {})).code).toBe('not_found');
  });

  it('are separate from members’ sessions', async () => {
    const member = site.browser();
    await member.call('session.login', { type: 'username', username: 'demo', password: 'Mangrove-2026!' });
    const atConsole = site.browser('console');
    atConsole.cookies.set('__Host-marquee-console', member.cookies.get('__Host-marquee') ?? '');
    expect((await atConsole.refusal('operator.me', {})).code).toBe('not_logged_in');

    const operator = site.browser('console');
    await operator.call('operator.login', { email, password });
    const atSite = site.browser();
    atSite.cookies.set('__Host-marquee', operator.cookies.get('__Host-marquee-console') ?? '');
    expect((await atSite.refusal('member.info', {})).code).toBe('not_logged_in');
  });

  it('answer a wrong password, an unknown and a disabled operator alike', async () => {
    const browser = site.browser('console');
    await site.pool.query(
      "insert into operator (email, name, password_hash, status) select 'gone@marquee.localhost', 'Gone', password_hash, 'disabled' from operator limit 1",
    );
    const answers = await Promise.all([
      browser.refusal('operator.login', { email, password: 'wrong' }),
      browser.refusal('operator.login', { email: 'nobody@marquee.localhost', password }),
      browser.refusal('operator.login', { email: 'gone@marquee.localhost', password }),
    ]);
    expect(answers.map(({ code }) => code)).toEqual(['login_failed', 'login_failed', 'login_failed']);
  });

  it('end by logout, and after 30 minutes without a call', async () => {
    const browser = site.browser('console');
    await browser.call('operator.login', { email, password });
    await browser.call('operator.logout', {});
    expect((await browser.refusal('operator.me', {})).code).toBe('not_logged_in');
    await browser.call('operator.login', { email, password });
    site.clock.pass(31 * 60_000);
    expect((await browser.refusal('operator.me', {})).code).toBe('not_logged_in');
  });

  it('are recorded permanently at login and logout', async () => {
    const { rows } = await site.pool.query<{ action: string }>(
      "select distinct action from audit_log where actor_kind = 'operator' order by action",
    );
    expect(rows.map(({ action }) => action)).toEqual(['operator.logged-in', 'operator.logged-out']);
    await expect(site.pool.query('delete from audit_log')).rejects.toThrow('append-only');
  });

  it("are limited to the operator's brand", async () => {
    await site.pool.query(
      "insert into operator (email, name, password_hash, brand_ids) select 'one@marquee.localhost', 'One', password_hash, '{2}' from operator where email = $1",
      [email],
    );
    await expect(
      site.browser('console').call('operator.login', { email: 'one@marquee.localhost', password }),
    ).resolves.toMatchObject({ brands: ['meridian'], rights: [] });
  });
});
