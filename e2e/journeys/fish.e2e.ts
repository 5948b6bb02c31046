import { expect, type Page, test } from '@playwright/test';
import { payIn } from '../support/deposit';
import { emptyPage, openAs } from '../support/visitors';
import { siteOf } from '../support/environment';

const BRAND = 'sundarban';

/** Sits down in the shallows, fires a few shots and leaves. @returns the name of the game */
async function shootFish(page: Page): Promise<string> {
  const game = page.frameLocator('iframe');
  const name = await game.getByRole('heading', { level: 1 }).innerText();
  await game.getByRole('button', { name: /^Shallows/ }).click();
  await game.getByTestId('load').click();
  await expect(game.getByTestId('magazine')).toHaveAttribute('data-state', 'open');
  await game.getByRole('button', { name: 'Auto fire' }).click();
  // A shot counts once it has met a fish, won or not: when most of the magazine is fired, some have.
  const share = () => game.getByRole('progressbar').evaluate((bar) => (bar as HTMLProgressElement).value);
  await expect.poll(share, { timeout: 60_000 }).toBeLessThan(0.2);
  await game.getByRole('button', { name: 'Leave' }).click();
  await expect(game.getByRole('button', { name: /^Shallows/ })).toBeVisible();
  return name;
}

test('a member plays the fish game and finds the settled magazine in the record', async ({ browser }) => {
  const page = await openAs(browser, BRAND, 'member', '/fish');
  await payIn(page, { brand: BRAND }, '500');
  await page
    .getByRole('button', { name: /^Play now/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/seamless\?nodeId=\d+/);
  const name = await shootFish(page);
  await page.goto(siteOf(BRAND, '/member/betting-record'));
  const bet = page.getByRole('row').filter({ hasText: name }).first();
  await expect(bet).toContainText(/Won|Lost|Stake returned/);
  await page.context().close();
});

test('a guest plays the fish game in demo and opens the round', async ({ browser }) => {
  const page = await emptyPage(browser, BRAND);
  await page.goto(siteOf(BRAND, '/fish'));
  await page.getByRole('button', { name: /^Demo/ }).first().click();
  await expect(page).toHaveURL(/mode=demo/);
  await shootFish(page);
  const game = page.frameLocator('iframe');
  await game.getByRole('button', { name: 'My bets' }).click();
  await game.locator('summary').first().click();
  await expect(game.getByTestId('fish-round')).toContainText('Shots that hit a fish');
  await page.context().close();
});
