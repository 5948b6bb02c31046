import { expect, type Page, test } from '@playwright/test';
import {
  startFirebase,
  type TestFirebase,
} from '../../platform-api/src/modules/people/sign-in/firebase/firebase.fixture';
import { siteOf } from '../support/environment';
import { hidePopups } from '../support/hide-popups';
import { uniqueDigits } from '../support/unique';

const SITE = siteOf('sundarban');
const mobile = `01735${uniqueDigits(6)}`;
const e164 = `+88${mobile}`;
/** As the header names who registered by number. */
const nickname = `88***${mobile.slice(-1)}`;

/** The brand's own page, as decision 0119 has it; in place of firebase's library the test says what was proved. */
const PAGE = `<!doctype html><html lang="en"><title>Your phone</title><script>
  function proved(idToken) {
    const asked = new URL(location.href).searchParams;
    if (asked.get('origin') !== '${new URL(SITE).origin}') throw new Error('not a site of the brand');
    opener.postMessage({ type: 'marquee.phone', state: asked.get('state'), idToken }, asked.get('origin'));
  }
</script><h1>Your phone</h1></html>`;

let firebase: TestFirebase;
test.beforeAll(async () => {
  const port = Number(process.env['MARQUEE_FIREBASE_PORT']);
  const key = process.env['MARQUEE_FIREBASE_KEY'];
  firebase = await startFirebase({ projectId: 'sundarban-phone', port, page: PAGE, key });
});
test.afterAll(() => firebase.close());

test('a visitor registers and logs in with a verified phone, and any other answer is refused', async ({ page }) => {
  await hidePopups(page);
  await page.context().addCookies([{ name: 'mq_lang', value: 'en', url: SITE }]);
  const logins: string[] = [];
  page.on('request', (request) => request.url().endsWith('/wps/session/login') && logins.push(request.url()));
  const account = page.getByRole('button', { name: `Account of ${nickname}` });

  await page.goto(siteOf('sundarban', '/register'));
  await register(page);
  await expect(account).toBeVisible();
  await account.click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();

  const logIn = page.getByRole('banner').getByRole('button', { name: 'Log in' });
  await expect(logIn).toBeVisible();
  await waitAMinute(page);
  await logIn.click();
  const phonePage = await openPhonePage(page, 'Continue with your phone');
  const address = phonePage.url();
  const otherState = new URL(address);
  otherState.searchParams.set('state', 'f'.repeat(32));
  for (const foreign of [address.replace('127.0.0.1', 'localhost'), otherState.href]) {
    await goOn(phonePage, foreign);
    await prove(phonePage, await firebase.token(e164));
  }
  await goOn(phonePage, address);
  await prove(phonePage, await firebase.token(e164, { audience: 'somebody-else' }));
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('The phone number was not confirmed');
  await expect.poll(() => phonePage.isClosed()).toBe(true);
  expect(logins).toHaveLength(1);
  await expect(account).toBeHidden();

  await expect(page.getByRole('button', { name: /^Continue with your phone \d+ s$/ })).toBeDisabled();
  await waitAMinute(page);
  await logIn.click();
  await prove(await openPhonePage(page, 'Continue with your phone'), await firebase.token(e164));
  await expect(account).toBeVisible();
  expect(logins).toHaveLength(2);
});

/** The button of the page for phones waits a minute for each opening; a page that is loaded again knows of none. */
const waitAMinute = (page: Page) => page.reload();

async function register(page: Page): Promise<void> {
  const form = page.getByRole('dialog', { name: 'Create your account' });
  await form.getByRole('tab', { name: 'By mobile' }).click();
  await prove(await openPhonePage(page, 'Confirm by phone instead'), await firebase.token(e164));
  await expect(form.getByText('Phone confirmed.')).toBeVisible();
  await form.getByLabel('Mobile number').fill(mobile);
  await form.getByLabel(/^Password/).fill('seven boats at dawn');
  await form.getByLabel('Confirm password').fill('seven boats at dawn');
  await form.getByLabel('Date of birth').fill('1990-04-14');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Register and play' }).click();
}

async function openPhonePage(page: Page, name: string): Promise<Page> {
  const popupOpened = page.waitForEvent('popup');
  await page.getByRole('dialog').getByRole('button', { name }).click();
  const phonePage = await popupOpened;
  await phonePage.getByRole('heading', { name: 'Your phone' }).waitFor();
  return phonePage;
}

/** Navigates the page itself, which keeps its window connected to the site's. */
async function goOn(phonePage: Page, address: string): Promise<void> {
  await phonePage.evaluate((to) => location.assign(to), address);
  await phonePage.waitForURL(address);
}

/** The site closes the window on this message, so nothing is awaited there. */
const prove = (phonePage: Page, idToken: string): Promise<void> =>
  phonePage.evaluate((token) => {
    const proved = Reflect.get(self, 'proved') as (token: string) => void;
    setTimeout(() => proved(token));
  }, idToken);
