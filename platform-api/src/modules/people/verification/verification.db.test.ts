import type { CallId, CallRequest } from '@marquee/contract/calls/index';
import { solveBotCheck } from '@marquee/kit/crypto/bot-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedIdentity } from '../../../seed/identity/seed-identity';
import { lastCodeTo, lastMessageTo } from '../../../testing/outbox';
import { statementsOf } from '../../../testing/statements';
import { startTestApp, type TestApp } from '../../../testing/test-app';

/** A member’s number, and an unregistered one. */
const KNOWN = '01711000001';
const STRANGE = '01711000002';
const e164 = (mobile: string) => mobile.replace(/^0/, '+880');

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
  await seedIdentity(site.app.platform.database, {});
  await site.pool.query(
    "insert into member_contact (member_id, brand_id, kind, value) select id, brand_id, 'mobile', $1 from member where account = 'demo'",
    [e164(KNOWN)],
  );
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.pool.query('delete from throttle');
  await site.pool.query('delete from verification_code');
});

const solved = async (at = site) => solveBotCheck(await at.browser().call('session.botCheck', {}));
const requestCode = async (mobileNum = KNOWN, ip = '198.51.100.7') =>
  site.browser().call('verification.smsNoLogin', { mobileNum, botCheck: await solved() }, { ip });
const requestRefusal = async (
  input: CallRequest<'verification.smsNoLogin'>,
  brand = 'sundarban',
  ip = '198.51.100.7',
) => site.browser(brand).refusal('verification.smsNoLogin', { botCheck: await solved(), ...input }, { ip });
const logIn = (code: string, mobileNum = KNOWN, ip = '198.51.100.7') =>
  site.browser().send('session.login', { type: 'sms', username: mobileNum, password: code }, { ip });
const codeOf = async (answer: ReturnType<typeof logIn>) => {
  const { envelope } = await answer;
  return envelope.success ? 'signed in' : envelope.code;
};

/** The brands are cached in memory until their change is announced. */
const setQuota = async (smsPerDay: number) => {
  await site.pool.query("update brand set config = jsonb_set(config, '{smsPerDay}', to_jsonb($1::int)) where id = 1", [
    smsPerDay,
  ]);
  site.app.platform.bus.publish('config.changed', { revision: String(smsPerDay) }, 'everybody');
};

describe('a code by SMS', () => {
  it('has six digits, states its lifetime, and logs in once', async () => {
    expect(await requestCode()).toEqual({ expiredMinutes: 5 });
    const code = await lastCodeTo(site.pool, e164(KNOWN));
    const { envelope } = await logIn(code);
    expect(envelope).toMatchObject({ success: true, value: { state: 'member', passwordExpired: false } });
    expect(await codeOf(logIn(code))).toBe('sms_invalid_code');
  });

  it('is accepted in the digits of any script, with the number in any format', async () => {
    await requestCode('+880 1711-000001');
    const bengali = (await lastCodeTo(site.pool, e164(KNOWN))).replace(
      /\d/g,
      (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? '',
    );
    expect(await codeOf(logIn(bengali, '8801711000001'))).toBe('signed in');
  });

  it('is stored hashed', async () => {
    await requestCode();
    const code = await lastCodeTo(site.pool, e164(KNOWN));
    const { rows } = await site.pool.query<{ row: string }>('select v::text as row from verification_code v');
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(code);
    expect(rows[0]?.row).not.toContain('711000001');
  });

  it('is void after five wrong tries', async () => {
    await requestCode();
    const code = await lastCodeTo(site.pool, e164(KNOWN));
    const wrongCode = code === '000000' ? '000001' : '000000';
    for (let tried = 0; tried < 5; tried += 1) expect(await codeOf(logIn(wrongCode))).toBe('sms_invalid_code');
    expect(await codeOf(logIn(code))).toBe('sms_too_many_requests');
  });

  it('is compared fifty times an hour for one address, over all numbers, however many tries come at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 120 }, (_, turn) => codeOf(logIn('123456', `017110${10_000 + turn}`, '203.0.113.90'))),
    );
    expect(answers.filter((answer) => answer === 'sms_invalid_code').length).toBeLessThanOrEqual(50);
    expect(answers.filter((answer) => answer === 'sms_too_many_requests').length).toBeGreaterThanOrEqual(70);
  });

  it('logs in one of many concurrent attempts', async () => {
    await requestCode();
    const code = await lastCodeTo(site.pool, e164(KNOWN));
    const answers = await Promise.all(Array.from({ length: 4 }, () => codeOf(logIn(code))));
    expect(answers.filter((answer) => answer === 'signed in')).toHaveLength(1);
  });

  it('expires after five minutes', async () => {
    await requestCode();
    const code = await lastCodeTo(site.pool, e164(KNOWN));
    site.clock.pass(5 * 60_000 + 1);
    expect(await codeOf(logIn(code))).toBe('sms_code_expired');
  });

  it('is replaced by the next one', async () => {
    await requestCode();
    const first = await lastCodeTo(site.pool, e164(KNOWN));
    await requestCode();
    const second = await lastCodeTo(site.pool, e164(KNOWN));
    if (first !== second) expect(await codeOf(logIn(first))).toBe('sms_invalid_code');
    expect(await codeOf(logIn(second))).toBe('signed in');
  });

  it('logs nobody in whose account has another number by then', async () => {
    await requestCode();
    const code = await lastCodeTo(site.pool, e164(KNOWN));
    const renumber = (from: string, to: string) =>
      site.pool.query('update member_contact set value = $2 where value = $1', [e164(from), e164(to)]);
    await renumber(KNOWN, '01711000003');
    expect(await codeOf(logIn(code))).toBe('sms_invalid_code');
    await renumber('01711000003', KNOWN);
  });

  it('is valid for the purpose it was sent for', async () => {
    await site.browser().call('verification.smsRegister', { mobileNo: STRANGE, botCheck: await solved() });
    expect(await codeOf(logIn(await lastCodeTo(site.pool, e164(STRANGE)), STRANGE))).toBe('sms_invalid_code');
  });
});

