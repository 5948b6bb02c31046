import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRepository } from '../../paths';
import { filesBelow } from '../files-below';
import { type Catalogue, compareCatalogues, flatten, unusedKeys } from '../message-catalogue';
import { resultOf, type Suite } from '../suite';

/** One check per catalogue of a language: the same keys and placeholders as the English one, and each key in use. */
export const messages: Suite = {
  name: 'messages',
  timeoutMs: 60_000,
  async run(filters) {
    const files = filesBelow('.');
    const folders = files.filter((file) => file.endsWith('messages/en.json')).map((file) => path.dirname(file));
    const chosen = folders.filter(
      (folder) => filters.length === 0 || filters.some((filter) => folder.includes(filter)),
    );
    const code = files.filter((file) => /\.tsx?$|remote\.json$/.test(file) && !/\.(test|e2e)\.tsx?$/.test(file));
    const text = code.map((file) => readFileSync(inRepository(file), 'utf8')).join('\n');
    return resultOf(chosen.flatMap((folder) => checkFolder(folder, text)));
  },
};

function checkFolder(folder: string, code: string): { passed: boolean; details: string }[] {
  const english = read(folder, 'en.json');
  return readdirSync(inRepository(folder))
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const faults = name === 'en.json' ? unusedKeys(english, code) : compareCatalogues(english, read(folder, name));
      return { passed: faults.length === 0, details: faults.map((fault) => `${folder}/${name}: ${fault}`).join('\n') };
    });
}

const read = (folder: string, name: string): Catalogue =>
  flatten(JSON.parse(readFileSync(inRepository(folder, name), 'utf8')) as object);
