import { expect, type Page, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import accounts from '../../platform-api/src/seed/identity/demo-accounts.json' with { type: 'json' };
import { findViolations } from '../access/support/find-violations';
import { siteOf } from '../support/environment';
import { formDialog } from '../support/form-dialog';
import { uniqueAccount } from '../support/unique';
import { openConsole } from '../support/visitors';

const PASSWORD = 'two lanterns on the pier';

/** What the operator's app shows. */
const codeOf = (secret: string, aheadS = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + aheadS * 1_000 });

const accountMenu = (page: Page) => page.getByRole('button', { name: 'Ann Roy' });

test('an operator is invited, sets up a second factor, signs in with it, and has it reset', async ({
  browser,
  page,
}) => {
  const email = `${uniqueAccount('ann')}@example.org`;
  const lead = await openConsole(browser, 'operator', '/operators');
  await lead.getByRole('button', { name: 'Invite an operator' }).click();
  const invitation = formDialog(lead);
  await invitation.getByLabel('E-mail address').fill(email);
  await invitation.getByLabel('Audit log').check();
  await invitation.getByLabel('sundarban').check();
  await invitation.getByLabel('Reason').fill('Joins the auditors');
  await invitation.getByLabel('Your own password').fill(accounts.operator.password);
  await invitation.locator('button[type=submit]').press('Enter');
  const link = await lead.getByText(/\/invitation#[\w-]{43}$/).innerText();
  await lead.getByRole('button', { name: 'Close' }).first().click();

  await page.goto(link);
  await expect(page.getByLabel('E-mail address')).toHaveValue(email);
  expect(await findViolations(page, {}, 'everything')).toEqual([]);
  await page.getByLabel('Name').fill('Ann Roy');
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByLabel(/^Repeat the password/).fill(PASSWORD);
  await page.getByLabel(/^Repeat the password/).press('Enter');
  await expect(accountMenu(page)).toBeVisible();

  await page.goto(siteOf('console', '/account'));
  await expect(page.getByText('This session')).toBeVisible();
  expect(await findViolations(page, {}, 'everything')).toEqual([]);
  await page.getByRole('button', { name: 'Set up the authenticator' }).click();
  const setUp = page.getByRole('dialog', { name: 'Set up the authenticator' });
  await setUp.getByRole('button', { name: 'Start' }).click();
  const secret = await setUp.getByText(/^[A-Z2-7]{32}$/).innerText();
  expect(await findViolations(page, {}, 'everything')).toEqual([]);
  await setUp.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret));
  await setUp.getByRole('textbox', { name: 'Code' }).press('Enter');
  await expect(setUp.getByText(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){3}$/)).toHaveCount(10);
  await setUp.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
  await signOut(page);

  await signIn(page, email);
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
  expect(await findViolations(page, {}, 'everything')).toEqual([]);
  await page.keyboard.type(codeOf(secret, 30));
  await page.keyboard.press('Enter');
  await expect(accountMenu(page)).toBeVisible();

  const row = lead.getByRole('row', { name: email });
  await lead.reload();
  await row.getByRole('button', { name: 'Reset authenticator' }).click();
  const reset = formDialog(lead);
  await reset.getByLabel('Reason').fill('Lost the telephone');
  await reset.getByLabel('Your own password').fill(accounts.operator.password);
  await reset.locator('button[type=submit]').click();
  // While it is open, the row behind it has no roles: the button would count as hidden.
  await expect(reset).toBeHidden();
  await expect(row.getByRole('button', { name: 'Reset authenticator' })).toBeHidden();
  await lead.context().close();
  await page.reload();
  await signIn(page, email);
  await expect(accountMenu(page)).toBeVisible();
});

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function signOut(page: Page): Promise<void> {
  await accountMenu(page).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('E-mail address')).toBeVisible();
}
