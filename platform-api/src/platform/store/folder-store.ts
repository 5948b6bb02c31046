import { createReadStream } from 'node:fs';
import { access, link, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { newPublicId } from '../secrets';
import type { Store } from './store';

/** The store of a single machine, in its state folder. */
export function createFolderStore(root: string): Store {
  const fileOf = (name: string) => join(root, name);
  return {
    folder: root,
    async put(name, content, how) {
      const file = fileOf(name);
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      // A reader, or one after a crash, sees all of a file or none.
      const draft = join(dirname(file), `.${newPublicId()}.part`);
      try {
        await writeFile(draft, content, { mode: 0o600 });
        if (how === 'replace') await rename(draft, file);
        else await link(draft, file).catch(unless('EEXIST', undefined));
      } finally {
        await rm(draft, { force: true });
      }
    },
    async open(name) {
      const file = fileOf(name);
      const found = await stat(file).catch(unless('ENOENT', null));
      return found && { bytes: found.size, content: createReadStream(file) };
    },
    has: (name) => access(fileOf(name)).then(() => true, unless('ENOENT', false)),
    async remove(names) {
      await Promise.all(names.map((name) => rm(fileOf(name), { force: true })));
    },
    removeBelow: (folder) => rm(fileOf(folder), { recursive: true, force: true }),
    async *list(folder) {
      for await (const file of filesBelow(fileOf(folder))) yield relative(root, file);
    },
  };
}

/** Files of a folder and those below it, but what a leading dot hides. */
async function* filesBelow(folder: string): AsyncGenerator<string> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(unless('ENOENT', []));
  for (const entry of entries) {
    if (entry.name.startsWith('.')) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else yield path;
  }
}

/** @returns the value for errors of this code; others are thrown again */
const unless =
  <Value>(code: string, value: Value) =>
  (error: NodeJS.ErrnoException): Value => {
    if (error.code === code) return value;
    throw error;
  };
