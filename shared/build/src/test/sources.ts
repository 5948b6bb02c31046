import { readdirSync } from 'node:fs';
import { type Checkout, readCheckout } from '../inputs/checkout';
import { importGraph, type ImportGraph } from '../inputs/import-graph';
import { inRepository, repositoryRoot } from '../paths';

/** The checkout as it is before the suites run. */
export interface Sources {
  readonly checkout: Checkout;
  readonly graph: ImportGraph;
  /** Of what every result depends on: Node, the settings of all tools, and what the lock file resolves. */
  readonly settings: string;
  /** Of every file. */
  readonly everything: string;
}

const SETTING =
  /(?:^|\/)(?:package|tsconfig[\w.]*)\.json$|^pnpm-[\w-]+\.yaml$|^shared\/build\/(?:types\/|[^/]+\.(?:ts|cjs|json)$)/;

export function readSources(): Sources {
  const checkout = readCheckout(repositoryRoot);
  const files = [...checkout.files.filter((file) => SETTING.test(file)), ...hiddenSettings()];
  const settings = [process.version, process.platform, process.arch, checkout.digest(files)].join(' ');
  return {
    checkout,
    graph: importGraph(checkout),
    settings,
    everything: `${settings} ${checkout.digest(checkout.files)}`,
  };
}

/** Settings at the top whose names begin with a dot. */
const hiddenSettings = (): string[] =>
  readdirSync(inRepository(), { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.startsWith('.') && entry.name !== '.git')
    .map(({ name }) => name);