describe('an unregistered number', () => {
  it('gets the same answer and one message, which only its owner reads', async () => {
    const answers = [await requestCode(KNOWN), await requestCode(STRANGE)];
    expect(answers[0]).toEqual(answers[1]);
    expect(await lastMessageTo(site.pool, e164(STRANGE))).toMatchObject({ template: 'account_code_unknown' });
    for (const mobile of [KNOWN, STRANGE]) expect(await codeOf(logIn('000000', mobile))).toBe('sms_invalid_code');
  });

  it('costs the same work', async () => {
    const { pool } = site.app.platform.database;
    const cost = async (mobileNum: string) => {
      const botCheck = await solved();
      return statementsOf(pool, () => site.browser().call('verification.smsNoLogin', { mobileNum, botCheck }));
    };
    const registeredCost = await cost(KNOWN);
    expect(registeredCost.length).toBeGreaterThan(5);
    expect(await cost(STRANGE)).toEqual(registeredCost);
  });

  it('cannot be detected by registering: the owner of a taken number is informed by SMS', async () => {
    const send = async (mobileNo: string) =>
      site.browser().call('verification.smsRegister', { mobileNo, botCheck: await solved() });
    expect(await send(KNOWN)).toEqual(await send(STRANGE));
    expect(await lastMessageTo(site.pool, e164(KNOWN))).toMatchObject({ template: 'register_code_taken' });
    expect(await lastMessageTo(site.pool, e164(STRANGE))).toMatchObject({ template: 'register_code' });
  });
});

describe('sending codes', () => {
  it('pauses for five minutes after three to one number', async () => {
    for (let count = 0; count < 3; count += 1) await requestCode();
    const refusal = await requestRefusal({ mobileNum: KNOWN });
    expect(refusal.code).toBe('sms_too_many_requests');
    expect(refusal.details?.['retryAfterSeconds']).toBe(300);
    expect((await requestRefusal({ mobileNum: KNOWN }, 'sundarban', '203.0.113.9')).code).toBe('sms_too_many_requests');
    expect(await requestCode(STRANGE)).toEqual({ expiredMinutes: 5 });
    await site.pool.query('update throttle set expire = expire - 300000');
    expect(await requestCode()).toEqual({ expiredMinutes: 5 });
  });

  it('pauses after ten from one address', async () => {
    for (let count = 0; count < 10; count += 1) await requestCode(`0171200000${count}`);
    expect((await requestRefusal({ mobileNum: '01712000011' })).code).toBe('sms_too_many_requests');
    expect(await requestCode('01712000011', '203.0.113.9')).toEqual({ expiredMinutes: 5 });
  });

  it('stops for the day at the brand’s quota', async () => {
    await setQuota(1);
    await requestCode('01712000021');
    expect((await requestRefusal({ mobileNum: '01712000022' })).code).toBe('sms_quota_exceeded');
    await setQuota(20_000);
  });

  it.each([
    ['no number', { mobileNum: '' }, 'sms_missing_number'],
    ['no field at all', {}, 'sms_missing_number'],
    ['a landline', { mobileNum: '029555555' }, 'sms_invalid_number'],
    ['a number too short', { mobileNum: '0171' }, 'sms_invalid_number'],
    ['letters', { mobileNum: 'abcdefgh' }, 'sms_invalid_number'],
    [
      'a country that the brand does not take',
      { mobileNum: '07911123456', countryDialingCode: '+44' },
      'sms_not_allowed',
    ],
    ['no proof of a person', { mobileNum: KNOWN, botCheck: 'bm8=' }, 'sms_captcha_failed'],
  ] as const)('refuses %s', async (_name, input, code) => {
    expect((await requestRefusal(input)).code).toBe(code);
  });

  it('is closed where the brand offers neither login nor reset by mobile', async () => {
    expect((await requestRefusal({ mobileNum: '0912345678' }, 'meridian')).code).toBe('feature_disabled');
    const { envelope } = await site
      .browser('meridian')
      .send('session.login', { type: 'sms', username: '0912345678', password: '123456' });
    expect(envelope).toMatchObject({ success: false, code: 'feature_disabled' });
  });
});

describe('an SMS gateway that is down', () => {
  it('is reported for any number, without side effects', async () => {
    const down = await startTestApp({ MARQUEE_SMS_URL: 'http://127.0.0.1:1/sms' });
    const refusal = async (id: CallId & ('verification.smsNoLogin' | 'verification.smsRegister'), input: object) =>
      (await down.browser().refusal(id, { ...input, botCheck: await solved(down) })).code;
    expect(await refusal('verification.smsNoLogin', { mobileNum: KNOWN })).toBe('sms_unknown');
    expect(await refusal('verification.smsRegister', { mobileNo: STRANGE })).toBe('sms_unknown');
    expect((await down.pool.query('select 1 from verification_code')).rowCount).toBe(0);
    const { rows } = await down.pool.query<{ points: number }>(
      "select points from throttle where key like 'code-%' and points > 0",
    );
    expect(rows).toEqual([]);
    await down.close();
  });
});
