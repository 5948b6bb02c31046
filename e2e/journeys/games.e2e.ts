import { expect, type Locator, type Page, test } from '@playwright/test';
import { siteOf } from '../support/environment';
import { hidePopups } from '../support/hide-popups';
import { newMember } from '../support/new-member';
import { uniqueAccount } from '../support/unique';

/** Disables the announcements popup, which would cover the page. */
test.beforeEach(({ page }) => hidePopups(page));

const grid = (page: Page) => page.getByRole('list', { name: 'Games', exact: true });

test('a member searches, filters, adds a favourite, opens a game far down the list, and returns to the same position', async ({
  page,
}) => {
  await newMember(page, { brand: 'meridian', mobile: false }, uniqueAccount('games'));
  await page.goto(siteOf('meridian', '/rng'));
  await expect(grid(page)).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search games' }).fill('tiegr');
  await expect(page).toHaveURL(/\?q=tiegr$/);
  await expect(grid(page).getByRole('listitem').first()).toContainText(/tiger/i);

  await page.getByRole('button', { name: 'Clear search', exact: true }).click();
  await expect(page).toHaveURL(/\/rng$/);
  await page.getByRole('button', { name: /^Jackpot/ }).click();
  await expect(page).toHaveURL(/\?jackpot=1$/);
  // Until the answer is here, the grid still shows what it had.
  const filtered = page.waitForResponse((response) => /GCSGAME_gameList.*lines25=/.test(response.url()));
  await page.getByRole('button', { name: /^25\+ lines/ }).click();
  await filtered;
  await expect(page).toHaveURL(/\?jackpot=1&lines25=1$/);

  await page.evaluate(() => window.scrollTo({ top: 2_600, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(2_600);
  const games = grid(page).getByRole('article');
  await expect(games.nth(8).getByRole('link')).toBeVisible();
  const name = await restingLabel(games.nth(8).getByRole('button', { name: /^Favourite:/ }));
  const heart = page.getByRole('button', { name, exact: true });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  // The click may bring the game out from under the bar of filters first, which moves the page.
  const position = await positionAtNextClick(page);
  await heart.locator('..').getByRole('link').click();
  await expect(page).toHaveURL(/\/seamless\?nodeId=\d+$/);
  // At once, while the shell is still scrolling up smoothly.
  await page.goBack();
  await expect(page).toHaveURL(/\/rng\?jackpot=1&lines25=1$/);
  await expect(heart).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const leftAt = await position.evaluate(({ top }) => top);
  expect(leftAt).toBeGreaterThan(1_000);
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - leftAt)).toBeLessThan(4);

  await page.goto(siteOf('meridian', '/favorite'));
  await expect(page.getByRole('list', { name: 'Favourites' }).getByRole('button', { name, exact: true })).toBeVisible();
});

/** The scroll position at the next click. */
const positionAtNextClick = (page: Page) =>
  page.evaluateHandle(() => {
    const position = { top: 0 };
    const remember = () => {
      position.top = scrollY;
    };
    addEventListener('click', remember, { capture: true, once: true });
    return position;
  });

/** The name of a control once it is stable: rows are replaced until the position is restored. */
async function restingLabel(control: Locator): Promise<string> {
  let before: string | null = null;
  const stays = async () => {
    const now = await control.getAttribute('aria-label');
    const same = now === before;
    before = now;
    return same;
  };
  await expect.poll(stays, { intervals: [700] }).toBe(true);
  return before ?? '';
}

test('a press while the list still moves opens the game under the pointer', async ({ page }) => {
  await page.goto(siteOf('meridian', '/rng'));
  const game = grid(page).getByRole('article').nth(1).getByRole('link');
  const box = await game.boundingBox();
  if (!box) throw new Error('the game is not in the page');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.wheel(0, 40);
  await expect(page.locator('[data-scroll-shield]')).toBeVisible();
  await page.mouse.down();
  await expect(page.locator('[data-scroll-shield]')).toBeHidden();
  await page.mouse.up();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
});

test('a guest who plays for money is asked to log in, and can play a demo', async ({ page }) => {
  await page.goto(siteOf('meridian', '/bgs'));
  const mines = grid(page).getByRole('article').filter({ hasText: 'Mines' });
  await mines.getByRole('button', { name: 'Play now: Mines' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Demo: Mines' }).click();
  await expect(page).toHaveURL(/\/seamless\?nodeId=\d+&mode=demo$/);
  await expect(page.getByText('Demo: no real money')).toBeVisible();
  await expect(page.getByTitle('Mines')).toHaveAttribute('src', /\/in-house\/mines/);
});
