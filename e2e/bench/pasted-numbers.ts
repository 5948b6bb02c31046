import { chromium } from 'playwright';
import { browserScript } from '../../shared/build/src/browser-script';
import { chromiumArguments, findChromium } from '../../shared/build/src/chromium/find-chromium';

/**
 * `pnpm bench:paste`: how long 10,000 pasted numbers of four digits take to read, in the browser by the code of the rooms; processor
 * time of the page's main thread, which the load of the machine does not change.
 */
const ROUNDS = 5;
const READINGS = 10;
const NUMBERS = 10_000;
const say = (line: string) => process.stdout.write(`${line}\n`);

const READER = `
  import { lotteryRules } from './shared/contract/src/lottery/rules';
  import { readNumbers } from './shared/contract/src/lottery/read-numbers';
  const kind = lotteryRules('vn-north').kind('db4');
  const text = Array.from({ length: ${NUMBERS} }, (_, number) => String(number).padStart(4, '0')).join(',');
  Object.assign(self, {
    readPasted() {
      let read = 0;
      for (let reading = 0; reading < ${READINGS}; reading++) read += readNumbers(kind, text).read;
      return read;
    },
  });
`;

const browser = await chromium.launch({ executablePath: await findChromium(say), args: chromiumArguments() });
const page = await browser.newPage();
await page.addScriptTag({ content: await browserScript(READER) });
const session = await page.context().newCDPSession(page);
await session.send('Performance.enable', { timeDomain: 'threadTicks' });
await read();
const times: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) times.push(await read());
say(
  `${NUMBERS} pasted numbers read in ${Math.min(...times).toFixed(1)} to ${Math.max(...times).toFixed(1)} ms of processor time, ` +
    `${ROUNDS} rounds of ${READINGS}`,
);
await browser.close();

/** @returns milliseconds a reading */
async function read(): Promise<number> {
  const before = await workedMs();
  const count = await page.evaluate('readPasted()');
  if (count !== READINGS * NUMBERS) throw new Error(`the page read ${String(count)} numbers`);
  return ((await workedMs()) - before) / READINGS;
}

async function workedMs(): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}
