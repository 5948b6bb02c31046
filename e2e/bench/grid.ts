import { readFileSync } from 'node:fs';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';

/**
 * `pnpm bench:grid`: scrolling the longest list of games with the CPU slowed four times (frames of over 50 ms, beside the
 * same wheel over a page of text), and what the page holds after it went through all games. Needs `npm start` in another
 * terminal.
 */
const API_PORT = Number(process.env['MARQUEE_API_PORT'] ?? 4000);
const SLOWED = 4;
/** A hand on a wheel: some 1,500 pixels each second. */
const STEP_PX = 120;
const STEP_MS = 80;
const STEPS = 100;
/** A screen, and as long as its games take to arrive. */
const LEAP_PX = 850;
const LEAP_MS = 60;
const VIEWPORT = { width: 1440, height: 900 };

const say = (line: string) => process.stdout.write(`${line}\n`);
const siteOf = (path: string) => `http://sundarban.localhost:${API_PORT}${path}`;
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--enable-precise-memory-info'] });

for (const path of ['/about', '/rng']) {
  const { page, session } = await open(browser, path);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await roll(page, 10);
  await longFrames(page);
  await roll(page, STEPS);
  const longMs = await longFrames(page);
  const longest = Math.max(0, ...longMs).toFixed(0);
  say(`${path}, CPU slowed ${SLOWED}x: ${longMs.length} frames over 50 ms, the longest ${longest} ms`);
  await page.context().close();
}

const { page, session } = await open(browser, '/rng');
const games = await throughAll(page);
await session.send('HeapProfiler.collectGarbage');
const { metrics } = await session.send('Performance.getMetrics');
const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(0);
say(`after all ${games} games: ${megabytes(metric('JSHeapUsedSize'))} MB of scripts' memory, ${metric('Nodes')} nodes`);
for (const [kind, bytes] of await memoryOfPages(browser)) say(`${kind}: ${megabytes(bytes)} MB of its own`);
await browser.close();

async function open(browser: Browser, path: string): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  await context.addInitScript(() => sessionStorage.setItem('mq.popups-shown', 'anonymous user'));
  await context.addInitScript(watchFrames);
  const page = await context.newPage();
  await page.goto(siteOf(path), { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await page.mouse.move(VIEWPORT.width / 2, VIEWPORT.height / 2);
  return { page, session };
}

async function roll(page: Page, steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    await page.mouse.wheel(0, STEP_PX);
    await page.waitForTimeout(STEP_MS);
  }
}

/** @returns how many games the list has */
async function throughAll(page: Page): Promise<number> {
  await page.evaluate(
    async ([leapPx, leapMs]) => {
      while (scrollY + innerHeight < document.documentElement.scrollHeight - 4) {
        scrollBy({ top: leapPx, behavior: 'instant' });
        await new Promise((resolve) => setTimeout(resolve, leapMs));
      }
    },
    [LEAP_PX, LEAP_MS] as const,
  );
  return Number(await page.locator('[aria-setsize]').last().getAttribute('aria-setsize'));
}

/** The browser itself reports the frames that took more than 50 ms. */
function watchFrames(): void {
  Object.assign(self, { longFramesMs: [] });
  new PerformanceObserver((list) => {
    const longFramesMs = Reflect.get(self, 'longFramesMs') as number[];
    longFramesMs.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'long-animation-frame' });
}

/** Those since the last call. */
async function longFrames(page: Page): Promise<number[]> {
  return page.evaluate(() => (Reflect.get(self, 'longFramesMs') as number[]).splice(0));
}

/** Memory that only the process of a page has; known on Linux alone. */
async function memoryOfPages(browser: Browser): Promise<[string, number][]> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo
    .filter(({ type }) => type === 'renderer')
    .flatMap(({ type, id }): [string, number][] => {
      try {
        const rollup = readFileSync(`/proc/${id}/smaps_rollup`, 'utf8');
        const kilobytes = [...rollup.matchAll(/^Private_(?:Clean|Dirty): +(\d+)/gm)].map(([, value]) => Number(value));
        return [[type, 1024 * kilobytes.reduce((sum, value) => sum + value, 0)]];
      } catch {
        return [];
      }
    });
}
