import { type Browser, expect, type Page, test } from '@playwright/test';
import { payIn } from '../support/deposit';
import { siteOf } from '../support/environment';
import { formDialog } from '../support/form-dialog';
import { playBefore, rerunRebates } from '../support/past-play';
import { approveByTwo } from '../support/two-approvals';
import { uniqueAccount } from '../support/unique';
import { openConsole, openNewMember } from '../support/visitors';

const PLACES = [
  { brand: 'sundarban', mobile: true, scale: 1, isManual: false },
  { brand: 'meridian', mobile: false, scale: 200, isManual: true },
] as const;
type VipPlace = (typeof PLACES)[number];

/** Each brand pays rebates in its own way; an operator sets levels on one of them, and two change the rates on the other. */
for (const place of PLACES)
  test(`on ${place.brand} play and a deposit lift a member's level, yesterday's play is rebated, and operators change ${place.isManual ? 'the rates by two' : 'the level'}`, async ({
    browser,
  }) => {
    test.setTimeout(360_000);
    const account = uniqueAccount('vip');
    const page = await openNewMember(browser, place, account, account);
    await playBefore(account, BigInt(place.scale));
    await rerunRebates(account, BigInt(place.scale));
    await rise(page, place);
    await (place.isManual ? claimRebate(page, place) : findRebate(page, place));
    await (place.isManual ? proposeRates(browser, place.brand) : setLevel(browser, page, place, account));
    await page.context().close();
  });

/** The page says so by itself while the deposit is made elsewhere. */
async function rise(page: Page, place: VipPlace): Promise<void> {
  await page.goto(siteOf(place.brand, '/member/vip'));
  await expect(page.getByText('No level yet')).toBeVisible();
  await payIn(page, place, String(12_000 * place.scale));
  await expect(page.getByText('Next level: Gold.', { exact: false })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Deposits' })).not.toHaveAttribute('aria-valuenow', '0');
}

/** Automatic: it is in the wallet already. */
async function findRebate(page: Page, { brand }: VipPlace): Promise<void> {
  await page.goto(siteOf(brand, '/promotions'));
  await page.getByRole('link', { name: 'Take part: Rebates' }).click();
  await expect(page).toHaveURL(/\/member\/rebates/);
  const day = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByText('Paid', { exact: true }) })
    .first();
  await expect(day).toBeVisible({ timeout: 80_000 });
  await page.goto(siteOf(brand, '/member/account-record'));
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: /Rebate/ })
      .first(),
  ).toBeVisible();
}

/** Manual: it waits in the reward centre, and on its own page. */
async function claimRebate(page: Page, { brand }: VipPlace): Promise<void> {
  await page.goto(siteOf(brand, '/member/rewards'));
  const claim = page.getByRole('button', { name: /^Claim reward: Rebate for/ });
  await expect(claim).toBeVisible({ timeout: 80_000 });
  await claim.click();
  await expect(page.getByText(/is in your main wallet\.$/)).toBeVisible();
  await page.goto(siteOf(brand, '/member/rebates'));
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Claimed' }).first()).toBeVisible();
}

async function setLevel(browser: Browser, page: Page, { brand }: VipPlace, account: string): Promise<void> {
  const operator = await openConsole(browser);
  await operator.goto(siteOf('console', '/vip/members'));
  await operator.getByLabel('Account').fill(account);
  await operator.getByRole('button', { name: `Open ${account}` }).click();
  const dialog = formDialog(operator);
  await expect(dialog.getByRole('row').filter({ hasText: 'Risen' }).first()).toBeVisible();
  await dialog.getByRole('textbox', { name: /^Level/ }).fill('4');
  await dialog.getByLabel('Stays until').fill('2027-06-30');
  await dialog.getByLabel('Reason').fill('A guest of ours');
  await dialog.getByRole('button', { name: 'Set level' }).click();
  await expect(dialog).toBeHidden();
  await operator.context().close();
  await page.goto(siteOf(brand, '/member/vip'));
  await expect(page.getByRole('row').filter({ hasText: 'Set by our team' })).toContainText('Platinum');
}

/** A new table of rebates waits for another operator. */
async function proposeRates(browser: Browser, brand: string): Promise<void> {
  await approveByTwo(browser, {
    open: (operator) => openRates(operator, brand),
    proposeButton: 'Propose rebates',
    reason: 'As before, decided by two',
  });
}

async function openRates(operator: Page, brand: string): Promise<void> {
  await operator.goto(siteOf('console', '/vip/rates'));
  await operator.getByRole('group', { name: 'Brand' }).getByText(brand, { exact: true }).click();
}
