import { MAX_PASSKEYS } from '@marquee/contract/passkey-limits';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestBrowser } from '../../../../testing/browser';
import { PASSWORD, type PasskeySite, startPasskeySite } from './passkeys.fixture';
import { createDevice, type Deviation } from './software-authenticator.fixture';

let passkeys: PasskeySite;
let member: TestBrowser;
beforeAll(async () => void (passkeys = await startPasskeySite()));
afterAll(() => passkeys.site.close());
beforeEach(async () => {
  await passkeys.reset();
  member = await passkeys.logIn();
});

const start = async (browser = member) => (await browser.call('security.startPasskey', { password: PASSWORD })).options;
const list = async (browser = member) => (await browser.call('security.passkeys', {})).passkeys;
const codeOf = async (answer: Promise<{ envelope: { success: boolean; code?: unknown } }>) => {
  const { envelope } = await answer;
  return envelope.success ? 'done' : envelope.code;
};

describe('adding a passkey', () => {
  it('asks the device for a verified user, a passkey that it finds by itself, and no attestation', async () => {
    const options = await start();
    expect(options).toMatchObject({
      rp: { id: 'sundarban.localhost', name: 'Sundarban' },
      user: { name: 'demo' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
    expect(Buffer.from(options.user.id, 'base64url')).toHaveLength(32);
  });

  it('names the account by random bytes, which nothing about the member could give again', async () => {
    const { user } = await start();
    expect((await start()).user.id).toBe(user.id);
    await passkeys.site.pool.query('delete from passkey_owner');
    expect((await start()).user.id).not.toBe(user.id);
  });

  it('keeps it under the name of its provider, tells the member and writes it down', async () => {
    const { credentialId, passkeyId } = await passkeys.add(member, {
      isSyncable: true,
      aaguid: 'fbfc3007-154e-4ecc-8c0b-6e020557d7bd',
    });
    expect(await list()).toMatchObject([
      { name: 'iCloud Keychain', host: 'sundarban.localhost', isHere: true, isSynced: true, lastUsedAt: null },
    ]);
    expect(await passkeys.told(member)).toEqual(['Passkey added']);
    const { rows } = await passkeys.site.pool.query(
      "select details from audit_log where action = 'member.passkey-added'",
    );
    expect(rows).toEqual([{ details: { passkeyId } }]);
    expect((await start()).excludeCredentials).toEqual([
      { type: 'public-key', id: credentialId, transports: ['internal'] },
    ]);
  });

  it.each<[string, Deviation]>([
    ['another site', { origin: 'http://sundarban.example' }],
    ['another port', { origin: 'http://sundarban.localhost:8080' }],
    ['the other brand', { origin: 'http://meridian.localhost', rpId: 'meridian.localhost' }],
    ['another relying party', { rpId: 'localhost' }],
    ['a frame of another site', { crossOrigin: true }],
    ['a challenge of its own', { challenge: 'c'.repeat(43) }],
    ['no verified user', { userVerified: false }],
    ['nobody present', { userPresent: false }],
    ['the id of another credential', { credentialId: 'a'.repeat(43) }],
    ['an attestation that names an unknown format', { format: 'tpm' }],
  ])('refuses %s', async (_what, deviation) => {
    const registration = createDevice().register(await start(), deviation);
    expect((await member.refusal('security.addPasskey', { registration })).code).toBe('passkey_refused');
    expect(await list()).toEqual([]);
  });

  it('takes a challenge once, within five minutes, in the session that it was made for', async () => {
    const device = createDevice();
    const first = await start();
    await member.call('security.addPasskey', { registration: device.register(first) });
    const again = { registration: createDevice().register(first) };
    expect((await member.refusal('security.addPasskey', again)).code).toBe('passkey_expired');

    const late = createDevice().register(await start());
    passkeys.pass(5 * 60_000 + 1);
    expect((await member.refusal('security.addPasskey', { registration: late })).code).toBe('passkey_expired');

    const elsewhere = await passkeys.logIn();
    const stolen = createDevice().register(await start());
    expect((await elsewhere.refusal('security.addPasskey', { registration: stolen })).code).toBe('passkey_expired');
    const other = await passkeys.logIn('demoagent');
    expect((await other.refusal('security.addPasskey', { registration: stolen })).code).toBe('passkey_expired');
  });

  it('keeps a credential once for a brand, also when two sessions send it at the same time', async () => {
    const device = createDevice();
    const second = await passkeys.logIn();
    const other = await passkeys.logIn('demoagent');
    const requests = await Promise.all([
      start().then((options) => [member, device.register(options)] as const),
      start(second).then((options) => [second, device.register(options)] as const),
    ]);
    const codes = await Promise.all(
      requests.map(([browser, registration]) => codeOf(browser.send('security.addPasskey', { registration }))),
    );
    expect(codes.toSorted()).toEqual(['done', 'passkey_registered']);
    const { options } = await other.call('security.startPasskey', { password: 'Tidewater-2026!' });
    const taken = { registration: device.register(options) };
    expect((await other.refusal('security.addPasskey', taken)).code).toBe('passkey_registered');
    expect(await list()).toHaveLength(1);
  });

  it(`keeps ${MAX_PASSKEYS} of a member, also of two that come at the same time`, async () => {
    for (let count = 1; count < MAX_PASSKEYS; count += 1) await passkeys.add(member);
    const second = await passkeys.logIn();
    const [one, two] = [createDevice().register(await start()), createDevice().register(await start(second))];
    const codes = await Promise.all([
      codeOf(member.send('security.addPasskey', { registration: one })),
      codeOf(second.send('security.addPasskey', { registration: two })),
    ]);
    expect(codes.toSorted()).toEqual(['done', 'passkey_limit']);
    expect((await member.refusal('security.startPasskey', { password: PASSWORD })).code).toBe('passkey_limit');
  });

  it('needs the password however recent the log-in is, or a code where the authenticator is on, or a passkey', async () => {
    expect((await member.refusal('security.startPasskey', {})).code).toBe('password_incorrect');
    expect((await member.refusal('security.startPasskey', { password: 'wrong' })).code).toBe('password_incorrect');
    const { secret } = await member.call('security.startAuthenticator', { password: PASSWORD });
    const code = () =>
      TOTP.generate({ secret: new TOTP({ secret }).secret, timestamp: passkeys.site.clock.now().getTime() });
    await member.call('security.confirmAuthenticator', { code: code() });
    passkeys.pass(60_000);
    expect((await member.call('security.passkeys', {})).proof).toBe('authenticator');
    expect((await member.refusal('security.startPasskey', { password: PASSWORD })).code).toBe(
      'authenticator_code_wrong',
    );
    const { options } = await member.call('security.startPasskey', { authenticatorCode: code() });
    const device = createDevice();
    await member.call('security.addPasskey', { registration: device.register(options) });
    const confirm = await member.call('security.confirmPasskey', {});
    const proof = { passkey: device.answer(confirm.options) };
    await member.call('security.startPasskey', proof);
    expect((await member.refusal('security.startPasskey', proof)).code).toBe('passkey_expired');
  });

  it('refuses the trial, NUL and more than a request may hold', async () => {
    const trial = passkeys.site.browser();
    await trial.call('session.freePlay', {});
    expect((await trial.refusal('security.passkeys', {})).code).toBe('in_need_true_account');
    const registration = createDevice().register(await start());
    const withNul = { registration: { ...registration, credentialId: 'a\0b' } };
    expect((await member.refusal('security.addPasskey', withNul)).code).toBe('validation_failed');
    const huge = { registration: { ...registration, attestationObject: 'A'.repeat(1_100_000) } };
    expect((await member.refusal('security.addPasskey', huge)).code).toMatch(/^(?:body_too_large|validation_failed)$/);
  });
});

describe('the passkeys of a member', () => {
  it('are renamed under the revision that the member saw', async () => {
    const { passkeyId } = await passkeys.add(member);
    const rename = { passkeyId, name: 'هاتفي', revision: 1 };
    expect(await member.call('security.renamePasskey', rename)).toEqual({ revision: 2 });
    expect((await member.refusal('security.renamePasskey', rename)).code).toBe('conflict');
    expect(await list()).toMatchObject([{ name: 'هاتفي', revision: 2 }]);
    for (const name of ['', 'a'.repeat(61), 'a\0b'])
      expect((await member.refusal('security.renamePasskey', { passkeyId, name, revision: 2 })).code).toBe(
        'validation_failed',
      );
  });

  it('are those of the member alone', async () => {
    const { passkeyId } = await passkeys.add(member);
    const other = await passkeys.logIn('demoagent');
    const proof = { password: 'Tidewater-2026!' };
    expect(await list(other)).toEqual([]);
    for (const name of [passkeyId, '0000000000000', 'x'])
      expect([
        (await other.refusal('security.renamePasskey', { passkeyId: name, name: 'mine', revision: 1 })).code,
        (await other.refusal('security.removePasskey', { passkeyId: name, ...proof })).code,
      ]).toEqual(['not_found', 'not_found']);
    expect((await other.refusal('security.confirmPasskey', {})).code).toBe('passkey_refused');
    expect(await list()).toHaveLength(1);
  });

  it('cannot confirm what another member changes', async () => {
    const own = await passkeys.add(member);
    const other = await passkeys.logIn('demoagent');
    const theirs = await passkeys.add(other, {}, 'Tidewater-2026!');
    const { options } = await member.call('security.confirmPasskey', {});
    const refused = { passkeyId: own.passkeyId, passkey: theirs.answer(options) };
    expect((await member.refusal('security.removePasskey', refused)).code).toBe('passkey_refused');
    expect(await list()).toHaveLength(1);
  });

  it('are removed against a proof, which the member is told; a removed one opens nothing', async () => {
    const { passkeyId, ...device } = await passkeys.add(member);
    expect((await member.refusal('security.removePasskey', { passkeyId })).code).toBe('password_incorrect');
    await member.call('security.removePasskey', { passkeyId, password: PASSWORD });
    expect(await list()).toEqual([]);
    expect(await passkeys.told(member)).toEqual(['Passkey removed', 'Passkey added']);
    expect(await passkeys.outcomeOf(device as never)).toBe('passkey_refused');
    expect((await member.refusal('security.removePasskey', { passkeyId, password: PASSWORD })).code).toBe('not_found');
  });

  it('confirm a new contact in place of the password', async () => {
    const device = await passkeys.add(member);
    const contact = { kind: 'email', value: 'amina@example.com' } as const;
    expect((await member.refusal('security.contactCode', contact)).code).toBe('password_incorrect');
    const { options } = await member.call('security.confirmPasskey', {});
    await member.call('security.contactCode', { ...contact, passkey: device.answer(options) });
  });

  it('are told to a member whose password is new', async () => {
    const device = await passkeys.add(member);
    await member.call('member.changePassword', {
      newPassword: 'a lantern on the pier 7',
      confirmNewPassword: 'a lantern on the pier 7',
    });
    expect(await passkeys.told(member)).toContain('Check your passkeys');
    expect(await passkeys.outcomeOf(device)).toBe('opened');
    await member.call('member.changePassword', { newPassword: PASSWORD, confirmNewPassword: PASSWORD });
  });

  it('go with the account that its member closes', async () => {
    const device = await passkeys.add(member);
    await member.call('security.closeAccount', { password: PASSWORD });
    expect(await passkeys.outcomeOf(device)).toBe('passkey_refused');
    expect((await passkeys.site.pool.query('select from passkey')).rowCount).toBe(0);
  });
});
