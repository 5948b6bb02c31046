import * as argon2 from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TestApp } from '../../../testing/test-app';

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof argon2>();
  return { ...real, verify: vi.fn(real.verify) };
});

const compared = vi.mocked(argon2.verify);
const OFFICE = '203.0.113.20';

let site: TestApp;
let operator: { readonly email: string; readonly password: string };
beforeAll(async () => {
  // Modules are shared by the files of a worker: this file needs a server built with the counted comparison.
  vi.resetModules();
  const [{ startTestApp }, { seedIdentity }, { demoAccounts }] = await Promise.all([
    import('../../../testing/test-app'),
    import('../../../seed/identity/seed-identity'),
    import('../../../seed/identity/demo-accounts'),
  ]);
  site = await startTestApp();
  await seedIdentity(site.app.platform.database, {});
  const { email, password } = demoAccounts.operator;
  operator = { email, password };
});
afterAll(async () => {
  await site.close();
  vi.resetModules();
});
beforeEach(async () => {
  await site.pool.query('delete from throttle; delete from one_time; delete from operator_address');
  compared.mockClear();
});

const guess = (ip: string, email = operator.email, captcha?: string) =>
  site
    .browser('console')
    .refusal('operator.login', { email, password: 'a guess', ...(captcha && { captcha }) }, { ip });
const logIn = (ip: string, captcha?: string, browser = site.browser('console')) =>
  browser.send('operator.login', { ...operator, ...(captcha && { captcha }) }, { ip });
const numbered = (count: number, network: string) => Array.from({ length: count }, (_, turn) => `${network}.${turn}`);

/** The digits that a person would read from the image. */
const captchaAnswer = async () => {
  const { rows } = await site.pool.query<{ value: string }>("select value from one_time where purpose = 'captcha'");
  return rows[0]?.value ?? '';
};

describe('wrong passwords of an operator, all at once', () => {
  it('are compared three times at most from one address: the others need a captcha', async () => {
    const answers = await Promise.all(numbered(60, '10.1.1').map(() => guess(OFFICE)));
    const { length } = compared.mock.calls;
    expect([1, 2, 3]).toContain(length);
    expect(answers.filter(({ code }) => code === 'captcha_required')).toHaveLength(60 - length);
  });

  it('are compared seven times at most from 120 addresses', async () => {
    const answers = await Promise.all(numbered(120, '10.1.2').map((ip) => guess(ip)));
    expect(compared.mock.calls.length).toBeGreaterThan(0);
    expect(compared.mock.calls.length).toBeLessThanOrEqual(7);
    expect(new Set(answers.map(({ code }) => code))).toEqual(
      new Set(['login_failed', 'account_locked', 'captcha_required']),
    );
  });

  it('are compared thirty times from one address over all operators, with every captcha solved', async () => {
    const answers: string[] = [];
    for (let turn = 0; turn < 36; turn += 1) {
      answers.push((await guess(OFFICE, `operator${turn}@marquee.localhost`)).code);
      await site.pool.query("delete from throttle where key like 'operator-login%'");
    }
    expect(compared).toHaveBeenCalledTimes(30);
    expect(answers.slice(30)).toEqual(Array.from({ length: 6 }, () => 'account_locked'));
  });

  it('get the same answers after the same work whether the operator exists or not', async () => {
    await site.pool.query(
      `insert into operator (email, name, password_hash, status)
       select 'left@marquee.localhost', 'Left', password_hash, 'disabled' from operator limit 1
       on conflict do nothing`,
    );
    const answersTo = async (email: string, network: string) => {
      const answers: unknown[] = [];
      for (const ip of numbered(12, network)) {
        const before = compared.mock.calls.length;
        const { requestId: _own, ...body } = await guess(ip, email);
        const { retryAfterSeconds: _seconds, ...details } = body.details ?? {};
        answers.push({ ...body, details, comparisons: compared.mock.calls.length - before });
      }
      return answers;
    };
    const toKnown = await answersTo(operator.email, '10.1.3');
    expect(await answersTo('nobody@marquee.localhost', '10.1.4')).toEqual(toKnown);
    expect(await answersTo('left@marquee.localhost', '10.1.5')).toEqual(toKnown);
  });
});

describe('an operator', () => {
  it('logs in with the digits of the console’s captcha after three wrong passwords', async () => {
    for (let turn = 0; turn < 2; turn += 1) expect((await guess(OFFICE)).details).toEqual({ captchaRequired: false });
    expect((await guess(OFFICE)).details).toEqual({ captchaRequired: true });
    expect((await logIn(OFFICE)).envelope).toMatchObject({ code: 'captcha_required' });
    const browser = site.browser('console');
    await expect(browser.call('operator.captcha', {})).resolves.toMatch(/^iVBOR/);
    expect((await logIn(OFFICE, await captchaAnswer(), browser)).envelope).toMatchObject({ success: true });
  });

  it('gets the captcha on the console’s host only', async () => {
    expect((await site.browser().refusal('operator.captcha', {})).code).toBe('not_found');
  });

  it('is not locked out by strangers at an address of an earlier login', async () => {
    expect((await logIn(OFFICE)).envelope).toMatchObject({ success: true });
    for (const ip of numbered(20, '10.1.6')) await guess(ip);
    await site.pool.query("delete from throttle where key like 'operator-login%'");
    expect((await logIn('203.0.113.77')).envelope).toMatchObject({ code: 'account_locked' });
    expect((await logIn(OFFICE)).envelope).toMatchObject({ success: true });
  });

  it('waits a minute at an address of twenty wrong passwords', async () => {
    for (let turn = 0; turn < 3; turn += 1) await guess(OFFICE);
    await site.pool.query("update throttle set points = 19 where points = 3 and key like 'operator-login%'");
    const browser = site.browser('console');
    await browser.call('operator.captcha', {});
    await browser.refusal(
      'operator.login',
      { ...operator, password: 'a guess', captcha: await captchaAnswer() },
      { ip: OFFICE },
    );
    expect((await logIn(OFFICE)).envelope).toMatchObject({
      code: 'account_locked',
      details: { retryAfterSeconds: 60 },
    });
  });
});
