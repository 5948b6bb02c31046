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

/** Fills the form of a withdrawal in and sends it; a bonus that it would give up is asked about. */
export async function askForWithdrawal(page: Page, brand: string, amount: string): Promise<void> {
  await page.goto(siteOf(brand, '/member/withdrawal'));
  await page.getByLabel('Amount to withdraw').fill(amount);
  await page.getByLabel('Withdraw password').fill(DIGITS);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Withdraw [^p]/ })
    .click();
}

/** Requests a withdrawal; it is in review then. */
export async function withdraw(page: Page, brand: string, amount: string): Promise<void> {
  await askForWithdrawal(page, brand, amount);
  await expect(page).toHaveURL(/withdrawalId=/);
}

/** Says on the page of the withdrawal that the payment has come, once it has been paid. */
export async function confirmReceipt(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Received', exact: true }).click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Received' }).click();
  await expect(page.getByText('You confirmed that you received the payment.')).toBeVisible();
}
