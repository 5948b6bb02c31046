import { type Browser, chromium, type Page } from 'playwright';
import { chromiumArguments, findChromium } from '../../shared/build/src/chromium/find-chromium';

/**
 * `pnpm bench:header`: time of a cold visit until the header is painted and usable, on 10 Mbit/s and 40 ms, of the build at
 * MARQUEE_API_PORT and, in pairs, of another one at MARQUEE_BENCH_AGAINST (another `npm start`, for example of an earlier
 * commit). With one build it prints absolute times only, which do not compare between machines.
 */
const PAIRS = Number(process.env['MARQUEE_BENCH_PAIRS'] ?? 15);
const PORT = Number(process.env['MARQUEE_API_PORT'] ?? 4000);
const AGAINST = process.env['MARQUEE_BENCH_AGAINST'];
const MEGABIT = 1_000_000 / 8;
const BRANDS = ['sundarban', 'meridian'] as const;
const say = (line: string) => process.stdout.write(`${line}\n`);

const browser = await chromium.launch({ executablePath: await findChromium(say), args: chromiumArguments() });
for (const brand of BRANDS) {
  const siteAt = (port: number) => `http://${brand}.localhost:${port}/`;
  const own: number[] = [];
  const other: number[] = [];
  await visit(browser, siteAt(PORT));
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const runs: [number[], number][] = [[own, PORT]];
    if (AGAINST) runs.push([other, Number(AGAINST)]);
    for (const [times, port] of pair % 2 === 0 ? runs : runs.toReversed())
      times.push(await visit(browser, siteAt(port)));
  }
  say(`usable header of ${brand}: median ${median(own).toFixed(0)} ms (${spread(own)})`);
  if (!AGAINST) continue;
  const ratios = own.map((time, pair) => time / (other[pair] ?? time));
  say(`  of the other build: median ${median(other).toFixed(0)} ms (${spread(other)})`);
  say(
    `  ratio, median of ${PAIRS} pairs: ${median(ratios).toFixed(3)}; of the medians: ${(median(own) / median(other)).toFixed(3)} (goal 1.05)`,
  );
}
await browser.close();

function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;
}
function spread(values: readonly number[]): string {
  return `${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)}`;
}

/** One cold visit. @returns milliseconds from the navigation to the frame after the first one with the header */
async function visit(on: Browser, url: string): Promise<number> {
  const context = await on.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(watchHeader);
  await slowNetwork(page);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(() => Reflect.has(self, 'headerMs'));
  const headerMs = await page.evaluate(() => Reflect.get(self, 'headerMs') as number);
  await context.close();
  return headerMs;
}

async function slowNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 40,
    downloadThroughput: 10 * MEGABIT,
    uploadThroughput: 10 * MEGABIT,
  });
}

/** Records when a button of the header first exists: the page renders in the browser, so the button works by then. */
function watchHeader(): void {
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector('header button')) return;
    observer.disconnect();
    requestAnimationFrame(() => requestAnimationFrame((now) => Object.assign(self, { headerMs: now })));
  }).observe(document, { childList: true, subtree: true });
}
