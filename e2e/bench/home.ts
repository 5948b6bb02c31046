import { chromium } from 'playwright';
import { chromiumArguments, findChromium } from '../../shared/build/src/chromium/find-chromium';
import { measureHome, medianRatio } from './measure-home';

/**
 * `pnpm bench:home`: the running product's home page against a one-bundle build of the same sources, in pairs, on
 * 10 Mbit/s and 40 ms. Needs `npm start` in another terminal. MARQUEE_BENCH_PAIRS sets the number of pairs.
 */
const print = (line: string) => process.stdout.write(`${line}\n`);
const browser = await chromium.launch({ executablePath: await findChromium(print), args: chromiumArguments() });
const pairs = await measureHome(browser, {
  pairs: Number(process.env['MARQUEE_BENCH_PAIRS'] ?? 7),
  apiPort: Number(process.env['MARQUEE_API_PORT'] ?? 4000),
  print,
});
await browser.close();

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const [last] = pairs.slice(-1);
print(`LCP ratio (median of ${pairs.length} pairs): ${medianRatio(pairs, ({ lcpMs }) => lcpMs).toFixed(2)}`);
print(`script bytes before LCP, ratio: ${medianRatio(pairs, ({ scriptBytes }) => scriptBytes).toFixed(2)}`);
print(`request waves: federated ${last?.federated.waves}, one bundle ${last?.single.waves}`);
print(`requests before LCP: federated ${last?.federated.requests}, one bundle ${last?.single.requests}`);
for (const [app, bytes] of Object.entries(last?.federated.byApp ?? {}))
  print(`${app}: ${kilobytes(bytes)} kB of scripts, compressed`);
print(`one bundle: ${kilobytes(last?.single.scriptBytes ?? 0)} kB of scripts, compressed`);
