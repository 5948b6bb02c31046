import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOGIN_SORTS } from '@marquee/contract/calls/list-sorts';
import { stepUpDetailsSchema } from '@marquee/contract/calls/sign-in';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { seedIdentity } from '../../../seed/identity/seed-identity';
import { setBrandFlags } from '../../../testing/brand-settings';
import type { TestBrowser } from '../../../testing/browser';
import { mustPageInOrder } from '../../../testing/sorted-pages';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { countryDatabaseOf } from '../../site/region/mmdb.fixture';
import { removeLoginsBefore } from './repository';

const DEMO = { type: 'username', username: 'demo', password: 'Mangrove-2026!' } as const;
const DAY_MS = 24 * 3_600_000;
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const NEWER_LINUX = LINUX.replaceAll('140.0', '141.0');
const PHONE =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';
const from = (ip: string, userAgent = LINUX) => ({ ip, headers: { 'user-agent': userAgent } });
const [DHAKA, CHITTAGONG, HANOI, NOWHERE] = ['203.0.113.5', '203.0.113.77', '198.51.100.9', '192.0.2.1'];

let site: TestApp;
beforeAll(async () => {
  const file = join(tmpdir(), `log-in-countries-${process.pid}.mmdb`);
  await writeFile(file, countryDatabaseOf({ '203.0.113.0/24': 'BD', '198.51.100.0/24': 'VN' }));
  site = await startTestApp({ MARQUEE_COUNTRY_DATABASE: file });
  await seedIdentity(site.app.platform.database, {});
  await site.app.platform.jobs.start();
});
afterAll(() => site.close());
beforeEach(async () => {
  await expect.poll(queuedMessages, { timeout: 15_000 }).toBe(0);
  await setBrandFlags(site, 'sundarban', { STEPUP: false, REMEMBERME: true });
  await site.pool.query(
    'delete from throttle; delete from known_address; delete from member_login; delete from session',
  );
  await site.pool.query('delete from remembered_device; delete from member_message; delete from step_up');
  await site.pool.query("update member set first_login_at = null, language = 'en'");
});

async function login(options: ReturnType<typeof from>, more: object = {}): Promise<TestBrowser> {
  const browser = site.browser();
  await browser.call('session.login', { ...DEMO, ...more }, options);
  return browser;
}
const historyOf = async (browser: TestBrowser) => (await browser.call('security.logins', {})).content;
const waitForRows = (browser: TestBrowser, count: number) =>
  expect.poll(async () => (await historyOf(browser)).length, { timeout: 15_000 }).toBe(count);
const queuedMessages = async () =>
  (await site.pool.query("select 1 from graphile_worker.jobs where task_identifier = 'member.message'")).rowCount;
/** The messages of log-ins, once none is queued. */
async function newPlaces(browser: TestBrowser) {
  await expect.poll(queuedMessages, { timeout: 15_000 }).toBe(0);
  return (await browser.call('messages.list', {})).content;
}

it('lists log-ins with place, device and way, latest first, and marks the one that asks', async () => {
  await login(from(DHAKA));
  const browser = await login(from(HANOI, PHONE));
  const [latest, first] = await historyOf(browser);
  expect(latest).toMatchObject({
    ip: HANOI,
    country: 'VN',
    device: 'Chrome · Android',
    way: 'password',
    isCurrent: true,
  });
  expect(first).toMatchObject({
    ip: DHAKA,
    country: 'BD',
    device: 'Firefox · Linux',
    outcome: 'succeeded',
    isCurrent: false,
  });
});

it('tells of a log-in from a new country or kind of device, once, and not of the first log-in', async () => {
  const browser = await login(from(DHAKA));
  await login(from(CHITTAGONG, NEWER_LINUX));
  expect(await newPlaces(browser)).toEqual([]);
  await login(from(HANOI));
  await login(from(HANOI));
  const messages = await newPlaces(browser);
  expect(messages).toHaveLength(1);
  expect(messages[0]).toMatchObject({ category: 'system', title: 'New log-in', link: '/member?panel=sessions' });
  expect(messages[0]?.text).toContain('Firefox · Linux, from Vietnam (198.51.100.9)');
  await login(from(DHAKA, PHONE));
  expect(await newPlaces(browser)).toHaveLength(2);
  await login(from(NOWHERE, 'curl/8.5.0'));
  expect((await newPlaces(browser))[0]?.text).toContain('an unknown device, from 192.0.2.1');
});

it('tells of it again after 90 days', async () => {
  await login(from(DHAKA));
  await site.pool.query('alter table member_login disable trigger member_login_append_only');
  await site.pool.query("update member_login set at = at - interval '91 days'");
  await site.pool.query('alter table member_login enable trigger member_login_append_only');
  const browser = await login(from(CHITTAGONG));
  expect(await newPlaces(browser)).toHaveLength(1);
});

