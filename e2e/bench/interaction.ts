import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { layoutShiftOfHome } from '../access/support/layout-shift';

/**
 * `pnpm bench:interaction`: interaction to next paint of the login popup and of the language switch with the CPU slowed
 * four times, beside a key press that changes nothing, and the layout shift of both home pages. Needs `npm start` in another terminal.
 */
const API_PORT = Number(process.env['MARQUEE_API_PORT'] ?? 4000);
const ROUNDS = Number(process.env['MARQUEE_BENCH_ROUNDS'] ?? 5);
const SLOWED = 4;
const say = (line: string) => process.stdout.write(`${line}\n`);
const siteOf = (brand: string) => `http://${brand}.localhost:${API_PORT}/`;

const INTERACTIONS = {
  'press a key that does nothing': async (page: Page) => {
    await page.locator('body').press('F8');
  },
  'open the login popup': async (page: Page) => {
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('dialog').waitFor();
  },
  'switch the language': async (page: Page) => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Language/ })
      .click();
    await page.getByRole('banner').getByRole('button', { name: 'বাংলা' }).click();
    await page.locator('html[lang="bn"]').waitFor();
  },
} satisfies Record<string, (page: Page) => Promise<void>>;

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
for (const [name, interact] of Object.entries(INTERACTIONS)) {
  const measured: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) measured.push(await nextPaintOf(browser, interact));
  const sorted = measured.toSorted((left, right) => left - right);
  say(`INP, ${name}, CPU slowed ${SLOWED}x: median ${sorted[Math.floor(ROUNDS / 2)]} ms, worst ${sorted.at(-1)} ms`);
}
for (const brand of ['sundarban', 'meridian']) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  say(`CLS, home of ${brand}: ${(await layoutShiftOfHome(page, siteOf(brand))).toFixed(4)}`);
  await page.close();
}
await browser.close();

/** The longest time from an input to the next paint while somebody does this on a page that has come to rest. */
async function nextPaintOf(browser: Browser, interact: (page: Page) => Promise<void>): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies([{ name: 'mq_lang', value: 'en', url: siteOf('meridian') }]);
  await context.addInitScript(() => sessionStorage.setItem('mq.popups-shown', 'anonymous user'));
  await context.addInitScript(watchInteractions);
  const page = await context.newPage();
  await page.goto(siteOf('meridian'), { waitUntil: 'networkidle' });
  await slowDown(await context.newCDPSession(page));
  await interact(page);
  await page.waitForTimeout(1_000);
  const longest = await page.evaluate(() => Math.max(0, ...(Reflect.get(self, 'interactionsMs') as number[])));
  await context.close();
  return longest;
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
}

/** Event timing rounds to 8 ms and leaves out what is below 16 ms. */
function watchInteractions(): void {
  const interactionsMs: number[] = [];
  Object.assign(self, { interactionsMs });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      if (entry.interactionId) interactionsMs.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
