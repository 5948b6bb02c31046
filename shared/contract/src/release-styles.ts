/** The cascade layer in which the styles of remotes stand (`shared/ui/src/tokens/layers.css`). */
const LAYER = 'remote';

/** Most faults of one style sheet that are named. */
const MOST = 10;

/** A rule, or a declaration where it has no block. Comments, strings and addresses are blanked. */
interface Rule {
  readonly prelude: string;
  readonly block: readonly Rule[] | null;
}

/** Where a rule stands. */
interface Place {
  readonly remote: string;
  readonly isLayered: boolean;
  /** Inside another style rule, to whose elements `&` refers. */
  readonly isNested: boolean;
}

/**
 * Why the style sheet of a remote could reach elements that are not its own. Whatever this reader does not understand is a fault: it
 * stands between teams that do not trust each other.
 * @param remote id of the remote, by which its local classes and names begin
 * @returns one sentence per fault, empty when there is none
 */
export function styleFaults(sheet: string, remote: string): string[] {
  const rules = readRules(sheet);
  if (typeof rules === 'string') return [rules];
  const faults = rules.flatMap((rule) => ruleFaults(rule, { remote, isLayered: false, isNested: false }));
  return [...new Set(faults)].slice(0, MOST);
}

const HIDDEN =
  /\/\*[\s\S]*?\*\/|"(?:[^"\\\n\r\f]|\\[\s\S])*"|'(?:[^'\\\n\r\f]|\\[\s\S])*'|(?<![\w\-\u0080-\uffff])url\(\s*(?!\s|["'])(?:[^)\\]|\\[\s\S])*\)|[\\"']|\/\*/gi;

/** Rules of a style sheet, or why it cannot be read. */
function readRules(sheet: string): Rule[] | string {
  let unreadable = '';
  const text = sheet.replaceAll(HIDDEN, (match) => {
    if (match.startsWith('/*') && match.length > 2) return ' ';
    if (match.length === 1 || match === '/*') unreadable ||= match;
    return match.toLowerCase().startsWith('url(') ? 'url()' : '""';
  });
  if (unreadable !== '') return `has a ${unreadable} that ends nowhere, or an escape outside of a string`;
  const reader = { text, position: 0 };
  const rules = readBlock(reader, false);
  return rules ?? 'has brackets without a counterpart';
}

interface Reader {
  readonly text: string;
  position: number;
}

/** @returns null where brackets have no counterpart, or a block or the end of a rule stands in one */
function readBlock(reader: Reader, isInner: boolean): Rule[] | null {
  const rules: Rule[] = [];
  let start = reader.position;
  let open = '';
  while (reader.position < reader.text.length) {
    const character = reader.text.charAt(reader.position);
    reader.position += 1;
    if (character === '(' || character === '[') open += character;
    else if (character === ')' || character === ']') {
      if (open.at(-1) !== (character === ')' ? '(' : '[')) return null;
      open = open.slice(0, -1);
    } else if (character === '{' || character === '}' || character === ';') {
      if (open !== '') return null;
      const prelude = reader.text.slice(start, reader.position - 1).trim();
      const block = character === '{' ? readBlock(reader, true) : null;
      if (character === '{' && block === null) return null;
      if (prelude !== '' || block) rules.push({ prelude, block });
      if (character === '}') return isInner ? rules : null;
      start = reader.position;
    }
  }
  const rest = reader.text.slice(start).trim();
  if (isInner || open !== '') return null;
  return rest === '' ? rules : [...rules, { prelude: rest, block: null }];
}

/** Rules that hold under a condition, and mean the same for all else. */
const CONDITIONS: ReadonlySet<string> = new Set(['media', 'supports', 'container', 'starting-style']);