it('tells the owner of an account that nobody has used for long, and nobody whose log-ins were not recorded yet', async () => {
  await site.pool.query("update member set first_login_at = now() - interval '2 years'");
  const dormant = await login(from(HANOI));
  expect(await newPlaces(dormant)).toHaveLength(1);
  await site.pool.query('delete from member_login; delete from member_message; delete from known_address');
  await site.pool.query(
    `insert into known_address select id, '203.0.113.5/32', now() - interval '1 year', now() - interval '2 days' from member where account = 'demo'`,
  );
  const recent = await login(from(DHAKA));
  expect(await newPlaces(recent)).toEqual([]);
});

it('records devices that log in by themselves', async () => {
  const browser = await login(from(DHAKA), { rememberMe: true });
  browser.cookies.delete('__Host-marquee');
  await browser.call('member.info', {}, from(HANOI));
  const [latest] = await historyOf(browser);
  expect(latest).toMatchObject({ way: 'remembered', country: 'VN', isCurrent: true });
  expect(await newPlaces(browser)).toHaveLength(1);
});

it('shows attempts that failed, without telling strangers which accounts exist', async () => {
  const stranger = site.browser();
  for (const username of ['demo', 'nobody'])
    expect(
      (await stranger.refusal('session.login', { ...DEMO, username, password: 'a wrong one' }, from(HANOI))).code,
    ).toBe('login_failed');
  const browser = await login(from(DHAKA));
  await waitForRows(browser, 2);
  const failed = (await historyOf(browser)).find(({ outcome }) => outcome !== 'succeeded');
  expect(failed).toMatchObject({ outcome: 'wrong_password', way: 'password', ip: HANOI, country: 'VN' });
  expect((await site.pool.query('select 1 from member_login')).rowCount).toBe(2);
});

it('shows who had the right password and not the second proof', async () => {
  const browser = await login(from(DHAKA));
  await setBrandFlags(site, 'sundarban', { STEPUP: true });
  await site.pool.query("update member set payee_name = 'Amina Khatun' where account = 'demo' and brand_id = 1");
  const thief = site.browser();
  const { details } = await thief.refusal('session.login', DEMO, from(HANOI));
  const { challenge } = stepUpDetailsSchema.parse(details);
  await thief.refusal('session.stepUp', { challenge, method: 'payeeName', answer: 'Someone' }, from(HANOI));
  await waitForRows(browser, 3);
  const outcomes = (await historyOf(browser)).map(({ outcome }) => outcome);
  expect(outcomes.toSorted()).toEqual(['proof_required', 'succeeded', 'wrong_proof']);
});

it('keeps at most 50 failed attempts of a day, and every log-in', async () => {
  const { rows } = await site.pool.query<{ id: bigint }>(
    "select id from member where account = 'demo' and brand_id = 1",
  );
  const browser = await login(from(DHAKA));
  for (let attempt = 0; attempt < 60; attempt += 1) {
    await site.pool.query("delete from throttle where key not like 'failed-logins:%'");
    await site.browser().send('session.login', { ...DEMO, password: `wrong ${attempt}` }, from(HANOI));
  }
  const stored = async (outcome: string) =>
    (await site.pool.query('select 1 from member_login where member_id = $1 and outcome = $2', [rows[0]?.id, outcome]))
      .rowCount;
  await expect.poll(() => stored('wrong_password'), { timeout: 15_000 }).toBe(50);
  // Not the count of failed attempts: those beyond it may be under way yet.
  await site.pool.query("delete from throttle where key not like 'failed-logins:%'");
  await login(from(HANOI));
  expect(await stored('succeeded')).toBe(2);
  expect((await browser.call('security.logins', {})).totalElements).toBe(52);
});

it('is sorted and paged by the database, and only of the member who asks', async () => {
  const browser = await login(from(DHAKA));
  await login(from(HANOI, PHONE));
  await login(from(NOWHERE, PHONE));
  await site.browser().send('session.login', { ...DEMO, password: 'wrong' }, from(HANOI));
  await waitForRows(browser, 4);
  await mustPageInOrder(LOGIN_SORTS, (sort, page) => browser.call('security.logins', { sort, ...page }), {
    at: ({ at }) => at,
    outcome: ({ outcome }) => outcome,
    country: ({ country }) => country ?? '',
    device: ({ device }) => device,
  });
  const other = site.browser('meridian');
  await other.call('session.login', { ...DEMO, password: 'Longitude-2026!' }, from(DHAKA));
  expect(await historyOf(other)).toHaveLength(1);
  expect((await site.browser().refusal('security.logins', {})).code).toBe('not_logged_in');
});

it('never changes, ends after 180 days, and trial visitors have none', async () => {
  await login(from(DHAKA));
  await expect(site.pool.query("update member_login set ip = '192.0.2.9'")).rejects.toThrow('append-only');
  await site.browser().call('session.freePlay', {}, from(DHAKA));
  expect((await site.pool.query('select 1 from member_login')).rowCount).toBe(1);
  site.clock.pass(181 * DAY_MS);
  try {
    const later = await login(from(DHAKA));
    expect(await historyOf(later)).toHaveLength(1);
    expect(await removeLoginsBefore(site.pool, new Date(site.clock.now().getTime() - 180 * DAY_MS), 10)).toBe(1);
  } finally {
    site.clock.pass(-181 * DAY_MS);
  }
});
