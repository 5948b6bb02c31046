import { expect, type Page } from '@playwright/test';
import { siteOf } from '../../federation/support/environment';
import { isPopup, type Screen } from './screens';

/** Leads a page from screen to screen. */
export interface Guide {
  show(screen: Screen): Promise<void>;
}

/** A page of the shell that hardly shows anything: whoever passes it cannot take the former screen for the next one. */
const BETWEEN = { path: '/nowhere', title: /^There is nothing here/ };

/** Goes within the loaded page where it can; loads anew what a popup or a menu was opened on. @param host of the site */
export function createGuide(page: Page, host: string): Guide {
  let isPlain = false;

  const goWithin = async (path: string) => {
    await push(page, BETWEEN.path);
    await expect(page).toHaveTitle(BETWEEN.title);
    await push(page, path);
    await expect(page).not.toHaveTitle(BETWEEN.title);
  };

  return {
    async show(screen) {
      const { path = '/', open, shows = 'main h1' } = screen;
      const leavesNothingOpen = open === undefined && !isPopup(screen);
      const canGo = isPlain && leavesNothingOpen && host !== 'console' && path !== BETWEEN.path;
      isPlain = leavesNothingOpen;
      await (canGo ? goWithin(path) : page.goto(siteOf(host, path)));
      await open?.(page);
      await page.locator(shows).first().waitFor();
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
