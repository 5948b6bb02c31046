import { expect, type Page, test } from '@playwright/test';
import { siteOf } from '../support/environment';
import { register } from '../support/new-member';
import { uniqueAccount } from '../support/unique';
import { openAs } from '../support/visitors';
import { DIGITS, setWithdrawPassword } from '../support/withdraw';

const BRAND = 'meridian';

test('points granted by an operator are redeemed, come back when rejected, are sent when approved, and turn into money', async ({
  browser,
}) => {
  const page = await openAs(browser, BRAND, 'guest');
  const account = uniqueAccount('points');
  await register(page, { brand: BRAND, mobile: false }, account);
  await setWithdrawPassword(page, BRAND);
  const operator = await openAs(browser, BRAND, 'operator');
  await grant(operator, account, '5000');

  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account of/ })
    .click();
  await page.getByRole('banner').getByRole('link', { name: 'Points mall' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('5,000', { exact: true })).toBeVisible();
  await redeem(page, 'Enamel mug');
  await expect(main.getByText('3,500', { exact: true })).toBeVisible();

  // The page follows the operator's decision by itself.
  await decide(operator, account, 'Reject', 'Reason', 'Sold out at the supplier');
  await expect(main.getByText('5,000', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Redeem history' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Enamel mug' })).toContainText('Sold out at the supplier');

  await page.getByRole('tab', { name: 'Rewards' }).click();
  await redeem(page, 'Baseball cap');
  await decide(operator, account, 'Approve', 'Shipment or code', 'DHL 4711');
  await page.getByRole('tab', { name: 'Redeem history' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Baseball cap' })).toContainText('DHL 4711');

  await page.getByRole('button', { name: 'Turn into money' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Points').fill('2000');
  await dialog.getByLabel('Withdraw password').fill(DIGITS);
  await dialog.getByRole('button', { name: /^Get ₫?4,000/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('banner')).toContainText('4,000.00');
  await expect(main.getByText('500', { exact: true }).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Points details' }).click();
  await expect(page.getByRole('row')).toHaveCount(6);
  await Promise.all([page, operator].map((one) => one.context().close()));
});

async function grant(operator: Page, account: string, points: string): Promise<void> {
  await operator.goto(siteOf('console', '/points/grants'));
  await operator.getByRole('button', { name: 'Give or take points' }).click();
  const dialog = operator.getByRole('dialog');
  await dialog.getByLabel('Brand').selectOption(BRAND);
  await dialog.getByLabel('Member (account)').fill(account);
  await dialog.getByLabel('Points').fill(points);
  await dialog.getByLabel('Reason').fill('A birthday');
  await dialog.getByRole('button', { name: 'Give or take points' }).click();
  await expect(dialog).toBeHidden();
  await expect(operator.getByRole('row').filter({ hasText: account })).toContainText('Approved');
}

async function redeem(page: Page, good: string): Promise<void> {
  await page.getByRole('button', { name: `Redeem ${good}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Delivery address').fill('1 Harbour Road, Hue');
  await dialog.getByLabel('Mobile number').fill('+84901234567');
  await dialog.getByLabel('Withdraw password').fill(DIGITS);
  await dialog.getByRole('button', { name: 'Redeem' }).click();
  await expect(dialog).toBeHidden();
}

async function decide(operator: Page, account: string, decision: string, field: string, text: string): Promise<void> {
  await operator.goto(siteOf('console', '/points/redeems'));
  await operator.getByRole('row').filter({ hasText: account }).getByRole('button', { name: decision }).click();
  const dialog = operator.getByRole('dialog');
  await dialog.getByLabel(field).fill(text);
  await dialog.getByRole('button', { name: decision }).click();
  await expect(dialog).toBeHidden();
}
