import { calls } from '@marquee/contract/calls/index';
import { solveBotCheck } from '@marquee/kit/crypto/bot-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedIdentity } from '../../../seed/identity/seed-identity';
import { failOnDelete } from '../../../testing/fail-on-delete';
import { lastCodeTo, lastMessageTo } from '../../../testing/outbox';
import { statementsOf } from '../../../testing/statements';
import { startTestApp, type TestApp } from '../../../testing/test-app';

const OLD = 'Mangrove-2026!';
const NEW = 'Estuary-at-dawn';
const MOBILE = '01711000001';
const EMAIL = 'amina@example.com';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of [
    'throttle',
    'verification_code',
    'password_reset',
    'outbox_message',
    'known_address',
    'member_login',
  ])
    await site.pool.query(`delete from ${table}`);
  await site.pool.query('delete from session; delete from remembered_device; delete from member_contact');
  await site.pool.query('delete from wallet; delete from ledger_account; delete from member');
  await seedIdentity(site.app.platform.database, {});
  await site.pool.query(
    `insert into member_contact (member_id, brand_id, kind, value)
     select id, brand_id, kind, value from member, (values ('mobile', '+8801711000001'), ('email', $1)) as contact (kind, value)
     where account = 'demo'`,
    [EMAIL],
  );
});

const solved = async (at = site) => solveBotCheck(await at.browser().call('session.botCheck', {}));
const logIn = async (password: string) => {
  const browser = site.browser();
  const { envelope } = await browser.send('session.login', { type: 'username', username: 'demo', password });
  return { browser, answer: envelope.success ? 'signed in' : envelope.code };
};
const requestLink = async (username = 'demo', email = EMAIL) =>
  site.browser().call('member.passwordByEmail', { username, email, botCheck: await solved() });
const tokenOf = async (email = EMAIL) =>
  /\/reset-password#([\w-]{43})/.exec((await lastMessageTo(site.pool, email)).body)?.[1] ?? '';
const byLink = (token: string, newPassword = NEW, confirmNewPassword = newPassword) =>
  site.browser().send('member.passwordByLink', { token, newPassword, confirmNewPassword });
/** How often the inbox of the member is told of a new password. */
const toldOfPassword = async () =>
  (
    await site.pool.query(
      `select from graphile_worker.jobs j join member m on j.key like 'member.message:' || m.id || ':password-changed:%'
       where m.account = 'demo' and m.brand_id = 1`,
    )
  ).rowCount;
const codeOf = ({ envelope }: Awaited<ReturnType<typeof byLink>>) => (envelope.success ? 'done' : envelope.code);

