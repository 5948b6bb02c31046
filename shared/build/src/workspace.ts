import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { inRepository } from './paths';

const notOurs = /^(node_modules|dist|\..*)$/;

/** The folders of our packages, relative to the checkout and sorted: at the top, or one level below. */
export function packageFolders(): string[] {
  const top = foldersIn('.');
  const below = top.flatMap((folder) => foldersIn(folder));
  return [...top, ...below].filter((folder) => existsSync(inRepository(folder, 'package.json'))).sort();
}

function foldersIn(folder: string): string[] {
  return readdirSync(inRepository(folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !notOurs.test(entry.name))
    .map((entry) => path.posix.join(folder, entry.name));
}

/** The innermost package folder of a path relative to the checkout. */
export function packageOf(file: string, folders: string[]): string {
  return folders.filter((folder) => file.startsWith(`${folder}/`)).sort((a, b) => b.length - a.length)[0] ?? '.';
}

/** The folders that match the filters; all without filters. */
export const matching = (folders: string[], filters: string[]): string[] =>
  filters.length === 0 ? folders : folders.filter((folder) => filters.some((filter) => folder.includes(filter)));
