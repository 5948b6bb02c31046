import type { CallRequest } from '@marquee/contract/calls/index';
import { solveBotCheck } from '@marquee/kit/crypto/bot-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedIdentity } from '../../../seed/identity/seed-identity';
import { startTestApp, type TestApp } from '../../../testing/test-app';

type Registration = CallRequest<'member.register'>;

let site: TestApp;
let accountCount = 0;
beforeAll(async () => {
  site = await startTestApp();
  await seedIdentity(site.app.platform.database, {});
});
afterAll(() => site.close());
beforeEach(() => site.pool.query('delete from throttle'));

/** A valid form with a unique name and number. */
const form = (fields: Partial<Registration> = {}): Registration => {
  accountCount += 1;
  return {
    username: `player${accountCount}`,
    password: 'Kingfisher-7-Boats',
    confirmPassword: 'Kingfisher-7-Boats',
    mobileNum: `017${String(10_000_000 + accountCount)}`,
    birthday: '1990-04-21',
    termsAccepted: true,
    ...fields,
  };
};

const solved = async () => solveBotCheck(await site.browser().call('session.botCheck', {}));
const register = async (fields: Partial<Registration> = {}, browser = site.browser()) =>
  browser.call('member.register', { ...form(fields), botCheck: await solved() });
const refusalOf = async (fields: Partial<Registration>) =>
  site.browser().refusal('member.register', { ...form(fields), botCheck: await solved() });
const faultsOf = async (fields: Partial<Registration>) => {
  const { code, details } = await refusalOf(fields);
  expect(code).toBe('validation_failed');
  return Object.fromEntries((details?.fields ?? []).map(({ path, messageKey }) => [path, messageKey]));
};

describe('registration', () => {
  it('creates a member with wallets and signs them in', async () => {
    const browser = site.browser();
    const value = await register({ username: 'Shapla77' }, browser);
    expect(value).toMatchObject({
      state: 'member',
      member: { account: 'Shapla77', type: 3, currency: 'BDT' },
      passwordExpired: false,
    });
    await expect(browser.call('member.info', {})).resolves.toMatchObject({ account: 'Shapla77' });
    const { rows } = await site.pool.query<{ kind: string }>(
      "select w.kind::text from wallet w join member m on m.id = w.member_id where m.account = 'Shapla77'",
    );
    expect(rows.map(({ kind }) => kind).sort()).toEqual(['agent', 'bonus', 'cash', 'held', 'receivable']);
    await expect(
      site.browser().call('session.login', { type: 'username', username: 'shapla77', password: 'Kingfisher-7-Boats' }),
    ).resolves.toMatchObject({ state: 'member' });
  });

  it('creates the account without a login where the payload says so', async () => {
    const browser = site.browser();
    expect(await register({ username: 'Quietly7', login: false }, browser)).toBeNull();
    expect((await browser.refusal('member.info', {})).code).toBe('not_logged_in');
    await expect(
      browser.call('session.login', { type: 'username', username: 'Quietly7', password: 'Kingfisher-7-Boats' }),
    ).resolves.toMatchObject({ state: 'member', firstTimeLogin: true });
  });

  it('by PUT does the same', async () => {
    const answer = await site
      .browser()
      .send('member.register', { ...form(), botCheck: await solved() }, { method: 'PUT' });
    expect(answer.envelope.success).toBe(true);
  });

  it('refuses a name taken in the brand in any letter case, but not in the other brand', async () => {
    await register({ username: 'OnlyOne' });
    expect((await refusalOf({ username: 'onlyone' })).code).toBe('account_taken');
    const elsewhere = {
      ...form({ username: 'onlyone' }),
      mobileNum: '0912345678',
      email: 'only@example.com',
      botCheck: await solved(),
    };
    await expect(site.browser('meridian').call('member.register', elsewhere)).resolves.toMatchObject({
      member: { currency: 'VND' },
    });
  });

  it('creates one of many concurrent registrations of a name', async () => {
    const botChecks = await Promise.all(Array.from({ length: 6 }, solved));
    const answers = await Promise.all(
      botChecks.map((botCheck) => site.browser().send('member.register', { ...form({ username: 'racer' }), botCheck })),
    );
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1);
    expect(answers.filter(({ envelope }) => !envelope.success && envelope.code === 'account_taken')).toHaveLength(5);
  });

  it('refuses a registered mobile number in any format, without side effects', async () => {
    await register({ mobileNum: '01799999991' });
    expect((await refusalOf({ username: 'latecomer', mobileNum: '8801799999991' })).code).toBe('mobile_taken');
    expect((await refusalOf({ username: 'latecomer', mobileNum: '1799999991', countryDialingCode: '+880' })).code).toBe(
      'mobile_taken',
    );
    const { rowCount } = await site.pool.query("select 1 from member where account = 'latecomer'");
    expect(rowCount).toBe(0);
  });

  it('refuses a registration without the terms, or below the brand’s age', async () => {
    expect(await refusalOf({ termsAccepted: false })).toMatchObject({ code: 'terms_not_accepted' });
    const today = new Date();
    const almost21 = `${today.getUTCFullYear() - 20}-01-01`;
    expect(await refusalOf({ birthday: almost21 })).toMatchObject({ code: 'under_age', details: { age: 21 } });
  });

  it('names every invalid field at once', async () => {
    expect(await faultsOf({ birthday: '1990-02-31' })).toEqual({ birthday: 'invalid_format' });
    expect(
      await faultsOf({
        username: 'আমিনা',
        password: 'password123',
        confirmPassword: 'otherwise',
        mobileNum: '12345678',
      }),
    ).toEqual({
      username: 'pattern.letter-first-alphanumeric',
      password: 'password_common',
      confirmPassword: 'inconsistent_twice',
      mobileNum: 'pattern.mobile',
    });
  });

  it('refuses fields that the brand does not use, and unknown fields', async () => {
    expect(await faultsOf({ zalo: 'amina' })).toEqual({ zalo: 'unknown_field' });
    expect(await faultsOf({ type: 1 } as Partial<Registration>)).toEqual({ type: 'unknown_field' });
  });

  it('requires the fields that the brand requires', async () => {
    const { mobileNum: _left, ...without } = form();
    const answer = await site.browser().refusal('member.register', { ...without, botCheck: await solved() });
    expect(answer.details?.fields).toEqual([{ path: 'mobileNum', messageKey: 'required' }]);
  });

  it('accepts passwords of any script', async () => {
    const password = 'নৌকা-ভাসে-جنوب-٢٠٢٦';
    await register({ username: 'polyglot', password, confirmPassword: password });
    await expect(
      site.browser().call('session.login', { type: 'username', username: 'polyglot', password }),
    ).resolves.toMatchObject({ state: 'member' });
  });

  it('requires a solved bot check, each valid once', async () => {
    expect((await site.browser().refusal('member.register', form())).code).toBe('bot_check_failed');
    const botCheck = await solved();
    await site.browser().call('member.register', { ...form(), botCheck });
    expect((await site.browser().refusal('member.register', { ...form(), botCheck })).code).toBe('bot_check_failed');
  });
});

