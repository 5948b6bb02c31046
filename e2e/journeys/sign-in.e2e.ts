import { expect, type Page, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { demandNewPassword, forgetAddresses } from '../support/account-state';
import { siteOf } from '../support/environment';
import { hidePopups } from '../support/hide-popups';
import { LOGIN_PASSWORD, newMember } from '../support/new-member';
import { uniqueAccount } from '../support/unique';

const newPassword = 'two lanterns on the pier';
/** A password is hashed on purpose slowly. */

test.beforeEach(({ context }) => hidePopups(context));

test('a member sets up an authenticator and confirms a login from a new device with it', async ({ page }) => {
  const account = await openSecurity(page, 'pier');
  await page.getByRole('button', { name: 'Set up' }).click();
  const setUp = page.getByRole('dialog', { name: 'Authenticator app' });
  await expect(setUp.getByRole('img', { name: 'QR code of the secret' })).toBeVisible();
  const secret = await setUp.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText();
  await setUp.getByLabel('Code from the app').fill(codeOf(secret));
  await setUp.getByRole('button', { name: 'Confirm and switch on' }).click();
  await expect(setUp.getByText(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){3}$/)).toHaveCount(10);
  await setUp.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('10 recovery codes left.')).toBeVisible();
  await signOut(page, account);

  await forgetAddresses(account);
  await logIn(page, account, LOGIN_PASSWORD);
  const confirm = page.getByRole('dialog', { name: 'Confirm it is you' });
  await expect(confirm.getByRole('radio', { name: 'Authenticator app' })).toBeChecked();
  await confirm.getByLabel('Code from the app').fill('000000');
  await confirm.getByRole('button', { name: 'Confirm and log in' }).click();
  await expect(confirm.getByRole('alert')).toContainText('4 attempts left.');
  await confirm.getByLabel('Code from the app').fill(codeOf(secret, 30));
  await confirm.getByRole('button', { name: 'Confirm and log in' }).click();
  await expect(accountMenu(page, account)).toBeVisible();
});

test('a member who must change the password can do nothing else, even after a reload', async ({ page }) => {
  const account = await openSecurity(page, 'quay');
  await signOut(page, account);
  await demandNewPassword(account);
  await logIn(page, account, LOGIN_PASSWORD);
  const change = page.getByRole('dialog', { name: 'Change password' });
  await expect(change).toBeVisible();
  await page.reload();
  await expect(change).toBeVisible();
  await change.getByLabel(/^New password/).fill(newPassword);
  await change.getByLabel('Confirm new password').fill(newPassword);
  await change.getByRole('button', { name: 'Change password' }).click();
  await expect(change).toBeHidden();
  await page.goto(siteOf('meridian', '/member'));
  await expect(page.getByRole('heading', { name: 'Security centre' })).toBeVisible();
  await expect(change).toBeHidden();
});

/** What the member's app shows. */
const codeOf = (secret: string, aheadS = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + aheadS * 1_000,
  });
const accountMenu = (page: Page, account: string) => page.getByRole('button', { name: `Account of ${account}` });

/** A new member, on the page of the security centre. */
async function openSecurity(page: Page, stem: string): Promise<string> {
  const account = uniqueAccount(stem);
  await newMember(page, { brand: 'meridian', mobile: false }, account);
  await page.goto(siteOf('meridian', '/member'));
  return account;
}

async function logIn(page: Page, account: string, secret: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  const form = page.getByRole('dialog', { name: 'Log in' });
  await form.getByLabel('User name').fill(account);
  await form.getByLabel(/^Password/).fill(secret);
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
}

async function signOut(page: Page, account: string): Promise<void> {
  await accountMenu(page, account).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
}
