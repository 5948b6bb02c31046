import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedIdentity } from '../../seed/identity/seed-identity';
import { startTestApp, type TestApp } from '../../testing/test-app';

const DEMO = { type: 'username', username: 'demo', password: 'Mangrove-2026!' } as const;
const WRONG = { ...DEMO, password: 'not the password' };

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
  await seedIdentity(site.app.platform.database, {});
});
afterAll(() => site.close());

describe('login', () => {
  it('opens a session by a cookie that scripts do not see', async () => {
    const browser = site.browser();
    const value = await browser.call('session.login', DEMO);
    expect(value).toMatchObject({ token: null, state: 'member', firstTimeLogin: true, passwordExpired: false, member: { account: 'demo', currency: 'BDT' } });
    expect([...browser.cookies.keys()]).toEqual(['__Host-marquee']);
    await expect(browser.call('member.info', {})).resolves.toMatchObject({ account: 'demo' });
  });
});
