import { solveBotCheck } from '@marquee/kit/crypto/bot-check';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { seedIdentity } from '../../../seed/identity/seed-identity';
import { setBrandFlags } from '../../../testing/brand-settings';
import type { TestBrowser } from '../../../testing/browser';
import { lastCodeTo, lastMessageTo } from '../../../testing/outbox';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { createAudit } from '../../operators/audit/audit';
import { createContactChanges } from './changes';

const PASSWORD = 'Mangrove-2026!';
const OLD_MOBILE = '+8801712345678';
const NEW_MOBILE = '+8801712345911';
const OLD_MAIL = 'amina@example.com';
const NEW_MAIL = 'thief@example.net';
const HOUR_MS = 3_600_000;

let site: TestApp;
let passedMs = 0;
const pass = (ms: number) => {
  passedMs += ms;
  site.clock.pass(ms);
};
beforeAll(async () => {
  site = await startTestApp();
  await seedIdentity(site.app.platform.database, {});
  await setBrandFlags(site, 'sundarban', { FORGOTEMAIL3: true, FORGOTMOBILE3: true });
  await site.app.platform.jobs.start();
});
afterAll(() => site.close());
beforeEach(async () => {
  pass(-passedMs);
  for (const table of [
    'throttle',
    'verification_code',
    'contact_change',
    'member_contact',
    'outbox_message',
    'authenticator',
  ])
    await site.pool.query(`delete from ${table}`);
  await site.pool.query(
    "delete from member_message; delete from graphile_worker._private_jobs where locked_at is null; update member set language = 'en', status = 'active'",
  );
});

async function signedIn(account = 'demo', password = PASSWORD): Promise<TestBrowser> {
  const browser = site.browser();
  await browser.call('session.login', { type: 'username', username: account, password });
  return browser;
}
const bindContacts = (contacts: Readonly<Record<string, string>>, account = 'demo') =>
  site.pool.query(
    `insert into member_contact (member_id, brand_id, kind, value, verified_at)
     select m.id, 1, c.key, c.value, now() from member m, jsonb_each_text($1) c where m.account = $2 and m.brand_id = 1`,
    [contacts, account],
  );
const sendCode = (
  browser: TestBrowser,
  kind: 'email' | 'mobile',
  value: string,
  proof: object = { password: PASSWORD },
) => browser.call('security.contactCode', { kind, value, ...proof });
/** Asks for the code of a contact and binds it. */
async function bind(browser: TestBrowser, kind: 'email' | 'mobile', value: string) {
  await sendCode(browser, kind, value);
  return browser.call('security.bindContact', {
    kind,
    value,
    code: await lastCodeTo(site.pool, value.trim().toLowerCase()),
  });
}
const valueOf = async (kind: string, account = 'demo') =>
  (
    await site.pool.query<{ value: string }>(
      'select value from member_contact c join member m on m.id = c.member_id where m.account = $1 and m.brand_id = 1 and kind = $2',
      [account, kind],
    )
  ).rows[0]?.value ?? null;
const contactOf = async (browser: TestBrowser, kind: 'email' | 'mobile') =>
  (await browser.call('security.contacts', {})).contacts.find((contact) => contact.kind === kind);
const changes = () => createContactChanges(site.app.platform, createAudit(site.pool));
const titles = async (browser: TestBrowser) =>
  (await browser.call('messages.list', {})).content.map(({ title }) => title);

it('binds a first contact at once, shows it masked, and tells of it', async () => {
  const browser = await signedIn();
  expect(await bind(browser, 'mobile', NEW_MOBILE)).toEqual({ effectiveAt: null });
  expect(await bind(browser, 'email', '  Amina@Example.com ')).toEqual({ effectiveAt: null });
  expect(await contactOf(browser, 'mobile')).toEqual({
    kind: 'mobile',
    value: '•••• 911',
    verified: true,
    change: null,
  });
  expect(await contactOf(browser, 'email')).toMatchObject({ value: 'a•••@example.com', verified: true });
  await expect
    .poll(() => titles(browser), { timeout: 15_000 })
    .toEqual(['Contact details changed', 'Contact details changed']);
});