describe('a forgotten password by e-mail', () => {
  it('is replaced by the link, which ends every session', async () => {
    const { browser: before } = await logIn(OLD);
    expect(await requestLink('Demo', EMAIL.toUpperCase())).toEqual({ expiredMinutes: 30 });
    const { body } = await lastMessageTo(site.pool, EMAIL);
    expect(body).toContain('http://sundarban.localhost:4000/reset-password#');
    expect(codeOf(await byLink(await tokenOf()))).toBe('done');
    expect((await before.refusal('member.info', {})).code).toBe('not_logged_in');
    expect((await logIn(OLD)).answer).toBe('login_failed');
    expect((await logIn(NEW)).answer).toBe('signed in');
    const { rowCount } = await site.pool.query("select 1 from audit_log where action = 'member.password-reset'");
    expect(rowCount).toBeGreaterThan(0);
    expect(await toldOfPassword()).toBe(1);
  });

  it('can be asked for as an HTML form sends it', async () => {
    const send = async (fields: Record<string, string>) =>
      site.app.server.inject({
        method: 'POST',
        url: calls['member.passwordByEmail'].path,
        headers: { host: 'sundarban.localhost', 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      });
    const botCheck = await solved();
    const answer = await send({ username: 'demo', email: EMAIL, botCheck });
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { success: true, value: { expiredMinutes: 30 } }]);
    expect(await tokenOf()).not.toBe('');
    const unknown = await send({ username: 'demo', email: EMAIL, more: '1' });
    expect(unknown.json()).toMatchObject({ code: 'validation_failed', details: { fields: [{ path: 'more' }] } });
    expect((await send({ username: 'a\0b', email: EMAIL })).statusCode).toBe(400);
  });

  it('works once, and for one of many at once', async () => {
    await requestLink();
    const token = await tokenOf();
    const answers = await Promise.all([1, 2, 3].map(async () => codeOf(await byLink(token))));
    expect(answers.toSorted()).toEqual(['done', 'link_expired', 'link_expired']);
  });

  it('expires after 30 minutes, or with a later link', async () => {
    await requestLink();
    const first = await tokenOf();
    await requestLink();
    expect(codeOf(await byLink(first))).toBe('link_expired');
    site.clock.pass(30 * 60_000 + 1);
    expect(codeOf(await byLink(await tokenOf()))).toBe('link_expired');
  });

  it('keeps the link when the new password is refused', async () => {
    await requestLink();
    const token = await tokenOf();
    for (const weak of ['short', 'password1', 'demo'])
      expect(codeOf(await byLink(token, weak))).toBe('validation_failed');
    expect(codeOf(await byLink(token, NEW, 'Estuary-at-noon'))).toBe('validation_failed');
    expect(codeOf(await byLink(token))).toBe('done');
  });

  it('changes nothing when its sessions cannot be ended, and the link stays valid', async () => {
    const { browser: thief } = await logIn(OLD);
    await site.pool.query(
      `insert into contact_change (brand_id, member_id, kind, value, requested_at, effective_at)
       select 1, id, 'email', 'thief@example.com', now(), now() + interval '1 day' from member where account = 'demo' and brand_id = 1`,
    );
    await requestLink();
    const token = await tokenOf();
    const mended = await failOnDelete(site.pool, 'session');
    expect(codeOf(await byLink(token))).toBe('unknown_error');
    await mended();
    expect((await logIn(OLD)).answer).toBe('signed in');
    expect(codeOf(await byLink(token))).toBe('done');
    expect((await thief.refusal('member.info', {})).code).toBe('not_logged_in');
    const { rows } = await site.pool.query('delete from contact_change returning state');
    expect(rows).toEqual([{ state: 'cancelled' }]);
  });

  it.each([
    ['closed', "status = 'closed', closed_at = now()", 'account_closed'],
    ['disabled', "status = 'disabled'", 'account_disabled'],
  ])('sets no password of an account that was %s since', async (_name, change, code) => {
    await requestLink();
    const token = await tokenOf();
    await site.pool.query(`update member set ${change} where account = 'demo' and brand_id = 1`);
    expect(codeOf(await byLink(token))).toBe(code);
    await site.pool.query("update member set status = 'active', closed_at = null");
    expect((await logIn(OLD)).answer).toBe('signed in');
  });

  it('is valid at its own brand only', async () => {
    await requestLink();
    const token = await tokenOf();
    const elsewhere = await site
      .browser('meridian')
      .send('member.passwordByLink', { token, newPassword: NEW, confirmNewPassword: NEW });
    expect(codeOf(elsewhere)).toBe('link_expired');
    expect(codeOf(await byLink(token))).toBe('done');
  });

  it.each([
    ['an unknown name', 'nobody', EMAIL],
    ['an address of somebody else', 'demo', 'other@example.com'],
  ])(
    'answers %s like any other request, and informs the address’s owner in one mail',
    async (_name, username, email) => {
      expect(await requestLink(username, email)).toEqual(await requestLink());
      const { rows } = await site.pool.query<{ template: string }>(
        'select template from outbox_message where recipient = $1 order by id limit 1',
        [email],
      );
      expect(rows).toEqual([{ template: 'reset_link_unknown' }]);
    },
  );

  it('costs the same work for an unknown name', async () => {
    const cost = async (username: string) => {
      const botCheck = await solved();
      return statementsOf(site.app.platform.database.pool, () =>
        site.browser().call('member.passwordByEmail', { username, email: EMAIL, botCheck }),
      );
    };
    const registeredCost = await cost('demo');
    expect(registeredCost.length).toBeGreaterThan(5);
    expect(await cost('nobody')).toEqual(registeredCost);
  });

  it('requires a bot check, and is limited', async () => {
    const fields = { username: 'demo', email: EMAIL };
    expect((await site.browser().refusal('member.passwordByEmail', fields)).code).toBe('bot_check_failed');
    for (let count = 0; count < 5; count += 1) await requestLink();
    const refusal = await site.browser().refusal('member.passwordByEmail', { ...fields, botCheck: await solved() });
    expect(refusal.code).toBe('too_many_requests');
  });

  it('reports a mail server that is down, for any name', async () => {
    const down = await startTestApp({ MARQUEE_SMTP_URL: 'smtp://127.0.0.1:1' });
    await seedIdentity(down.app.platform.database, {});
    for (const username of ['demo', 'nobody']) {
      const botCheck = await solved(down);
      const refusal = await down.browser().refusal('member.passwordByEmail', { username, email: EMAIL, botCheck });
      expect(refusal.code).toBe('mail_unavailable');
    }
    expect((await down.pool.query('select 1 from password_reset')).rowCount).toBe(0);
    await down.close();
  });
});

