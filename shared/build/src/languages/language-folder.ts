import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRepository } from '../paths';
import { glossaryFaults, type Term } from '../test/glossary/glossary';
import { type Catalogue, compareCatalogues, englishKeyOf, flatten } from '../test/message-catalogue';
import { textFaults } from './text-faults';
import { type TextSource, textSources, textsOf } from './text-sources';

const ROOT = inRepository('languages');

/** Folder of a language: its texts in the order of the English ones, and its words of the trade. */
export const languageFolder = (language: string): string => path.join(ROOT, language);

/** Languages that have a folder. */
export const startedLanguages = (): string[] =>
  existsSync(ROOT)
    ? readdirSync(ROOT, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    : [];

/** The words of the trade in one language: `glossary.json`. */
export interface LanguageGlossary {
  /** Sites of the market whose words these are. */
  readonly sources: readonly string[];
  /** By term in English: what is written, and what is not. */
  readonly terms: Readonly<Record<string, { readonly words: readonly string[]; readonly not?: readonly string[] }>>;
  /** Keys, as `file#key`, whose faults are none, each with its reason. */
  readonly exceptions?: Readonly<Record<string, string>>;
}

export interface LanguageReport {
  readonly file: string;
  readonly keys: number;
  /** Keys without a text. */
  readonly missing: number;
  /** Of the English texts that are missing. */
  readonly missingCharacters: number;
  readonly faults: readonly string[];
}

/** Makes every file that a language lacks, with empty texts. What is written stays. @returns the new files */
export function addLanguage(folder: string): string[] {
  const added = textSources().filter(({ file }) => !existsSync(path.join(folder, file)));
  for (const { file, tree } of added) write(folder, file, emptied(tree));
  const glossary: LanguageGlossary = { sources: [], terms: {}, exceptions: {} };
  if (!existsSync(path.join(folder, 'glossary.json'))) write(folder, 'glossary.json', glossary);
  return added.map(({ file }) => file);
}

/** What is missing and what is wrong in a folder, named after its language, by file. */
export function checkLanguage(folder: string): LanguageReport[] {
  const glossary = read(folder, 'glossary.json') as LanguageGlossary;
  return textSources().map((source) => checkFile(folder, source, glossary));
}

function checkFile(folder: string, source: TextSource, glossary: LanguageGlossary): LanguageReport {
  const language = path.basename(folder);
  const { file } = source;
  const english = textsOf(source);
  const written = new Map([...textsIn(folder, file)].filter(([, text]) => text !== ''));
  const [lacking, differing] = partition(compareCatalogues(english, written, language));
  const wrong = differing.filter((fault) => !isAgreed(fault, file, written, glossary));
  const table = tableOf(language, glossary);
  const textsWrong = [...written].flatMap(([key, text]) => {
    const original = english.get(englishKeyOf(key, english)) ?? '';
    if (glossary.exceptions?.[`${file}#${key}`] !== undefined) return [];
    const faults = [...textFaults(text, original, language), ...glossaryFaults(text, original, language, table)];
    return faults.map((fault) => `${fault} in ${key}`);
  });
  const missingCharacters = lacking.reduce(
    (sum, key) => sum + (english.get(englishKeyOf(key, english)) ?? '').length,
    0,
  );
  return { file, keys: english.size, missing: lacking.length, missingCharacters, faults: [...wrong, ...textsWrong] };
}

const IS_ENGLISH = 'is English in ';

/** Whether a text is English because its market writes a word, or a name, as English does. */
function isAgreed(fault: string, file: string, written: Catalogue, { terms, exceptions }: LanguageGlossary): boolean {
  if (!fault.startsWith(IS_ENGLISH)) return false;
  const key = fault.slice(IS_ENGLISH.length);
  const text = written.get(key)?.toLowerCase();
  const isTerm = Object.values(terms).some(({ words }) => words.some((word) => word.toLowerCase() === text));
  return isTerm || exceptions?.[`${file}#${key}`] !== undefined;
}

const LACKS = 'lacks ';

/** @returns the keys that a comparison found missing, and what else it found */
function partition(faults: readonly string[]): [missing: string[], others: string[]] {
  const missing = faults.filter((fault) => fault.startsWith(LACKS)).map((fault) => fault.slice(LACKS.length));
  return [missing, faults.filter((fault) => !fault.startsWith(LACKS))];
}

const tableOf = (language: string, { terms }: LanguageGlossary): Readonly<Record<string, Term>> =>
  Object.fromEntries(
    Object.entries(terms).map(([name, { words, not = [] }]) => [
      name,
      { words: { [language]: words }, labels: [], forbidden: { [language]: not } },
    ]),
  );

const textsIn = (folder: string, file: string): Catalogue =>
  existsSync(path.join(folder, file)) ? flatten(read(folder, file)) : new Map<string, string>();

/** The same keys with empty texts. */
const emptied = (tree: object): object =>
  Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [key, typeof value === 'string' ? '' : emptied(value as object)]),
  );

const read = (folder: string, file: string): object =>
  JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as object;

function write(folder: string, file: string, content: object): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, `${JSON.stringify(content, null, 2)}\n`);
}
