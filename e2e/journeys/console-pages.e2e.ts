import { expect, type Page, test } from '@playwright/test';
import { siteOf } from '../support/environment';
import { signInAtConsole } from '../support/sign-in';

/** Names of the console's scripts that the page has asked for, without their hashes. */
function scriptsOf(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/([a-z-]+)\.[\da-f]+\.js$/.exec(request.url()) ?? [];
    if (name) names.push(name);
  });
  return names;
}

test('the console starts with one page, fetches others when they are pointed at, and shows a skeleton until they come', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  await signInAtConsole(page);
  const scripts = scriptsOf(page);
  await page.goto(siteOf('console', '/remotes'));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  expect(scripts).toEqual(['main', 'messages-en', 'remotes']);

  const navigation = page.getByRole('navigation', { name: 'Console' });
  await navigation.getByRole('link', { name: 'Feedback' }).hover();
  await expect.poll(() => scripts).toContain('feedback');
  await navigation.getByRole('link', { name: 'Articles' }).focus();
  await expect.poll(() => scripts).toContain('articles');

  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/withdrawals\.[\da-f]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await navigation.getByRole('link', { name: 'Withdrawals' }).click();
  await expect(main.locator('[aria-busy="true"]')).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toHaveCount(0);
  release();
  await expect(main.getByRole('heading', { level: 1, name: 'Withdrawals' })).toBeVisible();
});
