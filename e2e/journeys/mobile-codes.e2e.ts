import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { siteOf } from '../support/environment';
import { hidePopups } from '../support/hide-popups';
import { lastMessageTo } from '../support/outbox';
import { newMember } from '../support/new-member';
import { uniqueAccount, uniqueDigits } from '../support/unique';

const digits = uniqueDigits(6);
const mobile = `01734${digits}`;
const e164 = `+88${mobile}`;
/** As the header names who registered by number. */
const nickname = `88***${mobile.slice(-1)}`;

test.beforeEach(async ({ context }) => {
  await hidePopups(context);
  await context.addCookies([{ name: 'mq_lang', value: 'en', url: siteOf('sundarban') }]);
});

test('a visitor registers by mobile, resets the password by code and logs in by code', async ({ page }) => {
  const account = page.getByRole('button', { name: `Account of ${nickname}` });

  await page.goto(siteOf('sundarban', '/register'));
  const form = page.getByRole('dialog', { name: 'Create your account' });
  await form.getByRole('tab', { name: 'By mobile' }).click();
  await form.getByLabel('Mobile number').fill(mobile);
  await form.getByRole('button', { name: 'Send code' }).click();
  await expect(form.getByRole('button', { name: /^\d+ s$/ })).toBeDisabled();

  // The countdown outlives the popup: reopening it restores the number and the remaining seconds.
  await form.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Register' }).click();
  await expect(form.getByLabel('Mobile number')).toHaveValue(mobile);
  await expect(form.getByRole('button', { name: /^2\d\d s$/ })).toBeDisabled();

  await form.getByLabel('Verification code').fill(await codeTo(e164));
  await form.getByLabel(/^Password/).fill('seven boats at dawn');
  await form.getByLabel('Confirm password').fill('seven boats at dawn');
  await form.getByLabel('Date of birth').fill('1990-04-14');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Register and play' }).click();
  await expect(account).toBeVisible();
  await signOut(page, nickname);

  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  const login = page.getByRole('dialog', { name: 'Log in' });
  await login.getByRole('button', { name: 'Forgot your password?' }).click();
  const forgot = page.getByRole('dialog', { name: 'Reset your password' });
  await expect(forgot.getByRole('tab', { name: 'By mobile' })).toHaveAttribute('aria-selected', 'true');
  await forgot.getByLabel('Mobile number').fill(mobile);
  await forgot.getByRole('button', { name: 'Send code' }).click();
  await expect(forgot.getByRole('button', { name: /^\d+ s$/ })).toBeVisible();
  await forgot.getByLabel('Verification code').fill(await codeTo(e164, /log in/));
  await forgot.getByLabel(/^New password/).fill('eight boats at dusk');
  await forgot.getByRole('button', { name: 'Set password and log in' }).click();
  await expect(account).toBeVisible();
  await expect(page).toHaveURL(siteOf('sundarban'));
  await signOut(page, nickname);

  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await login.getByLabel('User name').fill(mobile);
  await login.getByLabel(/^Password/).fill('eight boats at dusk');
  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(account).toBeVisible();
});

test('a reset link by e-mail sets a new password once, on a brand that uses e-mail', async ({ page }) => {
  const name = uniqueAccount('mail');
  await newMember(page, { brand: 'meridian', mobile: false }, name);
  await page.context().clearCookies({ name: '__Host-marquee' });
  await page.goto(siteOf('meridian', '/help'));
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  const forgot = page.getByRole('dialog', { name: 'Reset your password' });
  await expect(forgot.getByRole('tab')).toHaveCount(0);
  await forgot.getByLabel('User name').fill(name);
  await forgot.getByLabel('E-mail').fill(`${name}@example.com`);
  await forgot.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('a link is on its way')).toBeVisible();

  const link = /https?:\S+\/reset-password#\S+/.exec(await lastMessageTo('meridian', `${name}@example.com`))?.[0] ?? '';
  const tab = await setPassword(page.context(), link);
  const login = tab.getByRole('dialog', { name: 'Log in' });
  await login.getByLabel('User name').fill(name);
  await login.getByLabel(/^Password/).fill('eight boats at dusk');
  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(tab.getByRole('button', { name: `Account of ${name}` })).toBeVisible();

  const nextTab = await setPassword(page.context(), link);
  await expect(nextTab.getByRole('alert')).toContainText('has expired or has been used');
});

/** Opens the link in a tab of its own, as a mail program does. */
async function setPassword(context: BrowserContext, link: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(link);
  const reset = page.getByRole('dialog', { name: 'Set a new password' });
  await reset.getByLabel(/^New password/).fill('eight boats at dusk');
  await reset.getByLabel('Confirm new password').fill('eight boats at dusk');
  await reset.getByRole('button', { name: 'Set password' }).click();
  return page;
}

async function codeTo(recipient: string, wording = /registration/): Promise<string> {
  await expect.poll(() => lastMessageTo('sundarban', recipient)).toMatch(wording);
  return /\b\d{6}\b/.exec(await lastMessageTo('sundarban', recipient))?.[0] ?? '';
}

async function signOut(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Account of ${name}` }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
}
