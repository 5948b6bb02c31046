import type { Page } from 'playwright';

const STEP_PX = 600;
const STEP_MS = 250;

/** Scrolls to the page's end in steps: rows and footer come when they are near, and each step gives them time. */
export async function walkDown(page: Page): Promise<void> {
  const heightPx = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < (await heightPx()); top += STEP_PX) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await page.waitForTimeout(STEP_MS);
  }
}
