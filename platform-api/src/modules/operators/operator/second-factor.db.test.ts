import { stepUpDetailsSchema } from '@marquee/contract/calls/sign-in';
import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestBrowser } from '../../../testing/browser';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { makeOperator, TEST_PASSWORD } from '../../lottery/operators.fixture';

const MINUTE_MS = 60_000;
let site: TestApp;
let operators = 0;

const emailOf = (name: string) => `${name}@marquee.localhost`;
/** The code that the operator's app shows now. */
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: site.clock.now().getTime() });

async function enrol(browser: TestBrowser) {
  const { secret } = await browser.call('operator.startAuthenticator', {});
  const { recoveryCodes } = await browser.call('operator.confirmAuthenticator', { code: codeOf(secret) });
  site.clock.pass(MINUTE_MS);
  return { secret, recoveryCodes };
}
async function challengeOf(name: string): Promise<string> {
  const { code, details } = await site
    .browser('console')
    .refusal('operator.login', { email: emailOf(name), password: TEST_PASSWORD });
  expect(code).toBe('step_up_required');
  return stepUpDetailsSchema.parse(details).challenge;
}
const answer = async (challenge: string, code: string) => {
  const { envelope } = await site.browser('console').send('operator.secondFactor', { challenge, code });
  return envelope.success ? 'signed in' : envelope.code;
};
const logIn = async (name: string, code: string) => answer(await challengeOf(name), code);
/** An operator with a second factor. */
async function enrolled(rights: readonly string[] = [], brandIds: readonly number[] = []) {
  const name = `operator${(operators += 1)}`;
  const browser = await makeOperator(site, name, rights, brandIds);
  return { name, browser, ...(await enrol(browser)) };
}

describe('where a second factor is optional', () => {
  beforeAll(async () => {
    site = await startTestApp();
  });
  afterAll(() => site.close());
  beforeEach(() => site.pool.query('delete from throttle'));

  it('a login by password needs a code once the authenticator is on', async () => {
    const { name, secret, browser } = await enrolled();
    await expect(browser.call('operator.authenticator', {})).resolves.toEqual({
      enabled: true,
      recoveryCodesLeft: 10,
      isRequired: false,
    });
    expect(await logIn(name, '000000')).toBe('step_up_failed');
    expect(await logIn(name, codeOf(secret))).toBe('signed in');
  });

  it('each code is valid once, of the app and for recovery, of many at once', async () => {
    const { name, secret, recoveryCodes } = await enrolled();
    for (const code of [codeOf(secret), recoveryCodes[0] ?? '']) {
      const challenges = [await challengeOf(name), await challengeOf(name), await challengeOf(name)];
      const answers = await Promise.all(challenges.map((challenge) => answer(challenge, code)));
      expect(answers.filter((outcome) => outcome === 'signed in')).toHaveLength(1);
    }
  });

  it('a challenge is valid once, for ten minutes', async () => {
    const { name, secret, recoveryCodes } = await enrolled();
    const challenge = await challengeOf(name);
    expect(await answer(challenge, codeOf(secret))).toBe('signed in');
    expect(await answer(challenge, recoveryCodes[0] ?? '')).toBe('step_up_expired');
    const late = await challengeOf(name);
    site.clock.pass(10 * MINUTE_MS + 1);
    expect(await answer(late, codeOf(secret))).toBe('step_up_expired');
  });

  it('wrong codes are compared ten times in 15 minutes, over all logins, however many come at once', async () => {
    const { name } = await enrolled();
    const challenge = await challengeOf(name);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, turn) => answer(challenge, String(turn).padStart(6, '0'))),
    );
    expect(answers.filter((outcome) => outcome === 'step_up_failed')).toHaveLength(10);
    expect(answers.filter((outcome) => outcome === 'account_locked')).toHaveLength(30);
  });

  it('secrets and recovery codes are stored encrypted or hashed', async () => {
    const { secret, recoveryCodes } = await enrolled();
    const { rows } = await site.pool.query<{ row: string }>(
      'select a::text as row from operator_authenticator a union all select c::text from operator_recovery_code c',
    );
    const stored = rows.map(({ row }) => row).join();
    for (const text of [secret, ...recoveryCodes]) {
      expect(stored).not.toContain(text);
      expect(stored).not.toContain(Buffer.from(text).toString('hex'));
    }
  });

  it('it is switched off with the password, and on record', async () => {
    const { name, browser } = await enrolled();
    site.clock.pass(6 * MINUTE_MS);
    expect((await browser.refusal('operator.disableAuthenticator', {})).code).toBe('password_incorrect');
    await browser.call('operator.disableAuthenticator', { password: TEST_PASSWORD });
    await site.browser('console').call('operator.login', { email: emailOf(name), password: TEST_PASSWORD });
    const { rows } = await site.pool.query<{ action: string }>(
      `select action from audit_log where action like 'operator.authenticator%' and actor_id =
         (select id from operator where email = $1) order by id`,
      [emailOf(name)],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'operator.authenticator-enabled',
      'operator.authenticator-disabled',
    ]);
  });

  it('another operator with the right resets it: sessions end, with a reason on record', async () => {
    const { name, browser } = await enrolled([], [1]);
    const lead = await makeOperator(site, 'lead', ['operators'], [1]);
    const listed = (await lead.call('operators.list', {})).find(({ email }) => email === emailOf(name));
    expect(listed?.hasSecondFactor).toBe(true);
    const input = { operatorId: listed?.id ?? '', reason: 'Lost the telephone' };
    await lead.call('operators.resetSecondFactor', input);
    expect((await browser.refusal('operator.me', {})).code).toBe('not_logged_in');
    await site.browser('console').call('operator.login', { email: emailOf(name), password: TEST_PASSWORD });
    const { rows } = await site.pool.query<{ subject: string; reason: string }>(
      "select subject, reason from audit_log where action = 'operator.second-factor-reset'",
    );
    expect(rows).toEqual([{ subject: `operator:${input.operatorId}`, reason: input.reason }]);
  });

  it('nobody resets their own, or that of operators of other brands', async () => {
    const lead = await makeOperator(site, 'local', ['operators'], [1]);
    const me = await lead.call('operator.me', {});
    const own = { operatorId: me.id, reason: 'My own one' };
    expect((await lead.refusal('operators.resetSecondFactor', own)).code).toBe('forbidden');
    const { browser } = await enrolled([], [2]);
    const other = { operatorId: (await browser.call('operator.me', {})).id, reason: 'Not mine' };
    expect((await lead.refusal('operators.resetSecondFactor', other)).code).toBe('not_found');
  });
});

