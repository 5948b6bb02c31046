import { expect, type Page } from '@playwright/test';
import type { CallValue } from '../../shared/contract/src/calls/index';
import { clientOf } from './site-client';

/** Pays into the wallet through the header's link and the sandbox's payment page. @param amount decimal string */
export async function deposit(page: Page, amount: string): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Deposit' }).click();
  await page.getByLabel('Amount to deposit').fill(amount);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Deposit/ })
    .click();
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByText('Your money has been credited')).toBeVisible();
}

/**
 * Pays into the wallet of the member that the page's browser has signed in, by the calls that the pages make: the journey of the story
 * goes through the pages themselves.
 * @param amount decimal string
 */
export async function payIn(page: Page, { brand }: { readonly brand: string }, amount: string): Promise<void> {
  const { call } = await clientOf(page, brand);
  const channels = await call<CallValue<'cashier.channels'>>('/wps/cashier/deposit/channels');
  const channelCode = channels.find(({ method }) => method === 'redirect')?.code;
  const { depositId, redirectUrl } = await call<CallValue<'cashier.deposit'>>('/wps/cashier/deposit', {
    channelCode,
    amount,
  });
  await payAt(redirectUrl ?? '');
  const isCredited = async () =>
    (await call<CallValue<'cashier.depositById'>>(`/wps/cashier/deposit/${depositId}`)).state === 'credited';
  await expect.poll(isCredited, { intervals: [50, 100, 200] }).toBe(true);
}

/** Presses the button of the payment page. */
async function payAt(paymentUrl: string): Promise<void> {
  const { origin, pathname } = new URL(paymentUrl);
  const body = new URLSearchParams({ decision: 'succeeded' });
  const { status } = await fetch(`${origin}${pathname}/decision`, { method: 'POST', body, redirect: 'manual' });
  if (status !== 303) throw new Error(`the payment page answered ${status}`);
}
