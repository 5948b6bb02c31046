import type { AccountRules } from '@marquee/contract/account-rules';
import type { CallRequest } from '@marquee/contract/calls/index';
import { solveBotCheck } from '@marquee/kit/crypto/bot-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lastMessageTo } from '../../../testing/outbox';
import { hashPassword } from '../../../platform/password-hash';
import type { TestBrowser } from '../../../testing/browser';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { NO_REVISION, settingsOf } from './settings.fixture';

const RULES: AccountRules = {
  username: { minLength: 6, maxLength: 10, patternId: 'letters-and-digits' },
  password: { minLength: 10, maxLength: 20, patternId: 'letters-and-digits' },
  code: { digits: 4, lifeMinutes: 2, tries: 3 },
};
let site: TestApp;
let operator: TestBrowser;
beforeAll(async () => {
  site = await startTestApp();
  await site.pool.query(
    `insert into operator (email, name, password_hash, rights, brand_ids) values
       ('brands@x.localhost', 'b', $1, '{brands,audit}', '{}'), ('other@x.localhost', 'o', $1, '{brands}', '{2}'), ('cash@x.localhost', 'c', $1, '{cashier}', '{}')`,
    [await hashPassword('Harbour-Beacon-77')],
  );
  operator = await signedIn('brands@x.localhost');
});
afterAll(() => site.close());

async function signedIn(email: string): Promise<TestBrowser> {
  const browser = site.browser('console');
  await browser.call('operator.login', { email, password: 'Harbour-Beacon-77' });
  return browser;
}
const rules = () => settingsOf(operator);
async function register(username: string, password: string, browser = site.browser()) {
  const form: CallRequest<'member.register'> = {
    username,
    password,
    confirmPassword: password,
    birthday: '1990-01-01',
    mobileNum: `017${String(10_000_000 + Math.floor(Math.random() * 89_999_999))}`,
    termsAccepted: true,
  };
  const botCheck = await solveBotCheck(await site.browser().call('session.botCheck', {}));
  return (await browser.send('member.register', { ...form, botCheck })).envelope;
}
const faultsOf = (envelope: Awaited<ReturnType<typeof register>>) =>
  envelope.success ? [] : (envelope.details as { fields: { path: string; messageKey: string }[] }).fields;

test('operators with the right and the brand set the rules, with a reason that the audit log shows', async () => {
  expect(await rules().read('account-rules')).toEqual({
    username: { minLength: 4, maxLength: 16, patternId: 'letter-first-alphanumeric' },
    password: { minLength: 8, maxLength: 64, patternId: 'any' },
    code: { digits: 6, lifeMinutes: 5, tries: 5 },
  });
  for (const email of ['other@x.localhost', 'cash@x.localhost'])
    expect(
      await settingsOf(await signedIn(email)).refusal('account-rules', RULES, { revision: NO_REVISION }),
    ).toMatchObject({ code: 'forbidden' });
  for (const weak of [
    { ...RULES, password: { ...RULES.password, minLength: 7 } },
    { ...RULES, username: { ...RULES.username, minLength: 11 } },
    { ...RULES, code: { ...RULES.code, tries: 100 } },
  ])
    expect(await rules().refusal('account-rules', weak)).toMatchObject({ code: 'validation_failed' });
  await rules().set('account-rules', RULES, 'new policy');
  expect(await rules().read('account-rules')).toEqual(RULES);
  const { content } = await operator.call('operator.auditLog', { pageNo: 1, pageSize: 1 });
  expect(content[0]).toMatchObject({ action: 'brand.account-rules-set', reason: 'new policy' });
});

test('a registration follows the new rules of names and passwords, with their bounds in the refusal', async () => {
  const bounds = { min: 10, max: 20 };
  expect(faultsOf(await register('abc12', 'river1rain2'))).toMatchObject([
    { path: 'username', messageKey: 'too_short', params: { min: 6, max: 10 } },
  ]);
  expect(faultsOf(await register('abcdefg', 'river1rain2'))).toMatchObject([
    { path: 'username', messageKey: 'pattern.letters-and-digits', params: { min: 6, max: 10 } },
  ]);
  expect(faultsOf(await register('abcdef1', 'riverrain'))).toContainEqual({
    path: 'password',
    messageKey: 'too_short',
    params: bounds,
  });
  expect((await register('7abcdef', 'river1rain2')).success).toBe(true);
});

test('a changed password follows them too', async () => {
  const browser = site.browser();
  await register('abcdef8', 'river1rain2', browser);
  const change = (newPassword: string) =>
    browser.send('member.changePassword', { newPassword, confirmNewPassword: newPassword });
  expect((await change('river-and-rain')).envelope).toMatchObject({
    code: 'validation_failed',
    details: { fields: [{ path: 'newPassword', messageKey: 'pattern.letters-and-digits' }] },
  });
  expect((await change('rain2river3')).envelope).toMatchObject({ success: true });
});

test('codes have the number of digits, the life and the tries of the brand', async () => {
  await register('abcdef9', 'river1rain2');
  const { rows } = await site.pool.query<{ value: string }>(
    "select value from member_contact c join member m on m.id = c.member_id where m.account = 'abcdef9' and kind = 'mobile'",
  );
  const mobileNum = rows[0]?.value ?? '';
  const botCheck = await solveBotCheck(await site.browser().call('session.botCheck', {}));
  expect(await site.browser().call('verification.smsNoLogin', { mobileNum, botCheck })).toMatchObject({
    expiredMinutes: 2,
  });
  const code = /\b\d{4}\b/.exec((await lastMessageTo(site.pool, mobileNum)).body)?.[0] ?? '';
  const logIn = async (password: string) =>
    (await site.browser().refusal('session.login', { type: 'sms', username: mobileNum, password })).code;
  for (let turn = 0; turn < 3; turn += 1) expect(await logIn('00000')).toBe('sms_invalid_code');
  expect(await logIn(code)).toBe('sms_too_many_requests');
});
