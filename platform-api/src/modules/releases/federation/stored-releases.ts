import type pg from 'pg';
import type { Config } from '../../../platform/config';
import { Failure } from '../../../platform/failure';
import type { Store } from '../../../platform/store/store';
import { registerRelease } from './register-release';
import { publishBuild } from './publish-builds';
import { createReleaseFolder } from './release-folder';
import { wasRemoved } from './release-removal-repository';
import { followBuild } from './remote-setting-repository';

/** What the store had for the registry. */
export interface StoredReleases {
  /** How many releases were new. */
  readonly added: number;
  /** Releases that the registry refused, with the reasons. The others are registered nevertheless. */
  readonly refused: readonly { readonly name: string; readonly version: string; readonly reasons: readonly string[] }[];
}

/**
 * Registers every release of the state folder, once the store has its files. A registered remote is off until an operator or the seed switches it on.
 * In development, brands that follow the checkout's builds then run the current one.
 */
export async function registerStoredReleases(
  pool: pg.Pool,
  { home, followBuilds }: Pick<Config, 'home' | 'followBuilds'>,
  store: Store,
): Promise<StoredReleases> {
  const folder = createReleaseFolder(home);
  let added = 0;
  const refused: StoredReleases['refused'][number][] = [];
  for await (const { name, version, text } of folder.documents()) {
    if (!(await wasRemoved(pool, name, version))) await publishBuild(store, home, `${name}/${version}`);
    const outcome = await registerText(pool, text);
    if (outcome === 'added') added += 1;
    else if (outcome !== 'registered') refused.push({ name, version, reasons: outcome });
  }
  if (followBuilds) for (const [name, version] of await folder.currentBuilds()) await followBuild(pool, name, version);
  return { added, refused };
}

/** @returns the reasons of a release that is refused */
async function registerText(pool: pg.Pool, text: string): Promise<'added' | 'registered' | string[]> {
  try {
    return (await registerRelease(pool, JSON.parse(text))).added ? 'added' : 'registered';
  } catch (error) {
    if (error instanceof Failure)
      return [error.message, ...((error.details?.['reasons'] as string[] | undefined) ?? [])];
    if (error instanceof SyntaxError) return [`release.json: ${error.message}`];
    throw error;
  }
}
