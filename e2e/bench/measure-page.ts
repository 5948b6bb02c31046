import type { Browser, BrowserContext } from 'playwright';

export interface PageMeasure {
  /** Largest contentful paint, ms after navigation. */
  readonly lcpMs: number;
  /** Compressed bytes of the scripts that had arrived by then. */
  readonly scriptBytes: number;
  /** Length of the longest chain of requests that depend on one another, by then. */
  readonly waves: number;
  readonly requests: number;
  /** Compressed script bytes by release (`host-shell`, `mf-games`, …) or `bundle`. */
  readonly byApp: Readonly<Record<string, number>>;
}

const MEGABIT = 1_000_000 / 8;

interface Timing {
  readonly url: string;
  readonly type: string;
  readonly startMs: number;
  readonly endMs: number;
  readonly bytes: number;
}

interface Visit {
  /** Cookies of a visitor who is signed in. */
  readonly visitor?: Awaited<ReturnType<BrowserContext['storageState']>>;
  /** The contribution that completes the page. */
  readonly contribution?: string;
}

/** One cold visit on 10 Mbit/s with 40 ms latency. */
export async function measurePage(
  browser: Browser,
  url: string,
  { visitor, contribution = 'hot-games' }: Visit = {},
): Promise<PageMeasure> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    ...(visitor && { storageState: visitor }),
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 40,
    downloadThroughput: 10 * MEGABIT,
    uploadThroughput: 10 * MEGABIT,
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.locator(`[data-contribution="${contribution}"]`).waitFor({ state: 'attached', timeout: 30_000 });
  await page.waitForTimeout(1_500);
  const { lcpMs, timings } = await page.evaluate(readTimings);
  await context.close();
  return summarise(lcpMs, timings);
}

function readTimings(): Promise<{ lcpMs: number; timings: Timing[] }> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const lcpMs = list.getEntries().at(-1)?.startTime ?? 0;
      const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const timings = [...(document ? [document] : []), ...resources].map((entry) => ({
        url: entry.name,
        type: entry.initiatorType,
        startMs: entry.startTime,
        endMs: entry.responseEnd,
        bytes: entry.encodedBodySize,
      }));
      resolve({ lcpMs, timings });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

function summarise(lcpMs: number, timings: readonly Timing[]): PageMeasure {
  const before = timings.filter(({ endMs }) => endMs <= lcpMs).sort((left, right) => left.startMs - right.startMs);
  const scripts = before.filter(({ url }) => /\.js(\?|$)/.test(url));
  const byApp: Record<string, number> = {};
  for (const { url, bytes } of scripts) {
    const app = /\/releases\/([^/]+)\//.exec(url)?.[1] ?? 'bundle';
    byApp[app] = (byApp[app] ?? 0) + bytes;
  }
  return {
    lcpMs,
    scriptBytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    waves: wavesOf(before),
    requests: before.length,
    byApp,
  };
}

/** A request's wave is one above the latest wave that was complete when it started; the page itself is the first. */
function wavesOf(timings: readonly Timing[]): number {
  const waves: { endMs: number; wave: number }[] = [];
  for (const { startMs, endMs } of timings) {
    const ended = waves.filter((earlier) => earlier.endMs <= startMs);
    waves.push({ endMs, wave: 1 + Math.max(0, ...ended.map(({ wave }) => wave)) });
  }
  return Math.max(0, ...waves.map(({ wave }) => wave));
}
