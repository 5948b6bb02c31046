import { expect, test } from '@playwright/test';
import { findViolations } from '../access/support/find-violations';
import { signInOperator } from '../support/console-client';
import { siteOf } from '../support/environment';
import { hidePopups } from '../support/hide-popups';
import { setSetting } from '../support/set-setting';
import { openProofBrand } from '../federation/support/proof-brand';

const OPEN_AGAIN = { timeout: 40_000 };
const NO_RULES = { blockedCountries: [], blockedNetworks: [], openNetworks: [] };

test.beforeEach(({ page }) => hidePopups(page));

test('an open page closes for maintenance, shows its end and customer service, and reopens by itself', async ({
  page,
}) => {
  const { code } = await openProofBrand();
  const operators = await signInOperator();
  // The page subscribes only after the switch and receives what it missed.
  let listen = () => {};
  const switched = new Promise<void>((resolve) => {
    listen = resolve;
  });
  await page.route('/wps/stream', (route) => switched.then(() => route.continue()));
  await page.goto(siteOf(code, '/help'));
  await expect(page.getByRole('heading', { level: 1, name: 'Help centre' })).toBeVisible();

  const end = new Date(Date.now() + 20_000).toISOString();
  await setSetting(operators, code, 'maintenance', { closed: true, end });
  listen();
  await expect(page.getByRole('heading', { level: 1, name: 'Back soon' })).toBeVisible();
  await expect(page.locator('time')).toHaveAttribute('datetime', end);
  await expect(page.getByRole('link', { name: 'Telegram', exact: true })).toBeVisible();
  expect(await findViolations(page, {}, 'everything')).toEqual([]);
  await expect(page.getByRole('heading', { level: 1, name: 'Help centre' })).toBeVisible(OPEN_AGAIN);
});

test('a visitor from a blocked region sees the reason and the detected address', async ({ page }) => {
  const { code } = await openProofBrand();
  const operators = await signInOperator();
  const setRegions = (blockedNetworks: readonly string[]) =>
    setSetting(operators, code, 'regions', { ...NO_RULES, blockedNetworks: [...blockedNetworks] });
  await setRegions(['127.0.0.0/8', '::1/128']);
  await page.goto(siteOf(code));
  await expect(page.getByRole('heading', { level: 1, name: 'Not available in your region' })).toBeVisible();
  await expect(page.getByText(/^(127\.0\.0\.1|::1)$/)).toBeVisible();
  expect(await findViolations(page, {}, 'everything')).toEqual([]);
  await setRegions([]);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
});
