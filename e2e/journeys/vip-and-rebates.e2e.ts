import { type Browser, expect, type Page, test } from '@playwright/test';
import { payIn } from '../support/deposit';
import { siteOf } from '../support/environment';
import { register } from '../support/new-member';
import { leaveRebateOpen } from '../support/rebates';
import { uniqueAccount } from '../support/unique';
import { openAs } from '../support/visitors';

/** Runs of rebates are looked for once a minute. */
const SETTLED = { timeout: 100_000 };

interface Player {
  readonly page: Page;
  readonly account: string;
}

async function newPlayer(browser: Browser, brand: string, amount: string): Promise<Player> {
  const page = await openAs(browser, brand, 'guest');
  const account = uniqueAccount('crown');
  await register(page, { brand, mobile: false }, account);
  await payIn(page, { brand }, amount);
  return { page, account };
}

/** Plays rounds of dice in a tab of its own. */
async function playDice({ page }: Player, brand: string, stake: string, rounds: number): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(siteOf(brand, '/bgs'));
  await other.getByRole('main').getByRole('link', { name: 'Dice' }).first().click();
  const dice = other.frameLocator('iframe');
  await dice.getByLabel('Stake', { exact: true }).fill(stake);
  for (let round = 0; round < rounds; round += 1) {
    const answered = other.waitForResponse((response) => response.url().includes('/dice') && response.ok());
    await dice.getByRole('button', { name: 'Bet', exact: true }).click();
    await answered;
  }
  await other.close();
}

test('play lifts a member to a VIP level before their eyes, and a rebate waits to be claimed', async ({ browser }) => {
  test.setTimeout(240_000);
  const player = await newPlayer(browser, 'meridian', '3000000');
  const { page, account } = player;
  await page.getByRole('link', { name: 'VIP' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('No level yet')).toBeVisible();
  await playDice(player, 'meridian', '1000000', 1);
  await expect(page.getByText('You have reached Bronze.')).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: 'Bronze' })).toContainText('Your level');

  await leaveRebateOpen('meridian', account);
  await page.getByRole('button', { name: `Account of ${account}` }).click();
  await page.getByRole('link', { name: 'Manual rebate' }).click();
  await expect(page).toHaveURL(siteOf('meridian', '/member/rebates'));
  const claim = main.getByRole('button', { name: /^Claim (?!all)/ });
  await expect(claim).toBeVisible(SETTLED);
  await claim.click();
  await expect(page.getByText(/is in your main wallet/)).toBeVisible();
  await expect(main.getByText('Claimed', { exact: true })).toBeVisible();
  await page.context().close();
});

test('an automatic brand credits the rebate by itself', async ({ browser }) => {
  test.setTimeout(240_000);
  const player = await newPlayer(browser, 'sundarban', '5000');
  const { page, account } = player;
  await playDice(player, 'sundarban', '1000', 2);
  await leaveRebateOpen('sundarban', account);
  await page.goto(siteOf('sundarban', '/member/rebates'));
  await expect(page.getByRole('main').getByText('Paid', { exact: true })).toBeVisible(SETTLED);
  await page.getByRole('link', { name: 'Account record' }).click();
  await expect(page.getByRole('main').getByText('Rebate', { exact: true })).toBeVisible();
  await page.context().close();
});