describe('an invitation code', () => {
  it('puts the new member below its owner', async () => {
    await expect(site.browser().call('session.affiliate', { code: 'sundagent' })).resolves.toEqual({ valid: true });
    await register({ username: 'invited', affiliateCode: 'SUNDAGENT' });
    const { rows } = await site.pool.query(
      "select u.account from member m join member u on u.id = m.upline_id where m.account = 'invited'",
    );
    expect(rows).toEqual([{ account: 'demoagent' }]);
  });

  it('of another brand, or an unknown one, is refused', async () => {
    expect((await site.browser().refusal('session.affiliate', { code: 'MERIAGENT' })).code).toBe(
      'invitation_code_error',
    );
    expect((await refusalOf({ affiliateCode: 'NOBODY99' })).code).toBe('invitation_code_error');
    await expect(
      site.browser().call('session.affiliate', { code: 'MERIAGENT', domain: 'meridian.localhost' }),
    ).resolves.toEqual({ valid: true });
  });
});

describe('the nickname of a registration', () => {
  const rule = {
    name: 'nickname',
    required: false,
    order: 20,
    acceptedPattern: '*',
    patternId: 'any',
    minLength: 1,
    maxLength: 40,
  };
  beforeAll(async () => {
    await site.pool.query(
      `update brand set config = jsonb_set(config, '{registerFields}', config -> 'registerFields' || $1::jsonb), revision = revision + 1
       where code = 'sundarban'`,
      [JSON.stringify([rule])],
    );
    site.app.platform.bus.publish('config.changed', { revision: '' }, 'everybody');
  });

  it('is stored as the rules of nicknames say, and refused where a change of it would be', async () => {
    expect((await register({ nickname: ' রহিম  🐯 ' }))?.member.nickname).toBe('রহিম 🐯');
    expect(await faultsOf({ nickname: 'Ra\u202Ehim' })).toEqual({ nickname: 'pattern.nickname' });
    for (const nickname of ['suрроrt', 'Sundarban', 'demo'])
      expect((await refusalOf({ nickname })).code, nickname).toBe('nickname_unavailable');
  });

  it('tells of no user name before the proof of a person, which a wrong form does not use up', async () => {
    const botCheck = await solved();
    const withProof = async (fields: Partial<Registration>, proof: typeof botCheck) =>
      (await site.browser().refusal('member.register', { ...form(fields), botCheck: proof })).code;
    expect(await withProof({ nickname: 'Ra\u202Ehim' }, botCheck)).toBe('validation_failed');
    expect(await withProof({ nickname: 'demo' }, botCheck)).toBe('nickname_unavailable');
    for (const nickname of ['demo', 'nobody yet'])
      expect(await withProof({ nickname }, botCheck), 'the proof is used up').toBe('bot_check_failed');
  });
});
