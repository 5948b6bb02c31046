import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { LRUCache } from 'lru-cache';
import { newPublicId } from '../secrets';
import type { Store } from './store';

/** Files of a store that are served often, as files of this machine. */
export interface LocalFiles {
  readonly root: string;
  /** Brings a file to this machine. @returns whether the store has it */
  has(name: string): Promise<boolean>;
  /** @throws Error of the code ENOENT when the store has no such file */
  read(name: string): Promise<Buffer>;
}

/** A release of everything is some 10 MB. */
const MOST_BYTES = 512 * 1024 * 1024;
/** A file that is not there may come: a copy that another machine puts there. */
const MISSING_MS = 30_000;
const MOST_MISSING = 10_000;
const PLAIN = /^(?:[\w@+-][\w.@+-]*\/)+[\w@+-][\w.@+-]*$/;

/**
 * The files below a folder of the store: in place, or as copies of what a bucket has, which make room for others. The copies are checked when they come.
 * @param cache where copies go; may be deleted at any time
 */
export function createLocalFiles(store: Store, folder: string, cache: string, mostBytes = MOST_BYTES): LocalFiles {
  if (store.folder !== null) return filesIn(join(store.folder, folder));
  const missing = new LRUCache<string, true>({ max: MOST_MISSING, ttl: MISSING_MS });
  const coming = new Map<string, Promise<boolean>>();
  const sizes = new LRUCache<string, number>({
    maxSize: mostBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes),
    dispose: (_bytes, name, reason) => {
      if (reason === 'evict') void rm(join(cache, name), { force: true });
    },
  });
  const counted = countExisting(cache, sizes);

  async function bring(name: string): Promise<boolean> {
    const stored = await store.open(`${folder}/${name}`);
    if (stored === null) {
      missing.set(name, true);
      return false;
    }
    const file = join(cache, name);
    const draft = join(cache, `.${newPublicId()}.part`);
    await mkdir(dirname(file), { recursive: true });
    try {
      await writeFile(draft, stored.content);
      await rename(draft, file);
    } finally {
      await rm(draft, { force: true });
    }
    sizes.set(name, stored.bytes);
    return true;
  }

  async function has(name: string): Promise<boolean> {
    if (!PLAIN.test(name)) return false;
    await counted;
    if (await isFile(join(cache, name))) {
      sizes.get(name);
      return true;
    }
    if (missing.has(name)) return false;
    const running = coming.get(name);
    if (running) return running;
    const bringing = bring(name).finally(() => coming.delete(name));
    coming.set(name, bringing);
    return bringing;
  }

  return {
    root: cache,
    has,
    async read(name) {
      await has(name);
      return readFile(join(cache, name));
    },
  };
}

function filesIn(root: string): LocalFiles {
  return { root, has: (name) => isFile(join(root, name)), read: (name) => readFile(join(root, name)) };
}

const isFile = (file: string): Promise<boolean> =>
  stat(file).then(
    (found) => found.isFile(),
    () => false,
  );

/** Copies that an earlier process left count too. */
async function countExisting(cache: string, sizes: LRUCache<string, number>): Promise<void> {
  const entries = await readdir(cache, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    if (entry.name.startsWith('.')) await rm(file, { force: true });
    else sizes.set(relative(cache, file), (await stat(file)).size);
  }
}
