/** What the text of a source names that it depends on. */
export interface References {
  /** Of imports, `import()`, `require`, mocks and `@import`, as written. */
  readonly specifiers: readonly string[];
  /** Files and folders that it may read, as written: relative to the source. */
  readonly paths: readonly string[];
  /** The same, relative to the checkout, where tests run. */
  readonly rootPaths: readonly string[];
  /** What it may read besides, without saying so in a way that can be followed. */
  readonly reads: Reach;
}

/** Nothing; the files of its package that are no code; all files of its package; every file of the checkout. */
export type Reach = 'nothing' | 'data' | 'package' | 'checkout';

const SPECIFIER =
  /(?:\bfrom|\bimport|\b(?:import|require|resolve|mock|doMock|importActual|importOriginal)\()\s*(?:\/\*[^*]*\*\/\s*)?['"]([^'"\n]+)['"]/g;
const STYLE_SPECIFIER = /(?:@import|\bfrom|url\()\s*['"]?([^'")\s]+)/g;
const RELATIVE_PATH = /['"`](\.{1,2}\/[^'"`\n${]*)/g;
const ROOT_PATH = /['"`]([\w-]+\/[\w./-]+)['"`]/g;
/** It asks where it is: only who knows a place of the checkout can read from there, or let others read. */
const KNOWS_PLACE = /\bimport\.meta\.(?:url|glob|dirname|filename|resolve)|\b__dirname\b|\bprocess\.cwd\(/;
const OPENS_FILES = /node:(?:fs|child_process)\b/;
const READS_CHECKOUT = /\b(?:inRepository|repositoryRoot|filesBelow|packageFolders)\b/;
const COMPUTED_IMPORT = /\bimport\((?!\s*(?:\/\*[^*]*\*\/\s*)?['"])/;
const LISTS = /\breaddir(?:Sync)?\b|\bglob(?:Sync)?\b/;
const CODE_FILE = /\.(?:tsx?|mjs|cjs|js)\b/;
const DATA_FILE = /\.(?:json|sql|css|html|svg|png|avif|webp|txt|md|yaml|pem|log|woff2)\b/;
/** They only give names to places; who reads from there imports the names. */
const PLACES_ONLY = new Set(['shared/build/src/paths.ts']);
/** The usual question whether a module runs from the sources or from a bundle. */
const RUNS_FROM_SOURCE = /import\.meta\.url\.endsWith\('\.ts'\)/g;

export function referencesOf(file: string, text: string): References {
  const nothing: References = { specifiers: [], paths: [], rootPaths: [], reads: 'nothing' };
  if (file.endsWith('.css')) return { ...nothing, specifiers: matches(text, STYLE_SPECIFIER).map(relative) };
  if (!/\.(?:tsx?|mjs|cjs|js)$/.test(file)) return nothing;
  const reads = PLACES_ONLY.has(file) ? 'nothing' : reachOf(text);
  return {
    specifiers: matches(text, SPECIFIER),
    paths: reads === 'nothing' ? [] : matches(text, RELATIVE_PATH),
    rootPaths: OPENS_FILES.test(text) ? matches(text, ROOT_PATH) : [],
    reads,
  };
}

function reachOf(text: string): Reach {
  if (READS_CHECKOUT.test(text)) return 'checkout';
  if (COMPUTED_IMPORT.test(text)) return 'package';
  if (!KNOWS_PLACE.test(text)) return 'nothing';
  const rest = text.replace(RUNS_FROM_SOURCE, '').replace(SPECIFIER, '');
  return CODE_FILE.test(rest) || (LISTS.test(rest) && !DATA_FILE.test(rest)) ? 'package' : 'data';
}

const matches = (text: string, expression: RegExp): string[] =>
  [...text.matchAll(expression)].flatMap(([, found]) => found ?? []);

/** A style sheet names its neighbours without a dot. */
const relative = (specifier: string): string => (/^[./@]|^\w+:/.test(specifier) ? specifier : `./${specifier}`);
