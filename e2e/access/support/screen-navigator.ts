import { expect, type Page } from '@playwright/test';
import { siteOf } from '../../support/environment';
import type { Answer } from './answers';
import { isPopup, type Screen } from './screen';

/** Leads a page from screen to screen. */
export interface ScreenNavigator {
  show(screen: Screen): Promise<void>;
}

/** A nearly empty page of the shell; visiting it in between ensures that the previous screen is gone. */
const BETWEEN = { path: '/nowhere', title: /^Page not found/ };

const POPUP = '[role=dialog], [role=alertdialog]';

/**
 * Loads as few pages as it can: it stays where the next screen is, closing a popup as a visitor would, and else goes within
 * the loaded page unless something was opened on it that is no popup.
 * @param host of the site
 */
export function createNavigator(page: Page, host: string): ScreenNavigator {
  const answersUsed = new Set<Answer>();
  let openLayer: 'nothing' | 'a popup' | 'something else' = 'something else';

  const isAlreadyAt = async (address: string) => {
    if (openLayer === 'something else' || page.url() !== address) return false;
    if (openLayer === 'a popup') await page.keyboard.press('Escape');
    await expect(page.locator(POPUP)).toHaveCount(0);
    return page.url() === address;
  };
  const goWithin = async (path: string) => {
    await push(page, BETWEEN.path);
    await expect(page).toHaveTitle(BETWEEN.title);
    await push(page, path);
    await expect(page).not.toHaveTitle(BETWEEN.title);
  };
  const go = async ({ path = '/', answers = [], ...screen }: Screen) => {
    const address = siteOf(host, path);
    const newAnswers = answers.filter((prepare) => !answersUsed.has(prepare));
    if (newAnswers.length === 0 && (await isAlreadyAt(address))) return;
    for (const prepare of newAnswers) await prepare(page);
    for (const prepare of newAnswers) answersUsed.add(prepare);
    const opensNothing = screen.open === undefined && !isPopup(screen);
    const canGo = openLayer === 'nothing' && opensNothing && newAnswers.length === 0;
    await (canGo && host !== 'console' && path !== BETWEEN.path ? goWithin(path) : page.goto(address));
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
