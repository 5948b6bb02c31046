import { expect, type Page, test } from '@playwright/test';
import { siteOf } from '../support/environment';
import { hidePopups } from '../support/hide-popups';
import { awaitLivePage } from '../support/live-page';
import { LOGIN_PASSWORD, newMember, submitRegistration } from '../support/new-member';
import { uniqueAccount } from '../support/unique';

/** A password is hashed on purpose slowly, and a proof of work comes before a registration. */

/** The thirteen entries of the specification, then our own. What waits to be claimed is counted behind a name. */
const MEMBER_MENU = [
  'My account',
  'My wallet',
  'Deposit',
  'Withdrawal',
  'Transfer to upline',
  'Betting record',
  'Account record',
  'Profit and loss',
  'Bonus details',
  'Reward centre',
  'Invite friends',
  'Missions',
  'Platform messages',
  'Daily prizes',
  'VIP',
  'Rebates',
  'Responsible gaming',
];

/** Disables the announcements popup, which would cover the page. */
test.beforeEach(({ context }) => hidePopups(context));

test('a visitor registers, signs out, logs in, and changes language and theme without a reload', async ({ page }) => {
  const account = uniqueAccount('river');
  await page.goto(siteOf('meridian', '/register'));
  await submitRegistration(page, { account });
  const accountMenu = page.getByRole('button', { name: `Account of ${account}` });
  await expect(accountMenu).toBeVisible();
  await expect(page).toHaveURL(siteOf('meridian'));

  await signOut(page, account);
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();

  await page.getByRole('button', { name: 'Log in' }).click();
  await logIn(page, account);
  await expect(accountMenu).toBeVisible();

  await page.evaluate(() => Object.assign(self, { sameDocument: true }));
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Language/ })
    .click();
  await page.getByRole('banner').getByRole('button', { name: 'বাংলা' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await expect(page.getByRole('button', { name: `${account}-এর অ্যাকাউন্ট` })).toBeVisible();
  await page.getByRole('button', { name: 'হালকা থিম' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate((): unknown => Reflect.get(self, 'sameDocument'))).toBe(true);

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('Back closes an open popup and stays on the page, then leaves the page', async ({ page }) => {
  await page.goto(siteOf('meridian', '/help'));
  await page.getByRole('navigation').getByRole('link', { name: 'Slots' }).first().click();
  await expect(page).toHaveURL(siteOf('meridian', '/rng'));
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  const popup = page.getByRole('dialog', { name: 'Log in' });
  await expect(popup).toBeVisible();
  await page.goBack();
  await expect(popup).toBeHidden();
  await expect(page).toHaveURL(siteOf('meridian', '/rng'));
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await expect(popup).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect.poll(() => page.evaluate(() => (history.state as { popups?: number } | null)?.popups ?? 0)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(siteOf('meridian', '/help'));
});

test('signing out in one tab signs out the other', async ({ page, context }) => {
  const account = uniqueAccount('tide');
  await newMember(page, { brand: 'meridian', mobile: false }, account);
  await page.goto(siteOf('meridian', '/help'));
  await expect(page.getByRole('button', { name: `Account of ${account}` })).toBeVisible();
  const other = await context.newPage();
  await other.goto(siteOf('meridian', '/help'));
  await expect(other.getByRole('button', { name: `Account of ${account}` })).toBeVisible();

  await signOut(page, account);
  await expect(other.getByRole('button', { name: 'Log in' })).toBeVisible();
});

test('a guest at a guarded address logs in and lands there; the member centre lists its pages in order', async ({
  page,
}) => {
  const account = uniqueAccount('dawn');
  await newMember(page, { brand: 'meridian', mobile: false }, account);
  await page.context().clearCookies({ name: '__Host-marquee' });

  await page.goto(siteOf('meridian', '/favorite'));
  await expect(page).toHaveURL(siteOf('meridian', '/login'));
  await logIn(page, account);
  await expect(page).toHaveURL(siteOf('meridian', '/favorite'));

  await page.goto(siteOf('meridian', '/member'));
  await expect(page.getByRole('main').getByRole('navigation').getByRole('link')).toHaveText(
    MEMBER_MENU.map((name) => new RegExp(`^${name} ?\\d*$`)),
  );
});

test('the vendors of a category open by keyboard, and Esc restores the focus', async ({ page }) => {
  await page.goto(siteOf('meridian'));
  await awaitLivePage(page);
  const slots = page.getByRole('navigation', { name: 'Games' }).getByRole('link', { name: 'Slots', exact: true });
  await slots.focus();
  await page.keyboard.press('ArrowDown');
  const disclosure = page.getByRole('button', { name: 'Vendors: Slots' });
  await expect(disclosure).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('header a:focus')).toHaveAttribute('href', /^\/rng\?vassalage=/);
  await page.keyboard.press('Escape');
  await expect(disclosure).toBeFocused();
});

async function logIn(page: Page, account: string): Promise<void> {
  const form = page.getByRole('dialog', { name: 'Log in' });
  await form.getByLabel('User name').fill(account);
  await form.getByLabel(/^Password/).fill(LOGIN_PASSWORD);
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
}

async function signOut(page: Page, account: string): Promise<void> {
  await page.getByRole('button', { name: `Account of ${account}` }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
}
