import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setBrandFlags } from '../../../../testing/brand-settings';
import type { TestBrowser } from '../../../../testing/browser';
import { PASSWORD, type PasskeySite, startPasskeySite } from './passkeys.fixture';
import type { Deviation, Device } from './software-authenticator.fixture';

const DAY_MS = 24 * 3_600_000;
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let passkeys: PasskeySite;
let member: TestBrowser;
let device: Device & { passkeyId: string };
beforeAll(async () => void (passkeys = await startPasskeySite()));
afterAll(() => passkeys.site.close());
beforeEach(async () => {
  await passkeys.reset();
  await setBrandFlags(passkeys.site, 'sundarban', { STEPUP: false, REMEMBERME: true, FORCECHANGEPASS: false });
  await passkeys.site.pool.query('delete from known_address');
  member = await passkeys.logIn();
  device = await passkeys.add(member);
});

const setStatus = (status: string) =>
  passkeys.site.pool.query(
    "update member set status = $1, closed_at = case when $1 = 'closed' then now() end where account = 'demo' and brand_id = 1",
    [status],
  );
const logins = async (browser = member) => (await browser.call('security.logins', {})).content;

describe('a log-in by passkey', () => {
  it('needs no name: the device knows the account, and the history says how it was opened', async () => {
    const browser = passkeys.site.browser();
    const { attempt, options } = await browser.call('session.passkeyOptions', {});
    expect(options).toMatchObject({ rpId: 'sundarban.localhost', allowCredentials: [], userVerification: 'required' });
    const session = await browser.call('session.passkeyLogin', { attempt, assertion: device.answer(options) });
    expect(session).toMatchObject({ token: null, state: 'member', member: { account: 'demo' }, firstTimeLogin: false });
    expect((await logins(browser))[0]).toMatchObject({ way: 'passkey', outcome: 'succeeded', isCurrent: true });
    const [used] = (await browser.call('security.passkeys', {})).passkeys;
    expect(used?.lastUsedAt).toMatch(/^\d{4}-/);
  });

  it.each<[string, Deviation]>([
    ['another site', { origin: 'https://sundarban.localhost' }],
    ['the other brand', { origin: 'http://meridian.localhost', rpId: 'meridian.localhost' }],
    ['another relying party', { rpId: 'localhost' }],
    ['a frame', { crossOrigin: true }],
    ['a challenge of its own', { challenge: 'c'.repeat(43) }],
    ['no verified user', { userVerified: false }],
    ['nobody present', { userPresent: false }],
    ['a key that has become copyable', { isSyncable: true }],
    ['the name of another account', { userHandle: 'a'.repeat(43) }],
    ['no name of an account', { userHandle: null }],
    ['an unknown passkey', { credentialId: 'a'.repeat(43) }],
    ['another key', { key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey }],
  ])('refuses %s', async (_what, deviation) => {
    expect(await passkeys.outcomeOf(device, deviation)).toBe('passkey_refused');
    expect(await passkeys.outcomeOf(device)).toBe('opened');
  });

  it('takes a challenge once, also of two answers at the same time, and within five minutes', async () => {
    const browser = passkeys.site.browser();
    const begin = () => browser.call('session.passkeyOptions', {});
    const first = await begin();
    const answers = [device.answer(first.options), device.answer(first.options)];
    const codes = await Promise.all(
      answers.map(async (assertion) => {
        const { envelope } = await browser.send('session.passkeyLogin', { attempt: first.attempt, assertion });
        return envelope.success ? 'opened' : envelope.code;
      }),
    );
    expect(codes.toSorted()).toEqual(['opened', 'passkey_expired']);

    const late = await begin();
    passkeys.pass(5 * 60_000 + 1);
    const answer = { attempt: late.attempt, assertion: device.answer(late.options) };
    expect((await browser.refusal('session.passkeyLogin', answer)).code).toBe('passkey_expired');
  });

  it('takes an answer only for the attempt, the purpose and the brand that its challenge was made for', async () => {
    const browser = passkeys.site.browser();
    const [one, two] = [
      await browser.call('session.passkeyOptions', {}),
      await browser.call('session.passkeyOptions', {}),
    ];
    const mixed = { attempt: two.attempt, assertion: device.answer(one.options) };
    expect((await browser.refusal('session.passkeyLogin', mixed)).code).toBe('passkey_refused');

    const elsewhere = passkeys.site.browser('meridian');
    const moved = { attempt: one.attempt, assertion: device.answer(one.options) };
    expect((await elsewhere.refusal('session.passkeyLogin', moved)).code).toBe('passkey_expired');
    const theirs = await elsewhere.call('session.passkeyOptions', {});
    const own = { attempt: theirs.attempt, assertion: device.answer(theirs.options) };
    expect((await elsewhere.refusal('session.passkeyLogin', own)).code).toBe('passkey_refused');

    const confirmation = await member.call('security.confirmPasskey', {});
    const reused = { attempt: one.attempt, assertion: device.answer(confirmation.options) };
    expect((await browser.refusal('session.passkeyLogin', reused)).code).toBe('passkey_refused');
  });

  it.each([
    ['disabled', 'account_disabled'],
    ['self_excluded', 'account_disabled'],
    ['closed', 'account_closed'],
  ])('does not open an account that is %s', async (status, code) => {
    await setStatus(status);
    expect(await passkeys.outcomeOf(device)).toBe(code);
    await setStatus('active');
    expect(await passkeys.outcomeOf(device)).toBe('opened');
  });

  it('opens the agent site for agents only', async () => {
    const atAgentSite = async (by: Device) => {
      const browser = passkeys.site.browser();
      const { attempt, options } = await browser.call('session.passkeyOptions', {});
      const { envelope } = await browser.send('session.passkeyLogin', {
        attempt,
        assertion: by.answer(options),
        site: 'agent',
      });
      return envelope.success ? envelope.value.state : envelope.code;
    };
    expect(await atAgentSite(device)).toBe('agents_only');
    const agent = await passkeys.add(await passkeys.logIn('demoagent'), {}, 'Tidewater-2026!');
    expect(await atAgentSite(agent)).toBe('agent');
  });

  it('counts as both factors: a new address needs no other proof, but is told', async () => {
    await setBrandFlags(passkeys.site, 'sundarban', { STEPUP: true });
    const { envelope } = await passkeys.openBy(device, {}, { ip: '203.0.113.9', headers: { 'user-agent': LINUX } });
    expect(envelope.success).toBe(true);
    expect(await passkeys.told(member)).toContain('New log-in');
  });

  it('remembers the device, which goes on as a log-in by passkey', async () => {
    const browser = passkeys.site.browser();
    const { attempt, options } = await browser.call('session.passkeyOptions', {});
    await browser.call('session.passkeyLogin', { attempt, assertion: device.answer(options), rememberMe: true });
    browser.cookies.delete('__Host-marquee');
    expect((await browser.call('security.logins', {})).content[0]).toMatchObject({ way: 'remembered' });
    const { rows } = await passkeys.site.pool.query(
      'select distinct method from session where device_family is not null',
    );
    expect(rows).toEqual([{ method: 'passkey' }]);
  });

  it('asks for a new password where somebody else may know it, without the old one; one that is old is no matter', async () => {
    await setBrandFlags(passkeys.site, 'sundarban', { FORCECHANGEPASS: true });
    await passkeys.site.pool.query("update member set password_changed_at = now() - interval '400 days'");
    const expired = await passkeys.openBy(device);
    expect(expired.envelope).toMatchObject({ success: true, value: { passwordExpired: false } });
    await passkeys.site.pool.query("update member set must_change_password = true where account = 'demo'");
    const browser = passkeys.site.browser();
    const { attempt, options } = await browser.call('session.passkeyOptions', {});
    const due = await browser.call('session.passkeyLogin', { attempt, assertion: device.answer(options) });
    expect(due.passwordExpired).toBe(true);
    expect((await browser.refusal('security.passkeys', {})).code).toBe('password_change_required');
    const renewed = 'a lantern on the pier 7';
    await browser.call('member.changePassword', { newPassword: renewed, confirmNewPassword: renewed });
    await browser.call('member.changePassword', { newPassword: PASSWORD, confirmNewPassword: PASSWORD });
  });

  it('ends with the others when the member logs out elsewhere, and goes on by the passkey', async () => {
    const browser = passkeys.site.browser();
    const { attempt, options } = await browser.call('session.passkeyOptions', {});
    await browser.call('session.passkeyLogin', { attempt, assertion: device.answer(options) });
    await member.call('security.endOtherSessions', {});
    expect((await browser.refusal('security.passkeys', {})).code).toBe('not_logged_in');
    expect(await passkeys.outcomeOf(device)).toBe('opened');
  });

  it('is limited by address after a hundred failures an hour; successes do not count', async () => {
    for (let count = 0; count < 3; count += 1) expect(await passkeys.outcomeOf(device)).toBe('opened');
    const browser = passkeys.site.browser();
    const { options } = await browser.call('session.passkeyOptions', {});
    const stale = { attempt: 'a'.repeat(43), assertion: device.answer(options) };
    for (let count = 0; count < 100; count += 1) await browser.refusal('session.passkeyLogin', stale);
    expect(await passkeys.outcomeOf(device)).toBe('too_many_requests');
    expect(await passkeys.outcomeOf(device, {}, { ip: '203.0.113.44' })).toBe('opened');
  });

  it('refuses NUL and more than a request may hold', async () => {
    const browser = passkeys.site.browser();
    const { attempt, options } = await browser.call('session.passkeyOptions', {});
    const assertion = device.answer(options);
    const refusalOf = async (change: object) =>
      (await browser.refusal('session.passkeyLogin', { attempt, assertion: { ...assertion, ...change } })).code;
    expect(await refusalOf({ credentialId: 'a\0b' })).toBe('validation_failed');
    expect(await refusalOf({ signature: 'A'.repeat(1_100_000) })).toMatch(/^(?:body_too_large|validation_failed)$/);
    expect(await refusalOf({ clientDataJSON: 'A' })).toBe('passkey_refused');
  });
});