describe('a forgotten password by mobile', () => {
  const send = async (mobileNum = MOBILE) =>
    site.browser().call('verification.smsNoLogin', { mobileNum, botCheck: await solved() });
  const byCode = (browser: ReturnType<TestApp['browser']>, fields: object = {}) =>
    browser.send('member.passwordByCode', {
      newPassword: NEW,
      mobileNum: MOBILE,
      verificationCode: '000000',
      ...fields,
    });

  it('is replaced by the code, ends every session and signs in', async () => {
    const { browser: before } = await logIn(OLD);
    await send();
    const browser = site.browser();
    const { envelope } = await byCode(browser, { verificationCode: await lastCodeTo(site.pool, '+8801711000001') });
    expect(envelope).toMatchObject({ success: true, value: { state: 'member', passwordExpired: false } });
    await expect(browser.call('member.info', {})).resolves.toMatchObject({ account: 'demo' });
    expect((await before.refusal('member.info', {})).code).toBe('not_logged_in');
    expect((await logIn(OLD)).answer).toBe('login_failed');
    const { rows } = await site.pool.query(
      `select c.verified_at is not null as verified from member_contact c join member m on m.id = c.member_id
       where c.kind = 'mobile' and m.account = 'demo' and m.brand_id = 1`,
    );
    expect(rows).toEqual([{ verified: true }]);
    expect(await toldOfPassword()).toBe(1);
  });

  it('requires no old password within five minutes after it', async () => {
    await send();
    const browser = site.browser();
    await byCode(browser, { verificationCode: await lastCodeTo(site.pool, '+8801711000001') });
    await browser.call('member.changePassword', { newPassword: 'Tide-turns-3', confirmNewPassword: 'Tide-turns-3' });
    expect((await logIn('Tide-turns-3')).answer).toBe('signed in');
  });

  it.each([
    ['a wrong code', {}, 'sms_invalid_code'],
    ['no code', { verificationCode: '' }, 'sms_missing_code'],
    ['no number', { mobileNum: '' }, 'sms_missing_number'],
    ['a number that nobody has', { mobileNum: '01711000009' }, 'sms_invalid_code'],
    ['no mobile number', { mobileNum: '029555555' }, 'sms_invalid_number'],
    ['a weak password', { newPassword: 'password1' }, 'validation_failed'],
  ])('refuses %s', async (_name, fields, code) => {
    await send();
    const { envelope } = await byCode(site.browser(), fields);
    expect(envelope).toMatchObject({ success: false, code });
    expect((await logIn(OLD)).answer).toBe('signed in');
  });

  it('does not open a disabled account', async () => {
    await send();
    await site.pool.query("update member set status = 'disabled' where account = 'demo'");
    const { envelope } = await byCode(site.browser(), {
      verificationCode: await lastCodeTo(site.pool, '+8801711000001'),
    });
    expect(envelope).toMatchObject({ success: false, code: 'account_disabled' });
  });

  it('is closed where the brand does not offer it', async () => {
    const { envelope } = await byCode(site.browser('meridian'), { mobileNum: '0912345678' });
    expect(envelope).toMatchObject({ success: false, code: 'feature_disabled' });
  });
});
