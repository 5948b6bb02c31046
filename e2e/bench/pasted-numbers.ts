import { chromium, type Page } from 'playwright';
import { chromiumArguments, findChromium } from '../../shared/build/src/chromium/find-chromium';
import { openAs } from '../support/visitors';

/**
 * `pnpm bench:paste`: how long a room of an official lottery takes from 10,000 pasted numbers to the report of what it has read, in
 * the browser and with the page's own scripts: reading, and drawing the report. Needs `npm start` in another terminal.
 */
process.env['MARQUEE_API_PORT'] ??= '4000';
const ROUNDS = Number(process.env['MARQUEE_BENCH_ROUNDS'] ?? 15);
const NUMBERS = 10_000;
const say = (line: string) => process.stdout.write(`${line}\n`);

const browser = await chromium.launch({ executablePath: await findChromium(say), args: chromiumArguments() });
const page = await openAs(browser, 'meridian', 'member');
await page.goto(new URL('/vnlottery?gameCode=VN_NORTH', page.url()).href, { waitUntil: 'networkidle' });
await page.getByRole('main').getByRole('button', { name: '4 digits', exact: true }).click();
await page.getByRole('main').getByRole('radio', { name: 'Text' }).click();
await page.getByRole('main').getByLabel('Numbers', { exact: true }).waitFor();
const times: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) times.push(await paste(page, round));
const sorted = times.toSorted((left, right) => left - right);
const [median, worst] = [sorted[Math.floor(ROUNDS / 2)], sorted.at(-1)].map((time) => (time ?? 0).toFixed(1));
say(`${NUMBERS} pasted numbers: read and reported after ${median} ms (median of ${ROUNDS}), worst ${worst} ms`);
await browser.close();

/** Pastes all numbers of four digits. @returns milliseconds */
async function paste(room: Page, round: number): Promise<number> {
  const numbers = Array.from({ length: NUMBERS }, (_, number) => String((number + round) % NUMBERS).padStart(4, '0'));
  const { tookMs, report } = await room.evaluate(pasteInPage, numbers.join(','));
  if (!report.includes('10,000')) throw new Error(`the room read something else: ${report}`);
  return tookMs;
}

/** In the page: empties the field, then pastes. React answers an input before the microtasks of its event end. */
async function pasteInPage(numbers: string): Promise<{ readonly tookMs: number; readonly report: string }> {
  const field = document.querySelector<HTMLTextAreaElement>('main textarea');
  const setValue = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
  if (!field || !setValue) throw new Error('there is no field for numbers');
  let tookMs = 0;
  for (const value of ['', numbers]) {
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 }));
    const startMs = performance.now();
    setValue.call(field, value);
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
    await Promise.resolve();
    tookMs = performance.now() - startMs;
  }
  return { tookMs, report: document.querySelector('main [role=status]')?.textContent ?? '' };
}
