import { expect, type Page } from '@playwright/test';
import { siteOf } from './environment';
import { LOGIN_PASSWORD } from './new-member';
import { uniqueDigits } from './unique';

/** The withdraw password of the journeys' members. */
export const DIGITS = '482913';
/** The payer refuses some endings of account numbers (`payouts/payout.ts`), which a running number would meet. */
const PAYABLE_ENDING = '5';

export interface PayeePlace {
  readonly brand: string;
  /** A bank or e-wallet of the brand, and how its account numbers begin. */
  readonly institution: string;
  readonly number: string;
}

/** Chooses the withdraw password; the page of withdrawals is open then. */
export async function setWithdrawPassword(page: Page, brand: string): Promise<void> {
  await page.goto(siteOf(brand, '/member/withdrawal'));
  await page.getByLabel('New withdraw password').fill(DIGITS);
  await page.getByLabel('Repeat the password').fill(DIGITS);
  await page.getByLabel('Login password').fill(LOGIN_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByLabel('New withdraw password')).toBeHidden();
}

/** Adds an account to be paid to, on the page of withdrawals. */
export async function addPayee(page: Page, { institution, number }: PayeePlace): Promise<void> {
  await page.getByRole('button', { name: 'Add an account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an account' });
  await dialog.getByLabel('Bank or e-wallet').selectOption({ label: institution });
  await dialog.getByLabel('Account holder').fill('Amina Khatun');
  await dialog.getByLabel('Account number').fill(`${number}${uniqueDigits(6)}${PAYABLE_ENDING}`);
  await dialog.getByLabel('Withdraw password').fill(DIGITS);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('radio', { name: new RegExp(institution) })).toBeChecked();
}

/** Requests a withdrawal; it is in review then. */
export async function withdraw(page: Page, brand: string, amount: string): Promise<void> {
  await page.goto(siteOf(brand, '/member/withdrawal'));
  await page.getByLabel('Amount to withdraw').fill(amount);
  await page.getByLabel('Withdraw password').fill(DIGITS);
  await page.getByRole('button', { name: /^Withdraw [^p]/ }).click();
  await expect(page).toHaveURL(/withdrawalId=/);
}
