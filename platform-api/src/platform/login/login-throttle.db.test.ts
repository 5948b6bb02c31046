import { solveBotCheck } from '@marquee/kit/crypto/bot-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
beforeEach(async () => {
  await site.pool.query('delete from throttle');
  await site.pool.query('delete from one_time');
});

const failTimes = async (times: number, username = 'demo') => {
  for (let attempt = 0; attempt < times; attempt += 1)
    await site.browser().refusal('session.login', { ...WRONG, username });
};

/** The digits that a person would read from the image. */
const captchaAnswer = async () => {
  const { rows } = await site.pool.query<{ value: string }>("select value from one_time where purpose = 'captcha'");
  return rows[0]?.value ?? '';
};

const otherThan = (answer: string) => String((Number(answer) + 1) % 100_000).padStart(5, '0');

describe('after three failures on an account from one address', () => {
  it('requires a captcha, for unknown names as well', async () => {
    await failTimes(2);
    expect((await site.browser().refusal('session.login', WRONG)).details).toEqual({ captchaRequired: true });
    expect((await site.browser().refusal('session.login', DEMO)).code).toBe('captcha_required');
    await failTimes(3, 'nobody');
    expect((await site.browser().refusal('session.login', { ...DEMO, username: 'nobody' })).code).toBe(
      'captcha_required',
    );
  });

  it('admits the member with the right captcha, in the digits of any script', async () => {
    await failTimes(3);
    const browser = site.browser();
    await expect(browser.call('session.captcha', { purpose: 'login' })).resolves.toMatch(/^iVBOR/);
    const bengali = (await captchaAnswer()).replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'.charAt(Number(digit)));
    await expect(browser.call('session.login', { ...DEMO, captcha: bengali })).resolves.toMatchObject({
      state: 'member',
    });
  });

  it('refuses a wrong captcha and uses up the image', async () => {
    await failTimes(3);
    const browser = site.browser();
    await browser.call('session.captcha', { purpose: 'login' });
    const answer = await captchaAnswer();
    expect((await browser.refusal('session.login', { ...DEMO, captcha: otherThan(answer) })).code).toBe(
      'captcha_failed',
    );
    expect((await browser.refusal('session.login', { ...DEMO, captcha: answer })).code).toBe('captcha_failed');
  });

  it('accepts an image from the browser that requested it only, for five minutes', async () => {
    await failTimes(3);
    const browser = site.browser();
    await browser.call('session.captcha', { purpose: 'login' });
    const answer = await captchaAnswer();
    expect((await site.browser().refusal('session.login', { ...DEMO, captcha: answer })).code).toBe('captcha_failed');
    await site.pool.query("update one_time set expires_at = expires_at - interval '5 minutes'");
    expect((await browser.refusal('session.login', { ...DEMO, captcha: answer })).code).toBe('captcha_failed');
  });

  it('admits the member with the proof of work, once', async () => {
    await failTimes(3);
    const browser = site.browser();
    const botCheck = await solveBotCheck(await browser.call('session.botCheck', {}));
    await browser.call('session.login', { ...DEMO, botCheck });
    expect((await browser.refusal('session.login', { ...DEMO, botCheck })).code).toBe('bot_check_failed');
    expect((await browser.refusal('session.login', { ...DEMO, botCheck: btoa('{"challenge":{}}') })).code).toBe(
      'bot_check_failed',
    );
  });

  it('does not affect another address', async () => {
    await failTimes(3);
    await expect(site.browser().call('session.login', DEMO, { ip: '203.0.113.9' })).resolves.toMatchObject({
      state: 'member',
    });
  });

  it('resets the count after a login', async () => {
    await failTimes(2);
    await site.browser().call('session.login', DEMO);
    await failTimes(2);
    await expect(site.browser().call('session.login', DEMO)).resolves.toMatchObject({ state: 'member' });
  });
});

describe('guessing', () => {
  it('of many accounts from one address needs a captcha after ten failures', async () => {
    for (let name = 0; name < 10; name += 1) await failTimes(1, `nobody${name}`);
    expect((await site.browser().refusal('session.login', DEMO)).code).toBe('captcha_required');
  });

  it('counts concurrent attempts like sequential ones', async () => {
    const answers = await Promise.all(Array.from({ length: 9 }, () => site.browser().refusal('session.login', WRONG)));
    expect(answers.filter(({ code }) => code === 'login_failed')).toHaveLength(3);
  });

  it('with solved captchas locks the address for the account for a minute, and nobody else', async () => {
    await failTimes(3);
    await site.pool.query("update throttle set points = 19 where points = 3 and key like 'member-login%'");
    const browser = site.browser();
    await browser.call('session.captcha', {});
    await browser.refusal('session.login', { ...WRONG, captcha: await captchaAnswer() });
    const locked = await site.browser().refusal('session.login', DEMO);
    expect(locked).toMatchObject({ code: 'account_locked', details: { retryAfterSeconds: 60 } });
    await browser.call('session.captcha', {});
    const elsewhere = { ...DEMO, captcha: await captchaAnswer() };
    await expect(browser.call('session.login', elsewhere, { ip: '203.0.113.9' })).resolves.toMatchObject({
      state: 'member',
    });
  });
});
