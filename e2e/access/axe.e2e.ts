import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import agent from '../../mf-agent/remote.json' with { type: 'json' };
import games from '../../mf-games/remote.json' with { type: 'json' };
import memberCentre from '../../mf-member-centre/remote.json' with { type: 'json' };
import promotions from '../../mf-promotions/remote.json' with { type: 'json' };
import wallet from '../../mf-wallet/remote.json' with { type: 'json' };
import { createNavigator, type ScreenNavigator } from './support/screen-navigator';
import { findViolations, type PageParts, type RuleSet } from './support/find-violations';
import { isPopup, type Screen } from './support/screen';
import { ALIKE, SCREENS } from './support/screens';
import { openAs, type Visitor } from '../support/visitors';
import { walkDown } from '../support/walk-down';

// Visitors are examined side by side, the screens of each in order.
test.describe.configure({ mode: 'parallel' });

const BRANDS = ['sundarban', 'meridian'] as const;

test('the screens cover every page of the remotes and the console', () => {
  const pages = [agent, games, memberCentre, promotions, wallet].flatMap(({ routes }) =>
    routes.map(({ pattern }) => ALIKE[pattern] ?? pattern),
  );
  const source = readFileSync(new URL('../../operator-console/src/app/console-app.tsx', import.meta.url), 'utf8');
  const consolePaths = [...source.matchAll(/path="(\/[a-z-]+)/g)].map(([, path = '']) => path);
  expect(Math.min(pages.length, consolePaths.length)).toBeGreaterThan(10);
  const screenPaths = Object.values(SCREENS).flatMap((screens) =>
    screens.map(({ path = '/' }) => path.replace(/\?.*/, '')),
  );
  expect(pages.filter((page) => !screenPaths.includes(page))).toEqual([]);
  expect(
    consolePaths.filter(
      (consolePath) => !screenPaths.some((path) => path === consolePath || path.startsWith(`${consolePath}/`)),
    ),
  ).toEqual([]);
});

/**
 * Screens that both brands have are the same components with other words and colours. Every pair of colours that a style sheet sets
 * is checked in both looks and themes (`text-on-ground.test.ts`); on the second brand these show that the pairs meet as they should.
 */
const REPRESENTATIVE: ReadonlySet<string> = new Set([
  'list of slots',
  'one promotion',
  'help',
  'registration popup',
  'check-in calendar',
  'deposit',
  'betting record',
  'team overview',
]);

const isExamined = (brand: string, screen: Screen): boolean => {
  if (screen.brand !== undefined) return screen.brand === brand;
  return brand === BRANDS[0] || isHome(screen) || REPRESENTATIVE.has(screen.name);
};

const ruleSetFor = (brand: string, screen: Screen): RuleSet =>
  brand === BRANDS[0] || screen.brand !== undefined || isHome(screen) ? 'everything' : 'colours';

/** Each brand lays out its own home, and its own frame around it. */
const isHome = ({ path = '/', open }: Screen): boolean => path === '/' && open === undefined;

/** Where the header covers nothing. */
const goToStart = (page: Page): Promise<void> => page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));

/** The frame of every page of a visitor. */
const AROUND = ['footer', 'header:not(main *)', 'aside:not(main *)'];

/**
 * What has not been examined on an earlier screen: a popup itself, what was opened anywhere, or the page's own part.
 */
function newPartsOf(screen: Screen, isFirst: boolean): PageParts {
  if (isPopup(screen)) return { only: '[role=dialog], [role=alertdialog]' };
  if (isFirst) return {};
  return { without: screen.open ? ['footer'] : AROUND };
}

for (const brand of BRANDS) {
  for (const visitor of Object.keys(SCREENS) as Visitor[]) {
    if (visitor === 'operator' && brand !== BRANDS[0]) continue;
    test.describe(`${brand}, ${visitor}`, () => {
      test.describe.configure({ mode: 'default' });
      let page: Page;
      let guide: ScreenNavigator;
      test.beforeAll(async ({ browser }) => {
        page = await openAs(browser, brand, visitor);
        guide = createNavigator(page, visitor === 'operator' ? 'console' : brand);
      });
      test.afterAll(() => page.context().close());

      const screens = SCREENS[visitor].filter((screen) => isExamined(brand, screen));
      if (screens.length === 0) return;
      for (const [index, screen] of screens.entries()) {
        test(`${screen.name}: no violation in the dark or the light theme`, async () => {
          await guide.show(screen);
          if (isHome(screen)) await walkDown(page);
          await goToStart(page);
          const barriers = await findViolations(page, newPartsOf(screen, index === 0), ruleSetFor(brand, screen));
          expect(barriers).toEqual([]);
        });
      }
    });
  }
}
