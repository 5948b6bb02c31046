import { expect, test } from '@playwright/test';
import { findViolations } from '../access/support/find-violations';
import { demoAccount } from '../support/sign-in';
import { signTopContracts } from '../support/top-contract';
import { fillIn, openAs } from '../support/visitors';
import { siteOf } from '../support/environment';

test('an agent offers a contract; the downline agent sees it after login and accepts it', async ({ browser }) => {
  await signTopContracts('sundarban', 'demoagent');
  const upline = await openAs(browser, 'sundarban', 'agent');
  await upline.getByRole('link', { name: 'Downline management' }).click();
  await upline.getByRole('main').getByRole('link', { name: 'Contracts' }).click();
  await upline.getByLabel('User name of the agent').fill('demosub');
  const form = upline.locator('form').filter({ has: upline.getByLabel('User name of the agent') });
  await form.getByRole('button', { name: 'Fill in my own tiers' }).click();
  await form.getByLabel('Rate (%)').first().fill('99');
  await expect(form.getByText('Tier 1 is easier to reach or pays more than your own contract.')).toBeVisible();
  await form.getByLabel('Rate (%)').first().fill('12.5');
  await form.getByRole('button', { name: 'Offer', exact: true }).click();
  const offeredRows = upline
    .getByRole('group', { name: 'Contracts with my agents' })
    .getByRole('row', { name: /demosub/ });
  await expect(offeredRows.first()).toContainText('Offered');

  const context = await browser.newContext();
  await context.addCookies([{ name: 'mq_lang', value: 'en', url: siteOf('sundarban') }]);
  const downline = await context.newPage();
  await downline.goto(siteOf('sundarban', '/agent'));
  await fillIn(downline, demoAccount('sundarban', 'demosub'));
  const popup = downline.getByRole('dialog', { name: 'Contract offer' });
  await expect(popup).toContainText('Rafiq offers you this contract.');
  await expect(popup).toContainText('12.5%');
  expect(await findViolations(downline, {}, 'everything')).toEqual([]);
  await popup.getByRole('button', { name: 'Accept' }).click();
  await expect(popup).toBeHidden();

  await expect(offeredRows.first()).toContainText('In force');
  await offeredRows.first().getByRole('button', { name: 'End' }).click();
  const dialog = upline.getByRole('dialog', { name: 'End this contract?' });
  await expect(dialog).toContainText('No other contract ends with it.');
  await dialog.getByRole('button', { name: 'End' }).click();
  // It ends before it would have begun, on the next business day.
  await expect(offeredRows.first()).toContainText('Ended');
  await context.close();
  await upline.context().close();
});
