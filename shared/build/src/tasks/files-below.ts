import { readdirSync } from 'node:fs';
import path from 'node:path';
import { inRepository } from '../paths';

const notOurs = /^(node_modules|dist|coverage|test-results|\..+)$/;

/** The files below a folder, relative to the checkout, without generated ones. */
export function filesBelow(folder: string): string[] {
  return readdirSync(inRepository(folder), { withFileTypes: true }).flatMap((entry) => {
    if (notOurs.test(entry.name)) return [];
    const relative = path.posix.join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(relative) : [relative];
  });
}
