import { isAgreedWord } from './glossary/glossary';

/** Message texts by their full key, `title.slots`, in the order of the file. */
export type Catalogue = Map<string, string>;

export function flatten(tree: object, prefix = ''): Catalogue {
  const entries = Object.entries(tree) as [string, string | object][];
  return new Map(
    entries.flatMap(([name, value]) =>
      typeof value === 'string' ? [[prefix + name, value] as const] : [...flatten(value, `${prefix}${name}.`)],
    ),
  );
}

/**
 * The faults of a translation: missing or unknown keys, another order, other placeholders, or sentences left in
 * English.
 * @param language BCP 47 tag: a counted sentence has exactly the plural forms of its language
 */
export function compareCatalogues(english: Catalogue, other: Catalogue, language: string): string[] {
  const expected = expectedKeys(english, language);
  const present = new Set(other.keys());
  const missing = [...expected.keys()].filter((key) => !present.has(key)).map((key) => `lacks ${key}`);
  const unknown = [...present].filter((key) => !expected.has(key)).map((key) => `has ${key}, which English lacks`);
  const common = [...expected].filter(([key]) => present.has(key));
  const differing = common
    .filter(([key, source]) => !fillsTheSame(key, english.get(source) ?? '', other.get(key) ?? ''))
    .map(([key]) => `fills other placeholders into ${key}`);
  const untranslated = common
    .filter(([key, source]) => isSentence(other.get(key) ?? '') && other.get(key) === english.get(source))
    .filter(([key]) => !isAgreedWord(other.get(key) ?? '', language))
    .map(([key]) => `is English in ${key}`);
  return [...missing, ...unknown, ...differing, ...untranslated, ...outOfOrder([...expected.keys()], [...present])];
}

/**
 * The expected keys of a translation, each with the English key whose placeholders it fills; plural forms by the
 * language.
 */
function expectedKeys(english: Catalogue, language: string): Map<string, string> {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const ordered = PLURAL_FORMS.filter((form) => forms.includes(form));
  const expected = new Map<string, string>();
  for (const key of english.keys()) {
    const pluralKey = `${withoutPlural(key)}_other`;
    if (withoutPlural(key) === key || !english.has(pluralKey)) expected.set(key, key);
    else for (const form of ordered) expected.set(`${withoutPlural(key)}_${form}`, pluralKey);
  }
  return expected;
}

/** What code names of catalogues. */
export interface KeyUses {
  readonly keys: ReadonlySet<string>;
  /** Beginnings of keys that template literals build, with their last dot. */
  readonly stems: ReadonlySet<string>;
}

/**
 * The keys that code uses: those that are quoted, with or without their namespace, and those that a template literal builds:
 * `reason.${kind}` covers every key below `reason.`.
 */
