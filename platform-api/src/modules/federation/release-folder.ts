import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { releasePath } from '@marquee/contract/release';
import type { ReleaseFiles } from './release-files';

/** Releases in the state folder, where `pnpm release` and the image of a deployment put them. */
export interface ReleaseFolder extends ReleaseFiles {
  /** The `release.json` of every complete release. */
  documents(): AsyncIterable<{ readonly name: string; readonly version: string; readonly text: string }>;
  /** The version of each app that its checkout built last, by app. */
  currentBuilds(): Promise<ReadonlyMap<string, string>>;
}

/** @param home state folder; its `releases` folder is the store */
export function createReleaseFolder(home: string): ReleaseFolder {
  const root = join(home, 'releases');
  return {
    remove: (release) => rm(join(root, releasePath(release)), { recursive: true, force: true }),
    async *documents() {
      for (const name of await foldersIn(root)) {
        for (const version of await foldersIn(join(root, name))) {
          const text = await readText(join(root, name, version, 'release.json'));
          if (text !== null) yield { name, version, text };
        }
      }
    },
    async currentBuilds() {
      const builds = new Map<string, string>();
      for (const name of await foldersIn(root)) {
        const text = await readText(join(root, name, 'current.json'));
        if (text !== null) builds.set(name, (JSON.parse(text) as { version: string }).version);
      }
      return builds;
    },
  };
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.')).map(({ name }) => name);
}

/** @returns null where there is no such file */
async function readText(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}
