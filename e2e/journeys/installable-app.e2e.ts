import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { siteOf } from '../support/environment';
import { newMember } from '../support/new-member';
import { uniqueAccount } from '../support/unique';
import { emptyPage } from '../support/visitors';

// All other journeys run without the worker, so that they see every request.
test.use({ serviceWorkers: 'allow' });

/** A worker is registered long after the first screen. */
const workerReady = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.scriptURL;
  });

/** Everything that is kept in the browser by scripts: names and addresses. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) found.push(`${name} ${new URL(url).pathname}`);
    return found;
  });

async function openWithWorker(page: Page, address: string): Promise<void> {
  await page.goto(address);
  expect(await workerReady(page)).toContain('/app-worker.js');
  await expect.poll(() => kept(page)).toEqual(['offline-page /app-offline']);
}

/** The page while nothing of the network answers, and with it again. */
async function withoutConnection(context: BrowserContext, work: () => Promise<void>): Promise<void> {
  await context.setOffline(true);
  try {
    await work();
  } finally {
    await context.setOffline(false);
  }
}

for (const brand of ['sundarban', 'meridian'])
  test(`${brand} can be installed: manifest, icons and worker are what browsers ask for`, async ({ browser }) => {
    const page = await emptyPage(browser, brand, uniqueAccount('app'));
    await openWithWorker(page, siteOf(brand, '/m/appDownload'));
    const address = await page.locator('link[rel=manifest]').getAttribute('href');
    const manifest = await page.evaluate(async (url) => {
      const answer = (await (await fetch(url)).json()) as {
        name: string;
        start_url: string;
        display: string;
        icons: { src: string; sizes: string; purpose: string }[];
      };
      const sizes = await Promise.all(
        answer.icons.map(async ({ src }) => {
          const { width, height } = await createImageBitmap(await (await fetch(src)).blob());
          return `${width}x${height}`;
        }),
      );
      return { ...answer, measured: sizes };
    }, address ?? '');
    expect(manifest).toMatchObject({ start_url: '/', display: 'standalone' });
    expect(manifest.measured).toEqual(manifest.icons.map(({ sizes }) => sizes));
    for (const purpose of ['any', 'maskable'])
      for (const size of ['192x192', '512x512'])
        expect(manifest.icons.some((icon) => icon.purpose === purpose && icon.sizes === size)).toBe(true);
    await page.context().close();
  });

test('without a connection the site says so in the visitor’s language, and comes back by itself', async ({
  browser,
}) => {
  const page = await emptyPage(browser, 'sundarban', uniqueAccount('offline'));
  await openWithWorker(page, siteOf('sundarban', '/help?language=bn'));
  await withoutConnection(page.context(), async () => {
    await page.goto(siteOf('sundarban', '/promotions'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
    await expect(page.getByRole('heading', { name: 'সংযোগ নেই' })).toBeVisible();
    await expect(page.getByRole('img')).toHaveCount(0);
  });
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page).toHaveURL(/\/promotions$/);
  await page.context().close();
});

test('after a member has logged out, nothing of them is kept', async ({ browser }) => {
  const account = uniqueAccount('kept');
  const page = await emptyPage(browser, 'meridian', account);
  await newMember(page, { brand: 'meridian', mobile: false }, account);
  await openWithWorker(page, siteOf('meridian', '/member'));
  await page.goto(siteOf('meridian', '/member/deposit'));
  await page.getByRole('button', { name: `Account of ${account}` }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(await kept(page)).toEqual(['offline-page /app-offline']);
  const offline = await page.evaluate(async () => (await caches.match('/app-offline'))?.text());
  expect(offline).not.toContain(account);
  await withoutConnection(page.context(), async () => {
    await page.goto(siteOf('meridian', '/member'));
    await expect(page.getByText(account)).toHaveCount(0);
  });
  await page.context().close();
});
