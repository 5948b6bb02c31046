import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Release, releasePath, releaseSchema } from '@marquee/contract/release';

/** Storage of releases. A folder here; an object store needs the same three operations. */
export interface ReleaseStore {
  /** The release of this name and version, undefined when there is none. */
  find(name: string, version: string): Release | undefined;
  /** Adds a built release atomically. The caller has checked that it is new. */
  add(release: Release, builtFolder: string): void;
  /** Sets the version that a checkout's start shows unless an operator chose another. */
  setCurrent(name: string, version: string): void;
}

/** @param root folder of the store, `<MARQUEE_HOME>/releases` */
export function folderReleaseStore(root: string): ReleaseStore {
  return {
    find(name, version) {
      const file = path.join(root, releasePath({ name, version }), 'release.json');
      return existsSync(file) ? releaseSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
    },
    add(release, builtFolder) {
      const folder = path.join(root, releasePath(release));
      const side = path.join(root, release.name, `.incoming-${process.pid}`);
      rmSync(side, { recursive: true, force: true });
      mkdirSync(path.dirname(folder), { recursive: true });
      cpSync(builtFolder, side, { recursive: true });
      renameSync(side, folder);
    },
    setCurrent(name, version) {
      const folder = path.join(root, name);
      mkdirSync(folder, { recursive: true });
      const side = path.join(folder, `.current-${process.pid}`);
      writeFileSync(side, JSON.stringify({ version }));
      renameSync(side, path.join(folder, 'current.json'));
    },
  };
}
