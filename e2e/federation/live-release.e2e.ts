import { expect, test } from '@playwright/test';
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

test('an open page stays on the release that it shows, and goes over to a new one at its next navigation', async ({
  page,
}) => {
  const brand = await openProofBrand();
  const before = currentVersion('mf-games');
  const version = `9.${uniqueNumber()}.4`;
  await releaseVariant('mf-games', version, (_file, text) => text);
  const parts = (release: string) => page.locator(`[data-remote="mf-games"][data-version="${release}"]`);
  const stream = page.waitForResponse((response) => response.url().endsWith('/wps/stream'));
  await page.goto(siteOf(brand.code, '/rng'));
  await expect(parts(before)).toBeAttached();
  await stream;

  const reading = page.waitForResponse((response) => new URL(response.url()).pathname === '/wps/boot');
  await brand.promote('mf-games', version);
  await reading;
  await expect(parts(before)).toBeAttached();
  await expect(parts(version)).toHaveCount(0);

  await page.getByRole('banner').getByRole('link', { name: 'Proof, home page' }).click();
  await expect(parts(version).first()).toBeAttached();
  await expect(parts(before)).toHaveCount(0);
});

test('a disabled remote leaves an open page within seconds, and its address shows the reason', async ({ page }) => {
  const brand = await openProofBrand();
  const rows = page.locator('[data-remote="mf-games"]');
  // The live stream opens once the page is idle; the change must find it open.
  const stream = page.waitForResponse((response) => response.url().endsWith('/wps/stream'));
  await page.goto(siteOf(brand.code));
  await expect(rows.first()).toBeAttached();
  await stream;

  await brand.disable('mf-games', 'Back at noon');
  // Open pages read the change within five seconds of each other.
  await expect(rows).toHaveCount(0, { timeout: 10_000 });
  await expect(page.getByRole('banner')).toBeVisible();

  const response = await page.goto(siteOf(brand.code, '/rng'));
  expect(response?.status()).toBe(503);
  await expect(page.getByRole('main')).toContainText('Back at noon');
});
