import { expect, type Page, test } from '@playwright/test';
import { startIssuer, type TestIssuer } from '../../platform-api/src/modules/people/sign-in/social/issuer.fixture';
import { siteOf } from '../support/environment';
import { hidePopups } from '../support/hide-popups';
import { uniqueAccount } from '../support/unique';

const CALLBACK = siteOf('meridian', '/wps/session/social/google/callback');

let issuer: TestIssuer;
test.beforeAll(async () => {
  issuer = await startIssuer([CALLBACK], Number(process.env['MARQUEE_ISSUER_PORT']));
});
test.afterAll(() => issuer.close());

test('a new member connects a social account and logs in with it; a provider answer cannot be used twice', async ({
  page,
}) => {
  await hidePopups(page);
  const answers: string[] = [];
  page.on('request', (request) => request.url().startsWith(CALLBACK) && answers.push(request.url()));
  const account = uniqueAccount('dock');

  await page.goto(siteOf('meridian'));
  await withGoogle(page);
  await agree(page, account);
  await expect(page.getByRole('checkbox', { name: `Connect ${account}@example.com` })).toBeChecked();
  await page.getByRole('dialog').getByRole('button', { name: 'Register' }).click();
  await register(page, account);
  await expect(page.getByText('Connected. From now on you can log in with one click.')).toBeVisible();

  await signOut(page, account);
  await withGoogle(page);
  await expect(accountMenu(page, account)).toBeVisible();
  await signOut(page, account);

  const [last = ''] = answers.slice(-1);
  const tampered = new URL(last);
  tampered.searchParams.set('state', 'x'.repeat(43));
  for (const answer of [last, tampered.href]) {
    // This browser has started a new login, so the answer carries an outdated state.
    await page.evaluate(() => fetch('/wps/session/social/google', { redirect: 'manual' }));
    await page.goto(answer);
    await expect(page).toHaveURL(/\/login\?failure=social_failed$/);
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    await expect(accountMenu(page, account)).toBeHidden();
  }
});

const accountMenu = (page: Page, account: string) => page.getByRole('button', { name: `Account of ${account}` });

async function withGoogle(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Continue with Google' }).click();
}

/** On the provider's own pages: logs in and consents. */
async function agree(page: Page, login: string): Promise<void> {
  await page.locator('input[name="login"]').fill(login);
  await page.locator('input[name="password"]').fill('any');
  await page.locator('button[type="submit"]').click();
  await page.locator('input[name="prompt"][value="consent"]').waitFor({ state: 'attached' });
  await page.locator('button[type="submit"]').click();
}

async function register(page: Page, account: string): Promise<void> {
  const form = page.getByRole('dialog', { name: 'Create your account' });
  const password = 'a lantern on the pier';
  await form.getByLabel('User name').fill(account);
  await form.getByLabel(/^Password/).fill(password);
  await form.getByLabel('Confirm password').fill(password);
  await form.getByLabel('E-mail').fill(`${account}@example.com`);
  await form.getByLabel('Date of birth').fill('1990-04-14');
  await form.getByRole('checkbox', { name: /\d years/ }).check();
  await form.getByRole('button', { name: 'Register and play' }).click();
  await expect(accountMenu(page, account)).toBeVisible();
}

async function signOut(page: Page, account: string): Promise<void> {
  await accountMenu(page, account).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
}
