import type { Browser, BrowserContext } from 'playwright';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

export interface Line {
  readonly name: string;
  readonly bytesPerSecond: number;
  readonly latencyMs: number;
  readonly widthPx: number;
}

/** Times in milliseconds after the navigation. */
export interface FirstScreen {
  /** First contentful paint. */
  readonly fcpMs: number;
  /** Largest contentful paint. */
  readonly lcpMs: number;
  /** The first card of the hot games is in the page. */
  readonly hotGamesMs: number;
  /** What tasks of over 50 ms take beyond those, until the page has come to rest. */
  readonly blockingMs: number;
  /** Sum of all layout shifts. */
  readonly shift: number;
  /** In the page when it has come to rest, nobody having scrolled. */
  readonly elements: number;
}

interface Observed {
  fcpMs: number;
  lcpMs: number;
  hotGamesMs: number;
  blockingMs: number;
  shift: number;
}

/** From the hot games on: late faces, the carousel, the second promotion. */
const REST_MS = 4_000;

export interface VisitOptions {
  /** Selector of what the page is there for. */
  readonly content?: string;
  /** Cookies and storage of somebody who is logged in. */
  readonly visitor?: StorageState;
  /** How many times slower the processor is made. */
  readonly slowdown?: number;
}

/** One cold visit. */
export async function measureFirstScreen(
  browser: Browser,
  url: string,
  line: Line,
  { content = '[data-contribution="hot-games"] article', visitor, slowdown = 1 }: VisitOptions = {},
): Promise<FirstScreen> {
  const { bytesPerSecond, latencyMs, widthPx } = line;
  const storageState = visitor ?? { cookies: [], origins: [] };
  const context = await browser.newContext({ viewport: { width: widthPx, height: 900 }, storageState });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator(content).first().waitFor({ state: 'attached', timeout: 60_000 });
  await page.waitForLoadState('load');
  await page.waitForTimeout(REST_MS);
  const measured = await page.evaluate(() => ({
    ...(Reflect.get(self, 'firstScreen') as Observed),
    elements: document.querySelectorAll('*').length,
  }));
  await context.close();
  return measured;
}

/** Runs in the page, so it declares no named functions: the bundler would wrap them in a helper that the page lacks. */
function observe(): void {
  const firstScreen: Observed = { fcpMs: 0, lcpMs: 0, hotGamesMs: 0, blockingMs: 0, shift: 0 };
  Object.assign(self, { firstScreen });
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask']) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value?: number; hadRecentInput?: boolean };
        if (entry.name === 'first-contentful-paint') firstScreen.fcpMs = entry.startTime;
        if (type === 'largest-contentful-paint') firstScreen.lcpMs = entry.startTime;
        if (type === 'longtask') firstScreen.blockingMs += entry.duration - 50;
        if (type === 'layout-shift' && !hadRecentInput) firstScreen.shift += value ?? 0;
      }
    }).observe({ type, buffered: true });
  }
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector('[data-contribution="hot-games"] article')) return;
    observer.disconnect();
    firstScreen.hotGamesMs = performance.now();
  }).observe(document, { childList: true, subtree: true });
}
