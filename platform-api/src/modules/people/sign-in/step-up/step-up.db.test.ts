import { stepUpDetailsSchema, type StepUpMethod } from '@marquee/contract/calls/sign-in';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedIdentity } from '../../../../seed/identity/seed-identity';
import { setBrandFlags } from '../../../../testing/brand-settings';
import type { TestBrowser } from '../../../../testing/browser';
import { startTestApp, type TestApp } from '../../../../testing/test-app';

const DEMO = { type: 'username', username: 'demo', password: 'Mangrove-2026!' } as const;
const HOME = { ip: '203.0.113.5' };
const AWAY = { ip: '198.51.100.99' };

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
  await setBrandFlags(site, 'sundarban', { STEPUP: true });
  await setBrandFlags(site, 'meridian', { STEPUP: false });
  await seedIdentity(site.app.platform.database, {});
  const { rows } = await site.pool.query<{ id: bigint }>(
    "update member set payee_name = 'Amina Khátun' where account = 'demo' and brand_id = 1 returning id",
  );
  await site.pool.query(
    "insert into member_contact (member_id, brand_id, kind, value) values ($1, 1, 'mobile', '+8801712345678'), ($1, 1, 'email', 'amina@example.com')",
    [rows[0]?.id],
  );
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.pool.query('delete from throttle; delete from known_address; delete from step_up');
  await site.pool.query('update member set first_login_at = now()');
  await site.browser().send('session.login', DEMO, HOME);
  await site.pool.query(
    "insert into known_address select id, '203.0.113.5/32', now(), now() from member where account = 'demo'",
  );
});

/** Logs in from a new address. */
async function startStepUp(browser: TestBrowser = site.browser(), options: object = AWAY) {
  const { code, details } = await browser.refusal('session.login', { ...DEMO, rememberMe: true }, options);
  expect(code).toBe('step_up_required');
  return { browser, ...stepUpDetailsSchema.parse(details) };
}
const lastCode = async () =>
  (
    await site.pool.query<{ body: string }>('select body from outbox_message order by id desc limit 1')
  ).rows[0]?.body.match(/\b\d{6}\b/)?.[0] ?? '';
const finish = (browser: TestBrowser, challenge: string, method: StepUpMethod, answer: string) =>
  browser.send('session.stepUp', { challenge, method, answer }, AWAY);

