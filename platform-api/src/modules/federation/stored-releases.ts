import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { registerRelease } from './register-release';

/**
 * Registers every release of the store, and lets brands whose remotes follow the checkout's builds run the current build.
 * Remotes that no brand has yet are switched on for all brands.
 * @param home state folder; its `releases` folder is the store
 * @returns how many releases were new
 */
export async function registerStoredReleases(pool: pg.Pool, home: string): Promise<number> {
  const store = join(home, 'releases');
  let added = 0;
  for (const remote of await foldersIn(store)) {
    for (const version of await foldersIn(join(store, remote))) {
      const release = await readJson(join(store, remote, version, 'release.json'));
      if (release !== null && (await registerRelease(pool, release)).added) added += 1;
    }
    const current = (await readJson(join(store, remote, 'current.json'))) as { version: string } | null;
    if (current) await followBuild(pool, remote, current.version);
  }
  return added;
}

async function followBuild(pool: pg.Pool, remote: string, version: string): Promise<void> {
  await pool.query(
    `insert into brand_remote (brand_id, remote, stable) select id, $1, $2 from brand
     on conflict (brand_id, remote) do update
       set previous = brand_remote.stable, stable = excluded.stable, changed_at = now()
       where brand_remote.follows_build and brand_remote.stable <> excluded.stable`,
    [remote, version],
  );
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.')).map(({ name }) => name);
}

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? null : JSON.parse(text);
}
