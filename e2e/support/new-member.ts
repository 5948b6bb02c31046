import { expect, type Page } from '@playwright/test';
import { siteOf } from './environment';
import { uniqueDigits } from './unique';

/** What new members of the journeys log in with. */
export const LOGIN_PASSWORD = 'seven boats at dawn';

export interface Place {
  readonly brand: string;
  /** The brand asks for a mobile number. */
  readonly mobile: boolean;
  /** Of the address, such as an invitation. */
  readonly query?: string;
}

/** What the registration form asks for; a mobile number only where the brand does. */
export interface Registration {
  readonly account: string;
  readonly password?: string;
  readonly mobile?: string | undefined;
}

/** Fills the open registration form in and sends it. */
export async function submitRegistration(
  page: Page,
  { account, password = LOGIN_PASSWORD, mobile }: Registration,
): Promise<void> {
  const form = page.getByRole('dialog', { name: 'Create your account' });
  await form.getByLabel('User name').fill(account);
  await form.getByLabel(/^Password/).fill(password);
  await form.getByLabel('Confirm password').fill(password);
  if (mobile !== undefined) await form.getByLabel('Mobile number').fill(mobile);
  await form.getByLabel('E-mail').fill(`${account}@example.com`);
  await form.getByLabel('Date of birth').fill('1990-04-14');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Register and play' }).click();
}

/** A mobile number of the brand that asks for one, of this worker's own range. */
export const newMobile = (): string => `171${uniqueDigits(7)}`;

/** Creates a new account of the brand; the page is signed in with it. */
export async function register(page: Page, { brand, mobile, query = '' }: Place, account: string): Promise<void> {
  await page.goto(siteOf(brand, `/register${query}`));
  await submitRegistration(page, { account, mobile: mobile ? newMobile() : undefined });
  await expect(page.getByRole('button', { name: `Account of ${account}` })).toBeVisible();
}
