import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { payIn } from '../support/deposit';
import { emptyPage, openAs } from '../support/visitors';
import { siteOf } from '../support/environment';

const BRAND = 'sundarban';

/** Garden Teen Patti 4, of Jolly Lantern. */
const TEEN_PATTI = 80_804;

/** Sits down at a bronze table, pays what staying in costs once, so that money of one's own is in a hand, and leaves. @returns the name of the game */
async function playHand(page: Page, bet: 'call' | 'chaal'): Promise<string> {
  const game = page.frameLocator('iframe');
  const name = await game.getByRole('heading', { level: 1 }).innerText();
  await game.getByRole('button', { name: /Bronze/ }).click();
  await expect(game.getByText('House player').first()).toBeVisible();
  if (bet === 'chaal') await game.getByTestId('see').click();
  await stay(page, game, bet);
  await game.getByRole('button', { name: 'Leave' }).click();
  await expect(game.getByText(/^You left with/)).toBeVisible();
  return name;
}

/** Waits for the own turn and pays what the hand costs. The next turn may come at once. */
async function stay(page: Page, game: FrameLocator, bet: 'call' | 'chaal'): Promise<void> {
  const button = game.getByTestId(bet);
  await expect(button).toBeEnabled({ timeout: 45_000 });
  const acted = page.waitForResponse((response) => response.url().endsWith('/play/pvp/api/act') && response.ok());
  await button.click();
  await acted;
}

test('a member plays hold’em against house players and finds the settled sitting in the record', async ({
  browser,
}) => {
  const page = await openAs(browser, BRAND, 'member', '/pvp');
  await payIn(page, { brand: BRAND }, '500');
  await page
    .getByRole('button', { name: /^Play now/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/seamless\?nodeId=\d+/);
  const name = await playHand(page, 'call');
  await page.goto(siteOf(BRAND, '/member/betting-record'));
  const bet = page.getByRole('row').filter({ hasText: name }).first();
  await expect(bet).toContainText(/Won|Lost|Stake returned/);
  await page.context().close();
});

test('a guest plays Teen Patti in demo and opens the hand in the history', async ({ browser }) => {
  const page = await emptyPage(browser, BRAND);
  await page.goto(siteOf(BRAND, `/seamless?nodeId=${TEEN_PATTI}&mode=demo`));
  await playHand(page, 'chaal');
  const game = page.frameLocator('iframe');
  await game.getByRole('button', { name: 'My bets' }).click();
  await game.locator('summary').first().click();
  await expect(game.getByTestId('pvp-round')).toContainText('Put into pots');
  await expect(game.getByTestId('pvp-round')).toContainText('Boot 2.00');
  await page.context().close();
});
