import { expect, type Page, test } from '@playwright/test';
import { openAs, openConsole } from '../support/visitors';
import { siteOf } from '../support/environment';
import { pictureFile } from '../support/picture';

const BRAND = 'meridian';
const RECEIPT = pictureFile('receipt.png');

test('a member deposits by bank transfer with a proof, and is credited the amount an operator confirms', async ({
  browser,
}) => {
  const member = await openAs(browser, BRAND, 'member', '/help');
  const reference = await orderTransfer(member);
  await sendProof(member);

  const consolePage = await openConsole(browser, 'operator', '/');
  await credit(consolePage, reference);

  await expect(member.getByRole('heading', { name: 'Your money has been credited' })).toBeVisible();
  await expect(member.getByRole('main')).toContainText('900,000.00');
  await readTheRecord(member);
  await member.context().close();
  await consolePage.context().close();
});

async function orderTransfer(page: Page): Promise<string> {
  await page.getByRole('banner').getByRole('link', { name: 'Deposit' }).click();
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: /^Bank transfer/ }).check();
  await main.getByLabel('Amount to deposit').fill('1000000');
  await main.getByRole('button', { name: /^Deposit/ }).click();
  await expect(main.getByRole('heading', { name: /^Transfer/ })).toBeVisible();
  await expect(page).toHaveURL(/depositId=/);
  const reference = /\b[2-9A-HJKMNP-TV-Z]{10}\b/.exec(await main.innerText())?.[0];
  if (!reference) throw new Error('the page names no reference');
  return reference;
}

async function sendProof(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'I have made the transfer' }).click();
  await expect(main.getByText('Add at least one picture.')).toBeVisible();
  await main.getByLabel(/^Proof of the transfer/).setInputFiles(RECEIPT);
  await expect(main.getByRole('img', { name: 'Picture 1' })).toBeVisible();
  await expect(main.getByRole('progressbar')).toHaveCount(0);
  await main.getByRole('button', { name: 'I have made the transfer' }).click();
  await expect(main.getByRole('heading', { name: 'We are checking your proof' })).toBeVisible();
}

/** Less arrived than was ordered: what arrived is credited. */
async function credit(consolePage: Page, reference: string): Promise<void> {
  await consolePage.getByRole('link', { name: 'Deposits' }).click();
  await consolePage.getByRole('row').filter({ hasText: reference }).getByRole('button', { name: 'Open' }).click();
  const dialog = consolePage.getByRole('dialog');
  const proof = dialog.getByRole('img', { name: 'Picture 1' });
  await expect.poll(() => proof.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await dialog.getByLabel(/^Arrived/).fill('900000');
  await dialog.getByLabel(/^Reason/).fill('the bank took its part');
  await dialog.getByRole('button', { name: 'Credit' }).click();
  await expect(dialog).toBeHidden();
}

async function readTheRecord(page: Page): Promise<void> {
  await page.goto(siteOf(BRAND, '/member/account-record'));
  const row = page.getByRole('row').filter({ hasText: 'Bank transfer' }).first();
  await expect(row).toContainText('900,000.00');
  await row.getByRole('button', { name: /^Details of/ }).click();
  const detail = page.getByRole('dialog', { name: 'Deposit' });
  await expect(detail).toContainText('900,000.00');
  await expect(detail).toContainText('To wager before a withdrawal');
}
