import { expect, type Page } from '@playwright/test';
import { siteOf } from '../../support/environment';
import type { Answer } from './answers';
import { isPopup, type Screen } from './screen';

/** Leads a page from screen to screen. */
export interface ScreenNavigator {
  show(screen: Screen): Promise<void>;
}

/** A page of the site or of the console that is visited in between, so that the previous screen is gone. */
interface Between {
  readonly path: string;
  readonly isThere: (page: Page) => Promise<boolean>;
}
/** Nearly empty. */
const ON_SITE: Between = {
  path: '/nowhere',
  isThere: async (page) => /^Page not found/.test(await page.title()),
};
const IN_CONSOLE: Between = {
  path: '/audit',
  isThere: async (page) => (await page.locator('main h1').allTextContents()).includes('Audit log'),
};

const POPUP = '[role=dialog], [role=alertdialog]';

/**
 * Loads as few pages as it can: it stays where the next screen is, closing a popup as a visitor would, and else goes within
 * the loaded page unless something was opened on it that is no popup.
 * @param host of the site
 */
export function createNavigator(page: Page, host: string): ScreenNavigator {
  const between = host === 'console' ? IN_CONSOLE : ON_SITE;
  const answersUsed = new Set<Answer>();
  /** Of the loaded page, whose cache has the answers that they got. */
  let visited = new Set<string>();
  let openLayer: 'nothing' | 'a popup' | 'something else' = 'something else';

  /** And what it was opened from, if that is one too. */
  const closePopup = async () => {
    const popups = page.locator(POPUP);
    for (let open = await popups.count(); open > 0; open = await popups.count()) {
      await page.keyboard.press('Escape');
      await expect.poll(() => popups.count()).toBeLessThan(open);
    }
    // Its entry of the history goes a moment later.
    await expect.poll(() => page.evaluate(() => (history.state as { popups?: number } | null)?.popups ?? 0)).toBe(0);
    openLayer = 'nothing';
  };
  const isAlreadyAt = async (address: string) => {
    if (openLayer === 'something else' || page.url() !== address) return false;
    if (openLayer === 'a popup') await closePopup();
    await expect(page.locator(POPUP)).toHaveCount(0);
    return page.url() === address;
  };
  const goWithin = async (path: string) => {
    await push(page, between.path);
    await expect.poll(() => between.isThere(page)).toBe(true);
    await push(page, path);
    await expect.poll(() => between.isThere(page)).toBe(false);
  };
  const canGoWithin = ({ path = '/', isLoaded }: Screen, newAnswers: readonly Answer[]) => {
    if (isLoaded === true || openLayer === 'something else' || path === between.path) return false;
    return newAnswers.length === 0 || !visited.has(path);
  };
  const go = async (screen: Screen) => {
    const { path = '/', answers = [] } = screen;
    const address = siteOf(host, path);
    const newAnswers = answers.filter((prepare) => !answersUsed.has(prepare));
    if (newAnswers.length === 0 && (await isAlreadyAt(address))) return;
    for (const prepare of newAnswers) await prepare(page);
    for (const prepare of newAnswers) answersUsed.add(prepare);
    if (canGoWithin(screen, newAnswers)) {
      if (openLayer === 'a popup') await closePopup();
      await goWithin(path);
    } else {
      await page.goto(address);
      visited = new Set();
    }
    visited.add(path);
  };

  return {
    async show(screen) {
      await go(screen);
      openLayer = isPopup(screen) ? 'a popup' : screen.open === undefined ? 'nothing' : 'something else';
      await screen.open?.(page);
      await page
        .locator(screen.shows ?? 'main h1')
        .first()
        .waitFor();
      await page.waitForLoadState('load');
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
    },
  };
}

/** As a link within the page does. */
function push(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