describe('a login from a new address', () => {
  it('offers the proofs that the member has set up, and opens no session yet', async () => {
    const { browser, methods } = await startStepUp();
    expect(methods).toEqual([
      { method: 'sms', hint: '•••• 678' },
      { method: 'email', hint: 'a•••@example.com' },
      { method: 'payeeName', hint: null },
    ]);
    expect(browser.cookies.size).toBe(0);
  });

  it.each(['sms', 'email'] as const)('continues after the code by %s with its original options', async (method) => {
    const { browser, challenge } = await startStepUp();
    await expect(browser.call('session.stepUpCode', { challenge, method }, AWAY)).resolves.toEqual({
      expiredMinutes: 5,
    });
    const { envelope } = await finish(browser, challenge, method, await lastCode());
    expect(envelope).toMatchObject({ success: true, value: { state: 'member', member: { account: 'demo' } } });
    expect([...browser.cookies.keys()].toSorted()).toEqual(['__Host-marquee', '__Host-marquee-device']);
  });

  it("continues after the name of the bank account, in the bank's spelling", async () => {
    const { browser, challenge } = await startStepUp();
    const { envelope } = await finish(browser, challenge, 'payeeName', 'AMINA  KHATUN');
    expect(envelope.success).toBe(true);
  });

  it('registers the address, so that the next login there needs nothing', async () => {
    const { browser, challenge } = await startStepUp();
    await finish(browser, challenge, 'payeeName', 'Amina Khatun');
    await expect(site.browser().call('session.login', DEMO, AWAY)).resolves.toMatchObject({ state: 'member' });
  });

  it('identifies an IPv6 household by its network', async () => {
    const { browser, challenge } = await startStepUp(site.browser(), { ip: '2001:db8:1:2::10' });
    await browser.call(
      'session.stepUp',
      { challenge, method: 'payeeName', answer: 'Amina Khatun' },
      { ip: '2001:db8:1:2::10' },
    );
    await expect(site.browser().call('session.login', DEMO, { ip: '2001:db8:1:2::99' })).resolves.toMatchObject({
      state: 'member',
    });
    await startStepUp(site.browser(), { ip: '2001:db8:1:3::10' });
  });

  it('allows five tries, then requires the password again', async () => {
    const { browser, challenge } = await startStepUp();
    for (const triesLeft of [4, 3, 2, 1, 0]) {
      const { envelope } = await finish(browser, challenge, 'payeeName', 'somebody else');
      expect(envelope).toMatchObject({ code: 'step_up_failed', details: { triesLeft } });
    }
    const { envelope } = await finish(browser, challenge, 'payeeName', 'Amina Khatun');
    expect(envelope).toMatchObject({ code: 'step_up_expired' });
  });

  it('counts concurrent tries', async () => {
    const { browser, challenge } = await startStepUp();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => finish(browser, challenge, 'payeeName', 'somebody else')),
    );
    const codes = answers.map(({ envelope }) => (envelope.success ? 'in' : envelope.code));
    expect(codes.filter((code) => code === 'step_up_failed')).toHaveLength(5);
  });

  it('blocks guessing over many logins', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { browser, challenge } = await startStepUp();
      for (let turn = 0; turn < 5; turn += 1) await finish(browser, challenge, 'payeeName', 'somebody else');
    }
    const { browser, challenge } = await startStepUp();
    expect((await finish(browser, challenge, 'payeeName', 'Amina Khatun')).envelope).toMatchObject({
      code: 'account_locked',
    });
  });

  it('opens one session only, and none once it has expired', async () => {
    const first = await startStepUp();
    await finish(first.browser, first.challenge, 'payeeName', 'Amina Khatun');
    expect((await finish(site.browser(), first.challenge, 'payeeName', 'Amina Khatun')).envelope).toMatchObject({
      code: 'step_up_expired',
    });
    await site.pool.query("delete from known_address where network = '198.51.100.99/32'");
    const second = await startStepUp();
    await site.pool.query("update step_up set expires_at = now() - interval '1 second'");
    expect((await finish(second.browser, second.challenge, 'payeeName', 'Amina Khatun')).envelope).toMatchObject({
      code: 'step_up_expired',
    });
  });

  it('is bound to its brand', async () => {
    const { challenge } = await startStepUp();
    expect((await finish(site.browser('meridian'), challenge, 'payeeName', 'Amina Khatun')).envelope).toMatchObject({
      code: 'step_up_expired',
    });
  });
});

describe('the password suffices', () => {
  it('from a registered address', async () => {
    await expect(site.browser().call('session.login', DEMO, HOME)).resolves.toMatchObject({ state: 'member' });
  });

  it('at the first login', async () => {
    await site.pool.query("update member set first_login_at = null where account = 'demo'");
    await expect(site.browser().call('session.login', DEMO, AWAY)).resolves.toMatchObject({ firstTimeLogin: true });
  });

  it('for a member without other proofs', async () => {
    const agent = { ...DEMO, username: 'demoagent', password: 'Tidewater-2026!' };
    await expect(site.browser().call('session.login', agent, AWAY)).resolves.toMatchObject({ state: 'agent' });
  });

  it('where the brand has disabled the step-up', async () => {
    const there = { ...DEMO, password: 'Longitude-2026!' };
    await expect(site.browser('meridian').call('session.login', there, AWAY)).resolves.toMatchObject({
      state: 'member',
    });
  });

  it('but a wrong password is refused first', async () => {
    expect((await site.browser().refusal('session.login', { ...DEMO, password: 'no' }, AWAY)).code).toBe(
      'login_failed',
    );
  });
});
