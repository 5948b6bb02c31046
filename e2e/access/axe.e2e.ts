import { expect, type Page, test } from '@playwright/test';
import { findBarriers, type PageParts } from './support/find-barriers';
import { isPopup, SCREENS, type Screen } from './support/screens';
import { createGuide, type Guide } from './support/guide';
import { openAs, type Visitor } from './support/visitors';

const BRANDS = ['sundarban', 'meridian'] as const;

/** What has not been examined on an earlier screen: a popup itself, or all but the end that every page has. */
function newPartsOf(screen: Screen, isFirst: boolean): PageParts {
  if (isPopup(screen)) return { only: '[role=dialog], [role=alertdialog]' };
  return isFirst ? {} : { without: 'footer' };
}

for (const brand of BRANDS) {
  for (const visitor of Object.keys(SCREENS) as Visitor[]) {
    if (visitor === 'operator' && brand !== BRANDS[0]) continue;
    test.describe(`${brand}, ${visitor}`, () => {
      let page: Page;
      let guide: Guide;
      test.beforeAll(async ({ browser }) => {
        page = await openAs(browser, brand, visitor);
        guide = createGuide(page, visitor === 'operator' ? 'console' : brand);
      });
      test.afterAll(() => page.context().close());

      for (const [index, screen] of SCREENS[visitor].entries()) {
        test(`${screen.name}: no barrier in the dark or the light theme`, async () => {
          await guide.show(screen);
          expect(await findBarriers(page, newPartsOf(screen, index === 0))).toEqual([]);
        });
      }
    });
  }
}
