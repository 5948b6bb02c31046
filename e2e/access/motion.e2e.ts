import { expect, test } from '@playwright/test';
import { siteOf } from '../support/environment';
import { hidePopups } from '../support/hide-popups';
import { walkDown } from '../support/walk-down';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.beforeEach(({ page }) => hidePopups(page));

test('the list of winners pauses on hover and on focus', async ({ page }) => {
  const winners = Array.from({ length: 20 }, (_, index) => ({
    customerName: `ra***${index}`,
    winAmount: `${5_000 - index}.00`,
    currency: 'BDT',
    gameName: 'Mines',
    gameId: index + 1,
    iconUrl: '/art/none.svg',
    wonAt: '2026-01-02T03:04:05.000Z',
  }));
  const answer = { success: true, value: winners, requestId: 'request' };
  await page.route('**/wps/relay/GCSGAME_getRankList?*', (route) => route.fulfill({ json: answer }));
  await page.goto(siteOf('sundarban'));
  await page.locator('[data-contribution="hot-games"] article').first().waitFor();
  await walkDown(page);
  const board = page.locator('[data-rolling="true"]');
  await board.scrollIntoViewIfNeeded();
  const state = () => board.locator(':scope > div').evaluate((roll) => roll.getAnimations()[0]?.playState);
  await expect.poll(state).toBe('running');
  await board.hover();
  await expect.poll(state).toBe('paused');
  await page.mouse.move(0, 0);
  await expect.poll(state).toBe('running');
  await board.getByRole('button').first().focus();
  await expect.poll(state).toBe('paused');
});
