import type { Page } from 'playwright';
import { hidePopups } from '../../support/hide-popups';
import { walkDown } from '../../support/walk-down';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** One layout shift, and what it moved. */
interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

/**
 * The cumulative layout shift of a first visit: until the page has come to rest, and then on the way down to its end.
 * @returns the sum of all shifts, which is never less than the largest session window that browsers report
 */
export async function layoutShiftOfHome(page: Page, url: string): Promise<number> {
  await page.addInitScript(watchShifts);
  await hidePopups(page);
  await page.goto(url);
  await page.locator('[data-contribution="hot-games"] article').first().waitFor();
  await page.waitForLoadState('networkidle');
  await walkDown(page);
  return layoutShiftSoFar(page);
}

/** The sum of all layout shifts of a page that was opened with `watchShifts`. */
export async function layoutShiftSoFar(page: Page): Promise<number> {
  return (await shiftsOf(page)).reduce((sum, { value }) => sum + value, 0);
}

/** The layout shifts of a page that was opened with `watchShifts`, the largest first, one a line. */
export async function describeShifts(page: Page): Promise<string> {
  const shifts = (await shiftsOf(page)).sort((left, right) => right.value - left.value);
  return shifts.map(({ value, moved }) => `${value.toFixed(4)} ${moved.join(', ')}`).join('\n');
}

const shiftsOf = (page: Page): Promise<Shift[]> => page.evaluate(() => Reflect.get(self, 'layoutShifts') as Shift[]);

/** An init script. */
export function watchShifts(): void {
  const layoutShifts: Shift[] = [];
  Object.assign(self, { layoutShifts });
  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return element?.getAttribute('class') ?? element?.nodeName ?? 'removed';
  };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      if (!hadRecentInput) layoutShifts.push({ value, moved: sources.map(({ node }) => nameOf(node)) });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
