import { expect, test } from '@playwright/test';
import { findViolations } from '../access/support/find-violations';
import { demoAccount } from '../support/sign-in';
import { fillIn, openAs } from '../support/visitors';
import { siteOf } from '../support/environment';

test('an agent offers a contract; the downline agent sees it after login and accepts it', async ({ browser }) => {
  const upline = await openAs(browser, 'sundarban', 'agent');
  await upline.getByRole('link', { name: 'Contracts' }).click();
  await upline.getByLabel('User name of the agent').fill('demosub');
  await upline.getByLabel('Rate in percent').fill('12.5');
  await upline.getByRole('button', { name: 'Offer', exact: true }).click();
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
  await upline.getByRole('alertdialog').getByRole('button', { name: 'End' }).click();
  await expect(offeredRows.first()).toContainText('Ended');
  await context.close();
  await upline.context().close();
});
