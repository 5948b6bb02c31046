import { mkdtempSync, readdirSync, existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { chromiumArguments, findChromium } from '../../shared/build/src/chromium/find-chromium';
import { REPOSITORY } from '../../shared/build/src/webpack/app-folder';
import { startBenchProxy } from './bench-proxy';
import { measurePage, type PageMeasure } from './measure-page';
import { buildOneBundle } from './one-bundle';

/**
 * `pnpm bench:home`: the running product's home page against a one-bundle build of the same sources, in pairs, on
 * 10 Mbit/s and 40 ms. Needs `npm start` in another terminal. MARQUEE_BENCH_PAIRS sets the number of pairs.
 */
const PAIRS = Number(process.env['MARQUEE_BENCH_PAIRS'] ?? 7);
const API_PORT = Number(process.env['MARQUEE_API_PORT'] ?? 4000);
/** Not 4190, which browsers block. */
const PORT = Number(process.env['MARQUEE_BENCH_PORT'] ?? 4192);
const say = (line: string) => process.stdout.write(`${line}\n`);

const remotes = readdirSync(REPOSITORY).filter((name) => existsSync(path.join(REPOSITORY, name, 'remote.json')));
const folder = mkdtempSync(path.join(tmpdir(), 'bench-home-'));
say('building the one bundle ...');
const bundle = await buildOneBundle(folder, remotes);
const proxy = await startBenchProxy(PORT, API_PORT, bundle);
const browser = await chromium.launch({ executablePath: await findChromium(say), args: chromiumArguments() });

const page = (side: string) => measurePage(browser, `http://sundarban.localhost:${PORT}/?side=${side}`);
const pairs: { federated: PageMeasure; single: PageMeasure }[] = [];
await page('federated');
for (let pair = 0; pair < PAIRS; pair += 1) {
  const [first, second] = pair % 2 === 0 ? (['federated', 'bundle'] as const) : (['bundle', 'federated'] as const);
  const measurements = { [first]: await page(first), [second]: await page(second) } as Record<
    'federated' | 'bundle',
    PageMeasure
  >;
  pairs.push({ federated: measurements.federated, single: measurements.bundle });
  say(
    `pair ${pair + 1}: ${measurements.federated.lcpMs.toFixed(0)} ms federated, ${measurements.bundle.lcpMs.toFixed(0)} ms one bundle`,
  );
}

const median = (values: number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;
const ratio = (of: (measure: PageMeasure) => number) =>
  median(pairs.map(({ federated, single }) => of(federated) / of(single)));
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const [last] = pairs.slice(-1);
say(`LCP ratio (median of ${PAIRS} pairs): ${ratio(({ lcpMs }) => lcpMs).toFixed(2)}`);
say(`script bytes before LCP, ratio: ${ratio(({ scriptBytes }) => scriptBytes).toFixed(2)}`);
say(`request waves: federated ${last?.federated.waves}, one bundle ${last?.single.waves}`);
say(`requests before LCP: federated ${last?.federated.requests}, one bundle ${last?.single.requests}`);
for (const [app, bytes] of Object.entries(last?.federated.byApp ?? {}))
  say(`${app}: ${kilobytes(bytes)} kB of scripts, compressed`);
say(`one bundle: ${kilobytes(last?.single.scriptBytes ?? 0)} kB of scripts, compressed`);

await browser.close();
proxy.closeAllConnections();
proxy.close();
rmSync(folder, { recursive: true, force: true });
