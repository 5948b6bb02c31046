import { expect, type Page } from '@playwright/test';

/** Pays 500 units into the member's wallet, through the sandbox's payment page. */
export async function deposit(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Deposit' }).click();
  await page.getByLabel('Amount to deposit').fill('500');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Deposit/ })
    .click();
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByText('Your money has been credited')).toBeVisible();
}