function ruleFaults({ prelude, block }: Rule, place: Place): string[] {
  // A declaration, or words that no browser reads.
  if (!prelude.startsWith('@')) return block ? styleRuleFaults(prelude, block, place) : [];
  const [, name = '', rest = ''] = /^@([\w-]*)\s*(.*)$/s.exec(prelude) ?? [];
  const rule = name.toLowerCase();
  if (rule === 'layer' && !block) return [];
  if (rule === 'layer' && block) return layerFaults(rest.trim(), block, place);
  if (CONDITIONS.has(rule) && block) return block.flatMap((inner) => ruleFaults(inner, place));
  if (rule === 'keyframes' || rule === '-webkit-keyframes' || rule === 'property') {
    const own = rule === 'property' ? `--${place.remote}-` : `${place.remote}-`;
    return rest.startsWith(own) ? [] : [`names @${rule} ${rest}, which does not begin with ${own}`];
  }
  return [`has @${rule}, which holds for the whole page`];
}

function layerFaults(layer: string, block: readonly Rule[], place: Place): string[] {
  if (!place.isLayered && layer !== LAYER && !layer.startsWith(`${LAYER}.`))
    return [`has styles in the layer ${layer || 'without a name'}; those of remotes stand in @layer ${LAYER}`];
  return block.flatMap((inner) => ruleFaults(inner, { ...place, isLayered: true }));
}

function styleRuleFaults(prelude: string, block: readonly Rule[], place: Place): string[] {
  const inner = block.flatMap((rule) => ruleFaults(rule, { ...place, isNested: true }));
  if (!place.isLayered) return [`has ${prelude} outside of @layer ${LAYER}`, ...inner];
  const foreign = splitOutside(prelude, ',').filter((selector) => !isConfined(selector.trim(), place));
  return [
    ...foreign.map((selector) => `has the selector ${selector.trim()}, which reaches elements without a local class`),
    ...inner,
  ];
}

/**
 * Whether a selector reaches only elements with a local class, and those inside them. A local class inside of `:has()` or `:not()`
 * says nothing about the element itself; one before `+` or `~` only that it is near.
 */
function isConfined(selector: string, place: Place): boolean {
  const { compounds, combinators } = partsOf(place.isNested && !hasParent(selector) ? `& ${selector}` : selector);
  return compounds.some((compound, index) => isOwn(compound, place) && /^(?:|\s|>)$/.test(combinators[index] ?? ''));
}

/** Whether a nested selector says itself where the elements of the outer rule stand in it. */
const hasParent = (selector: string): boolean => selector.includes('&');

const withoutArguments = (text: string): string => {
  const shorter = text.replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, '');
  return shorter === text ? text : withoutArguments(shorter);
};

function isOwn(compound: string, place: Place): boolean {
  const plain = withoutArguments(compound);
  if (place.isNested && plain.includes('&')) return true;
  if ([...plain.matchAll(/\.([\w-]+)/g)].some(([, name = '']) => name.startsWith(`${place.remote}-`))) return true;
  return choicesOf(compound).some((choices) =>
    splitOutside(choices, ',').every((choice) => isOwnSubject(choice, place)),
  );
}

/** What stands in `:is()` and `:where()` of a compound, those inside of other brackets left out. */
function choicesOf(compound: string): string[] {
  const outer = splitOutside(compound, ':').flatMap((pseudo) => /^(?:is|where)\((.*)\)$/is.exec(pseudo)?.[1] ?? []);
  return outer.filter((choices) => choices.trim() !== '');
}

function isOwnSubject(selector: string, place: Place): boolean {
  const { compounds } = partsOf(selector.trim());
  return isOwn(compounds.at(-1) ?? '', { ...place, isNested: false });
}

/** The compounds of a selector, and the combinator after each but the last: ` `, `>`, `+` or `~`. */
function partsOf(selector: string): { readonly compounds: string[]; readonly combinators: string[] } {
  const text = selector.replaceAll(/\s*([>+~,])\s*/g, '$1').replaceAll(/\s+/g, ' ');
  const combinators: string[] = [];
  const compounds = [''];
  let depth = 0;
  for (const character of text) {
    depth += Number('(['.includes(character)) - Number(')]'.includes(character));
    if (depth === 0 && ' >+~|'.includes(character)) {
      combinators.push(character);
      compounds.push('');
    } else compounds[compounds.length - 1] += character;
  }
  return { compounds, combinators };
}

/** Parts of a text between separators that stand in no brackets. */
function splitOutside(text: string, separator: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    depth += Number('(['.includes(character)) - Number(')]'.includes(character));
    if (depth === 0 && character === separator) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts;
}
