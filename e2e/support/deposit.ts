import { expect, type Page } from '@playwright/test';
import { siteOf } from './environment';

/** Pays into the wallet through the header's link and the sandbox's payment page. @param amount decimal string */
export async function deposit(page: Page, amount = '500'): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Deposit' }).click();
  await submitDeposit(page, amount);
}

/** The same from the address of the deposit page. */
export async function payIn(page: Page, { brand }: { readonly brand: string }, amount: string): Promise<void> {
  await page.goto(siteOf(brand, '/member/deposit'));
  await submitDeposit(page, amount);
}

async function submitDeposit(page: Page, amount: string): Promise<void> {
  await page.getByLabel('Amount to deposit').fill(amount);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Deposit/ })
    .click();
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByText('Your money has been credited')).toBeVisible();
}