export function keyUses(code: string): KeyUses {
  const found = (pattern: RegExp) => [...code.matchAll(pattern)].flatMap(({ groups }) => groups?.['key'] ?? []);
  return {
    keys: new Set([
      ...found(/(?<quote>['"`])(?<key>[^'"`\s$]+)(?=\k<quote>)/g),
      ...found(/:(?<key>[^'"`\s$:]+)(?=['"`])/g),
    ]),
    stems: new Set(found(/[`:](?<key>[^'"`\s$:]+\.)(?=\$\{)/g)),
  };
}

/** Keys of a catalogue that the code does not use. */
export function unusedKeys(catalogue: Catalogue, { keys, stems }: KeyUses): string[] {
  return [...new Set([...catalogue.keys()].map(withoutPlural))]
    .filter((key) => !keys.has(key) && !stemsOf(key).some((stem) => stems.has(stem)))
    .map((key) => `${key} is used nowhere`);
}

/** Static keys of calls such as `t('team.title')`; a hook may put a prefix before them. */
const ASKED_TEXT = /\b(?:t|text)\(\s*'(?<key>[a-zA-Z]\w*(?:\.[\w-]+)+)'(?=\s*(?:\)|,\s*\{))/g;

/**
 * Keys that code asks for and no catalogue has, by their end: a page would show the key itself.
 * @param catalogues of the package
 */
export function missingKeys(code: string, catalogues: readonly Catalogue[]): string[] {
  const known = new Set(
    catalogues.flatMap((catalogue) =>
      [...catalogue.keys()].flatMap((key) => endsOf(key).flatMap((end) => [end, withoutPlural(end)])),
    ),
  );
  return [...code.matchAll(ASKED_TEXT)]
    .flatMap(({ groups }) => groups?.['key'] ?? [])
    .filter((key) => !known.has(key))
    .map((key) => `${key} is in no catalogue`);
}

const endsOf = (key: string): string[] => {
  const parts = key.split('.');
  return parts.map((_, index) => parts.slice(index).join('.'));
};

/** A number with what it counts: `{{points}} points`, `{{lines}} more lines`; not the end of a range, which is always several. */
const COUNTED_NOUN =
  /(?<!(?: to |[-–])\s?)\{\{(?<name>\w+)(?:, number)?\}\}(?: (?:more|different|other|valid|leaderboard|open|new))* (?<noun>\p{Ll}{2,}s)\b/gu;
/** Words in s after a name that are no plural nouns. */
const NO_NOUNS = new Set([
  'asks',
  'gets',
  'holds',
  'unless',
  'is',
  'was',
  'has',
  'waits',
  'gives',
  'returns',
  'moves',
  'keeps',
  'stops',
  'goes',
  'wins',
  'closes',
  'offers',
  'appears',
  'ends',
]);
/** Texts whose number is one of the rules and always several. */
const ALWAYS_SEVERAL = new Set([
  // The age of adults.
  ...['fields.under_age', 'register.terms'],
  // Fields of the mines, cards of hi-lo.
  ...['rules.play.mines', 'rules.play.hilo', 'rules.pay.hilo'],
  // Prizes of a draw; numbers of a bet of several numbers; orders of digits.
  ...['lo2', 'lo3', 'lo4', 'x', 't', 'boxBig', 'boxSmall', 'iboxBig', 'iboxSmall'].map(
    (kind) => `official.kind.${kind}.text`,
  ),
  'official.kind.last.name',
]);

/** Texts of the English catalogue that count something and have no plural forms. */
export function uncountedTexts(english: Catalogue): string[] {
  return [...english]
    .filter(([key]) => withoutPlural(key) === key && !ALWAYS_SEVERAL.has(key))
    .filter(([, text]) => [...text.matchAll(COUNTED_NOUN)].some(({ groups }) => !NO_NOUNS.has(groups?.['noun'] ?? '')))
    .map(([key]) => `counts without plural forms in ${key}`);
}

const PLURAL_FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** The English key of a translated one: its own, or the general plural form of a counted sentence. */
export const englishKeyOf = (key: string, english: Catalogue): string =>
  english.has(key) ? key : `${withoutPlural(key)}_other`;

const withoutPlural = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');

function stemsOf(key: string): string[] {
  const parts = key.split('.');
  return parts.slice(1).map((_, index) => `${parts.slice(0, index + 1).join('.')}.`);
}

/** Forms for one exact number, such as Arabic's dual, may omit the placeholder. */
function fillsTheSame(key: string, english: string, other: string): boolean {
  const [expected, present] = [placeholders(english), placeholders(other)];
  if (/_(zero|one|two)$/.test(key)) return [...present].every((name) => expected.has(name));
  return expected.size === present.size && [...present].every((name) => expected.has(name));
}

const placeholders = (text: string): Set<string> =>
  new Set((text.match(/\{\{\s*\w+[^}]*\}\}|\{\w+\}/g) ?? []).map((name) => name.replace(/\s/g, '')));

/** Product names are not translated; two consecutive words usually are. */
const isSentence = (text: string): boolean => /\p{L}{2,} \p{L}{3,}/u.test(text.replace(/\{\{[^}]*\}\}/g, ''));

/** A file in the order of the English one can be compared side by side. */
function outOfOrder(expectedKeyOrder: readonly string[], present: readonly string[]): string[] {
  const expectedSet = new Set(expectedKeyOrder);
  const presentSet = new Set(present);
  const [first, second] = [
    expectedKeyOrder.filter((key) => presentSet.has(key)),
    present.filter((key) => expectedSet.has(key)),
  ];
  const strays = second.filter((key, index) => key !== first[index]);
  return strays[0] === undefined ? [] : [`has ${strays[0]} at another place than English`];
}
