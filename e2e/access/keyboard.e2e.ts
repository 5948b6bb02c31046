import { expect, type Locator, type Page, test } from '@playwright/test';
import { siteOf } from '../support/environment';
import { hidePopups } from '../support/hide-popups';
import { demoAccount } from '../support/sign-in';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Nothing here is clicked: all of it is done with keys. */
test.use({ viewport: { width: 1440, height: 900 } });

/** Disables the announcements popup, which would cover the page. */
test.beforeEach(({ page }) => hidePopups(page));

test('a member logs in, picks a vendor, searches, opens and leaves a game by keyboard only', async ({ page }) => {
  const { account, password } = demoAccount('meridian', 'demo');
  await page.goto(siteOf('meridian'));
  await reach(page, page.getByRole('banner').getByRole('button', { name: 'Log in' }));
  await page.keyboard.press('Enter');
  const login = page.getByRole('dialog', { name: 'Log in' });
  await expect(login.getByLabel('User name')).toBeFocused();
  await page.keyboard.type(account);
  await reach(page, login.getByLabel(/^Password/));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await expect(login).toHaveCount(0);

  await reach(page, page.getByRole('button', { name: 'Vendors: Slots' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('header a:focus')).toHaveAttribute('href', /^\/rng\?vassalage=/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/rng\?vassalage=/);

  const search = page.getByRole('searchbox', { name: 'Search games' });
  await reach(page, search);
  await page.keyboard.type('golden');
  await expect(page).toHaveURL(/q=golden/);
  const game = page
    .getByRole('list', { name: 'Games', exact: true })
    .getByRole('link', { name: /golden/i })
    .first();
  await expect(game).toBeVisible();
  await reach(page, game);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/seamless\?nodeId=\d+/);
  await reach(page, page.getByRole('banner').getByRole('link', { name: 'Meridian, home page' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(siteOf('meridian'));
});

test('a popup traps the focus, closes by Esc but not by an outside click, and restores the focus', async ({ page }) => {
  await page.goto(siteOf('meridian', '/help'));
  const opener = page.getByRole('banner').getByRole('button', { name: 'Log in' });
  await reach(page, opener);
  await page.keyboard.press('Enter');
  const popup = page.getByRole('dialog', { name: 'Log in' });
  await expect(popup.getByLabel('User name')).toBeFocused();
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await popup.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  }
  await page.mouse.click(5, 5);
  await expect(popup).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('the side menu folds, and the account menu opens, moves and closes by keyboard', async ({ page }) => {
  await page.goto(siteOf('meridian', '/help'));
  await reach(page, page.getByRole('button', { name: 'Collapse menu' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Expand menu' })).toBeFocused();

  await reach(page, page.getByRole('banner').getByRole('button', { name: 'Play for free' }));
  await page.keyboard.press('Enter');
  const account = page.getByRole('button', { name: /^Account of/ });
  await expect(account).toBeVisible();
  await reach(page, account);
  await page.keyboard.press('Enter');
  await expect(account).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(account).not.toBeFocused();
  await page.keyboard.press('Escape');
  await expect(account).toHaveAttribute('aria-expanded', 'false');
  await expect(account).toBeFocused();
});

test('animations of the home page can be paused by keyboard and stay paused', async ({ page, context }) => {
  await context.addCookies([{ name: 'mq_lang', value: 'en', url: siteOf('sundarban') }]);
  await page.goto(siteOf('sundarban'));
  for (const [pause, play] of PAUSES) {
    const button = page.getByRole('button', { name: pause, exact: true });
    // Lazy sections make the page longer, and the footer loads when it is near.
    if (pause === 'Pause logos')
      await expect(async () => {
        await page.keyboard.press('End');
        await expect(button).toBeVisible({ timeout: 2_000 });
      }).toPass();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: play, exact: true })).toBeFocused();
  }
});

test('nothing moves by itself with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(siteOf('meridian'));
  await expect(page.getByRole('region', { name: 'Hot games' }).getByRole('article').first()).toBeVisible();
  await expect.poll(() => running(page)).toEqual([]);
});

/** What stops each thing that moves by itself, and what the same button then says. */
const PAUSES = [
  ['Pause banners', 'Play banners'],
  ['Pause notices', 'Play notices'],
  ['Pause promotions', 'Play promotions'],
  ['Pause', 'Play automatically'],
  ['Pause logos', 'Play logos'],
] as const;

/** Presses Tab until the target has the focus, and expects a visible focus on the way. */
async function reach(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the keyboard does not get there in 80 steps');
}

/** What is animated without an end at this moment. */
function running(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation.playState === 'running')
      .filter((animation) => animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY)
      .map((animation) => (animation as CSSAnimation).animationName),
  );
}
