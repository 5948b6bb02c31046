import { expect, type Page, test } from '@playwright/test';
import { siteOf } from '../federation/support/environment';
import { findBarriers } from './support/find-barriers';
import { SCREENS, type Screen } from './support/screens';
import { openAs, type Visitor } from './support/visitors';

const BRANDS = ['sundarban', 'meridian'] as const;

for (const brand of BRANDS) {
  for (const visitor of Object.keys(SCREENS) as Visitor[]) {
    if (visitor === 'operator' && brand !== BRANDS[0]) continue;
    test.describe(`${brand}, ${visitor}`, () => {
      let page: Page;
      test.beforeAll(async ({ browser }) => {
        page = await openAs(browser, brand, visitor);
      });
      test.afterAll(() => page.context().close());

      for (const screen of SCREENS[visitor]) {
        test(`${screen.name}: no barrier in the dark or the light theme`, async () => {
          await show(page, visitor === 'operator' ? 'console' : brand, screen);
          expect(await findBarriers(page)).toEqual([]);
        });
      }
    });
  }
}

async function show(page: Page, host: string, { path, open, shows = 'main h1' }: Screen): Promise<void> {
  await page.goto(siteOf(host, path));
  await open?.(page);
  await page.locator(shows).first().waitFor();
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
