import { expect, type Page, test } from '@playwright/test';
import type { BootDocument } from '../../shared/contract/src/boot';
import { siteOf } from '../support/environment';
import { openProofBrand } from './support/proof-brand';
import { currentVersion, releaseVariant } from './support/release-variant';
import { uniqueNumber } from '../support/unique';

test('a new version of a remote goes live for one brand only, without a rebuild or restart', async ({ page }) => {
  const [first, second] = [await openProofBrand(), await openProofBrand()];
  const before = currentVersion('mf-games');
  const version = `9.${uniqueNumber()}.0`;
  const list = page.locator('[data-remote="mf-games"][data-contribution="list-rng"]');

  await page.goto(siteOf(first.code, '/rng'));
  await expect(list).toHaveAttribute('data-version', before);

  await releaseVariant(
    'mf-games',
    version,
    (_file, text) => `${text}\nself.marqueeProof = ${JSON.stringify(version)};`,
  );
  await first.promote('mf-games', version);

  await page.goto(siteOf(first.code, '/rng'));
  await expect(list).toHaveAttribute('data-version', version);
  await expect.poll(() => page.evaluate((): unknown => Reflect.get(self, 'marqueeProof'))).toBe(version);

  await page.goto(siteOf(second.code, '/rng'));
  await expect(list).toHaveAttribute('data-version', before);
  expect(await page.evaluate((): unknown => Reflect.get(self, 'marqueeProof'))).toBeUndefined();
});

/** The home page of a new brand with parts of two remotes, guests' view. */
async function openHome(page: Page) {
  const brand = await openProofBrand();
  const rows = page.locator('[data-remote="mf-games"][data-version]');
  const promotions = page.locator('[data-remote="mf-promotions"][data-version]');
  await page.goto(siteOf(brand.code));
  await expect(rows.first()).toBeAttached();
  await expect(promotions.first()).toBeAttached();
  /**
   * Waits until the open page follows every change so far: a remote that does not run in it is switched off after them, and the
   * configuration that says so has them all. The live stream begins with the revision, so a change before it is read too.
   */
  const takeChanges = async () => {
    const configuration = page.waitForResponse(async (response) => {
      if (new URL(response.url()).pathname !== '/wps/boot') return false;
      const { disabledRemotes } = (await response.json()) as BootDocument;
      return disabledRemotes.some(({ name }) => name === 'mf-agent');
    });
    await brand.disable('mf-agent', 'Back at noon');
    await configuration;
  };
  return { brand, rows, takeChanges };
}

test('an open page stays on the release that it shows, and goes over to a new one at its next navigation', async ({
  page,
}) => {
  const { brand, takeChanges } = await openHome(page);
  const parts = (release: string) => page.locator(`[data-remote="mf-games"][data-version="${release}"]`);
  const before = currentVersion('mf-games');
  const version = `9.${uniqueNumber()}.4`;
  await releaseVariant('mf-games', version, (_file, text) => text);
  await brand.promote('mf-games', version);
  await takeChanges();
  await expect(parts(before).first()).toBeAttached();
  await expect(parts(version)).toHaveCount(0);

  await page.evaluate(() => Reflect.set(self, 'marqueeProof', 'the same page'));
  await page.getByRole('link', { name: 'About us' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Proof, home page' }).click();
  await expect(parts(version).first()).toBeAttached();
  await expect(parts(before)).toHaveCount(0);
  expect(await page.evaluate((): unknown => Reflect.get(self, 'marqueeProof'))).toBe('the same page');
});

test('a forced release reloads an open page once its dialog is closed', async ({ page }) => {
  const { brand, takeChanges } = await openHome(page);
  const version = `9.${uniqueNumber()}.6`;
  await releaseVariant('mf-games', version, (_file, text) => text);
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  const login = page.getByRole('dialog', { name: 'Log in' });
  await login.getByLabel('User name').fill('somebody');

  await brand.promote('mf-games', version);
  await brand.reload('mf-games');
  await takeChanges();
  await expect(page.getByText('This site has been updated')).toBeVisible();
  await expect(login.getByLabel('User name')).toHaveValue('somebody');

  const reloaded = page.waitForEvent('load');
  await login.getByRole('button', { name: 'Close' }).click();
  await reloaded;
  await expect(page.locator(`[data-remote="mf-games"][data-version="${version}"]`).first()).toBeAttached();
});

test('a disabled remote leaves an open page within seconds, what it left behind too, and its address shows the reason', async ({
  page,
}) => {
  const { brand, rows } = await openHome(page);
  const styles = page.locator('link[rel="stylesheet"][href*="/releases/mf-games/"]');
  await expect(styles.first()).toBeAttached();
  const reloaded = page.waitForEvent('load');
  await brand.disable('mf-games', 'Back at noon');
  await expect(rows).toHaveCount(0);
  await expect(styles).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeVisible();
  await reloaded;
  await expect(rows).toHaveCount(0);

  const response = await page.goto(siteOf(brand.code, '/rng'));
  expect(response?.status()).toBe(503);
  await expect(page.getByRole('main')).toContainText('Back at noon');
});

test('a release is previewed by its address, and by nobody without the right', async ({ page, browser }) => {
  const { brand, rows } = await openHome(page);
  const before = currentVersion('mf-games');
  const version = `9.${uniqueNumber()}.8`;
  await releaseVariant('mf-games', version, (_file, text) => text);
  await page.goto(await brand.preview('mf-games', version));
  await expect(rows.first()).toHaveAttribute('data-version', version);
  const badge = page.getByRole('complementary', { name: 'Preview' });
  await expect(badge).toContainText(version);
  expect(new URL(page.url()).search).toBe('');

  const stranger = await browser.newPage();
  await stranger.goto(siteOf(brand.code, `/?preview=mf-games@${version}`));
  await expect(stranger.locator('[data-remote="mf-games"][data-version]').first()).toHaveAttribute(
    'data-version',
    before,
  );
  await stranger.close();

  await badge.getByText('Preview', { exact: true }).click();
  await badge.getByLabel('mf-games').selectOption(before);
  await expect(rows.first()).toHaveAttribute('data-version', before);
  await badge.getByText('Preview', { exact: true }).click();
  await badge.getByRole('button', { name: 'Leave preview' }).click();
  await expect(badge).toHaveCount(0);
});
