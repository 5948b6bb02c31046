import { findChromium } from '../../shared/build/src/chromium/find-chromium';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { watchStolenTime } from './stolen-time';
import { openUnobservedPage, type UnobservedPage } from './unobserved-page';

/**
 * `pnpm bench:grid`: frames over 50 ms while the longest list of games scrolls with the CPU throttled four times, and the
 * memory of the page after all games. The same scroll over a page of text lines, before and after, is the reference. Needs `npm start` in another terminal.
 */
const API_PORT = Number(process.env['MARQUEE_API_PORT'] ?? 4000);
const SLOWED = 4;
/** Scrolling speed of a mouse wheel: about 1,500 pixels per second. */
const STEP_PX = 120;
const STEP_MS = 80;
const STEPS = 100;
/** Time limits for the games of one screen, and for the whole list. */
const ARRIVAL_MS = 30_000;
const GLANCE_MS = 20;
/** Pause on each screen: without it the requests for pictures exceed the server's limit per minute. */
const LOOK_MS = 250;
const THROUGH_ALL_MS = 600_000;
/** Scroll steps between two memory samples. */
const LEAPS_A_LOOK = 100;
/** The reference page: text only, long enough for the whole scroll. */
const LINES = `data:text/html,${encodeURIComponent(`<body>${'<p>line</p>'.repeat(800)}`)}`;
/** Time for the page to settle after loading. */
const REST_MS = 3_000;
const VIEWPORT = { width: 1440, height: 900 };

const say = (line: string) => process.stdout.write(`${line}\n`);
const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(0);
const siteOf = (path: string) => `http://sundarban.localhost:${API_PORT}${path}`;
const executablePath = await findChromium(say);

for (const path of [LINES, '/rng', LINES]) {
  const page = await openAtRest(path);
  await page.slowDown(SLOWED);
  await page.point();
  await roll(page, 10);
  await page.evaluate(longFrames);
  const stolen = watchStolenTime();
  const [startedMs, workedMs] = [performance.now(), await page.workedMs()];
  await roll(page, STEPS);
  const share = stolen();
  const atWork = ((await page.workedMs()) - workedMs) / (performance.now() - startedMs);
  const frames = await page.evaluate(longFrames);
  const longest = Math.max(0, ...frames.map(({ lastedMs }) => lastedMs)).toFixed(0);
  const blocking = frames.filter(({ blockedMs }) => blockedMs > 0).length;
  const name = path === LINES ? 'reference, lines only' : path;
  say(
    `${name}, CPU slowed ${SLOWED}x: ${frames.length} frames over 50 ms, the longest ${longest} ms, ` +
      `${blocking} of them held up by one task; its thread at work ${(atWork * 100).toFixed(0)} % of the time` +
      (share === null ? '' : `; other machines took ${(share * 100).toFixed(1)} % of the processors meanwhile`),
  );
  await page.close();
}

const wholeList = await openAtRest('/rng');
const { position, total } = await throughAll(wholeList);
await sayMemory(`after ${position} of ${total} games`, wholeList);
await wholeList.close();

async function openAtRest(path: string): Promise<UnobservedPage> {
  const page = await openUnobservedPage(executablePath, VIEWPORT);
  if (path === LINES) {
    await page.open(path);
  } else {
    await page.open(siteOf(path));
    await arrival(page);
    await page.evaluate(() => sessionStorage.setItem('mq.popups-shown', 'anonymous user'));
    await page.open(siteOf(path));
    await arrival(page);
  }
  await setTimeout(REST_MS);
  await page.evaluate(watchFrames);
  return page;
}

async function roll(page: UnobservedPage, steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    await page.wheel(STEP_PX);
    await setTimeout(STEP_MS);
  }
}

/**
 * Scrolls to the end of the list, screen by screen, each time after the games and their art have loaded.
 * @returns the last game displayed, and the number of games
 */
async function throughAll(page: UnobservedPage): Promise<{ position: number; total: number }> {
  const untilMs = performance.now() + THROUGH_ALL_MS;
  for (let leaps = 0, more = true; more && performance.now() < untilMs; leaps += 1) {
    await arrival(page);
    await setTimeout(LOOK_MS);
    if (leaps % LEAPS_A_LOOK === 0) await sayMemory(`after ${leaps} screens`, page);
    more = await page.evaluate(leap);
  }
  return page.evaluate(lastGame);
}

async function arrival(page: UnobservedPage): Promise<void> {
  const untilMs = performance.now() + ARRIVAL_MS;
  while (!(await page.evaluate(isScreenFilled))) {
    if (performance.now() > untilMs) throw new Error('the games of this screen did not arrive');
    await setTimeout(GLANCE_MS);
  }
}

/** Scrolls by one screen. @returns false at the end of the list */
function leap(): boolean {
  const from = scrollY;
  scrollBy({ top: innerHeight * 0.95, behavior: 'instant' });
  return scrollY > from;
}

function lastGame(): { position: number; total: number } {
  const last = [...document.querySelectorAll('[aria-setsize]')].at(-1);
  return { position: Number(last?.getAttribute('aria-posinset')), total: Number(last?.getAttribute('aria-setsize')) };
}

/** Whether each game on the screen has loaded its art. */
function isScreenFilled(): boolean {
  const all = [...document.querySelectorAll('[aria-posinset]')];
  const cells = all.filter((cell) => {
    const { top, bottom } = cell.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
  if (cells.length > 0) return cells.every((cell) => cell.querySelector('img')?.complete);
  const last = all.at(-1);
  return last?.getAttribute('aria-posinset') === last?.getAttribute('aria-setsize') && last !== undefined;
}

async function sayMemory(when: string, page: UnobservedPage): Promise<void> {
  await page.collectGarbage();
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const [largest] = (await page.processes()).map(memoryOf).toSorted((left, right) => right.ownBytes - left.ownBytes);
  if (!largest) return;
  const { ownBytes, sharedBytes } = largest;
  say(`${when}: ${nodes} elements, ${megabytes(ownBytes)} MB of its own, ${megabytes(sharedBytes)} MB shared`);
}

interface LongFrame {
  readonly lastedMs: number;
  /** Blocking time: how much the longest task exceeded 50 ms. */
  readonly blockedMs: number;
}

/** Observes frames over 50 ms by the browser's long-animation-frame entries. */
function watchFrames(): void {
  Object.assign(self, { longFrames: [] });
  new PerformanceObserver((list) => {
    const longFrames = Reflect.get(self, 'longFrames') as LongFrame[];
    const entries = list.getEntries() as (PerformanceEntry & { readonly blockingDuration: number })[];
    longFrames.push(
      ...entries.map(({ duration, blockingDuration }) => ({ lastedMs: duration, blockedMs: blockingDuration })),
    );
  }).observe({ type: 'long-animation-frame' });
}

/** Entries since the last call. */
function longFrames(): LongFrame[] {
  return (Reflect.get(self, 'longFrames') as LongFrame[]).splice(0);
}

interface PageMemory {
  /** The memory footprint of a page, as the browser's task manager reports it. */
  readonly ownBytes: number;
  /** Memory shared with the browser's other processes: tiles and decoded pictures, which it releases under pressure. */
  readonly sharedBytes: number;
}

/** Memory of a process; 0 except on Linux. */
function memoryOf(pid: number): PageMemory {
  const file = `/proc/${pid}/status`;
  const status = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const bytesOf = (name: string) => 1024 * Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
  return { ownBytes: bytesOf('RssAnon') + bytesOf('VmSwap'), sharedBytes: bytesOf('RssShmem') };
}
