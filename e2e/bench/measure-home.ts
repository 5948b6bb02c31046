import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright';
import { remoteFolders } from '../../shared/build/src/start/build-tasks';
import { startBenchProxy } from './bench-proxy';
import { measurePage, type PageMeasure } from './measure-page';
import { buildOneBundle } from './one-bundle';

/** The home page as it is delivered, and as one bundle of the same sources, one after the other. */
export interface HomePair {
  readonly federated: PageMeasure;
  readonly single: PageMeasure;
}

interface HomeMeasurement {
  readonly pairs: number;
  readonly apiPort: number;
  readonly print: (line: string) => void;
}

/** Not 4190, which browsers block. */
const PORT = Number(process.env['MARQUEE_BENCH_PORT'] ?? 4192);

/** Measures the running product's home page against a one-bundle build, in pairs, each side first in turn. */
export async function measureHome(browser: Browser, { pairs, apiPort, print }: HomeMeasurement): Promise<HomePair[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-home-'));
  print('building the one bundle ...');
  const bundle = await buildOneBundle(folder, remoteFolders());
  const proxy = await startBenchProxy(PORT, apiPort, bundle);
  try {
    const measure = (side: string) => measurePage(browser, `http://sundarban.localhost:${PORT}/?side=${side}`);
    await measure('federated');
    const measured: HomePair[] = [];
    for (let pair = 1; pair <= pairs; pair += 1) {
      const sides = pair % 2 === 1 ? (['federated', 'bundle'] as const) : (['bundle', 'federated'] as const);
      const measures = new Map<string, PageMeasure>();
      for (const side of sides) measures.set(side, await measure(side));
      const [federated, single] = [measures.get('federated'), measures.get('bundle')];
      if (!federated || !single) throw new Error('a side was not measured');
      measured.push({ federated, single });
      print(`pair ${pair}: ${federated.lcpMs.toFixed(0)} ms federated, ${single.lcpMs.toFixed(0)} ms one bundle`);
    }
    return measured;
  } finally {
    proxy.closeAllConnections();
    proxy.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Median of the pairs' ratios of a measure. */
export function medianRatio(pairs: readonly HomePair[], of: (measure: PageMeasure) => number): number {
  const ratios = pairs.map(({ federated, single }) => of(federated) / of(single));
  return ratios.toSorted((left, right) => left - right)[Math.floor(ratios.length / 2)] ?? 0;
}
