import { expect, test } from '@playwright/test';
import { payIn } from '../support/deposit';
import { siteOf } from '../support/environment';
import { register } from '../support/new-member';
import { uniqueAccount } from '../support/unique';
import { openAs } from '../support/visitors';

const BRAND = 'meridian';

test('a mission follows a deposit, its reward puts the member on the leaderboard, and play moves the next one live', async ({
  browser,
}) => {
  const page = await openAs(browser, BRAND, 'guest');
  const account = uniqueAccount('quest');
  await register(page, { brand: BRAND, mobile: false }, account);
  await payIn(page, { brand: BRAND }, '200000');

  await page.getByRole('link', { name: 'Missions' }).click();
  const main = page.getByRole('main');
  const deposit = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Deposit ₫?100,000/ }) });
  await deposit.getByRole('button', { name: /^Claim reward/ }).click();
  await expect(deposit).toContainText('Claimed');
  await expect(main.getByText('5 points this season')).toBeVisible();
  await page.getByRole('tab', { name: 'Leaderboard' }).click();
  await expect(page.getByRole('row').filter({ hasText: account })).toContainText('You');

  await page.getByRole('tab', { name: 'Missions' }).click();
  await expect(main.getByRole('progressbar', { name: '0 of 20' })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(siteOf(BRAND, '/bgs'));
  await other.getByRole('main').getByRole('link', { name: 'Dice' }).first().click();
  const dice = other.frameLocator('iframe');
  await dice.getByLabel('Stake', { exact: true }).fill('20000');
  await dice.getByRole('button', { name: 'Bet', exact: true }).click();
  // The page follows the play of the other tab by itself.
  await expect(main.getByRole('progressbar', { name: '1 of 20' })).toBeVisible();
  await page.context().close();
});
