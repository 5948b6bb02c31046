import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NO_REGION_RULES } from '@marquee/contract/region-rules';
import { hashPassword } from '../../../platform/password-hash';
import type { TestBrowser } from '../../../testing/browser';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { NO_REVISION, settingsOf } from './settings.fixture';

const password = 'Harbour-Beacon-77';
let site: TestApp;
let operator: TestBrowser;

beforeAll(async () => {
  site = await startTestApp();
  await site.pool.query(
    `insert into operator (email, name, password_hash, rights, brand_ids) values
       ('brands@marquee.localhost', 'b', $1, '{brands,audit,cashier}', '{}'), ('one@marquee.localhost', 'o', $1, '{brands}', '{2}'),
       ('other@marquee.localhost', 'x', $1, '{content}', '{}')`,
    [await hashPassword(password)],
  );
  operator = await signedIn('brands@marquee.localhost');
});
afterAll(() => site.close());

async function signedIn(email: string): Promise<TestBrowser> {
  const browser = site.browser('console');
  await browser.call('operator.login', { email, password });
  return browser;
}
const maintain = (closed: boolean, end: string | null = null) =>
  settingsOf(operator).set('maintenance', { closed, end }, 'new servers');
const inAMinute = () => new Date(site.clock.now().getTime() + 60_000).toISOString();

describe('maintenance', () => {
  test('closes the calls of one brand and returns its end', async () => {
    const end = inAMinute();
    await maintain(true, end);
    const visitor = site.browser();
    expect(await visitor.call('system.status', {})).toMatchObject({ status: 1, maintenanceEnd: end });
    expect(await visitor.refusal('content.help', {})).toMatchObject({
      code: 'system_maintenance',
      details: { maintenanceEnd: end },
    });
    expect(await site.browser('meridian').call('system.status', {})).toMatchObject({ status: 0 });
    await maintain(false);
    expect(await visitor.call('system.status', {})).toMatchObject({ status: 0, maintenanceEnd: null });
    await visitor.call('content.help', {});
  });

  test('ends by itself at its end time', async () => {
    await maintain(true, inAMinute());
    expect(await site.browser().call('system.status', {})).toMatchObject({ status: 1 });
    site.clock.pass(60_001);
    expect(await site.browser().call('system.status', {})).toMatchObject({ status: 0 });
    await site.browser().call('content.help', {});
  });

  test('is refused with an end in the past', async () => {
    const end = site.clock.now().toISOString();
    expect(await settingsOf(operator).refusal('maintenance', { closed: true, end })).toMatchObject({
      code: 'validation_failed',
      details: { fields: [{ path: 'value.end' }] },
    });
    expect(await site.browser().call('system.status', {})).toMatchObject({ status: 0 });
  });

  test('still reads reports of payment providers', async () => {
    await maintain(true);
    const answer = await site.app.server.inject({
      method: 'POST',
      url: '/psp/sandpay/callback',
      headers: { host: 'sundarban.localhost', 'content-type': 'application/json' },
      payload: '{}',
    });
    expect(answer.statusCode).toBe(401);
    await maintain(false);
  });
});

describe('regions', () => {
  const shutOut = (ip: string) =>
    settingsOf(operator).set('regions', { ...NO_REGION_RULES, blockedNetworks: [ip] }, 'licence');

  test('shows a visitor from a blocked network the detected address', async () => {
    await shutOut('192.0.2.0/24');
    const visitor = site.browser();
    const from = { ip: '192.0.2.44' };
    expect(await visitor.call('system.status', {}, from)).toEqual({
      status: 2,
      maintenanceEnd: null,
      ip: '192.0.2.44',
    });
    expect(await visitor.refusal('content.help', {}, from)).toMatchObject({ code: 'region_restricted' });
    expect(await visitor.call('system.status', {}, { ip: '192.0.3.44' })).toMatchObject({ status: 0 });
    expect(await site.browser('meridian').call('system.status', {}, from)).toMatchObject({ status: 0 });
  });

  test('refuses an invalid network', async () => {
    await expect(shutOut('192.0.2.0/33')).rejects.toThrow(/validation_failed/);
    await expect(shutOut('everywhere')).rejects.toThrow(/validation_failed/);
  });
});

describe('support', () => {
  const read = () => settingsOf(operator).read('support');
  const save = (settings: Awaited<ReturnType<typeof read>>) =>
    settingsOf(operator).set('support', settings, 'fewer people');

  test('applies office hours and the length of feedback at once, and records them in the audit log', async () => {
    const before = await read();
    const hours = [{ days: [1, 2, 3, 4, 5], from: '09:00', to: '17:30' }];
    await save({ feedbackMinLength: 5, feedbackMaxLength: 60, chat: { enabled: false, hours } });
    expect(await site.browser().call('feedback.settings', {})).toMatchObject({ minLength: 5, maxLength: 60 });
    expect(await read()).toMatchObject({ chat: { enabled: false, hours } });
    const { content } = await operator.call('operator.auditLog', { brand: 'sundarban' });
    expect(content[0]).toMatchObject({ action: 'brand.support-set', reason: 'fewer people' });
    await save(before);
    expect(await read()).toEqual(before);
  });

  test('refuses invalid settings', async () => {
    const { chat } = await read();
    const expectRefusal = (settings: object) => expect(save(settings as never)).rejects.toThrow(/validation_failed/);
    await expectRefusal({ feedbackMinLength: 50, feedbackMaxLength: 20, chat });
    await expectRefusal({ feedbackMinLength: 0, feedbackMaxLength: 20, chat });
    for (const hours of [
      { days: [], from: '09:00', to: '10:00' },
      { days: [1], from: '18:00', to: '09:00' },
      { days: [7], from: '09:00', to: '10:00' },
    ])
      await expectRefusal({ feedbackMinLength: 20, feedbackMaxLength: 200, chat: { enabled: true, hours: [hours] } });
  });
});

