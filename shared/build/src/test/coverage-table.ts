/** One row of a table that names a test for each sentence. */
export interface CoverageRow {
  readonly line: number;
  readonly sentence: string;
  readonly tests: readonly NamedTest[];
}

/** A file as the table writes it, with the names that are quoted behind it. */
export interface NamedTest {
  readonly file: string;
  readonly names: readonly string[];
}

const HEADER = /^\|\s*sentence\s*\|\s*test\s*\|$/;

export const isTestFile = (file: string): boolean => /\.(test|e2e)\.tsx?$/.test(file);

/** The rows of every table of a document whose columns are `sentence` and `test`. */
export function coverageRows(document: string): CoverageRow[] {
  const rows: CoverageRow[] = [];
  let within = false;
  for (const [index, text] of document.split('\n').entries()) {
    if (HEADER.test(text)) within = true;
    else if (!text.startsWith('|')) within = false;
    else if (within && !/^\|[\s:-]+\|/.test(text)) {
      const [sentence = '', tests = ''] = text.slice(1, -1).split('|');
      rows.push({ line: index + 1, sentence: sentence.trim(), tests: namedTests(tests) });
    }
  }
  return rows;
}

/** Files stand in backticks, braces name several; names stand in quotes behind their file. */
function namedTests(cell: string): NamedTest[] {
  return [...cell.matchAll(/`([^`]+)`([^`]*)/g)].flatMap(([, file = '', rest = '']) => {
    const names = [...rest.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name);
    return expandBraces(file)
      .filter(isTestFile)
      .map((one) => ({ file: one, names }));
  });
}

function expandBraces(text: string): string[] {
  const [, before = '', inside, after = ''] = /^(.*?)\{([^{}]*)\}(.*)$/.exec(text) ?? [];
  return inside === undefined ? [text] : inside.split(',').flatMap((part) => expandBraces(before + part + after));
}

/**
 * What is wrong with a row: a sentence without a test that is not marked as planned or measured, a file that does not
 * exist or of which there are several, a quoted name that the file does not have.
 * @param files with tests, of the whole checkout
 * @param read the text of one of them
 */
export function faultsOf(row: CoverageRow, files: readonly string[], read: (file: string) => string): string[] {
  const { line, sentence, tests } = row;
  const at = `line ${line}: `;
  if (tests.length === 0)
    return /\((planned|measured|decided)\b/.test(sentence) ? [] : [`${at}no test for "${sentence}"`];
  return tests.flatMap(({ file, names }) => {
    const found = files.filter((one) => pathPattern(file).test(one));
    if (found.length === 0) return [`${at}there is no ${file}`];
    if (found.length > 1 && !file.includes('*')) return [`${at}${file} is any of ${found.join(', ')}`];
    const texts = found.map(read);
    return names
      .filter((name) => !texts.some((text) => holds(text, name)))
      .map((name) => `${at}${file} has no "${name}"`);
  });
}

/** The end of a path is enough; `…` and `**` are any folders, `*` any name. */
function pathPattern(file: string): RegExp {
  const parts = file.split(/(\*\*\/|…\/|\*)/).map((part) => {
    if (part === '**/' || part === '…/') return '(.*/)?';
    return part === '*' ? '[^/]*' : part.replaceAll(/[.+?^$()[\]\\]/g, '\\$&');
  });
  return new RegExp(`^(.*/)?${parts.join('')}$`);
}

/** Whether a text has a name, of which `…` leaves out a part. */
function holds(text: string, name: string): boolean {
  let from = 0;
  return name.split('…').every((part) => {
    const at = text.indexOf(part.trim(), from);
    from = at + part.length;
    return at !== -1;
  });
}