it('verifies the contact that is bound already at once', async () => {
  const browser = await signedIn();
  await bindContacts({ email: OLD_MAIL });
  await site.pool.query('update member_contact set verified_at = null');
  expect(await contactOf(browser, 'email')).toMatchObject({ verified: false });
  expect(await bind(browser, 'email', OLD_MAIL)).toEqual({ effectiveAt: null });
  expect(await contactOf(browser, 'email')).toMatchObject({ verified: true });
});

it('lets a changed contact wait, tells both old ones, and binds it after the waiting time', async () => {
  const browser = await signedIn();
  await bindContacts({ mobile: OLD_MOBILE, email: OLD_MAIL });
  const { effectiveAt } = await bind(browser, 'mobile', NEW_MOBILE);
  expect(new Date(effectiveAt ?? 0).getTime() - site.clock.now().getTime()).toBeGreaterThan(23.9 * HOUR_MS);
  for (const old of [OLD_MOBILE, OLD_MAIL]) {
    const { body } = await lastMessageTo(site.pool, old);
    expect(body).toContain('•••• 911');
    expect(body).toContain('/member?panel=contacts');
    expect(body).not.toContain(NEW_MOBILE);
  }
  expect(await contactOf(browser, 'mobile')).toMatchObject({
    value: '•••• 678',
    change: { value: '•••• 911', effectiveAt },
  });
  await changes().completeDue();
  expect(await valueOf('mobile')).toBe(OLD_MOBILE);
  pass(24 * HOUR_MS + 1_000);
  await changes().completeDue();
  await changes().completeDue();
  expect(await valueOf('mobile')).toBe(NEW_MOBILE);
});

it('cannot be taken over with a stolen session and the SIM card: the e-mail address recovers the account and stops the change', async () => {
  await bindContacts({ mobile: OLD_MOBILE, email: OLD_MAIL });
  const thief = await signedIn();
  await bind(thief, 'email', NEW_MAIL);
  expect((await lastMessageTo(site.pool, OLD_MAIL)).template).toBe('contact_change_mail');

  const owner = site.browser();
  const botCheck = async () => solveBotCheck(await owner.call('session.botCheck', {}));
  // The new address recovers nothing yet, the old one does.
  await owner.call('member.passwordByEmail', { username: 'demo', email: NEW_MAIL, botCheck: await botCheck() });
  expect((await lastMessageTo(site.pool, NEW_MAIL)).template).toBe('reset_link_unknown');
  await owner.call('member.passwordByEmail', { username: 'demo', email: OLD_MAIL, botCheck: await botCheck() });
  const token = /reset-password#([\w-]{43})/.exec((await lastMessageTo(site.pool, OLD_MAIL)).body)?.[1] ?? '';
  await owner.call('member.passwordByLink', { token, newPassword: PASSWORD, confirmNewPassword: PASSWORD });
  expect((await thief.refusal('security.contacts', {})).code).toBe('not_logged_in');
  pass(25 * HOUR_MS);
  await changes().completeDue();
  expect(await valueOf('email')).toBe(OLD_MAIL);
});

it('is not changed by a stolen session alone, however recent its login is, and guesses are few', async () => {
  const thief = await signedIn();
  expect((await thief.refusal('security.contactCode', { kind: 'email', value: NEW_MAIL })).code).toBe(
    'password_incorrect',
  );
  const guess = () => thief.refusal('security.contactCode', { kind: 'email', value: NEW_MAIL, password: 'a guess' });
  const codes: string[] = [];
  for (let turn = 0; turn < 12; turn += 1) codes.push((await guess()).code);
  expect(codes.slice(0, 8)).toEqual(Array.from({ length: 8 }, () => 'password_incorrect'));
  expect(codes.at(-1)).toBe('too_many_requests');
  expect((await site.pool.query('select 1 from outbox_message')).rowCount).toBe(0);
});

