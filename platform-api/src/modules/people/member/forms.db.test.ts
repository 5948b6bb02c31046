import type { CallId } from '@marquee/contract/calls/index';
import { PASSWORD_CONFIRMED_MS } from '@marquee/contract/constants';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { seedIdentity } from '../../../seed/identity/seed-identity';
import type { TestBrowser } from '../../../testing/browser';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { registrationCases, registrationRules } from './form-cases.fixture';
import { type OtherForm, otherForms } from './other-forms.fixture';

const SCRIPT = '<script>alert(1)</script>';
const MEGABYTE = 'x'.repeat(1_048_576);
const WRONG_TYPES: readonly unknown[] = [42, true, null, ['text'], { text: 'text' }];

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
  await site.pool.query(
    "update brand set config = config || jsonb_build_object('registerFields', $1::jsonb) where id = 1",
    [JSON.stringify(registrationRules)],
  );
  // The brands are cached in memory until their change is announced.
  site.app.platform.bus.publish('config.changed', { revision: 'fields' }, 'everybody');
  await vi.waitFor(async () => {
    const { fields } = await site.browser().call('system.registerSettings', {});
    expect(fields).toHaveLength(registrationRules.length);
  });
  await seedIdentity(site.app.platform.database, {});
});
afterAll(() => site.close());
beforeEach(() => site.pool.query('delete from throttle'));

interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly paths: readonly string[];
}

/** The sender of a form: a visitor, or a demo account with an older login, so that passwords are required. */
const SENDERS = {
  member: { type: 'username', username: 'demo', password: 'Mangrove-2026!' },
  agent: { type: 'username', username: 'demoagent', password: 'Tidewater-2026!' },
} as const;
const signedIn = new Map<string, TestBrowser>();
async function sender(from: OtherForm['from']): Promise<TestBrowser> {
  if (from === undefined) return site.browser();
  const cachedBrowser = signedIn.get(from);
  if (cachedBrowser) return cachedBrowser;
  const browser = site.browser();
  await browser.call('session.login', SENDERS[from]);
  site.clock.pass(PASSWORD_CONFIRMED_MS + 1_000);
  signedIn.set(from, browser);
  return browser;
}

async function send(id: CallId, input: Readonly<Record<string, unknown>>, from?: OtherForm['from']): Promise<Refusal> {
  const { status, envelope } = await (await sender(from)).send(id, input);
  if (envelope.success) throw new Error(`${id} was not refused`);
  const paths = (envelope.details?.fields ?? []).map(({ path }) => path.replace(/\..*$/, ''));
  return { status, code: envelope.code, paths: [...new Set(paths)] };
}

describe('the registration form', () => {
  const good = {
    ...Object.fromEntries(Object.entries(registrationCases).map(([name, { good: value }]) => [name, value])),
    termsAccepted: true,
  };
  const withField = (name: string, value: unknown) => {
    // The confirmation follows the password, so that only the tested field is invalid.
    const pair = name === 'password' && typeof value === 'string' ? { confirmPassword: value } : {};
    return send('member.register', { ...good, ...pair, [name]: value });
  };

  it('reaches the bot check with valid fields', async () => {
    expect(await send('member.register', good)).toMatchObject({ code: 'bot_check_failed' });
  });

  describe.each(Object.entries(registrationCases))('%s', (name, { short, long, wrong, patternId, bounds }) => {
    const invalid = { status: 400, code: 'validation_failed' };
    const alone = async (value: unknown) => {
      const refusal = await withField(name, value);
      expect(refusal).toMatchObject(invalid);
      expect(refusal.paths.filter((path) => path !== 'confirmPassword' || name !== 'password')).toEqual([name]);
    };

    it('must not be empty, nor nothing but spaces', async () => {
      await alone('');
      if (!/password/i.test(name)) await alone('   ');
    });
    if (short !== null) it('must not be too short', () => alone(short));
    if (long !== null) it('must not be too long', () => alone(long));
    if (wrong !== null) it('must have its form', () => alone(wrong));
    it('treats a script as plain text: refused where it does not match, otherwise stored', async () => {
      const isText = ['any', 'no-spaces', 'letters-digits-symbols'].includes(patternId) && SCRIPT.length <= bounds[1];
      const isFree = isText && name !== 'confirmPassword';
      if (isFree) expect(await withField(name, SCRIPT)).toMatchObject({ code: 'bot_check_failed' });
      else await alone(SCRIPT);
    });
    it('refuses a megabyte unread', async () => {
      expect(await withField(name, MEGABYTE)).toMatchObject({ status: 413, code: 'body_too_large' });
    });
    it('must be a text', async () => {
      for (const value of WRONG_TYPES) await alone(value);
    });
  });

  it('refuses terms of any other type, and unknown fields', async () => {
    for (const value of ['true', 1, null])
      expect(await withField('termsAccepted', value)).toMatchObject({
        code: 'validation_failed',
        paths: ['termsAccepted'],
      });
    for (const name of ['type', 'status', '__proto__x', 'brandId'])
      expect(await withField(name, '1')).toMatchObject({ code: 'validation_failed', paths: [name] });
  });

  it('has created no member', async () => {
    const { rowCount } = await site.pool.query("select 1 from member where account = 'shapla77'");
    expect(rowCount).toBe(0);
  });
});

describe.each(otherForms)('the form of $id', (form) => {
  const { id, from, good, pastTheFields, tooLong, tooShort = {}, notTexts = {}, expectedCodes = {} } = form;
  const withField = (name: string, value: unknown) => send(id, { ...good, [name]: value }, from);
  const refusedAt = (name: string) => ({ status: 400, code: 'validation_failed', paths: [name] });

  it('is refused only for its meaning when valid', async () => {
    expect((await send(id, good, from)).code).toBe(pastTheFields);
  });

  describe.each(Object.entries(tooLong))('%s', (name, most) => {
    it('must not be empty', async () => {
      expect((await withField(name, '')).code).toBe(expectedCodes[name]?.empty ?? 'validation_failed');
    });
    it('must not be too long', async () => {
      expect(await withField(name, 'x'.repeat(most + 1))).toMatchObject(refusedAt(name));
    });
    it('treats a script as plain text', async () => {
      const { status, code } = await withField(name, SCRIPT);
      expect([status < 500, code]).toEqual([true, expectedCodes[name]?.script ?? pastTheFields]);
    });
    it('refuses a megabyte unread', async () => {
      expect(await withField(name, MEGABYTE)).toMatchObject({ status: 413, code: 'body_too_large' });
    });
    it('must be a text', async () => {
      for (const value of WRONG_TYPES) expect(await withField(name, value)).toMatchObject(refusedAt(name));
    });
  });

  it.each(Object.entries(tooShort))('%s must not be too short', async (name, value) => {
    expect(await withField(name, value)).toMatchObject(refusedAt(name));
  });

  it.each(Object.entries(notTexts))('%s accepts no other value', async (name, values) => {
    for (const value of values) expect(await withField(name, value)).toMatchObject(refusedAt(name));
  });
});
