import { expect, type Locator, type Page, test } from '@playwright/test';
import { findViolations } from '../access/support/find-violations';
import { siteOf } from '../support/environment';
import { hidePopups } from '../support/hide-popups';
import { LOGIN_PASSWORD, newMember } from '../support/new-member';
import { demoAccount, signIn } from '../support/sign-in';
import { uniqueAccount } from '../support/unique';
import { virtualDevice } from '../support/virtual-device';

test.beforeEach(({ context }) => hidePopups(context));

for (const [brand, mobile] of [
  ['sundarban', true],
  ['meridian', false],
] as const)
  test(`a member of ${brand} adds a passkey, logs in with it, and removes it`, async ({ page }) => {
    await page.context().addCookies([{ name: 'mq_lang', value: 'en', url: siteOf(brand) }]);
    const device = await virtualDevice(page);
    const account = uniqueAccount('key');
    await newMember(page, { brand, mobile }, account);
    await page.goto(siteOf(brand, '/member?panel=passkeys'));
    await expect(panel(page).getByText('No passkeys yet.')).toBeVisible();

    await addPasskey(page, 'Red phone');
    expect(await device.hosts()).toEqual([new URL(siteOf(brand)).hostname]);
    await expect(panel(page).getByText('not used yet')).toBeVisible();
    expect(await findViolations(page, { only: 'main' }, 'everything')).toEqual([]);

    await logOut(page, account);
    const form = await openLogin(page);
    await expect(form.getByLabel('User name')).toHaveAttribute('autocomplete', 'username webauthn');
    await chooseLogIn(form);
    await expect(accountMenu(page, account)).toBeVisible();

    await page.goto(siteOf(brand, '/member?panel=passkeys'));
    await expect(panel(page).getByText('last used')).toBeVisible();
    await expect(page.getByRole('row', { name: /This session/ }).getByText('Passkey')).toBeVisible();
    await panel(page).getByRole('button', { name: 'Remove: Red phone' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm with a passkey' }).click();
    await expect(panel(page).getByText('No passkeys yet.')).toBeVisible();

    await logOut(page, account);
    const again = await openLogin(page);
    await again.getByRole('button', { name: 'Log in with a passkey' }).click();
    await expect(again.getByRole('alert')).toContainText('It may have been removed.');
    await again.getByLabel('User name').fill(account);
    await again.getByLabel(/^Password/).fill(LOGIN_PASSWORD);
    await again.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(accountMenu(page, account)).toBeVisible();
  });

test('a device that cannot verify its user makes no passkey, and a second one for the account is not made', async ({
  page,
}) => {
  const device = await virtualDevice(page);
  await newMember(page, { brand: 'meridian', mobile: false }, uniqueAccount('lock'));
  await page.goto(siteOf('meridian', '/member?panel=passkeys'));
  await device.verifiesUser(false);
  const dialog = await startAdding(page);
  await expect(dialog.getByText('No passkey was made or chosen. You can try again.')).toBeVisible();
  await device.verifiesUser(true);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'Save the name' }).click();
  await expect(dialog).toBeHidden();
  const second = await startAdding(page);
  await expect(second.getByText('This device already has a passkey of your account.')).toBeVisible();
});

test('an agent logs in to the agent site with a passkey', async ({ page }) => {
  await virtualDevice(page);
  const { password, ...agent } = demoAccount('meridian', 'demoagent');
  await page.goto(siteOf('meridian', '/help'));
  await signIn(page, 'meridian', { ...agent, password }, 'agent');
  await page.goto(siteOf('meridian', '/member?panel=passkeys'));
  await addPasskey(page, 'Desk', password);
  await page.context().clearCookies();
  await page.goto(siteOf('meridian', '/agent'));
  await chooseLogIn(page.getByRole('main'));
  await expect(page).toHaveURL(siteOf('meridian', '/agentHome'));
});

/** Presses the button, unless the device has already answered the field that offers passkeys: it does so by itself. */
const chooseLogIn = (form: Locator) =>
  form
    .getByRole('button', { name: 'Log in with a passkey' })
    .click({ timeout: 5_000 })
    .catch(() => undefined);

const panel = (page: Page) => page.locator('section', { has: page.getByRole('heading', { name: 'Passkeys' }) }).last();
const accountMenu = (page: Page, account: string) => page.getByRole('button', { name: `Account of ${account}` });

async function startAdding(page: Page, password = LOGIN_PASSWORD) {
  await panel(page).getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Password/).fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  return dialog;
}

async function addPasskey(page: Page, name: string, password = LOGIN_PASSWORD): Promise<void> {
  const dialog = await startAdding(page, password);
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Save the name' }).click();
  await expect(dialog).toBeHidden();
  await expect(panel(page).getByRole('heading', { name })).toBeVisible();
}

async function openLogin(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  return page.getByRole('dialog', { name: 'Log in' });
}

async function logOut(page: Page, account: string): Promise<void> {
  await accountMenu(page, account).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
}