it('takes a code of the authenticator instead of the password where it is on', async () => {
  const browser = await signedIn();
  const { secret } = await browser.call('security.startAuthenticator', { password: PASSWORD });
  const codeAt = (ms: number) => new TOTP({ secret }).generate({ timestamp: site.clock.now().getTime() + ms });
  await browser.call('security.confirmAuthenticator', { code: codeAt(-30_000) });
  expect((await browser.call('security.contacts', {})).proof).toBe('authenticator');
  const request = { kind: 'email', value: NEW_MAIL } as const;
  expect((await browser.refusal('security.contactCode', { ...request, password: PASSWORD })).code).toBe(
    'authenticator_code_wrong',
  );
  const proof = { ...request, authenticatorCode: codeAt(0) };
  await browser.call('security.contactCode', proof);
  expect((await browser.refusal('security.contactCode', proof)).code).toBe('authenticator_code_wrong');
});

it('takes five tries of a code, and no code of another member or purpose', async () => {
  const browser = await signedIn();
  const agent = await signedIn('demoagent', 'Tidewater-2026!');
  await agent.call('security.contactCode', { kind: 'mobile', value: NEW_MOBILE, password: 'Tidewater-2026!' });
  const agentCode = await lastCodeTo(site.pool, NEW_MOBILE);
  const tryCode = async (code: string, kind: 'mobile' | 'email' = 'mobile', value: string = NEW_MOBILE) =>
    (await browser.send('security.bindContact', { kind, value, code })).envelope;
  expect(await tryCode(agentCode)).toMatchObject({ code: 'sms_invalid_code' });
  await sendCode(browser, 'mobile', NEW_MOBILE);
  const code = await lastCodeTo(site.pool, NEW_MOBILE);
  const wrong = code === '000000' ? '000001' : '000000';
  for (let turn = 0; turn < 5; turn += 1) expect(await tryCode(wrong)).toMatchObject({ code: 'sms_invalid_code' });
  expect(await tryCode(code)).toMatchObject({ code: 'sms_too_many_requests' });
  // Nor for another address than the one it went to.
  expect(await tryCode(code, 'email', NEW_MAIL)).toMatchObject({ code: 'sms_invalid_code' });
  expect(await tryCode('', 'mobile', NEW_MOBILE)).toMatchObject({ code: 'sms_missing_code' });
  expect(await valueOf('mobile')).toBeNull();
});

it('is bound by one of two accounts that prove it at once, and a waiting change yields to who has it', async () => {
  const [one, two] = [await signedIn(), await signedIn('demoagent', 'Tidewater-2026!')];
  await two.call('security.contactCode', { kind: 'mobile', value: NEW_MOBILE, password: 'Tidewater-2026!' });
  const codeOfTwo = await lastCodeTo(site.pool, NEW_MOBILE);
  await sendCode(one, 'mobile', NEW_MOBILE);
  const codeOfOne = await lastCodeTo(site.pool, NEW_MOBILE);
  const request = { kind: 'mobile', value: NEW_MOBILE } as const;
  const answers = await Promise.all([
    one.send('security.bindContact', { ...request, code: codeOfOne }),
    two.send('security.bindContact', { ...request, code: codeOfTwo }),
  ]);
  const refused = answers.flatMap(({ envelope }) => (envelope.success ? [] : [envelope.code]));
  expect(refused).toEqual(['mobile_taken']);

  await bindContacts({ email: OLD_MAIL });
  await bind(one, 'email', NEW_MAIL);
  await bindContacts({ email: NEW_MAIL }, 'demoagent');
  pass(25 * HOUR_MS);
  await changes().completeDue();
  expect([await valueOf('email'), await valueOf('email', 'demoagent')]).toEqual([OLD_MAIL, NEW_MAIL]);
});

