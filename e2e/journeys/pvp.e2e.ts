import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { deposit } from '../access/support/deposit';
import { openAs } from '../access/support/visitors';
import { siteOf } from '../federation/support/environment';

const BRAND = 'sundarban';

/** Sits down at a bronze table, calls once, so that money of one's own is in a hand, and leaves. @returns the name of the game */
async function playHand(page: Page): Promise<string> {
  const game = page.frameLocator('iframe');
  const name = await game.getByRole('heading', { level: 1 }).innerText();
  await game.getByRole('button', { name: /Bronze/ }).click();
  await expect(game.getByText('House player').first()).toBeVisible();
  await call(page, game);
  await game.getByRole('button', { name: 'Leave' }).click();
  await expect(game.getByText(/^You left with/)).toBeVisible();
  return name;
}

/** Waits for the own turn and pays what the hand costs. The next turn may come at once. */
async function call(page: Page, game: FrameLocator): Promise<void> {
  const button = game.getByTestId('call');
  await expect(button).toBeEnabled({ timeout: 45_000 });
  const acted = page.waitForResponse((response) => response.url().endsWith('/play/pvp/api/act') && response.ok());
  await button.click();
  await acted;
}

test('a member plays hold’em against the house, and finds the sitting settled in the record', async ({ browser }) => {
  test.setTimeout(120_000);
  const page = await openAs(browser, BRAND, 'member');
  await deposit(page);
  await page.goto(siteOf(BRAND, '/pvp'));
  await page
    .getByRole('button', { name: /^Play now/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/seamless\?nodeId=\d+/);
  const name = await playHand(page);
  await page.goto(siteOf(BRAND, '/member/betting-record'));
  const bet = page.getByRole('row').filter({ hasText: name }).first();
  await expect(bet).toContainText(/Won|Lost|Stake returned/);
  await page.context().close();
});

test('a guest plays hold’em in a demo, and reads the cards of the hand', async ({ browser }) => {
  test.setTimeout(90_000);
  const page = await openAs(browser, BRAND, 'guest');
  await page.goto(siteOf(BRAND, '/pvp'));
  await page.getByRole('button', { name: /^Demo/ }).first().click();
  await expect(page).toHaveURL(/mode=demo/);
  await playHand(page);
  const game = page.frameLocator('iframe');
  await game.getByRole('button', { name: 'My bets' }).click();
  await game.locator('summary').first().click();
  await expect(game.getByTestId('pvp-round')).toContainText('Put into pots');
  await page.context().close();
});
