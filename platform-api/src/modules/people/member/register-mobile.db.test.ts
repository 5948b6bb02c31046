import type { CallRequest } from '@marquee/contract/calls/index';
import { solveBotCheck } from '@marquee/kit/crypto/bot-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lastCodeTo } from '../../../testing/outbox';
import { startTestApp, type TestApp } from '../../../testing/test-app';

type Registration = CallRequest<'member.registerMobile'>;
const PASSWORD = 'Kingfisher-7-Boats';

let site: TestApp;
let accountCount = 0;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());
beforeEach(() => site.pool.query('delete from throttle'));

const newMobile = () => `0173${String(1_000_000 + ++accountCount)}`;
const e164 = (mobile: string) => mobile.replace(/^0/, '+880');
const solved = async () => solveBotCheck(await site.browser().call('session.botCheck', {}));
const codeFor = async (mobileNo: string) => {
  await site.browser().call('verification.smsRegister', { mobileNo, botCheck: await solved() });
  return lastCodeTo(site.pool, e164(mobileNo));
};
const form = (fields: Partial<Registration> & Pick<Registration, 'mobileNum'>): Registration => ({
  verificationCode: '000000',
  password: PASSWORD,
  confirmPassword: PASSWORD,
  birthday: '1990-04-21',
  registerMethod: 'WEB',
  registerUrl: 'http://sundarban.localhost:4000/register',
  termsAccepted: true,
  ...fields,
});
const register = async (fields: Partial<Registration> & Pick<Registration, 'mobileNum'>, browser = site.browser()) =>
  browser.call('member.registerMobile', { ...form(fields), botCheck: await solved() });
const refusalOf = async (fields: Partial<Registration> & Pick<Registration, 'mobileNum'>) =>
  site.browser().refusal('member.registerMobile', { ...form(fields), botCheck: await solved() });

describe('registration by mobile number', () => {
  it('uses the number as user name, verifies it, and signs in', async () => {
    const [mobileNum, browser] = [newMobile(), site.browser()];
    const value = await register({ mobileNum, verificationCode: await codeFor(mobileNum) }, browser);
    const account = e164(mobileNum).slice(1);
    expect(value).toMatchObject({ state: 'member', member: { account } });
    expect(value?.member.nickname).not.toContain(account);
    await expect(browser.call('member.info', {})).resolves.toMatchObject({ account });
    const { rows } = await site.pool.query('select verified_at from member_contact where value = $1', [
      e164(mobileNum),
    ]);
    expect(rows[0]).not.toEqual({ verified_at: null });
  });

  it('lets the member log in by the number in any format', async () => {
    const mobileNum = newMobile();
    await register({ mobileNum, verificationCode: await codeFor(mobileNum) });
    for (const username of [mobileNum, e164(mobileNum), `880 ${mobileNum.slice(1)}`])
      await expect(
        site.browser().call('session.login', { type: 'username', username, password: PASSWORD }),
      ).resolves.toMatchObject({ state: 'member' });
  });

  it('by PUT does the same', async () => {
    const mobileNum = newMobile();
    const input = { ...form({ mobileNum, verificationCode: await codeFor(mobileNum) }), botCheck: await solved() };
    const { envelope } = await site.browser().send('member.registerMobile', input, { method: 'PUT' });
    expect(envelope.success).toBe(true);
  });

  it('refuses a wrong code, a code of another number and a used one, without side effects', async () => {
    const [mobileNum, other] = [newMobile(), newMobile()];
    const code = await codeFor(mobileNum);
    const wrongCode = code === '111111' ? '222222' : '111111';
    expect((await refusalOf({ mobileNum, verificationCode: wrongCode })).code).toBe('sms_invalid_code');
    expect((await refusalOf({ mobileNum: other, verificationCode: code })).code).toBe('sms_invalid_code');
    const { rowCount } = await site.pool.query('select 1 from member where account like $1', ['88017%']);
    await register({ mobileNum, verificationCode: code });
    expect((await refusalOf({ mobileNum, verificationCode: code })).code).toBe('sms_invalid_code');
    const after = await site.pool.query('select 1 from member where account like $1', ['88017%']);
    expect(after.rowCount).toBe((rowCount ?? 0) + 1);
  });

  it('keeps the code while other fields are invalid', async () => {
    const mobileNum = newMobile();
    const verificationCode = await codeFor(mobileNum);
    expect((await refusalOf({ mobileNum, verificationCode, password: 'short' })).code).toBe('validation_failed');
    expect((await refusalOf({ mobileNum, verificationCode, affiliateCode: 'NOBODY99' })).code).toBe(
      'invitation_code_error',
    );
    expect((await refusalOf({ mobileNum, verificationCode, termsAccepted: false })).code).toBe('terms_not_accepted');
    await expect(register({ mobileNum, verificationCode })).resolves.toMatchObject({ state: 'member' });
  });

  it('requires the code where the brand verifies numbers', async () => {
    const { verificationCode: _code, ...without } = form({ mobileNum: newMobile() });
    const refusal = await site.browser().refusal('member.registerMobile', without);
    expect(refusal.details?.fields).toEqual([{ path: 'verificationCode', messageKey: 'required' }]);
  });

  it('is closed where the brand does not offer it, and open where it is the only method', async () => {
    const mobileNum = '0912345678';
    const meridian = await site.browser('meridian').refusal('member.registerMobile', form({ mobileNum }));
    expect(meridian.code).toBe('feature_disabled');
    const settings = await site.browser('meridian').call('system.registerSettings', {});
    expect(settings.methods).toEqual(['username']);
    const own = await site.browser().call('system.registerSettings', {});
    expect(own.methods).toEqual(['username', 'mobile']);
    expect(own.mobileFields.map(({ name }) => name).slice(0, 2)).toEqual(['mobileNum', 'verificationCode']);
  });
});
