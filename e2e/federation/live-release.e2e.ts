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

test('a disabled remote leaves an open page within five seconds, and its address shows the reason', async ({
  page,
}) => {
  const brand = await openProofBrand();
  const rows = page.locator('[data-remote="mf-games"]');
  // The live stream opens once the page is idle; the change must find it open.
  const stream = page.waitForResponse((response) => response.url().endsWith('/wps/stream'));
  await page.goto(siteOf(brand.code));
  await expect(rows.first()).toBeAttached();
  await stream;

  await brand.disable('mf-games', 'Back at noon');
  await expect(rows).toHaveCount(0, { timeout: 5_000 });
  await expect(page.getByRole('banner')).toBeVisible();

  const response = await page.goto(siteOf(brand.code, '/rng'));
  expect(response?.status()).toBe(503);
  await expect(page.getByRole('main')).toContainText('Back at noon');
});
