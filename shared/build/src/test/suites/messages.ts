import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FALLBACK_LANGUAGE, LANGUAGES } from '@marquee/contract/languages';
import { checkLanguage, languageFolder, startedLanguages } from '../../languages/language-folder';
import { inRepository } from '../../paths';
import { filesBelow } from '../../tasks/files-below';
import { glossaryFaults, namesTerm, terms } from '../glossary/glossary';
import { brandTextFaults } from '../localised-texts';
import {
  type Catalogue,
  compareCatalogues,
  englishKeyOf,
  flatten,
  type KeyUses,
  keyUses,
  missingKeys,
  uncountedTexts,
  unusedKeys,
} from '../message-catalogue';
import { resultOf, type Suite, wholeSuite } from '../suite';

type Check = { passed: boolean; details: string };

const SEED = 'platform-api/src/seed';
const BRANDS = 'platform-api/brands';
/** Names of banks: written as each bank writes itself, not translated. */
const PROPER_NAMES = `${SEED}/cashier/institutions.json`;

/**
 * One check per catalogue of each language: the keys, placeholders, plural forms and order of the English one, each key
 * in use, plural forms wherever a number stands beside a noun, and the words of the glossary. One per package: the texts that its code
 * asks for are there. One check per remote: menu labels and titles in every language. One per file of
 * brand content: every text in each language that its brand speaks. One per term of the glossary: the labels that name it. One per file
 * of a language below `languages`: what is written there is right; it may be unfinished.
 */
export const messages: Suite = {
  name: 'messages',
  timeoutMs: 240_000,
  parts: ({ everything }) => wholeSuite(everything),
  async run(filters) {
    const files = filesBelow('.');
    const isSelected = (file: string) => filters.length === 0 || filters.some((filter) => file.includes(filter));
    const folders = files.filter((file) => file.endsWith('messages/en.json')).map((file) => path.dirname(file));
    const code = files.filter((file) => /\.tsx?$|remote\.json$/.test(file) && !/\.(test|e2e)\.tsx?$/.test(file));
    const uses = keyUses(code.map((file) => readFileSync(inRepository(file), 'utf8')).join('\n'));
    const manifests = files.filter((file) => path.basename(file) === 'remote.json');
    const seeds = files.filter(
      (file) => file.startsWith(`${SEED}/`) && file.endsWith('.json') && file !== PROPER_NAMES,
    );
    return resultOf([
      ...folders.filter(isSelected).flatMap((folder) => checkFolder(folder, uses)),
      ...packagesOf(folders)
        .filter(isSelected)
        .map((owner) => checkAsked(owner, code, folders)),
      ...manifests.filter(isSelected).map(checkLabels),
      ...seeds.filter(isSelected).map(checkBrandTexts),
      ...startedLanguages()
        .filter((language) => isSelected(`languages/${language}/`))
        .flatMap((language) =>
          checkLanguage(languageFolder(language)).map(({ file, faults }) =>
            checkOf(`languages/${language}/${file}`, faults),
          ),
        ),
      ...(filters.length === 0 ? Object.keys(terms).map(checkTerm) : []),
    ]);
  },
};

function checkFolder(folder: string, uses: KeyUses): Check[] {
  const english = read(folder, FALLBACK_LANGUAGE);
  const present = readdirSync(inRepository(folder)).flatMap((name) => /^(.+)\.json$/.exec(name)?.[1] ?? []);
  const strangers = present.filter((language) => !(LANGUAGES as readonly string[]).includes(language));
  return [
    checkOf(
      folder,
      strangers.map((language) => `${language}.json is of no language of the site`),
    ),
    ...LANGUAGES.map((language) => {
      const faultsOf = () => {
        const texts = read(folder, language);
        const keys =
          language === FALLBACK_LANGUAGE
            ? [...unusedKeys(english, uses), ...uncountedTexts(english)]
            : compareCatalogues(english, texts, language);
        return [...keys, ...wordFaults(texts, english, language)];
      };
      return checkOf(`${folder}/${language}.json`, present.includes(language) ? faultsOf() : ['is missing']);
    }),
  ];
}

/** Packages with catalogues of their own; the kit asks for texts of the shell. */
const packagesOf = (folders: readonly string[]): string[] =>
  [...new Set(folders.map((folder) => folder.split('/')[0] ?? ''))].filter((owner) => owner !== 'shared');

/** Every text that a package asks for is in one of its catalogues, or in a shared one. */
function checkAsked(owner: string, code: readonly string[], folders: readonly string[]): Check {
  const catalogues = folders
    .filter((folder) => folder.startsWith(`${owner}/`) || folder.startsWith('shared/'))
    .map((folder) => read(folder, FALLBACK_LANGUAGE));
  const faults = code
    .filter((file) => file.startsWith(`${owner}/`))
    .flatMap((file) =>
      missingKeys(readFileSync(inRepository(file), 'utf8'), catalogues).map((fault) => `${file}: ${fault}`),
    );
  return checkOf(owner, faults);
}

function checkLabels(file: string): Check {
  const { languages, labels } = readManifest(file);
  const english = flatten(labels[FALLBACK_LANGUAGE] ?? {});
  const faults = LANGUAGES.flatMap((language) => {
    const texts = flatten(labels[language] ?? {});
    return [
      ...(languages.includes(language) ? [] : ['is not named among its languages']),
      ...(language === FALLBACK_LANGUAGE ? [] : compareCatalogues(english, texts, language)),
      ...wordFaults(texts, english, language),
    ].map((fault) => `${language} ${fault}`);
  });
  return checkOf(file, faults);
}

interface BrandFile {
  readonly config: { readonly languages: readonly string[] };
}

const checkBrandTexts = (file: string): Check => {
  const languages = Object.fromEntries(
    readdirSync(inRepository(BRANDS), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => [name, (readJson(`${BRANDS}/${name}/brand.json`) as BrandFile).config.languages]),
  );
  return checkOf(file, brandTextFaults(readJson(file), path.basename(file, '.json'), languages));
};

/** The labels that name a term say its agreed word in every language. */
function checkTerm(name: string): Check {
  const term = terms[name];
  const faults = (term?.labels ?? []).flatMap((label) => {
    const [file = '', key = ''] = label.split('#');
    return LANGUAGES.flatMap((language) => {
      const texts = file.endsWith('remote.json')
        ? flatten(readManifest(file).labels[language] ?? {})
        : read(file, language);
      const text = texts.get(key);
      if (term && text !== undefined && namesTerm(text, term, language)) return [];
      return [`${label} in ${language} is «${text}», without «${term?.words[language]?.join('» or «')}»`];
    });
  });
  return checkOf(`glossary, ${name}`, faults);
}

interface Manifest {
  readonly languages: readonly string[];
  readonly labels: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const wordFaults = (texts: Catalogue, english: Catalogue, language: string): string[] =>
  [...texts].flatMap(([key, text]) =>
    glossaryFaults(text, english.get(englishKeyOf(key, english)) ?? '', language).map((fault) => `${fault} in ${key}`),
  );

const checkOf = (subject: string, faults: readonly string[]): Check => ({
  passed: faults.length === 0,
  details: faults.map((fault) => `${subject}: ${fault}`).join('\n'),
});

const readJson = (file: string): unknown => JSON.parse(readFileSync(inRepository(file), 'utf8'));
const readManifest = (file: string) => readJson(file) as Manifest;
const read = (folder: string, language: string): Catalogue =>
  flatten(readJson(path.posix.join(folder, `${language}.json`)) as object);