describe('licence settings', () => {
  test('change with a reason and apply at once', async () => {
    const licence = settingsOf(operator, 'meridian');
    expect(await licence.read('jurisdiction')).toEqual({ autoBet: false, sessionStrip: false });
    await licence.set('jurisdiction', { autoBet: true, sessionStrip: true }, 'the new licence');
    expect(await licence.read('jurisdiction')).toEqual({ autoBet: true, sessionStrip: true });
    const { content } = await operator.call('operator.auditLog', { brand: 'meridian' });
    expect(content[0]).toMatchObject({ action: 'brand.jurisdiction-set', reason: 'the new licence' });
  });
});

describe('withdrawal settings', () => {
  const withdrawal = () => settingsOf(operator, 'meridian');

  test('change with a reason and the previous values; the length of withdraw passwords stays', async () => {
    const before = await withdrawal().read('withdrawal');
    const newSettings = { ...before, minimum: '50.00', perDayCount: 2, scores: { ...before.scores, often: 20 } };
    await withdrawal().set('withdrawal', newSettings, 'a calmer week');
    expect(await withdrawal().read('withdrawal')).toEqual(newSettings);
    const { rows } = await site.pool.query<{ withdrawal: object }>(
      `select config -> 'withdrawal' as withdrawal from brand where code = 'meridian'`,
    );
    expect(rows[0]?.withdrawal).toEqual({ ...newSettings, passwordDigits: 6 });
    const { content } = await operator.call('operator.auditLog', { brand: 'meridian' });
    expect(content[0]).toMatchObject({ action: 'brand.withdrawal-set', reason: 'a calmer week' });
    expect(content[0]?.details).toMatchObject({ before: { withdrawal: { minimum: before.minimum } } });
  });

  test('refuse limits that contradict each other or are invalid', async () => {
    const terms = await withdrawal().read('withdrawal');
    for (const invalidSettings of [
      { minimum: '900000000.00' },
      { perDaySum: '1.00' },
      { minimum: '-1.00' },
      { maximum: '0.00' },
      { perDayCount: 0 },
      { autoReceiptMinutes: 0 },
      { twoApprovalsScore: 101 },
      { passwordDigits: 4 },
      { scores: { ...terms.scores, often: -1 } },
    ])
      expect((await withdrawal().refusal('withdrawal', { ...terms, ...invalidSettings })).code).toBe(
        'validation_failed',
      );
    expect(await withdrawal().read('withdrawal')).toEqual(terms);
  });

  test('need the money right as well as the brand right', async () => {
    const limited = settingsOf(await signedIn('one@marquee.localhost'), 'meridian');
    await expect(limited.read('withdrawal')).rejects.toThrow('cannot be read');
    const terms = await withdrawal().read('withdrawal');
    expect((await limited.refusal('withdrawal', terms, { revision: NO_REVISION })).code).toBe('forbidden');
  });
});

describe('access', () => {
  test('is limited to operators with the right, for their brands only', async () => {
    const limited = await signedIn('one@marquee.localhost');
    expect((await limited.refusal('brandSettings.read', { brand: 'sundarban' })).code).toBe('forbidden');
    const { settings, ...site } = await limited.call('brandSettings.read', { brand: 'meridian' });
    expect(site).toEqual({ currency: 'VND', countryDatabase: null });
    expect(settings.map(({ setting }) => setting)).toEqual([
      'maintenance',
      'regions',
      'support',
      'account-rules',
      'display',
      'jurisdiction',
    ]);
    expect(settings[0]?.value).toEqual({ closed: false, end: null });
    expect(settings[1]?.value).toEqual(NO_REGION_RULES);
    const other = await signedIn('other@marquee.localhost');
    expect((await other.refusal('brandSettings.read', { brand: 'meridian' })).code).toBe('forbidden');
    expect((await operator.refusal('brandSettings.read', { brand: 'nowhere' })).code).toBe('not_found');
  });

  test('records every change in the audit log with the previous value', async () => {
    await maintain(true);
    await maintain(false);
    const { content } = await operator.call('operator.auditLog', { brand: 'sundarban' });
    expect(content[0]).toMatchObject({
      action: 'brand.maintenance-set',
      subject: 'brand:sundarban',
      reason: 'new servers',
    });
    expect(content[0]?.details).toMatchObject({ before: { status: 1 }, after: { status: 0 } });
    expect(content[1]).toMatchObject({ action: 'brand.maintenance-set', details: { after: { status: 1 } } });
  });
});
