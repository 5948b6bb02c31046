import { expect, type Locator, type Page, test } from '@playwright/test';
import { payIn } from '../support/deposit';
import { openAs, openNewMember } from '../support/visitors';
import { siteOf } from '../support/environment';
import { uniqueAccount } from '../support/unique';

const MERIDIAN = { brand: 'meridian', mobile: false };
/** One of Pangolin Games' slots: a vendor at which Meridian's members have wallets of their own. */
const SLOT = 20_001;
const waitForLeaveCall = (page: Page) =>
  page.waitForResponse((response) => response.url().includes('/wps/wallets/vendors/leave'));
const wallet = (page: Page, vendor: string) => page.getByRole('listitem').filter({ hasText: vendor });

test('money moves into a vendor’s game, returns when the game or its tab is closed, and moves by manual transfer', async ({
  browser,
}) => {
  let page = await openNewMember(browser, MERIDIAN, uniqueAccount('purse'));
  await payIn(page, MERIDIAN, '2000000');
  await page.goto(siteOf(MERIDIAN.brand, '/help'));
  let header = page.getByRole('banner');
  await expect(header).toContainText('2,000,000.00');

  await playWithEverything(page);
  const leaveCall = waitForLeaveCall(page);
  await page.getByRole('main').getByRole('link', { name: 'Lobby' }).click();
  await leaveCall;
  await expectAtHome(header);

  await playWithEverything(page);
  const context = page.context();
  await page.close();
  page = await context.newPage();
  header = page.getByRole('banner');
  const closeCall = waitForLeaveCall(page);
  await page.goto(siteOf(MERIDIAN.brand));
  await closeCall;
  await expectAtHome(header);

  await page.goto(siteOf(MERIDIAN.brand, '/member/transfer'));
  await page.getByRole('button', { name: 'Transfer in: Old Quarter' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount').fill('500000');
  await dialog.getByRole('button', { name: 'Transfer' }).click();
  await expect(wallet(page, 'Old Quarter')).toContainText('500,000.00');
  await expect(whereMoneyIs(header)).toBeVisible();
  await page.getByRole('button', { name: 'Return all to main wallet' }).click();
  await expectAtHome(header);
  await expect(wallet(page, 'Old Quarter')).not.toContainText('500,000.00');

  await page.goto(siteOf(MERIDIAN.brand, '/member/account-record'));
  await expect(page.getByRole('row').filter({ hasText: 'Old Quarter' })).toHaveCount(2);
  await expect(page.getByRole('row').filter({ hasText: 'Pangolin Games' })).toHaveCount(4);
  await context.close();
});

async function playWithEverything(page: Page): Promise<void> {
  await page.goto(siteOf(MERIDIAN.brand, `/seamless?nodeId=${SLOT}`));
  await expect(page.frameLocator('iframe[title]').first().getByText('2,000,000').first()).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('2,000,000.00');
  await expect(whereMoneyIs(page.getByRole('banner'))).toBeVisible();
}

/** The header offers it while money is at vendors. */
const whereMoneyIs = (header: Locator) => header.getByRole('button', { name: 'Where your money is' });

async function expectAtHome(header: Locator): Promise<void> {
  await expect(whereMoneyIs(header)).toHaveCount(0);
  await expect(header).toContainText('2,000,000.00');
}

test('a brand with a single wallet shows no vendor wallets', async ({ browser }) => {
  const page = await openAs(browser, 'sundarban', 'member', '/help');
  const read = page.waitForResponse((response) => response.url().includes('/wps/wallets/vendors'));
  await page.goto(siteOf('sundarban', '/member/transfer'));
  await read;
  await expect(page.getByRole('heading', { name: 'Wallets', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Game wallets' })).toHaveCount(0);
  await page.context().close();
});
