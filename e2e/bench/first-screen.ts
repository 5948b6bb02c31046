import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { chromiumArguments, findChromium } from '../../shared/build/src/chromium/find-chromium';
import { type FirstScreen, type Line, measureFirstScreen } from './measure-first-screen';

/**
 * `pnpm bench:first-screen`: cold visits of the home page of the build at MARQUEE_API_PORT and, in pairs, of another one at
 * MARQUEE_BENCH_AGAINST (another `npm start`, for example of an earlier commit): paints and hot games on a slow line and a
 * telephone, and on a fast one; blocking time of four pages; layout shift, elements and the document's size, which are exact, of the first build.
 */
const PAIRS = Number(process.env['MARQUEE_BENCH_PAIRS'] ?? 5);
const PORT = Number(process.env['MARQUEE_API_PORT'] ?? 4000);
const AGAINST = process.env['MARQUEE_BENCH_AGAINST'];
const BRANDS = ['sundarban', 'meridian'] as const;
const LINES: readonly Line[] = [
  { name: 'slow line, telephone', bytesPerSecond: 50_000, latencyMs: 400, widthPx: 412 },
  { name: 'fast line, desktop', bytesPerSecond: 1_250_000, latencyMs: 40, widthPx: 1_366 },
];
const GOALS = { fcpMs: 0.15, lcpMs: 0.2, hotGamesMs: 0.85 } as const;
/** `isNew`: not in builds before `579409f4`, so that it has no pair. */
const BLOCKING_PAGES = [
  { path: '', content: '[data-contribution="hot-games"] article', isMember: false, isNew: false },
  { path: 'promotions', content: '[data-contribution="promotions"] h1', isMember: false, isNew: false },
  { path: 'lottery', content: '[data-remote="mf-games"] h1', isMember: true, isNew: true },
  { path: 'member/deposit', content: '[data-contribution="deposit"] h1', isMember: true, isNew: false },
];
const SHIFT_WIDTHS_PX = [412, 1_280, 1_366];
const say = (text: string) => process.stdout.write(`${text}\n`);
const siteAt = (brand: string, port: number) => `http://${brand}.localhost:${port}/`;

const browser = await chromium.launch({ executablePath: await findChromium(say), args: chromiumArguments() });
for (const brand of BRANDS) {
  await sayDocument(brand);
  for (const widthPx of SHIFT_WIDTHS_PX) {
    const line = { name: '', bytesPerSecond: 1_250_000, latencyMs: 40, widthPx };
    const { shift, elements } = await measureFirstScreen(browser, siteAt(brand, PORT), line);
    say(`${brand}, ${widthPx} px: layout shift ${shift.toFixed(4)} (goal 0.01), ${elements} elements (goal 1200)`);
  }
}
if (AGAINST) {
  for (const line of LINES) await compare(line, Number(AGAINST));
  await compareBlocking(Number(AGAINST));
}
await browser.close();

async function sayDocument(brand: string): Promise<void> {
  const page = await browser.newPage();
  // A process that has just started sends the first page of a kind without its frame.
  await page.goto(siteAt(brand, PORT));
  await page.waitForTimeout(3_000);
  const html = (await (await page.goto(siteAt(brand, PORT)))?.text()) ?? '';
  await page.close();
  const frameEnd = html.indexOf('id="boot"');
  const kilobytes = (text: string) => (brotliCompressSync(text).byteLength / 1_000).toFixed(1);
  say(
    `${brand}: document ${kilobytes(html)} kB (goal 24), frame ends within ${kilobytes(html.slice(0, frameEnd))} kB (goal 12)`,
  );
}

async function compare(line: Line, against: number): Promise<void> {
  const url = (port: number) => siteAt('sundarban', port);
  const own: FirstScreen[] = [];
  const other: FirstScreen[] = [];
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const visits: [FirstScreen[], number][] = [
      [own, PORT],
      [other, against],
    ];
    for (const [measures, port] of pair % 2 === 0 ? visits : visits.toReversed())
      measures.push(await measureFirstScreen(browser, url(port), line));
  }
  say(`${line.name}, medians of ${PAIRS} pairs:`);
  for (const [name, goal] of Object.entries(GOALS) as [keyof typeof GOALS, number][]) {
    const ratios = own.map((measure, pair) => measure[name] / (other[pair]?.[name] ?? 1));
    const of = (measures: readonly FirstScreen[]) => median(measures.map((measure) => measure[name])).toFixed(0);
    const goalText = line === LINES[0] ? ` (goal ${goal})` : '';
    say(`  ${name}: ${of(own)} against ${of(other)} ms, ratio ${median(ratios).toFixed(2)}${goalText}`);
  }
}

/** Blocking time of a guest's and a member's pages on a processor made slow, in pairs. */
async function compareBlocking(against: number): Promise<void> {
  const line = { name: '', bytesPerSecond: 1_250_000, latencyMs: 40, widthPx: 412 };
  const visitors = new Map([
    [PORT, await memberAt(PORT)],
    [against, await memberAt(against)],
  ]);
  for (const { path, content, isMember, isNew } of BLOCKING_PAGES) {
    const blockingAt = async (port: number) => {
      const visitor = isMember ? visitors.get(port) : undefined;
      const options = { content, slowdown: 4, ...(visitor && { visitor }) };
      return (await measureFirstScreen(browser, siteAt('sundarban', port) + path, line, options)).blockingMs;
    };
    if (isNew) {
      say(`/${path}: blocking time ${(await blockingAt(PORT)).toFixed(0)} ms`);
      continue;
    }
    const pairs: [number, number][] = [];
    for (let pair = 0; pair < PAIRS; pair += 1) {
      const other = pair % 2 === 0 ? 0 : await blockingAt(against);
      const own = await blockingAt(PORT);
      pairs.push([own, other || (await blockingAt(against))]);
    }
    const [own, other] = [0, 1].map((side) => median(pairs.map((pair) => pair[side] ?? 0)).toFixed(0));
    const ratio = median(pairs.map(([ownMs, otherMs]) => ownMs / otherMs)).toFixed(2);
    say(`/${path}: blocking time ${own} against ${other} ms, ratio ${ratio} (goal 0.5)`);
  }
}

/** Somebody who is logged in at the site of that port. */
async function memberAt(port: number) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${siteAt('sundarban', port)}login`);
  const dialog = page.getByRole('dialog');
  await dialog.locator('input').first().fill('demo');
  await dialog.locator('input[type=password]').fill('Mangrove-2026!');
  const answered = page.waitForResponse(/\/wps\/session\/login/);
  await dialog.locator('button[type=submit]').first().click();
  await answered;
  const state = await context.storageState();
  await context.close();
  return state;
}

function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;
}
