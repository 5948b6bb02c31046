import { readdirSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../paths';

const notOurs = /^(node_modules|dist|coverage|test-results|\..+)$/;

/**
 * The files below a folder, relative to the checkout, without generated ones.
 * @param root of the checkout, absolute
 */
export function filesBelow(folder: string, root = repositoryRoot): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (notOurs.test(entry.name)) return [];
    const relative = path.posix.join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(relative, root) : [relative];
  });
}
