import { chromium, type Browser, type CDPSession, type Locator, type Page } from 'playwright';
import { chromiumArguments, findChromium } from '../../shared/build/src/chromium/find-chromium';
import { layoutShiftOfHome } from '../access/support/layout-shift';
import { hidePopups } from '../support/hide-popups';

/**
 * `pnpm bench:interaction`: interaction to next paint of the login popup and of the language switch with the CPU throttled
 * four times, the time until the result is complete, and the layout shift of both home pages. Needs `npm start` in another
 * terminal. The reference, measured in turns with them, is a button on an empty page that shows a box: the smallest
 * response of this machine and its browser.
 *
 * The pointer rests on its target until the page is idle (people: about 200 ms) and holds the button down as people do.
 * It is moved through the debugging protocol: a driver's click queries the element below the pointer within the measured
 * time.
 */
const API_PORT = Number(process.env['MARQUEE_API_PORT'] ?? 4000);
const ROUNDS = Number(process.env['MARQUEE_BENCH_ROUNDS'] ?? 7);
const SLOWED = 4;
/** After this time the next paint is done and the page may be queried. */
const PAINTED_MS = 1_000;
/** Time between pressing and releasing a button: 80 to 100 ms with people. */
const HELD_MS = 80;
const say = (line: string) => process.stdout.write(`${line}\n`);
const siteOf = (brand: string) => `http://${brand}.localhost:${API_PORT}/`;

interface Interaction {
  /** Preparation, not measured. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly target: (page: Page) => Locator;
  /**
   * Selector of what was asked for. The page looks for it itself: a driver that asks for it keeps the page busy
   * meanwhile.
   */
  readonly resultSelector: string;
}

const REFERENCE = 'show a box on an empty page';
const INTERACTIONS: Readonly<Record<string, Interaction>> = {
  [REFERENCE]: {
    prepare: async (page) => {
      await page.goto('about:blank');
      await page.setContent(EMPTY_PAGE);
    },
    target: (page) => page.getByRole('button'),
    resultSelector: '[role=dialog]:not([hidden])',
  },
  'open the login popup': {
    target: (page) => page.getByRole('banner').getByRole('button', { name: 'Log in' }),
    resultSelector: '[role=dialog] input',
  },
  'open the list of languages': { target: languages, resultSelector: 'header [lang=bn]' },
  'switch the language': {
    prepare: async (page) => {
      await press(page, languages(page));
      await atRest(page);
    },
    target: (page) => page.getByRole('banner').getByRole('button', { name: 'বাংলা' }),
    resultSelector: 'html[lang=bn]',
  },
};

const EMPTY_PAGE = `<button onclick="box.hidden = false">Show</button>
  <div id="box" role="dialog" hidden style="position: fixed; inset: 0; background: #0008"><p>Shown</p></div>`;

function languages(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: /^Language/ });
}

const browser = await chromium.launch({ executablePath: await findChromium(say), args: chromiumArguments() });
const median = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;
const measurements = new Map(Object.keys(INTERACTIONS).map((name) => [name, [] as Measured[]]));
for (let round = 0; round < ROUNDS; round += 1)
  for (const [name, interact] of Object.entries(INTERACTIONS))
    measurements.get(name)?.push(await measure(browser, interact));
const paintMsOf = (name: string) => (measurements.get(name) ?? []).map(({ paintMs }) => paintMs);
for (const [name, all] of measurements) {
  const paints = paintMsOf(name);
  const wholes = all.map(({ wholeMs }) => wholeMs);
  say(
    `INP, ${name}, CPU slowed ${SLOWED}x: median ${median(paints)} ms (${Math.min(...paints)} to ${Math.max(...paints)}), ` +
      `${(median(paints) / median(paintMsOf(REFERENCE))).toFixed(2)} x the reference; ` +
      `the whole answer after ${median(wholes).toFixed(0)} ms, worst ${Math.max(...wholes).toFixed(0)} ms`,
  );
}
for (const brand of ['sundarban', 'meridian']) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  say(`CLS, home of ${brand}: ${(await layoutShiftOfHome(page, siteOf(brand))).toFixed(4)}`);
  await page.close();
}
await browser.close();

interface Measured {
  /** The longest time from an input to the next paint. */
  readonly paintMs: number;
  /** Time until the result is visible: the form of the popup, or the page in the other language. */
  readonly wholeMs: number;
}

/** Performed on an idle page. */
async function measure(browser: Browser, { prepare, target, resultSelector }: Interaction): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies([{ name: 'mq_lang', value: 'en', url: siteOf('meridian') }]);
  await hidePopups(context);
  await context.addInitScript(watchInteractions);
  const page = await context.newPage();
  await page.goto(siteOf('meridian'), { waitUntil: 'networkidle' });
  await slowDown(await context.newCDPSession(page));
  await atRest(page);
  await prepare?.(page);
  await page.evaluate(watchFor, resultSelector);
  await forget(page);
  await press(page, target(page));
  await page.waitForTimeout(PAINTED_MS);
  await page.waitForFunction(() => Reflect.has(self, 'stoodAtMs'), null, { polling: PAINTED_MS });
  const wholeMs = await page.evaluate(
    () => (Reflect.get(self, 'stoodAtMs') as number) - (Reflect.get(self, 'actedAtMs') as number),
  );
  const paintMs = await page.evaluate(() => Math.max(0, ...(Reflect.get(self, 'interactionsMs') as number[])));
  await context.close();
  return { paintMs, wholeMs };
}

/** Points, waits until the page is idle, presses and releases. */
async function press(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('what is to be pressed is not in the page');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await atRest(page);
  await page.mouse.down();
  await page.waitForTimeout(HELD_MS);
  await page.mouse.up();
}

/** Waits until the page is idle, twice: tasks scheduled for the first idle moment run in between. */
async function atRest(page: Page): Promise<void> {
  for (let times = 0; times < 2; times += 1) {
    await page.waitForTimeout(300);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 })));
  }
}

/** Discards the entries of the preparation. */
async function forget(page: Page): Promise<void> {
  await page.evaluate(() => (Reflect.get(self, 'interactionsMs') as number[]).splice(0));
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
}

/** Records when an element first matches this selector. */
function watchFor(selector: string): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    observer.disconnect();
    Object.assign(self, { stoodAtMs: performance.now() });
  });
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['lang', 'hidden', 'role'] });
}

/** Event timing rounds to 8 ms and omits events under 16 ms. */
function watchInteractions(): void {
  const interactionsMs: number[] = [];
  Object.assign(self, { interactionsMs, actedAtMs: 0 });
  addEventListener('pointerup', ({ timeStamp }) => Object.assign(self, { actedAtMs: timeStamp }), { capture: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      if (entry.interactionId) interactionsMs.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
