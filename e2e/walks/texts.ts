import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Texts of a package in the language of a walk, so that the walk presses what a reader of that language presses. */
export type Texts = (folder: string, key: string) => string;

/** @throws when a catalogue lacks the key, as a step that presses it would never end */
export function textsIn(language: string): Texts {
  const catalogues = new Map<string, unknown>();
  const catalogueOf = (folder: string): unknown => {
    const file = path.join(ROOT, folder, 'messages', `${language}.json`);
    const catalogue: unknown = catalogues.get(folder) ?? JSON.parse(readFileSync(file, 'utf8'));
    catalogues.set(folder, catalogue);
    return catalogue;
  };
  return (folder, key) => {
    let value = catalogueOf(folder);
    for (const part of key.split('.')) value = (value as Record<string, unknown> | undefined)?.[part];
    if (typeof value !== 'string') throw new Error(`${folder} has no text ${key} in ${language}`);
    return value;
  };
}
