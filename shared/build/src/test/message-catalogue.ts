/** Message texts by their full key, `title.slots`. */
export type Catalogue = Map<string, string>;

export function flatten(tree: object, prefix = ''): Catalogue {
  const entries = Object.entries(tree) as [string, string | object][];
  return new Map(
    entries.flatMap(([name, value]) =>
      typeof value === 'string' ? [[prefix + name, value] as const] : [...flatten(value, `${prefix}${name}.`)],
    ),
  );
}

/** What a translation lacks, has too much, or fills in differently. Plural forms differ between languages: only their stem counts. */
export function compareCatalogues(english: Catalogue, other: Catalogue): string[] {
  const wanted = new Set([...english.keys()].map(withoutPlural));
  const present = new Set([...other.keys()].map(withoutPlural));
  const missing = [...wanted].filter((key) => !present.has(key)).map((key) => `lacks ${key}`);
  const unknown = [...present].filter((key) => !wanted.has(key)).map((key) => `has ${key}, which English lacks`);
  const differing = [...english]
    .filter(([key, text]) => other.has(key) && !samePlaceholders(text, other.get(key) ?? ''))
    .map(([key]) => `fills other placeholders into ${key}`);
  return [...missing, ...unknown, ...differing];
}

/**
 * Keys that the code names nowhere. A key counts as named when it stands in quotes, with or without its namespace, or
 * when a template literal builds it: `reason.${kind}` names every key below `reason.`.
 */
export function unusedKeys(catalogue: Catalogue, code: string): string[] {
  return [...new Set([...catalogue.keys()].map(withoutPlural))]
    .filter((key) => !isQuoted(key, code) && !isBuilt(key, code))
    .map((key) => `${key} is used nowhere`);
}

const withoutPlural = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');

const isQuoted = (key: string, code: string): boolean =>
  [`'`, '"', '`'].some((quote) => code.includes(`${quote}${key}${quote}`) || code.includes(`:${key}${quote}`));

function isBuilt(key: string, code: string): boolean {
  const parts = key.split('.');
  const stems = parts.slice(1).map((_, index) => `${parts.slice(0, index + 1).join('.')}.`);
  return stems.some((stem) => code.includes(`\`${stem}\${`) || code.includes(`:${stem}\${`));
}

function samePlaceholders(first: string, second: string): boolean {
  return placeholders(first) === placeholders(second);
}

const placeholders = (text: string): string => [...new Set(text.match(/\{\{\s*\w+/g) ?? [])].sort().join(' ');