describe('where it is required', () => {
  beforeAll(async () => {
    site = await startTestApp({ MARQUEE_OPERATOR_SECOND_FACTOR: 'required' });
  });
  afterAll(() => site.close());
  afterEach(() => site.pool.query('delete from throttle'));

  it('an operator without one can do nothing but set it up, or leave', async () => {
    const browser = await makeOperator(site, 'newcomer', ['audit', 'support', 'cashier'], []);
    expect((await browser.call('operator.me', {})).secondFactorDue).toBe(true);
    expect((await browser.refusal('operator.auditLog', {})).code).toBe('second_factor_due');
    expect((await browser.refusal('operator.sessions', {})).code).toBe('second_factor_due');
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
    for (const url of ['/ops/stream', '/ops/withdrawals/1/images/1', '/ops/deposits/1/images/1']) {
      const response = await site.app.server.inject({ url, headers: { host: 'console.localhost', cookie } });
      expect(response.json()).toMatchObject({ code: 'second_factor_due' });
    }
    await enrol(browser);
    expect((await browser.call('operator.me', {})).secondFactorDue).toBe(false);
    expect((await browser.call('operator.auditLog', {})).content.length).toBeGreaterThan(0);
  });

  it('one who was invited sets it up after the password', async () => {
    const lead = await makeOperator(site, 'inviting', ['operators', 'audit'], []);
    await enrol(lead);
    const grant = { email: 'ann@example.org', rights: ['audit'], brands: [], reason: 'Joins the auditors' };
    const { link } = await lead.call('operators.invite', grant);
    const browser = site.browser('console');
    const secret = { newPassword: 'Lighthouse-Keeper-9', confirmNewPassword: 'Lighthouse-Keeper-9' };
    const joined = { token: link.split('#')[1] ?? '', name: 'Ann', ...secret };
    expect((await browser.call('operator.acceptInvitation', joined)).secondFactorDue).toBe(true);
    expect((await browser.refusal('operator.auditLog', {})).code).toBe('second_factor_due');
    await enrol(browser);
    expect((await browser.call('operator.auditLog', {})).pageNum).toBe(1);
  });

  it('a disabled operator with a right code does not enter', async () => {
    const { name, secret } = await enrolled();
    const challenge = await challengeOf(name);
    await site.pool.query("update operator set status = 'disabled' where email = $1", [emailOf(name)]);
    expect(await answer(challenge, codeOf(secret))).toBe('step_up_expired');
  });
});