describe('the counter of a key that is never copied', () => {
  it('has to grow: a copy is refused, told to the member and written down, and the first one goes on', async () => {
    expect(await passkeys.outcomeOf(device)).toBe('opened');
    for (const counter of [2, 1, 0]) expect(await passkeys.outcomeOf(device, { counter })).toBe('passkey_refused');
    expect((await passkeys.told(member)).filter((title) => title === 'A passkey may have been copied')).toHaveLength(1);
    await expect.poll(async () => (await logins())[0]).toMatchObject({ way: 'passkey', outcome: 'wrong_passkey' });
    const { rowCount } = await passkeys.site.pool.query("select from audit_log where action = 'member.passkey-copied'");
    expect(rowCount).toBe(3);
    expect(await passkeys.outcomeOf(device)).toBe('opened');
    passkeys.pass(DAY_MS);
    expect(await passkeys.outcomeOf(device, { counter: 1 })).toBe('passkey_refused');
    member = await passkeys.logIn();
    expect((await passkeys.told(member)).filter((title) => title === 'A passkey may have been copied')).toHaveLength(2);
  });

  it('is answered once where the same answer comes twice at the same time', async () => {
    const browser = passkeys.site.browser();
    const [one, two] = [
      await browser.call('session.passkeyOptions', {}),
      await browser.call('session.passkeyOptions', {}),
    ];
    const codes = await Promise.all(
      [one, two].map(async ({ attempt, options }) => {
        const assertion = device.answer(options, { counter: 7 });
        const { envelope } = await browser.send('session.passkeyLogin', { attempt, assertion });
        return envelope.success ? 'opened' : envelope.code;
      }),
    );
    expect(codes.toSorted()).toEqual(['opened', 'passkey_refused']);
  });

  it('does not matter where it is always zero, or the key is synchronised', async () => {
    const still = await passkeys.add(member, { counts: false });
    const synced = await passkeys.add(member, { isSyncable: true });
    for (let count = 0; count < 2; count += 1) expect(await passkeys.outcomeOf(still)).toBe('opened');
    expect(await passkeys.outcomeOf(synced, { counter: 9 })).toBe('opened');
    expect(await passkeys.outcomeOf(synced, { counter: 4 })).toBe('opened');
  });
});
