import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { payIn } from '../support/deposit';
import { hidePopups } from '../support/hide-popups';
import { openNewMember } from '../support/visitors';
import { siteOf } from '../support/environment';
import { uniqueAccount } from '../support/unique';

/** Disables the announcements popup, which would cover the page. */
test.beforeEach(({ page }) => hidePopups(page));

/** One of Pangolin Games' slots. */
const SLOT = 20_001;
const game = (page: Page): FrameLocator => page.frameLocator('iframe[title]').first();

/** One spin to its end: free spins run by themselves, a win is taken. */
async function playRound(frame: FrameLocator): Promise<void> {
  const main = frame.getByTestId('main');
  await expect(frame.getByText(/^Return \d/)).toBeVisible();
  await main.click();
  await expect(main).toBeEnabled({ timeout: 60_000 });
  if ((await main.textContent()) === 'Collect') await main.click();
  await expect(main).toHaveText('Spin');
  await expect(main).toBeEnabled();
  await expect(frame.getByTestId('result')).toHaveText(/Won|Paid|No win/);
}

test('a guest spins in demo and finds the round in My bets', async ({ page }) => {
  await page.goto(siteOf('meridian', `/seamless?nodeId=${SLOT}&mode=demo`));
  await playRound(game(page));
  // This brand's licence bars autoplay and turbo; the other one's allows them.
  await expect(game(page).getByRole('button', { name: /Autoplay|Turbo/ })).toHaveCount(0);
  await game(page).getByRole('button', { name: 'My bets' }).click();
  const bets = game(page).getByRole('dialog').getByRole('listitem');
  await expect(bets).toHaveCount(1);
  await bets.first().locator('summary').click();
  await expect(bets.first().getByText('Paid spin')).toBeVisible();
});

test('a member spins for money, finds the bet in the record and opens its round page', async ({ browser }) => {
  // A member of its own: the round opened is the newest of the account.
  const page = await openNewMember(browser, { brand: 'sundarban', mobile: true }, uniqueAccount('spin'));
  await payIn(page, { brand: 'sundarban' }, '500');
  await page.goto(siteOf('sundarban', `/seamless?nodeId=${SLOT}`));
  await playRound(game(page));
  await expect(game(page).getByRole('button', { name: /Autoplay|Turbo/ })).toHaveCount(2);

  await page.goto(siteOf('sundarban', '/member/betting-record'));
  await page.getByRole('table').getByRole('button', { name: 'Details' }).first().click();
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'View the round' }).click();
  const round = await opening;
  await expect(round.getByText('Paid spin')).toBeVisible();
  await expect(round.getByText('Settled')).toBeVisible();
  await page.context().close();
});
