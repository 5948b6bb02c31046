import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { payIn } from '../support/deposit';
import { siteOf } from '../support/environment';
import { hidePopups } from '../support/hide-popups';
import { newMember } from '../support/new-member';
import { uniqueAccount } from '../support/unique';

const BRAND = 'meridian';

/** Disables the announcements popup, which would cover the page. */
test.beforeEach(({ page }) => hidePopups(page));

test('a member plays dice and keno and finds both rounds in the betting record', async ({ page }) => {
  await registerWithMoney(page);

  const dice = await openGame(page, 'Dice');
  await dice.getByLabel('Stake', { exact: true }).fill('20000');
  await dice.getByRole('button', { name: '95%' }).click();
  await dice.getByRole('button', { name: 'Bet', exact: true }).click();
  await expectResult(dice);

  const keno = await openGame(page, 'Keno');
  await expect(keno.getByRole('button', { name: 'Pick numbers' })).toBeDisabled();
  await keno.getByLabel('Stake', { exact: true }).fill('30000');
  await keno.getByRole('button', { name: 'Random pick' }).click();
  await keno.getByRole('button', { name: 'Bet', exact: true }).click();
  await expectResult(keno);

  await page.goto(siteOf(BRAND, '/member/betting-record'));
  await readRound(page, 'Dice', '20,000.00', /Over 4\.99/);
  await readRound(page, 'Keno', '30,000.00', /of 10 numbers hit, medium risk/);
});

test('on a phone the betting record is a card for each bet, its values under their headings, within the screen', async ({
  page,
}) => {
  await registerWithMoney(page);
  const dice = await openGame(page, 'Dice');
  await dice.getByRole('button', { name: 'Bet', exact: true }).click();
  await expectResult(dice);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(siteOf(BRAND, '/member/betting-record'));
  const bet = page.getByRole('row').filter({ hasText: 'Dice' });
  await expect(bet).toContainText(/Won|Lost/);
  const values = await bet.locator('[data-label]').evaluateAll((cells) =>
    cells.map((cell) => ({
      isHeaded: getComputedStyle(cell, '::before').content === JSON.stringify(cell.getAttribute('data-label')),
      top: Math.round(cell.getBoundingClientRect().top),
      isOnScreen: cell.getBoundingClientRect().left >= 0 && cell.getBoundingClientRect().right <= innerWidth,
    })),
  );
  expect(new Set(values.map(({ top }) => top)).size).toBeGreaterThan(1);
  for (const value of values) expect(value).toMatchObject({ isHeaded: true, isOnScreen: true });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('a guest plays a demo round and verifies its seeds without an account', async ({ page }) => {
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
  await limbo.getByRole('link', { name: 'Open the verifier with these seeds' }).click();
  await expect((await verifier).getByText('The seed matches the hash published before the round.')).toBeVisible();
});

/** Places a chip on a spot and plays. */
const onSpot = (spot: RegExp, action: string) => async (game: FrameLocator) => {
  await game.getByRole('button', { name: spot }).click();
  await game.getByRole('button', { name: action, exact: true }).click();
  await expect(game.getByRole('status').filter({ hasText: /Paid|No win this time/ })).toHaveCount(1);
};

/** Guesses once, and cashes out where the guess was right. */
async function guessOnce(game: FrameLocator): Promise<void> {
  await game.getByRole('button', { name: 'Bet', exact: true }).click();
  await game.locator('[data-guess="high"]').click();
  const cashOut = game.getByRole('button', { name: /^Cash out/ });
  const lost = game.getByRole('status').filter({ hasText: 'the round is lost' });
  await expect.poll(async () => (await cashOut.count()) + (await lost.count())).toBe(1);
  if ((await cashOut.count()) > 0) await cashOut.click();
  await expect(game.getByRole('status').filter({ hasText: /Cashed out at|the round is lost/ })).toHaveCount(1);
}

/** A round of each card and dice game, from the bet to the settlement, and its entry in the record. */
const TABLES = [
  { name: 'Hi-Lo', playRound: guessOnce, result: /First card/ },
  { name: 'Baccarat', playRound: onSpot(/^Player, pays/, 'Deal'), result: /Banker/ },
  { name: 'Sic Bo', playRound: onSpot(/^Big, pays/, 'Roll'), result: /Big/ },
];

test('a member plays hi-lo, baccarat and sic bo until they settle and finds them in the betting record', async ({
  page,
}) => {
  await registerWithMoney(page);
  for (const { name, playRound } of TABLES) await playRound(await openGame(page, name));
  await page.goto(siteOf(BRAND, '/member/betting-record'));
  for (const { name, result } of TABLES) await readRound(page, name, '2,000.00', result);
});

test('a guest plays hi-lo, baccarat and sic bo in demo and finds the rounds in each game', async ({ page }) => {
  for (const { name, playRound } of TABLES) {
    await page.goto(siteOf(BRAND, '/bgs'));
    await page.getByRole('button', { name: `Demo: ${name}` }).click();
    const game = page.frameLocator('iframe');
    await playRound(game);
    await game.getByRole('button', { name: 'My rounds' }).click();
    await expect(game.getByRole('dialog', { name: 'My rounds' }).getByRole('listitem')).toHaveCount(1);
  }
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

async function readRound(page: Page, game: string, stake: string, result: RegExp): Promise<void> {
  const bet = page.getByRole('row').filter({ hasText: game });
  await expect(bet).toHaveCount(1);
  await expect(bet).toContainText(stake);
  await expect(bet).toContainText(/Won|Lost|Stake returned/);
  await bet.getByRole('button', { name: 'Details' }).click();
  const round = page.getByRole('dialog', { name: game });
  await expect(round.getByText(result).first()).toBeVisible();
  await expect(round.getByRole('link', { name: 'Verify this round' })).toBeVisible();
  await page.keyboard.press('Escape');
}

async function registerWithMoney(page: Page): Promise<void> {
  await newMember(page, { brand: BRAND, mobile: false }, uniqueAccount('inst'));
  await payIn(page, { brand: BRAND }, '500000');
}
