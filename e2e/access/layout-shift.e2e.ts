import { expect, test } from '@playwright/test';
import { siteOf } from '../support/environment';
import { openAs } from '../support/visitors';
import { describeShifts, layoutShiftOfHome, layoutShiftSoFar, watchShifts } from './support/layout-shift';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The goal. What people do not notice is far above: browsers call 0.1 good. */
const MOST = 0.01;
/** In Bengali, whose letters the system may lack: both faces, which come after the load, then change the width of every word. */
const MOST_IN_BENGALI = 0.02;
/** A walk to the end of the home page adds up what the whole page does. */
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
  ['meridian', 'member', '/lottery', 'main h1', 1366],
  ['meridian', 'guest', '/rng', 'main article', 1366],
  ['meridian', 'member', '/member/deposit', 'main form', 1366],
  ['meridian', 'member', '/member/withdrawal', 'main form, main table', 1366],
  ['meridian', 'member', '/member/transfer', 'main dl', 1366],
  ['meridian', 'member', '/member/transfer-upline', 'main form, main table', 1366],
  ['meridian', 'guest', '/promotions', 'main h2', 1440],
  ['meridian', 'member', '/promotions', 'main h2', 1024],
  ['sundarban', 'member', '/promotions', 'main h2', 1024],
  ['sundarban', 'guest', '/promotions', 'main h2', 390],
] as const;

for (const [brand, visitor, path, stands, width] of PAGES) {
  test(`${path} of ${brand} does not shift while it loads for a ${visitor}, ${width} pixels wide`, async ({
    browser,
  }) => {
    const page = await openAs(browser, brand, visitor, '/help');
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(watchShifts);
    await page.goto(siteOf(brand, path));
    await page.locator(stands).first().waitFor();
    await page.waitForLoadState('networkidle');
    const most = brand === 'sundarban' ? MOST_IN_BENGALI : MOST;
    expect(await layoutShiftSoFar(page), await describeShifts(page)).toBeLessThanOrEqual(most);
    await page.context().close();
  });
}
