import { expect, test } from '@playwright/test';
import { siteOf } from '../support/environment';
import { layoutShiftOfHome } from './support/layout-shift';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** What people do not notice; browsers call 0.1 good. */
const MOST = 0.02;

for (const brand of ['sundarban', 'meridian']) {
  test(`the home page of ${brand} does not shift while it loads or scrolls`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await layoutShiftOfHome(page, siteOf(brand))).toBeLessThanOrEqual(MOST);
  });
}
