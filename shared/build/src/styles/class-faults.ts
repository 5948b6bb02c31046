import path from 'node:path';

/** A source text by its path in the checkout. */
export type Sources = ReadonlyMap<string, string>;

const COMMENT = /\/\*[\s\S]*?\*\//g;
const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;
const COMPOSITION = /composes:\s*([^;]+?)\s+from\s+["']([^"']+)["']/g;
const STYLE_IMPORT = /import (\w+) from '(\.{1,2}\/[^']+\.module\.css)';?/g;

/**
 * Classes that a module names and its style sheet lacks, and classes that no module names. A style sheet whose classes are chosen at
 * run time, or handed on as a whole, counts as used.
 * @param sources modules (`.ts`, `.tsx`) and style sheets (`.module.css`)
 * @returns a line for each fault
 */
export function classFaults(sources: Sources): string[] {
  const sheets = new Map([...sources].filter(([file]) => file.endsWith('.module.css')).map(readSheet));
  const named = new Map([...sheets.keys()].map((file) => [file, new Set<string>()]));
  const missing: string[] = [];
  for (const [file, text] of sources) {
    for (const { sheet, classes } of file.endsWith('.css') ? compositionsIn(file, text) : usesIn(file, text)) {
      const defined = sheets.get(sheet);
      if (!defined) continue;
      for (const name of classes ?? defined) {
        named.get(sheet)?.add(name);
        if (!defined.has(name)) missing.push(`${file} names .${name}, which ${sheet} lacks`);
      }
    }
  }
  const unused = [...sheets].flatMap(([file, defined]) =>
    [...defined]
      .filter((name) => !named.get(file)?.has(name))
      .map((name) => `${file} has .${name}, which nobody names`),
  );
  return [...new Set([...missing, ...unused])];
}

/** The classes of a style sheet that are its own: those of others stand in `:global(…)`. */
function readSheet([file, text]: readonly [string, string]): readonly [string, ReadonlySet<string>] {
  const own = text
    .replace(COMMENT, '')
    .replaceAll(/composes:[^;]+|url\([^)]*\)|:global\([^)]*\)|:global\s+[^{,]+|\d*\.\d+/g, '');
  return [file, new Set([...own.matchAll(CLASS)].map(([, name = '']) => name))];
}

interface Use {
  readonly sheet: string;
  /** Undefined: which ones is decided at run time. */
  readonly classes?: readonly string[];
}

const beside = (file: string, specifier: string): string =>
  path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier));

/** Classes of other style sheets that one is composed of. */
const compositionsIn = (file: string, text: string): Use[] =>
  [...text.matchAll(COMPOSITION)].map(([, classes = '', specifier = '']) => ({
    sheet: beside(file, specifier),
    classes: classes.split(/\s+/),
  }));

function usesIn(file: string, text: string): Use[] {
  const body = text.replaceAll(STYLE_IMPORT, '');
  return [...text.matchAll(STYLE_IMPORT)].map(([, name = '', specifier = '']): Use => {
    const sheet = beside(file, specifier);
    const uses = [...body.matchAll(new RegExp(`\\b${name}\\b(?:\\.(\\w+)|\\['([^']+)'\\])?`, 'g'))];
    const classes = uses.flatMap(([, dotted, quoted]) => dotted ?? quoted ?? []);
    return classes.length === uses.length ? { sheet, classes } : { sheet };
  });
}
