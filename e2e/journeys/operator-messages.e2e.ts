import { expect, test } from '@playwright/test';
import { siteOf } from '../support/environment';
import { uniqueAccount } from '../support/unique';
import { openConsole, openNewMember } from '../support/visitors';

test('an operator writes to a member, who reads it and follows its link, and the console counts that', async ({
  browser,
}) => {
  const account = uniqueAccount('note');
  const title = `A word for ${account}`;
  const page = await openNewMember(browser, { brand: 'sundarban', mobile: true }, account);
  const operator = await openConsole(browser, 'operator', '/member-messages/sundarban');
  await operator.getByRole('button', { name: 'New message' }).click();
  await operator.getByRole('textbox', { name: 'Name', exact: true }).fill(title);
  await operator.getByLabel('Leads to').fill('/promotions');
  await operator.getByLabel('Title of the message').fill(title);
  await operator.getByLabel('Text of the message').fill('<b>Your feedback</b> was read.');
  await operator.getByRole('textbox', { name: 'User names' }).fill(account);
  await operator.getByRole('button', { name: 'Save the draft' }).click();
  await operator.getByRole('button', { name: 'Send off' }).click();
  const dialog = operator.getByRole('dialog', { name: 'Send off' });
  await expect(dialog).toContainText('Recipients now: 1');
  await dialog.getByLabel('Reason').fill('feedback of the member');
  await dialog.getByRole('button', { name: 'Send off' }).click();

  await page.goto(siteOf('sundarban', '/member/messages'));
  await page.getByText(title).first().click();
  await expect(page.getByText('<b>Your feedback</b> was read.')).toBeVisible();
  await expect(operator.getByRole('main')).toContainText(/Read\s*1/);
  await page.getByRole('link', { name: 'Open' }).click();
  await expect(page).toHaveURL(siteOf('sundarban', '/promotions'));
  await Promise.all([page, operator].map((tab) => tab.context().close()));
});
