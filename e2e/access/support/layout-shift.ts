import type { Page } from 'playwright';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Lazy sections load while scrolling; each step gives them time. */
const STEP_PX = 600;
const STEP_MS = 250;

/**
 * The cumulative layout shift of a first visit: until the page has come to rest, and then on the way down to its end.
 * @returns the sum of all shifts, which is never less than the largest session window that browsers report
 */
export async function layoutShiftOfHome(page: Page, url: string): Promise<number> {
  await page.addInitScript(watchShifts);
  await page.addInitScript(() => sessionStorage.setItem('mq.popups-shown', 'anonymous user'));
  await page.goto(url);
  await page.locator('[data-contribution="game-rows"] article').first().waitFor();
  await page.waitForLoadState('networkidle');
  const heightPx = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < heightPx; top += STEP_PX) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await page.waitForTimeout(STEP_MS);
  }
  return page.evaluate(() => (Reflect.get(self, 'layoutShifts') as number[]).reduce((sum, value) => sum + value, 0));
}

function watchShifts(): void {
  const layoutShifts: number[] = [];
  Object.assign(self, { layoutShifts });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as LayoutShift[]) {
      if (!hadRecentInput) layoutShifts.push(value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
