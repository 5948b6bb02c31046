import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { siteOf } from '../federation/support/environment';

const BRAND = 'meridian';

/** The announcements would cover the page once it is idle; these journeys are about what lies beneath. */
test.beforeEach(({ page }) => page.addInitScript(() => sessionStorage.setItem('mq.popups-shown', 'anonymous user')));

test('a member plays a round of dice and of keno, and reads both in the betting record', async ({ page }) => {
  test.setTimeout(120_000);
  await registerWithMoney(page);

  const dice = await openGame(page, 'Dice');
  await dice.getByLabel('Stake', { exact: true }).fill('20000');
  await dice.getByRole('button', { name: '95%' }).click();
  await dice.getByRole('button', { name: 'Bet', exact: true }).click();
  await expectResult(dice);

  const keno = await openGame(page, 'Keno');
  await expect(keno.getByRole('button', { name: 'Pick numbers' })).toBeDisabled();
  await keno.getByLabel('Stake', { exact: true }).fill('30000');
  await keno.getByRole('button', { name: 'Pick for me' }).click();
  await keno.getByRole('button', { name: 'Bet', exact: true }).click();
  await expectResult(keno);

  await page.goto(siteOf(BRAND, '/member/betting-record'));
  await readRound(page, 'Dice', '20,000.00', /Over 4\.99/);
  await readRound(page, 'Keno', '30,000.00', /of 10 numbers hit, medium risk/);
});

test('a guest plays a demo round and checks its seeds without money or an account', async ({ page }) => {
  await page.goto(siteOf(BRAND, '/bgs'));
  await page.getByRole('button', { name: 'Demo: Limbo' }).click();
  const limbo = page.frameLocator('iframe');
  await limbo.getByRole('button', { name: 'Bet', exact: true }).click();
  await expectResult(limbo);
  // Rounds follow one another by themselves only where the brand's jurisdiction allows it; this brand's does not.
  await expect(limbo.getByText('Auto-bet')).toHaveCount(0);

  await limbo.getByRole('button', { name: 'Fairness' }).click();
  await limbo.getByRole('button', { name: 'Change seeds' }).click();
  const verifier = page.context().waitForEvent('page');
  await limbo.getByRole('link', { name: 'Open the verifier with it' }).click();
  await expect((await verifier).getByText('The seed matches the hash published before the round.')).toBeVisible();
});

async function openGame(page: Page, name: string): Promise<FrameLocator> {
  await page.goto(siteOf(BRAND, '/bgs'));
  await page.getByRole('main').getByRole('link', { name }).first().click();
  await expect(page).toHaveURL(/\/seamless\?nodeId=\d+/);
  return page.frameLocator('iframe');
}

async function expectResult(game: FrameLocator): Promise<void> {
  await expect(game.getByRole('status').filter({ hasText: /^(Won\.|No win)/ })).toHaveCount(1);
}

async function readRound(page: Page, game: string, stake: string, told: RegExp): Promise<void> {
  const bet = page.getByRole('row').filter({ hasText: game });
  await expect(bet).toHaveCount(1);
  await expect(bet).toContainText(stake);
  await expect(bet).toContainText(/Won|Lost/);
  await bet.getByRole('button', { name: 'Details' }).click();
  const round = page.getByRole('dialog', { name: game });
  await expect(round.getByText(told)).toBeVisible();
  await expect(round.getByRole('link', { name: 'Verify this round' })).toBeVisible();
  await page.keyboard.press('Escape');
}

async function registerWithMoney(page: Page): Promise<void> {
  const account = `inst${Date.now().toString(36).slice(-8)}`;
  const password = 'a river under the moon';
  await page.goto(siteOf(BRAND, '/register'));
  const form = page.getByRole('dialog', { name: 'Create your account' });
  await form.getByLabel('User name').fill(account);
  await form.getByLabel(/^Password/).fill(password);
  await form.getByLabel('Repeat the password').fill(password);
  await form.getByLabel('E-mail').fill(`${account}@example.com`);
  await form.getByLabel('Date of birth').fill('1990-04-14');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Register and start' }).click();
  await expect(page.getByRole('button', { name: `Account of ${account}` })).toBeVisible();
  await page.goto(siteOf(BRAND, '/member/deposit'));
  await page.getByLabel('Amount to deposit').fill('500000');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Deposit/ })
    .click();
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByText('The money is in your wallet')).toBeVisible();
}
