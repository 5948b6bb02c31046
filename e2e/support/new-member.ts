import { expect, type Page } from '@playwright/test';
import { siteOf } from './environment';
import { uniqueDigits } from './unique';

/** What new members of the journeys log in with. */
export const LOGIN_PASSWORD = 'seven boats at dawn';

export interface Place {
  readonly brand: string;
  /** The brand asks for a mobile number. */
  readonly mobile: boolean;
}

/** Makes a new account of the brand; the page is signed in with it. */
export async function register(page: Page, { brand, mobile }: Place, account: string): Promise<void> {
  await page.goto(siteOf(brand, '/register'));
  const form = page.getByRole('dialog', { name: 'Create your account' });
  await form.getByLabel('User name').fill(account);
  await form.getByLabel(/^Password/).fill(LOGIN_PASSWORD);
  await form.getByLabel('Confirm password').fill(LOGIN_PASSWORD);
  if (mobile) await form.getByLabel('Mobile number').fill(`171${uniqueDigits(7)}`);
  await form.getByLabel('E-mail').fill(`${account}@example.com`);
  await form.getByLabel('Date of birth').fill('1990-04-14');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Register and play' }).click();
  await expect(page.getByRole('button', { name: `Account of ${account}` })).toBeVisible();
}

/** Pays an amount into the wallet, through the sandbox's payment page. @param amount decimal string */
export async function payIn(page: Page, { brand }: Pick<Place, 'brand'>, amount: string): Promise<void> {
  await page.goto(siteOf(brand, '/member/deposit'));
  await page.getByLabel('Amount to deposit').fill(amount);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Deposit/ })
    .click();
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByText('Your money has been credited')).toBeVisible();
}
