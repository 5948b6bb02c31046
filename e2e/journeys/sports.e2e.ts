import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { payIn } from '../support/deposit';
import { emptyPage, openAs } from '../support/visitors';
import { siteOf } from '../support/environment';

const BRAND = 'sundarban';

/** Opens the first vendor of a centre. @returns the game */
async function openVendor(page: Page, centre: string, button: RegExp): Promise<FrameLocator> {
  await page.goto(siteOf(BRAND, centre));
  await page.getByRole('article').first().getByRole('button', { name: button }).click();
  await expect(page).toHaveURL(/\/seamless\?nodeId=\d+/);
  return page.frameLocator('iframe');
}

/** Bets on the home side of a match that starts soon, and waits for the ticket to settle. */
async function backTheHomeSide(game: FrameLocator, title: RegExp): Promise<void> {
  await game.getByRole('button', { name: title }).click();
  const match = game.getByRole('region', { name: 'Coming up' }).getByRole('article').nth(1);
  await match.getByRole('group', { name: 'Winner' }).getByRole('button').first().click();
  const slip = game.getByRole('complementary', { name: 'Bet slip' });
  await slip.getByLabel('When a price moves').selectOption('any');
  await slip.getByRole('textbox', { name: 'Stake' }).fill('50');
  await slip.getByRole('button', { name: 'Place bet' }).click();
  await slip.getByRole('button', { name: /^My bets/ }).click();
  await expect(slip.getByTestId('ticket').first()).toContainText(/Won|Lost/, { timeout: 45_000 });
}

for (const { centre, title } of [
  { centre: '/sports', title: /^Tennis/ },
  { centre: '/esports', title: /^Breachline/ },
])
  test(`a member bets in ${centre}, sees the ticket settle, and finds it in the record`, async ({ browser }) => {
    const page = await openAs(browser, BRAND, 'member', centre);
    await payIn(page, { brand: BRAND }, '500');
    const game = await openVendor(page, centre, /^Play now/);
    const name = await game.getByRole('heading', { level: 1 }).innerText();
    await backTheHomeSide(game, title);
    await page.goto(siteOf(BRAND, '/member/betting-record'));
    const bet = page.getByRole('row').filter({ hasText: name }).first();
    await expect(bet).toContainText(/Won|Lost/);
    await page.context().close();
  });

test('a guest bets on a fight in demo and sees its result', async ({ browser }) => {
  const page = await emptyPage(browser, BRAND);
  const game = await openVendor(page, '/cockfight', /^Demo/);
  await expect(game.getByTestId('phase')).toHaveAttribute('data-phase', 'open');
  // A bet that meets the end of its phase is refused: the next fight takes it.
  await expect(async () => {
    await expect(game.getByTestId('phase')).toHaveAttribute('data-phase', 'open');
    await game.getByTestId('pool-meron').click();
    await expect(game.getByTestId('own-meron')).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await expect(game.getByTestId('own-result')).toBeVisible({ timeout: 50_000 });
  await page.context().close();
});
