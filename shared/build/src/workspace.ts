import { existsSync, readdirSync } from 'node:fs';
import { inRepository } from './paths';

/** The folders of our packages, relative to the checkout and sorted. */
export function packageFolders(): string[] {
  const top = readdirSync(inRepository());
  const shared = readdirSync(inRepository('shared')).map((name) => `shared/${name}`);
  return [...top, ...shared].filter((folder) => existsSync(inRepository(folder, 'package.json'))).sort();
}

/** The package folder that a path, relative to the checkout, lies in. */
export function packageOf(path: string): string {
  const parts = path.split('/');
  return parts.slice(0, parts[0] === 'shared' ? 2 : 1).join('/');
}

/** The folders that the filters name, all of them without filters. */
export const matching = (folders: string[], filters: string[]): string[] =>
  filters.length === 0 ? folders : folders.filter((folder) => filters.some((filter) => folder.includes(filter)));
