import type { Page } from 'playwright';

const STEP_PX = 600;
/** As far below the window as parts of a page start to load (`useNear`). */
const NEAR_PX = 300;

/** Scrolls to the page's end in steps: rows and footer come when they are near, and each step ends once what came near has loaded. */
export async function walkDown(page: Page): Promise<void> {
  const endPx = await walkFrom(page, 0);
  // The footer comes last, and makes the page longer.
  if ((await page.locator('[data-frame]').count()) > 0) await page.locator('[data-frame] footer').first().waitFor();
  await walkFrom(page, endPx);
}

/** @returns where the page ended */
async function walkFrom(page: Page, startPx: number): Promise<number> {
  let endPx = await heightOf(page);
  for (let topPx = startPx; topPx < endPx; topPx += STEP_PX) {
    await page.evaluate(scrollTo, topPx);
    await page.waitForFunction(isLoadedTo, NEAR_PX);
    endPx = await heightOf(page);
  }
  return endPx;
}

const heightOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);

/** Until the page has been painted there and has noticed what is near. */
async function scrollTo(topPx: number): Promise<void> {
  window.scrollTo({ top: topPx, behavior: 'instant' });
  for (let frames = 0; frames < 3; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Nothing that is seen, or near, is still loading. */
function isLoadedTo(nearPx: number): boolean {
  return [...document.querySelectorAll('[aria-busy="true"]')].every((busy) => {
    const { top, bottom } = busy.getBoundingClientRect();
    return bottom <= 0 || top >= innerHeight + nearPx;
  });
}
