import { randomUUID } from 'node:crypto';
import { wireTable } from '@marquee/contract/wire-table';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../../../platform/password-hash';
import { seedCatalogue } from '../../../seed/catalogue/seed-catalogue';
import type { TestBrowser } from '../../../testing/browser';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { mustVerify, UNIT } from '../ledger/money.fixture';
import { postMovement } from '../ledger/repository';
import { insertMember } from '../../people/member/insert-member';

const password = 'Estuary-Lantern-77';
const BRANDS = { sundarban: 1, meridian: 2 } as const;
let site: TestApp;
let passwordHash: string;

beforeAll(async () => {
  site = await startTestApp();
  await seedCatalogue(site.app.platform.database, site.app.platform.config);
  passwordHash = await hashPassword(password);
});
afterEach(() => mustVerify(site.pool));
afterAll(() => site.close());

/** A signed-in member with 10,000 units. */
async function member(brand: keyof typeof BRANDS = 'meridian'): Promise<{ id: bigint; browser: TestBrowser }> {
  const account = `m${randomUUID().slice(0, 8)}`;
  const brandId = BRANDS[brand];
  const person = { brandId, account, type: 3, nickname: account, passwordHash, language: 'en', uplineId: null };
  const id = await insertMember(site.pool, person);
  if (id === null) throw new Error(`${account} exists`);
  await postMovement(site.pool, {
    source: 'test',
    key: account,
    kind: 'promotion',
    brandId,
    memberId: id,
    lines: [{ from: { kind: 'promotion', brandId }, to: { kind: 'cash', memberId: id }, amount: 10_000n * UNIT }],
  });
  const browser = site.browser(brand);
  await browser.call('session.login', { type: 'username', username: account, password });
  return { id, browser };
}
interface Transfer {
  readonly vendor?: string;
  readonly direction?: 'in' | 'out';
  readonly amount?: string;
}
/** The relay call as a page sends it. */
const transfer = (
  browser: TestBrowser,
  { vendor = 'PG', direction = 'in', amount = '100.00' }: Transfer,
  key = randomUUID(),
) => browser.send('wallets.vendorTransfer', { vendor, direction, amount }, { headers: { 'idempotency-key': key } });
const balances = async (browser: TestBrowser) => {
  const { main, wallets } = await browser.call('wallets.vendors', {});
  return { main, ...Object.fromEntries(wallets.map(({ vendor, balance }) => [vendor, balance])) };
};

test("is the member's fund transfer: money goes to a vendor of GCS_merchantWallet and back, and the record shows both", async () => {
  expect(wireTable['wallets.vendorTransfer'].path).toBe('/wps/relay/GCS_walletTransfer');
  const { browser } = await member();
  const { isSingle, vendors } = await browser.call('wallets.merchant', {});
  expect({ isSingle, vendors: vendors.map(({ vendor }) => vendor) }).toEqual({
    isSingle: false,
    vendors: ['PG', 'OQR'],
  });
  expect((await transfer(browser, { amount: '2500.00' })).envelope).toMatchObject({ value: { moved: '2500.00' } });
  expect(await balances(browser)).toMatchObject({ main: '7500.00', PG: '2500.00', OQR: '0.00' });
  await transfer(browser, { direction: 'out', amount: '1000.00' });
  expect(await balances(browser)).toMatchObject({ main: '8500.00', PG: '1500.00' });
  // Any day of the brand that can be today.
  const [from, to] = [-1, 1].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10));
  const record = await browser.call('records.account', { from: from ?? '', to: to ?? '', pageNo: 1 });
  expect(record.content.map(({ change }) => change)).toEqual(expect.arrayContaining(['-2500.00', '1000.00']));
});

test('moves once per request', async () => {
  const { browser } = await member();
  const key = randomUUID();
  await Promise.all(Array.from({ length: 5 }, () => transfer(browser, {}, key)));
  expect(await balances(browser)).toMatchObject({ main: '9900.00', PG: '100.00' });
  expect((await transfer(browser, { amount: '200.00' }, key)).envelope).toMatchObject({
    code: 'idempotency_key_reused',
  });
});

test.each([
  ['more than the member has', { amount: '10000.01' }, 'insufficient_balance'],
  ['more than lies at the vendor', { direction: 'out' }, 'insufficient_balance'],
  ['a vendor that plays from the main wallet', { vendor: 'JL' }, 'feature_disabled'],
  ['nothing', { amount: '0.00' }, 'validation_failed'],
  ['a negative amount', { amount: '-5.00' }, 'validation_failed'],
] as const)('refuses %s', async (_name, request, code) => {
  const { browser } = await member();
  expect((await transfer(browser, request)).envelope).toMatchObject({ success: false, code });
  expect(await balances(browser)).toMatchObject({ main: '10000.00', PG: '0.00' });
});

test('is refused to guests, at a brand with a single wallet, and without a key', async () => {
  expect((await transfer(site.browser('meridian'), {})).envelope).toMatchObject({ code: 'not_logged_in' });
  const { browser } = await member('sundarban');
  expect((await transfer(browser, {})).envelope).toMatchObject({ code: 'feature_disabled' });
  const keyless = await browser.send('wallets.vendorTransfer', { vendor: 'PG', direction: 'in', amount: '1.00' });
  expect(keyless.envelope.success).toBe(false);
});

test('sends nothing to a vendor during a self-exclusion, and still brings money home', async () => {
  const { id, browser } = await member();
  await transfer(browser, { amount: '500.00' });
  await site.pool.query(
    `insert into play_bar (member_id, kind, starts_at) values ($1, 'self_exclusion', now() - interval '1 minute')`,
    [id],
  );
  expect((await transfer(browser, {})).envelope).toMatchObject({ code: 'self_excluded' });
  expect((await transfer(browser, { direction: 'out', amount: '500.00' })).envelope.success).toBe(true);
});
