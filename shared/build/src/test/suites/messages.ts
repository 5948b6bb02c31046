import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FALLBACK_LANGUAGE, LANGUAGES } from '@marquee/contract/languages';
import { inRepository } from '../../paths';
import { filesBelow } from '../files-below';
import { type Catalogue, compareCatalogues, flatten, unusedKeys } from '../message-catalogue';
import { resultOf, type Suite } from '../suite';

type Check = { passed: boolean; details: string };

/**
 * One check per catalogue of each language: the keys, placeholders, plural forms and order of the English one, and each key
 * in use. One check per remote: menu labels and titles in every language.
 */
export const messages: Suite = {
  name: 'messages',
  timeoutMs: 240_000,
  async run(filters) {
    const files = filesBelow('.');
    const isSelected = (file: string) => filters.length === 0 || filters.some((filter) => file.includes(filter));
    const folders = files.filter((file) => file.endsWith('messages/en.json')).map((file) => path.dirname(file));
    const code = files.filter((file) => /\.tsx?$|remote\.json$/.test(file) && !/\.(test|e2e)\.tsx?$/.test(file));
    const text = code.map((file) => readFileSync(inRepository(file), 'utf8')).join('\n');
    const manifests = files.filter((file) => path.basename(file) === 'remote.json');
    return resultOf([
      ...folders.filter(isSelected).flatMap((folder) => checkFolder(folder, text)),
      ...manifests.filter(isSelected).map(checkLabels),
    ]);
  },
};

function checkFolder(folder: string, code: string): Check[] {
  const english = read(folder, FALLBACK_LANGUAGE);
  const present = readdirSync(inRepository(folder)).flatMap((name) => /^(.+)\.json$/.exec(name)?.[1] ?? []);
  const strangers = present.filter((language) => !(LANGUAGES as readonly string[]).includes(language));
  return [
    checkOf(
      folder,
      strangers.map((language) => `${language}.json is of no language of the site`),
    ),
    ...LANGUAGES.map((language) => {
      const faultsOf = () =>
        language === FALLBACK_LANGUAGE
          ? unusedKeys(english, code)
          : compareCatalogues(english, read(folder, language), language);
      return checkOf(`${folder}/${language}.json`, present.includes(language) ? faultsOf() : ['is missing']);
    }),
  ];
}

function checkLabels(file: string): Check {
  const { languages, labels } = JSON.parse(readFileSync(inRepository(file), 'utf8')) as Manifest;
  const english = flatten(labels[FALLBACK_LANGUAGE] ?? {});
  const faults = LANGUAGES.flatMap((language) => [
    ...(languages.includes(language) ? [] : [`does not name ${language} among its languages`]),
    ...(language === FALLBACK_LANGUAGE
      ? []
      : compareCatalogues(english, flatten(labels[language] ?? {}), language).map((fault) => `${language} ${fault}`)),
  ]);
  return checkOf(file, faults);
}

interface Manifest {
  readonly languages: readonly string[];
  readonly labels: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const checkOf = (subject: string, faults: readonly string[]): Check => ({
  passed: faults.length === 0,
  details: faults.map((fault) => `${subject}: ${fault}`).join('\n'),
});

const read = (folder: string, language: string): Catalogue =>
  flatten(JSON.parse(readFileSync(inRepository(folder, `${language}.json`), 'utf8')) as object);
