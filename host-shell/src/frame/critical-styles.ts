import { directionOf } from '@marquee/contract/languages';

export interface CriticalStylesRequest {
  /** The shell's minified style sheet. */
  readonly sheet: string;
  readonly html: string;
  readonly theme: string;
  readonly language: string;
  /** Where relative addresses of the sheet lead, ends with a slash. */
  readonly baseUrl: string;
}

interface Rule {
  /** Selectors or the at-rule with its condition. */
  readonly head: string;
  /** Null for a statement such as `@layer a, b;`. */
  readonly body: string | null;
}

/** States that somebody brings about, and parts that are visible only then. */
const STATES =
  /:(?:hover|active|focus|focus-visible|focus-within|disabled|checked|target|autofill)|::(?:selection|backdrop|-webkit|placeholder|file)|\[data-open|\[data-loading|\[aria-selected/;
const GROUPS = /^@(?:layer|media|supports|container)/;
const LATE_CONDITIONS = /prefers-reduced-motion|print|hover:|forced-colors|prefers-contrast/;

/**
 * The rules of a style sheet that the frame needs: those whose classes and tags stand in it, for this theme and
 * language, without states and faces to fetch. The whole sheet follows with the page.
 */
export function criticalStyles(request: CriticalStylesRequest): string {
  const { sheet, html, baseUrl } = request;
  const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));
  const tags = new Set([...html.matchAll(/<([a-z][\w-]*)/gi)].map(([, tag = '']) => tag.toLowerCase()));
  for (const tag of ['html', 'body']) tags.add(tag);
  const isNeeded = (selector: string) => isOfVisitor(selector, request) && isInFrame(selector, classes, tags);
  return rulesFrom(sheet, isNeeded).replace(
    /url\((["']?)(?!data:|https?:|\/)([^)"']+)\1\)/g,
    (_url, _quote, address: string) => `url("${baseUrl}${address}")`,
  );
}

function rulesFrom(css: string, isNeeded: (selector: string) => boolean): string {
  let kept = '';
  for (const { head, body } of rulesOf(css)) {
    if (body === null) {
      if (head.startsWith('@layer')) kept += `${head};`;
    } else if (GROUPS.test(head)) {
      const inner = LATE_CONDITIONS.test(head) ? '' : rulesFrom(body, isNeeded);
      if (inner !== '') kept += `${head}{${inner}}`;
    } else if (head.startsWith('@')) {
      if (head.startsWith('@property') || (head === '@font-face' && body.includes('local(')))
        kept += `${head}{${body}}`;
    } else {
      const selectors = splitSelectors(head).filter(isNeeded);
      if (selectors.length > 0) kept += `${selectors.join(',')}{${body}}`;
    }
  }
  return kept;
}

/** The top-level rules of minified CSS. */
function* rulesOf(css: string): Generator<Rule> {
  let start = 0;
  while (start < css.length) {
    const headEnd = findOutside(css, start, (character) => '{;}'.includes(character));
    const head = css.slice(start, headEnd).trim();
    if (css[headEnd] === '{') {
      const bodyEnd = endOfBlock(css, headEnd);
      yield { head, body: css.slice(headEnd + 1, bodyEnd) };
      start = bodyEnd + 1;
    } else {
      if (head !== '') yield { head, body: null };
      start = headEnd + 1;
    }
  }
}

function endOfBlock(css: string, open: number): number {
  let depth = 0;
  return findOutside(css, open, (character) => {
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
    return depth === 0 && character === '}';
  });
}

/** The position of the first matching character outside of strings and brackets, or the end. */
function findOutside(css: string, from: number, matches: (character: string) => boolean): number {
  let quote = '';
  let brackets = 0;
  for (let index = from; index < css.length; index += 1) {
    const character = css[index] ?? '';
    if (character === '\\') index += 1;
    else if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '(') brackets += 1;
    else if (character === ')') brackets -= 1;
    else if (brackets === 0 && matches(character)) return index;
  }
  return css.length;
}

function splitSelectors(list: string): string[] {
  const selectors: string[] = [];
  let start = 0;
  while (start < list.length) {
    const end = findOutside(list, start, (character) => character === ',');
    selectors.push(list.slice(start, end).trim());
    start = end + 1;
  }
  return selectors;
}

/** Whether a selector can apply to a page of this theme and language in which nobody has done anything yet. */
function isOfVisitor(selector: string, { theme, language }: CriticalStylesRequest): boolean {
  if (STATES.test(selector)) return false;
  const named = (pattern: RegExp) => pattern.exec(selector.replace(/:not\([^)]*\)/g, ''))?.[1];
  const selectorTheme = named(/\[data-theme=["']?(\w+)/);
  const direction = named(/\[dir=["']?(\w+)/) ?? named(/:dir\((\w+)/);
  const languages = [...selector.matchAll(/:lang\(([\w-]+)\)/g)].map(([, code]) => code);
  return (
    (selectorTheme ?? theme) === theme &&
    (direction ?? directionOf(language)) === directionOf(language) &&
    (languages.length === 0 || languages.includes(language))
  );
}

/** Whether every class and tag that a selector names outside of functions such as `:not()` stands in the frame. */
function isInFrame(selector: string, classes: ReadonlySet<string>, tags: ReadonlySet<string>): boolean {
  const own = selector
    .replace(/:(?:not|where|is|has|lang|dir|nth-[a-z-]+)\((?:[^()]|\([^()]*\))*\)/g, '')
    .replace(/\[[^\]]*\]/g, '');
  const namesClasses = [...own.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => classes.has(name));
  const namesTags = [...own.matchAll(/(?:^|[\s>+~,(])([a-z][a-z0-9]*)/gi)].every(([, tag = '']) =>
    tags.has(tag.toLowerCase()),
  );
  return namesClasses && namesTags;
}
