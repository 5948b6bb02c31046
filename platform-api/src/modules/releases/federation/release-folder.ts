import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RELEASES } from './stored-release-files';

/** What a checkout or an image has built: its releases in the state folder, where `pnpm release` puts them. */
export interface ReleaseFolder {
  /** The `release.json` of every complete release of a checkout or image; published ones have none. */
  documents(): AsyncIterable<{ readonly name: string; readonly version: string; readonly text: string }>;
  /** The version of each app that its checkout built last, by app. */
  currentBuilds(): Promise<ReadonlyMap<string, string>>;
}

/** @param home state folder */
export function createReleaseFolder(home: string): ReleaseFolder {
  const root = join(home, RELEASES);
  return {
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
