import type { Page } from '@playwright/test';
import { fillIn } from '../../support/visitors';
import { walkDown } from '../../support/walk-down';

/** A click on something in the header. */
export const inBanner = (name: string | RegExp) => (page: Page) =>
  page.getByRole('banner').getByRole('button', { name }).click();

/** A click on something in the page. */
export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first().click();

export async function signOut(page: Page): Promise<void> {
  await inBanner(/^Account of/)(page);
  await page.getByRole('button', { name: 'Log out' }).click();
}

export async function openPassword(page: Page): Promise<void> {
  await inBanner(/^Account of/)(page);
  await page.getByRole('button', { name: 'Change password' }).click();
}

export async function openVendors(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Vendors: Slots' }).click();
}

export async function openPromotion(page: Page): Promise<void> {
  await page.locator('main button[aria-haspopup=dialog]').first().click();
}

export async function openAnnouncements(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Announcements' }).click();
}

export async function openCustomerService(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Customer service' }).click();
}

export async function openNotice(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Notices' }).getByRole('button').first().click();
}

export async function openForgotten(page: Page): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Forgot/ })
    .click();
  await page.getByRole('dialog', { name: /password/i }).waitFor();
}

/** A login from a new address, as the server answers it: the confirmation follows. */
export async function openStepUp(page: Page): Promise<void> {
  const methods = ['authenticator', 'sms'].map((method) => ({ method, hint: null }));
  const answer = {
    success: false,
    value: null,
    code: 'step_up_required',
    message: '',
    details: { challenge: 'c'.repeat(43), methods },
    requestId: 'request',
  };
  await page.route('**/wps/session/login', (route) => route.fulfill({ status: 403, json: answer }), { times: 1 });
  await fillIn(page, { account: 'somebody', password: 'a lantern on the pier' });
}

export async function openLiveChat(page: Page): Promise<void> {
  await page
    .getByRole('complementary', { name: 'Quick help' })
    .getByRole('button', { name: /^Live chat/ })
    .click();
}

export async function openFeedback(page: Page): Promise<void> {
  await walkDown(page);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Feedback' }).click();
}

export async function openTerms(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'terms and conditions' }).click();
}

export async function openDemo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Demo: Mines' }).click();
}

/** The codes that bring the app to a phone. */
export async function openCodes(page: Page): Promise<void> {
  await page.getByRole('complementary', { name: 'Quick help' }).getByRole('button', { name: 'App' }).click();
}

/** The side menu as phones have it; the page stays as small. */
export async function openDrawer(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await inBanner('Open menu')(page);
}

/** The sign-in page of the console. */
export async function leaveConsole(page: Page): Promise<void> {
  await page.context().clearCookies({ name: /console/ });
  await page.reload();
}
