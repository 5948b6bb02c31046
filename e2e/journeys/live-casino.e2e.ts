import { expect, type Page, test } from '@playwright/test';
import { payIn } from '../support/deposit';
import { emptyPage, openAs } from '../support/visitors';
import { siteOf } from '../support/environment';

const BRAND = 'sundarban';
/** Seconds that laying down two chips and confirming them may take. */
const ENOUGH_S = 4;
const ROUND_MS = 30_000;

/** Opens a table of dragon and tiger: no round is shorter. */
async function openTable(page: Page, button: RegExp): Promise<void> {
  await page.goto(siteOf(BRAND, '/live'));
  const table = page.getByRole('article').filter({ hasText: 'Dragon Tiger' }).first();
  // The demo button is beside the tile that has the name.
  await table.locator('..').getByRole('button', { name: button }).click();
  await expect(page).toHaveURL(/\/seamless\?nodeId=\d+/);
}

/** Bets on both sides and sees the round through. @returns the name of the table */
async function playRound(page: Page): Promise<string> {
  const table = page.frameLocator('iframe');
  const secondsLeft = async () => Number(await table.getByRole('timer').innerText({ timeout: 1_000 }));
  await expect.poll(() => secondsLeft().catch(() => 0), { timeout: ROUND_MS }).toBeGreaterThan(ENOUGH_S);
  await table.getByRole('button', { name: /^Dragon, pays/ }).click();
  await table.getByRole('button', { name: /^Tiger, pays/ }).click();
  await table.getByRole('button', { name: /^Confirm bet/ }).click();
  await expect(table.getByTestId('on-table')).not.toHaveText(/^0\.00/);
  await expect(table.getByTestId('result')).toHaveText(/wins|Tie/, { timeout: ROUND_MS });
  await expect(table.getByTestId('win')).toBeVisible();
  return table.getByRole('heading', { level: 1 }).innerText();
}

test('a member and a demo guest each play a round at a live table, listed in the record and in My bets', async ({
  browser,
}) => {
  // Money, then at most a round under way and one of their own.
  const member = await openAs(browser, BRAND, 'member', '/live');
  const guest = await emptyPage(browser, BRAND);
  await payIn(member, { brand: BRAND }, '500');
  await Promise.all([openTable(member, /^Play now/), openTable(guest, /^Demo/)]);
  const [name] = await Promise.all([playRound(member), playRound(guest)]);

  const table = guest.frameLocator('iframe');
  await table.getByRole('button', { name: 'My bets' }).click();
  await table.locator('summary').first().click();
  await expect(table.getByRole('row').filter({ hasText: 'Dragon' })).toBeVisible();

  await member.goto(siteOf(BRAND, '/member/betting-record'));
  const bet = member.getByRole('row').filter({ hasText: name }).first();
  await expect(bet).toContainText(/Won|Lost|Stake returned/);
  await Promise.all([member.context().close(), guest.context().close()]);
});