it('is cancelled by its member alone, once, and then not again', async () => {
  const [browser, stranger] = [await signedIn(), await signedIn('demoagent', 'Tidewater-2026!')];
  await bindContacts({ email: OLD_MAIL });
  await bind(browser, 'email', NEW_MAIL);
  const again = { kind: 'email', value: 'third@example.com', password: PASSWORD } as const;
  expect((await browser.refusal('security.contactCode', again)).code).toBe('conflict');
  const changeId = (await contactOf(browser, 'email'))?.change?.changeId ?? '';
  for (const id of [changeId, 'nonsense'])
    expect(await stranger.send('security.cancelContactChange', { changeId: id })).toMatchObject({ status: 404 });
  await browser.call('security.cancelContactChange', { changeId });
  expect((await browser.refusal('security.cancelContactChange', { changeId })).code).toBe('not_found');
  pass(25 * HOUR_MS);
  await changes().completeDue();
  expect(await valueOf('email')).toBe(OLD_MAIL);
});

it('waits on while the account is disabled', async () => {
  const browser = await signedIn();
  await bindContacts({ email: OLD_MAIL });
  await bind(browser, 'email', NEW_MAIL);
  await site.pool.query("update member set status = 'disabled' where account = 'demo' and brand_id = 1");
  pass(25 * HOUR_MS);
  await changes().completeDue();
  expect(await valueOf('email')).toBe(OLD_MAIL);
});

it('says that a gateway is down, and binds and changes nothing', async () => {
  const down = await startTestApp({
    MARQUEE_SMS_URL: 'http://127.0.0.1:9/send',
    MARQUEE_SMTP_URL: 'smtp://127.0.0.1:9',
  });
  try {
    await seedIdentity(down.app.platform.database, {});
    const browser = down.browser();
    await browser.call('session.login', { type: 'username', username: 'demo', password: PASSWORD });
    const refusal = async (kind: 'email' | 'mobile', value: string) =>
      (await browser.refusal('security.contactCode', { kind, value, password: PASSWORD })).code;
    expect(await refusal('mobile', NEW_MOBILE)).toBe('sms_unknown');
    expect(await refusal('email', NEW_MAIL)).toBe('mail_unavailable');
    expect((await down.pool.query('select 1 from verification_code')).rowCount).toBe(0);
  } finally {
    await down.close();
  }
});

it('changes nothing when the old contact cannot be told', async () => {
  const half = await startTestApp({ MARQUEE_SMTP_URL: 'smtp://127.0.0.1:9' });
  try {
    await seedIdentity(half.app.platform.database, {});
    const browser = half.browser();
    await browser.call('session.login', { type: 'username', username: 'demo', password: PASSWORD });
    await half.pool.query(
      `insert into member_contact (member_id, brand_id, kind, value) select id, 1, c.kind, c.value
       from member, (values ('mobile', $1), ('email', $2)) c (kind, value) where account = 'demo' and brand_id = 1`,
      [OLD_MOBILE, OLD_MAIL],
    );
    await browser.call('security.contactCode', { kind: 'mobile', value: NEW_MOBILE, password: PASSWORD });
    const code = await lastCodeTo(half.pool, NEW_MOBILE);
    const refusal = await browser.refusal('security.bindContact', { kind: 'mobile', value: NEW_MOBILE, code });
    expect(refusal.code).toBe('mail_unavailable');
    expect((await half.pool.query('select 1 from contact_change')).rowCount).toBe(0);
  } finally {
    await half.close();
  }
});

it.each([
  ['mobile', '12', 'sms_invalid_number'],
  ['email', 'no address', 'validation_failed'],
  ['email', 'a@b.c\r\nBcc: x@example.com', 'validation_failed'],
] as const)('refuses the %s "%s"', async (kind, value, code) => {
  const browser = await signedIn();
  expect((await browser.refusal('security.contactCode', { kind, value, password: PASSWORD })).code).toBe(code);
});
