import { expect, test } from '@playwright/test';
import { siteOf } from '../support/environment';
import { openAs } from '../support/visitors';
import { describeShifts, layoutShiftOfHome, layoutShiftSoFar, watchShifts } from './support/layout-shift';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/**
 * What people do not notice; browsers call 0.1 good. The faces, which come after the load, make up to 0.013 of it. A walk to the end
 * of the home page adds up what the whole page does.
 */
const MOST = 0.015;
const MOST_OF_WALK = 0.02;

for (const brand of ['sundarban', 'meridian']) {
  test(`the home page of ${brand} does not shift while it loads or scrolls`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const shift = await layoutShiftOfHome(page, siteOf(brand));
    expect(shift, await describeShifts(page)).toBeLessThanOrEqual(MOST_OF_WALK);
  });
}

/** Pages whose parts come at different times, each with what shows that it stands. */
const PAGES = [
  ['member', '/lottery', 'main h1'],
  ['guest', '/rng', 'main article'],
  ['member', '/member/deposit', 'main form'],
  ['member', '/member/withdrawal', 'main form, main table'],
  ['member', '/member/transfer', 'main form, main table'],
] as const;

for (const [visitor, path, stands] of PAGES) {
  test(`${path} does not shift while it loads`, async ({ browser }) => {
    const page = await openAs(browser, 'meridian', visitor, '/help');
    await page.setViewportSize({ width: 1366, height: 900 });
    await page.addInitScript(watchShifts);
    await page.goto(siteOf('meridian', path));
    await page.locator(stands).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await layoutShiftSoFar(page), await describeShifts(page)).toBeLessThanOrEqual(MOST);
    await page.context().close();
  });
}
