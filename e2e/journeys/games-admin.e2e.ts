import { expect, type Page, test } from '@playwright/test';
import { hidePopups } from '../support/hide-popups';
import { openConsole } from '../support/visitors';
import { siteOf } from '../support/environment';

const BRAND = 'meridian';
/** Far down the list, where no other journey plays. */
const PAGE = 31;

interface ListedGame {
  readonly nodeId: number;
  readonly gameCode: string;
  readonly displayName: string;
}

test.beforeEach(({ page }) => hidePopups(page));

test('a game closed by an operator is shown as closed, a hidden one disappears, and both can be restored', async ({
  page,
  browser,
}) => {
  const [closedGame, hiddenGame] = await twoGames(page);
  const consolePage = await openConsole(browser, 'operator', `/games/${BRAND}/games`);
  await choose(consolePage, closedGame, 'Maintenance');
  await choose(consolePage, hiddenGame, 'Hidden');

  await searchGame(page, closedGame);
  await expect(tile(page, closedGame).getByText('Under maintenance')).toBeVisible();
  await page.goto(siteOf(BRAND, `/seamless?nodeId=${closedGame.nodeId}&mode=demo`));
  await expect(page.getByText(`${closedGame.displayName} is under maintenance`)).toBeVisible();
  await searchGame(page, hiddenGame);
  await expect(tile(page, hiddenGame)).toHaveCount(0);

  await choose(consolePage, closedGame, 'Open');
  await choose(consolePage, hiddenGame, 'Open');
  await searchGame(page, closedGame);
  await expect(tile(page, closedGame)).toBeVisible();
  await expect(tile(page, closedGame).getByText('Under maintenance')).toBeHidden();
  await searchGame(page, hiddenGame);
  await expect(tile(page, hiddenGame)).toBeVisible();
});

async function twoGames(page: Page): Promise<[ListedGame, ListedGame]> {
  await page.goto(siteOf(BRAND, '/rng'));
  const games = await page.evaluate(async (pageNo) => {
    const response = await fetch(`/wps/relay/GCSGAME_gameList?gameType=rng&pageNo=${pageNo}&language=en`);
    const { value } = (await response.json()) as { value: { content: ListedGame[] } };
    return value.content;
  }, PAGE);
  const [first, second] = games;
  if (!first || !second) throw new Error('no games so far down the list');
  return [first, second];
}

async function choose(consolePage: Page, { gameCode, displayName }: ListedGame, state: string): Promise<void> {
  await consolePage.getByLabel('Search by name or code').fill(gameCode);
  await consolePage.getByRole('row').filter({ hasText: displayName }).getByRole('button', { name: 'Change' }).click();
  const dialog = consolePage.getByRole('dialog');
  await dialog.getByLabel('State', { exact: true }).selectOption({ label: state });
  await dialog.getByLabel('Reason').fill('the vendor asked for it');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(
    consolePage.getByRole('row').filter({ hasText: displayName }).getByText(state, { exact: true }),
  ).toBeVisible();
}

/** Searches the list by a game's name and waits for the answer. */
async function searchGame(page: Page, { displayName }: ListedGame): Promise<void> {
  const listResponse = page.waitForResponse((response) => /GCSGAME_gameList.*keyword=/.test(response.url()));
  await page.goto(siteOf(BRAND, `/rng?q=${encodeURIComponent(displayName)}`));
  await listResponse;
  await expect(page.getByRole('searchbox', { name: 'Search games' })).toHaveValue(displayName);
}

const tile = (page: Page, { nodeId }: ListedGame) =>
  page
    .getByRole('list', { name: 'Games', exact: true })
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href$="nodeId=${nodeId}"]`) });
