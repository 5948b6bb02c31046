import { expect, type Page, test } from '@playwright/test';
import { payIn } from '../support/deposit';
import { siteOf } from '../support/environment';
import { endDraw, openDraw, uniqueDay } from '../support/lottery-draws';
import { uniqueAccount } from '../support/unique';
import { openConsole, openNewMember } from '../support/visitors';

const MERIDIAN = { brand: 'meridian', mobile: false };
const GAME = 'LAO_DEV';
/** 10,000 on the last two digits 21 at 90, in ledger units and thousandths. */
const LINES = 'top2 21 1000000000 90000';

test('two operators settle and correct a draw, void another, and no odds return more than is staked', async ({
  browser,
}) => {
  const issue = uniqueDay();
  const drawId = await openDraw(GAME, issue);
  const member = await openNewMember(browser, MERIDIAN, uniqueAccount('lotto'));
  await payIn(member, MERIDIAN, '2000000');
  await member.goto(siteOf(MERIDIAN.brand, '/help'));
  await order(member, issue);
  await endDraw(drawId, { prizes: [['4821']] });

  const first = await openConsole(browser, 'operator', `/lottery/draws/${drawId}`);
  const second = await openConsole(browser, 'secondOperator', `/lottery/draws/${drawId}`);
  await enter(first, '4821', '900,000.00');
  await expect(first.getByText('You entered this result, so another operator has to confirm it.')).toBeVisible();
  await second.reload();
  await confirm(second, 'Confirm and settle');
  await expectState(second, 'Settled');

  await enter(first, '4822', 'Taken back');
  await second.reload();
  await confirm(second, 'Confirm the correction', 'The station has corrected its result');
  await expect(second.getByText('Corrections: 1')).toBeVisible();
  await expectState(second, 'Settled');
  await second.goto(siteOf('console', '/lottery/settlement'));
  const run = second.getByRole('row').filter({ hasText: issue }).filter({ hasText: 'Correction' });
  await expect(run).toContainText('900,000.00');

  await voidDraw(first, second, await openDraw(GAME, uniqueDay()));

  await first.goto(siteOf('console', `/lottery/odds/${MERIDIAN.brand}/${GAME}`));
  await first.getByRole('textbox', { name: 'Odds of 2 top' }).fill('100.001');
  await expect(first.getByRole('row').filter({ hasText: '2 top' })).toContainText('above 100 %');
  await expect(first.getByRole('button', { name: 'Save' })).toBeDisabled();
  await Promise.all([member, first, second].map((page) => page.context().close()));
});

async function order(member: Page, issue: string): Promise<void> {
  const success = await member.evaluate(
    async ({ gameCode, issue, lines }) => {
      const menuResponse = await fetch(`/lgw/games/play_menu?gameCode=${gameCode}`);
      const menu = (await menuResponse.json()) as { value: { ruleVersion: number } };
      const response = await fetch('/lgw/orders', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify({ gameCode, issue, lines, ruleVersion: menu.value.ruleVersion }),
      });
      return (await response.text()).includes('"success":true');
    },
    { gameCode: GAME, issue, lines: LINES },
  );
  expect(success).toBe(true);
}

/** Enters a number as the first person. @param preview what is shown before it is sent */
async function enter(page: Page, number: string, preview: string): Promise<void> {
  await page.reload();
  await page.getByRole('textbox', { name: 'Paste all numbers' }).fill(`Result: ${number}`);
  await expect(page.getByRole('textbox', { name: 'Number', exact: true })).toHaveValue(number);
  await page.getByRole('button', { name: 'Preview what it pays' }).click();
  await expect(page.getByRole('status').filter({ hasText: preview })).toBeVisible();
  await page.getByRole('button', { name: 'Send to a second person' }).click();
}

async function confirm(page: Page, action: string, reason?: string): Promise<void> {
  await page.getByRole('button', { name: 'Confirm the entry of Demo operator' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('status')).toContainText('900,000.00');
  if (reason !== undefined) await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: action }).click();
  await expect(dialog).toBeHidden();
}

/** The settlement ends by itself; the page shows it when it reads again. */
const expectState = (page: Page, state: string) =>
  expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(state, { timeout: 2_000 });
  }).toPass();

async function voidDraw(first: Page, second: Page, drawId: string): Promise<void> {
  const giveReason = async (page: Page, action: string) => {
    await page.goto(siteOf('console', `/lottery/draws/${drawId}`));
    await page.getByRole('button', { name: action }).click();
    const dialog = page.getByRole('dialog', { name: action });
    await dialog.getByLabel('Reason').fill('The station has cancelled its draw');
    await dialog.getByRole('button', { name: action }).click();
    await expect(dialog).toBeHidden();
  };
  await giveReason(first, 'Void this draw');
  await expect(first.getByText('You proposed this. Somebody else decides.')).toBeVisible();
  await giveReason(second, 'Approve');
  await expect(second.getByRole('heading', { name: 'This draw is void' })).toBeVisible();
}
