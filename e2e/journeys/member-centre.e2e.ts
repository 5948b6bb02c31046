import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { signInOperator } from '../support/console-client';
import { siteOf } from '../support/environment';
import { LOGIN_PASSWORD } from '../support/new-member';
import { lastMessageTo } from '../support/outbox';
import { signIn } from '../support/sign-in';
import { uniqueAccount } from '../support/unique';
import { openNewMember } from '../support/visitors';

/** Pages of the member menu, by its entries, with what a new member finds there. */
const ENTRIES = [
  { entry: 'Betting record', shows: 'No bets on these days' },
  { entry: 'Account record', shows: 'No transactions on these days' },
  { entry: 'Profit and loss', shows: 'Nothing won or lost on these days' },
  { entry: 'Bonus details', shows: 'No active bonus' },
  { entry: 'Reward centre', shows: 'To claim' },
] as const;

for (const { brand, mobile } of [
  { brand: 'sundarban', mobile: true },
  { brand: 'meridian', mobile: false },
] as const) {
  test.describe(brand, () => {
    test.describe.configure({ mode: 'serial' });
    const account = uniqueAccount('centre');
    const mail = `${account}@example.com`;
    let page: Page;
    test.beforeAll(async ({ browser }) => {
      page = await openNewMember(browser, { brand, mobile }, account);
    });
    test.afterAll(() => page.context().close());

    test('a member goes through the menu, and each entry shows its page', async () => {
      await page.goto(siteOf(brand, '/member'));
      const menu = page.getByRole('navigation', { name: 'Member centre' });
      for (const { entry, shows } of ENTRIES) {
        await menu.getByRole('link', { name: entry }).click();
        await expect(page.getByRole('heading', { level: 1, name: entry })).toBeVisible();
        await expect(page.getByRole('main').getByText(shows).first()).toBeVisible();
      }
      await page.goto(siteOf(brand, '/member/missions?tab=leaderboard'));
      await expect(page.getByRole('tab', { name: 'Leaderboard', selected: true })).toBeVisible();
    });

    test('a member changes the address, which waits, and cancels that', async () => {
      await page.goto(siteOf(brand, '/member?panel=contacts'));
      await page.getByRole('button', { name: 'Change: E-mail address' }).click();
      const dialog = page.getByRole('dialog', { name: 'Change: E-mail address' });
      const next = `next-${mail}`;
      await dialog.getByLabel('E-mail address').fill(next);
      await dialog.getByLabel(/^Password/).fill(LOGIN_PASSWORD);
      await dialog.getByRole('button', { name: 'Send code' }).click();
      await expect(dialog.getByLabel('Code')).toBeVisible();
      const [code = ''] = /\b\d{6}\b/.exec(await lastMessageTo(brand, next)) ?? [];
      await dialog.getByLabel('Code').fill(code);
      await dialog.getByRole('button', { name: 'Confirm' }).click();
      await expect(dialog).toBeHidden();
      // Who holds the old address hears of it before it takes effect.
      expect(await lastMessageTo(brand, mail)).toContain('/member?panel=contacts');
      await page.getByRole('button', { name: 'Cancel the change: E-mail address' }).click();
      await expect(page.getByRole('button', { name: 'Change: E-mail address' })).toBeVisible();
    });

    test('a member sees the log-ins, and downloads a copy of the data', async () => {
      await page.goto(siteOf(brand, '/member?panel=data'));
      await expect(page.getByRole('table', { name: 'Log-in history' })).toContainText('This session');
      await page.getByRole('button', { name: 'Request a copy' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(/^Password/).fill(LOGIN_PASSWORD);
      await dialog.getByRole('button', { name: 'Continue' }).click();
      const link = page.getByRole('link', { name: 'Download' });
      await expect(link).toBeVisible({ timeout: 20_000 });
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
      expect(download.suggestedFilename()).toMatch(new RegExp(`^${brand}-.*\\.zip$`));
      expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');
    });

    test('a member closes the account, and opens it again after two operators agreed', async () => {
      await page.goto(siteOf(brand, '/member?panel=data'));
      await page.getByRole('button', { name: 'Close account' }).click();
      const dialog = page.getByRole('dialog', { name: 'Close your account' });
      await dialog.getByRole('checkbox').check();
      await dialog.getByLabel(/^Password/).fill(LOGIN_PASSWORD);
      await dialog.getByRole('button', { name: 'Close the account for good' }).click();
      await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
      const credentials = { account, password: LOGIN_PASSWORD };
      await expect(signIn(page, brand, credentials)).rejects.toThrow('account_closed');

      const [first, second] = await Promise.all([signInOperator(), signInOperator('secondOperator')]);
      const { content } = (await first.read(`/ops/closed-accounts?brand=${brand}&account=${account}`)) as {
        readonly content: readonly { readonly memberId: string }[];
      };
      const reason = 'asked for it on the phone';
      const proposal = await first.call('/ops/closed-accounts/open', { brand, memberId: content[0]?.memberId, reason });
      const { proposalId } = proposal as { readonly proposalId: string };
      await second.call(`/ops/proposals/${proposalId}/approval`, { reason });
      await expect(signIn(page, brand, credentials)).rejects.toThrow('account_closed');
      await expect.poll(() => lastMessageTo(brand, mail), { timeout: 15_000 }).toContain('#');
      const [path = ''] = /\/reset-password#[\w-]{43}/.exec(await lastMessageTo(brand, mail)) ?? [];
      await page.goto(siteOf(brand, path));
      const password = 'Estuary-at-dawn-7';
      const reset = page.getByRole('dialog', { name: 'Set a new password' });
      await reset.getByLabel(/^New password/).fill(password);
      await reset.getByLabel(/^Confirm new password/).fill(password);
      await reset.getByRole('button', { name: 'Set password' }).click();
      await expect(reset).toBeHidden();
      await expect.poll(() => signIn(page, brand, { account, password }).then(() => 'open', String)).toBe('open');
    });
  });
}
