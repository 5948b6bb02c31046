import type { Page } from 'playwright';
import { walkDown } from '../../support/walk-down';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/**
 * The cumulative layout shift of a first visit: until the page has come to rest, and then on the way down to its end.
 * @returns the sum of all shifts, which is never less than the largest session window that browsers report
 */
export async function layoutShiftOfHome(page: Page, url: string): Promise<number> {
  await page.addInitScript(watchShifts);
  await page.addInitScript(() => sessionStorage.setItem('mq.popups-shown', 'anonymous user'));
  await page.goto(url);
  await page.locator('[data-contribution="hot-games"] article').first().waitFor();
  await page.waitForLoadState('networkidle');
  await walkDown(page);
  return layoutShiftSoFar(page);
}

/** The sum of all layout shifts of a page that was opened with `watchShifts`. */
export function layoutShiftSoFar(page: Page): Promise<number> {
  return page.evaluate(() => (Reflect.get(self, 'layoutShifts') as number[]).reduce((sum, value) => sum + value, 0));
}

/** An init script. */
export function watchShifts(): void {
  const layoutShifts: number[] = [];
  Object.assign(self, { layoutShifts });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as LayoutShift[]) {
      if (!hadRecentInput) layoutShifts.push(value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
