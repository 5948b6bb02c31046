import type { CallRequest } from '@marquee/contract/calls/index';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../../platform/password-hash';
import type { TestBrowser } from '../../../testing/browser';
import { startSupportSite, type SupportSite } from '../support/support.fixture';

const PASSWORD = 'Harbour-Beacon-77';
let site: SupportSite;
let passwordHash: string;
beforeAll(async () => {
  site = await startSupportSite('on');
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => site.close());

async function member(account: string, brand: 'sundarban' | 'meridian' = 'sundarban'): Promise<TestBrowser> {
  const browser = await site.member(account, brand);
  await site.pool.query('update member set password_hash = $2 where account = $1', [account, passwordHash]);
  return browser;
}

type Save = CallRequest<'member.saveProfile'>;
const profileOf = (browser: TestBrowser) => browser.call('member.profile', {});
const request = async (browser: TestBrowser, values: Save['values'], password?: string): Promise<Save> => ({
  values,
  revision: (await profileOf(browser)).revision,
  ...(password !== undefined && { password }),
});
const save = async (browser: TestBrowser, values: Save['values'], password?: string) =>
  browser.call('member.saveProfile', await request(browser, values, password));
const refusal = async (browser: TestBrowser, values: Save['values'], password?: string) =>
  browser.refusal('member.saveProfile', await request(browser, values, password));
const valuesOf = ({ fields }: Awaited<ReturnType<typeof profileOf>>) =>
  Object.fromEntries(fields.map(({ name, value }) => [name, value]));
const stored = async (account: string) => {
  const { rows } = await site.pool.query<Record<string, unknown>>(
    'select payee_name, birthday::text as birthday, profile from member where account = $1',
    [account],
  );
  return rows[0];
};

describe('the profile', () => {
  it('asks for what is common, what the registration of the brand asks, and the networks of its customer service', async () => {
    const [here, there] = await Promise.all([
      profileOf(await member('asks')),
      profileOf(await member('asksThere', 'meridian')),
    ]);
    expect(here.fields.map(({ name }) => name)).toEqual([
      'payeeName',
      'birthday',
      'nationality',
      'address',
      'whatsapp',
      'telegram',
      'facebook',
    ]);
    expect(there.fields.map(({ name }) => name)).toEqual([
      'payeeName',
      'birthday',
      'nationality',
      'address',
      'telegram',
      'zalo',
    ]);
  });

  it('keeps what can be changed as often as one likes, in any script, and removes what is emptied', async () => {
    const browser = await member('changes');
    const address = '১২ গুলশান এভিনিউ, ঢাকা';
    expect(valuesOf(await save(browser, { address, telegram: '@rahim', nationality: 'বাংলাদেশ' }))).toMatchObject({
      address,
      telegram: '@rahim',
      nationality: 'বাংলাদেশ',
    });
    await save(browser, { address: 'شارع النيل 5' });
    expect(await stored('changes')).toMatchObject({ profile: { address: 'شارع النيل 5', telegram: '@rahim' } });
    await save(browser, { telegram: '' });
    expect(valuesOf(await profileOf(browser))).toMatchObject({ telegram: null, address: 'شارع النيل 5' });
  });

  it('takes name and birthday once, against the password, and shows them masked', async () => {
    const browser = await member('once');
    const identity = { payeeName: 'Rahim Uddin', birthday: '1990-04-21' };
    expect((await refusal(browser, identity)).code).toBe('password_incorrect');
    expect((await refusal(browser, identity, 'wrong')).code).toBe('password_incorrect');
    expect(await stored('once')).toMatchObject({ payee_name: null, birthday: null });
    const saved = await save(browser, identity, PASSWORD);
    expect(valuesOf(saved)).toMatchObject({ payeeName: 'R••• U•••', birthday: '1990-••-••' });
    expect(saved.fields.filter(({ locked }) => locked).map(({ name }) => name)).toEqual(['payeeName', 'birthday']);
    expect(await stored('once')).toMatchObject({ payee_name: 'Rahim Uddin', birthday: '1990-04-21' });
    for (const change of [{ payeeName: 'Karim' }, { payeeName: '' }, { birthday: '1991-01-01' }])
      expect((await refusal(browser, change, PASSWORD)).code, JSON.stringify(change)).toBe('validation_failed');
    expect(await stored('once')).toMatchObject({ payee_name: 'Rahim Uddin', birthday: '1990-04-21' });
  });

  it('is audited by the names of the fields, without what they hold', async () => {
    const browser = await member('audited');
    await save(browser, { payeeName: 'Karima Khatun', address: 'Secret street 5' }, PASSWORD);
    const { rows } = await site.pool.query<{ entry: string; details: object }>(
      `select l::text as entry, details from audit_log l
       where subject = (select 'member:' || public_id from member where account = 'audited')`,
    );
    expect(rows.map(({ details }) => details)).toEqual([{ fields: ['payeeName', 'address'] }]);
    expect(rows[0]?.entry).not.toMatch(/Karima|Secret/);
  });

  it('keeps the first of two saves; the same again is no change', async () => {
    const browser = await member('twice');
    const [first, second] = [
      await request(browser, { address: 'First street 1' }),
      await request(browser, { address: 'Second street 2' }),
    ];
    await browser.call('member.saveProfile', first);
    await browser.call('member.saveProfile', first);
    expect((await browser.refusal('member.saveProfile', second)).code).toBe('conflict');
    expect(valuesOf(await profileOf(browser)).address).toBe('First street 1');
  });

  it('takes one name of several at once', async () => {
    const browser = await member('names');
    const names = ['Rahim One', 'Rahim Two', 'Rahim Three'];
    const requests = await Promise.all(names.map((payeeName) => request(browser, { payeeName }, PASSWORD)));
    const answers = await Promise.all(requests.map((sent) => browser.send('member.saveProfile', sent)));
    const codes = answers.map(({ envelope }) => (envelope.success ? 'saved' : envelope.code)).toSorted();
    expect(codes).toEqual(['conflict', 'conflict', 'saved']);
  });
});

describe('a value', () => {
  it.each([
    ['of somebody too young', { birthday: '2012-01-01' }, 'validation_failed'],
    ['of somebody who is not born', { birthday: '2400-01-01' }, 'validation_failed'],
    ['of somebody too old', { birthday: '1800-01-01' }, 'validation_failed'],
    ['that is no day', { birthday: '1990-02-31' }, 'validation_failed'],
    ['with NUL', { address: 'Street\u0000 5' }, 'envelope_refused'],
    ['with a line break', { address: 'Street\n5 a' }, 'validation_failed'],
    ['with digits in a name', { payeeName: 'Rahim 5' }, 'validation_failed'],
    ['that the brand does not ask for', { qqNum: '12345' }, 'validation_failed'],
    ['too long', { nationality: 'x'.repeat(61) }, 'validation_failed'],
  ])('is refused: %s', async (what, values, code) => {
    const browser = await member(what.replaceAll(' ', ''));
    expect((await refusal(browser, values, PASSWORD)).code).toBe(code);
  });

  it('of 1 MB is refused', async () => {
    const browser = await member('large');
    const { envelope } = await browser.send(
      'member.saveProfile',
      await request(browser, { address: 'x'.repeat(1_048_576) }),
    );
    expect(envelope.success ? 'kept' : envelope.code).toMatch(/body_too_large|validation_failed/);
  });

  it('loses what turns the text around it', async () => {
    const browser = await member('turned');
    await save(browser, { address: '\u202E5 teertS' });
    expect(valuesOf(await profileOf(browser)).address).toBe('5 teertS');
  });
});

it('bounds guesses of the password', async () => {
  const browser = await member('guesses');
  for (let round = 0; round < 10; round += 1) await refusal(browser, { payeeName: 'Somebody' }, 'wrong');
  expect((await refusal(browser, { payeeName: 'Somebody' }, PASSWORD)).code).toBe('too_many_requests');
});
