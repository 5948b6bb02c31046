import { readFileSync } from 'node:fs';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';

/**
 * `pnpm bench:grid`: scrolling the longest list of games with the CPU slowed four times (frames of over 50 ms, between the
 * same wheel over a page that holds nothing but lines: the machine's own share), and what the page holds after it went
 * through all games. Needs `npm start` in another terminal.
 */
const API_PORT = Number(process.env['MARQUEE_API_PORT'] ?? 4000);
const SLOWED = 4;
/** A hand on a wheel: some 1,500 pixels each second. */
const STEP_PX = 120;
const STEP_MS = 80;
const STEPS = 100;
/** A screen: every game is shown. */
const LEAP_PX = 850;
/** As long as the games of one screen may take to arrive, and all of them together. */
const ARRIVAL_MS = 30_000;
const THROUGH_ALL_MS = 600_000;
/** Leaps between two looks at the memory. */
const LEAPS_A_LOOK = 100;
/** Nothing to run, nothing to fetch, and as long as the wheel turns. */
const LINES = `data:text/html,${encodeURIComponent(`<body>${'<p>line</p>'.repeat(800)}`)}`;
const VIEWPORT = { width: 1440, height: 900 };

const say = (line: string) => process.stdout.write(`${line}\n`);
const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(0);
const siteOf = (path: string) => `http://sundarban.localhost:${API_PORT}${path}`;
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--enable-precise-memory-info'] });

for (const path of [LINES, '/rng', LINES]) {
  const { page, session } = await open(browser, path);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await roll(page, 10);
  await longFrames(page);
  await roll(page, STEPS);
  const longMs = await longFrames(page);
  const longest = Math.max(0, ...longMs).toFixed(0);
  const name = path === LINES ? 'reference, lines only' : path;
  say(`${name}, CPU slowed ${SLOWED}x: ${longMs.length} frames over 50 ms, the longest ${longest} ms`);
  await page.context().close();
}

const { page, session } = await open(browser, '/rng');
await sayMemory('before', session);
const { shown, total } = await throughAll(page, session);
await sayMemory(`after ${shown} of ${total} games`, session);
for (const { ownBytes, discardableBytes } of await memoryOfPages(browser))
  say(`a page: ${megabytes(ownBytes)} MB of its own, and ${megabytes(discardableBytes)} MB shared with the browser`);
await browser.close();

async function open(browser: Browser, path: string): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  // A page of lines has no storage.
  if (path !== LINES) await context.addInitScript(() => sessionStorage.setItem('mq.popups-shown', 'anonymous user'));
  await context.addInitScript(watchFrames);
  const page = await context.newPage();
  await page.goto(path === LINES ? path : siteOf(path), { waitUntil: 'networkidle' });
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

/**
 * Screen after screen to the end of the list, each as soon as the games of the one before have arrived with their art.
 * @returns the last game that was shown, and how many there are
 */
async function throughAll(page: Page, session: CDPSession): Promise<{ shown: number; total: number }> {
  const untilMs = performance.now() + THROUGH_ALL_MS;
  for (let leaps = 1, more = true; more && performance.now() < untilMs; leaps += 1) {
    await page.waitForFunction(isScreenFilled, null, { timeout: ARRIVAL_MS });
    more = await page.evaluate((leapPx) => {
      const from = scrollY;
      scrollBy({ top: leapPx, behavior: 'instant' });
      return scrollY > from;
    }, LEAP_PX);
    if (leaps % LEAPS_A_LOOK === 0) await sayMemory(`after ${leaps} screens`, session);
  }
  const last = page.locator('[aria-setsize]').last();
  return {
    shown: Number(await last.getAttribute('aria-posinset')),
    total: Number(await last.getAttribute('aria-setsize')),
  };
}

/** Whether each game on the screen has its art. */
function isScreenFilled(): boolean {
  const cells = [...document.querySelectorAll('[aria-posinset]')].filter((cell) => {
    const { top, bottom } = cell.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
  return cells.length > 0 && cells.every((cell) => cell.querySelector('img')?.complete);
}

async function sayMemory(when: string, session: CDPSession): Promise<void> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
  say(`${when}: ${megabytes(metric('JSHeapUsedSize'))} MB of scripts' memory, ${metric('Nodes')} nodes`);
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

interface PageMemory {
  /** What the browser's own task manager calls the memory footprint of a page. */
  readonly ownBytes: number;
  /** Memory shared with the browser's other processes, most of it decoded pictures that it takes back when memory is short. */
  readonly discardableBytes: number;
}

/** Of each process that shows pages; known on Linux alone. */
async function memoryOfPages(browser: Browser): Promise<PageMemory[]> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo
    .filter(({ type }) => type === 'renderer')
    .flatMap(({ id }): PageMemory[] => {
      try {
        const status = readFileSync(`/proc/${id}/status`, 'utf8');
        const bytesOf = (name: string) => 1024 * Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
        return [{ ownBytes: bytesOf('RssAnon') + bytesOf('VmSwap'), discardableBytes: bytesOf('RssShmem') }];
      } catch {
        return [];
      }
    });
}
