import { type Browser, expect, type Page, test } from '@playwright/test';
import { openConsole, openNewMember } from '../support/visitors';
import { siteOf } from '../support/environment';
import { uniqueAccount } from '../support/unique';

/** One of Pangolin Games' slots. */
const SLOT = 20_001;

test('free bets granted by an operator appear in the promotions, play in the game and enter the record with a stake of zero', async ({
  browser,
}) => {
  const account = uniqueAccount('gift');
  const page = await openNewMember(browser, { brand: 'meridian', mobile: false }, account);
  await page.goto(siteOf('meridian', '/promotions'));
  await give(browser, account, await nameOf(page));

  await page.goto(siteOf('meridian', '/promotions'));
  const gifts = page.getByRole('region', { name: 'Your free bets' }).getByRole('listitem');
  await expect(gifts).toHaveCount(1);
  await expect(gifts).toContainText('Free bets left: 1');
  await gifts.getByRole('link', { name: 'Play now' }).click();
  await playFreeBet(page);

  await page.goto(siteOf('meridian', '/member/betting-record'));
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.nth(1)).toContainText('Free bet');
  const stake = (await rows.first().getByRole('columnheader').allTextContents()).indexOf('Stake');
  await expect(rows.nth(1).locator('th, td').nth(stake)).toHaveText(/^\D*0\.00\D*$/);
  const read = page.waitForResponse((response) => response.url().includes('/wps/member/free-bets'));
  await page.goto(siteOf('meridian', '/promotions'));
  await read;
  await expect(gifts).toHaveCount(0);
  await page.context().close();
});

/** The name by which the operator finds the slot. */
async function nameOf(page: Page): Promise<string> {
  return page.evaluate(async (nodeId) => {
    const response = await fetch(`/wps/relay/GCSGAME_game?nodeId=${nodeId}&language=en`);
    const { value } = (await response.json()) as { value: { displayName: string } };
    return value.displayName;
  }, SLOT);
}

async function give(browser: Browser, account: string, slot: string): Promise<void> {
  const consolePage = await openConsole(browser, 'operator', '/free-bets');
  await consolePage.getByRole('button', { name: 'Give free bets' }).click();
  const dialog = consolePage.getByRole('dialog');
  await dialog.getByLabel('Brand').selectOption('meridian');
  await dialog.getByLabel('Slot').fill(slot);
  await dialog.getByRole('radio', { name: slot }).first().click();
  await dialog.getByLabel('Member (account)').fill(account);
  await dialog.getByLabel('How many').fill('1');
  await dialog.getByLabel('Reason').fill('A birthday');
  await dialog.getByRole('button', { name: 'Give free bets' }).click();
  await expect(dialog).toBeHidden();
  await expect(consolePage.getByRole('row').filter({ hasText: account })).toContainText('Can be played');
  await consolePage.context().close();
}

/** One free bet to its end: free spins run by themselves, a win is taken. */
async function playFreeBet(page: Page): Promise<void> {
  const frame = page.frameLocator('iframe[title]').first();
  const main = frame.getByTestId('main');
  await expect(main).toHaveText('Free bet');
  await main.click();
  await expect(main).toBeEnabled({ timeout: 60_000 });
  if ((await main.textContent()) === 'Collect') await main.click();
  await expect(frame.getByTestId('result')).toHaveText(/Won|Paid|No win/);
  await expect(main).toHaveText('Spin');
}
