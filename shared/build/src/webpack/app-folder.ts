import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** `shell` provides the shared libraries, `remote` uses them, `site` is a plain page without federation. */
export type AppKind = 'shell' | 'remote' | 'site';

export const REPOSITORY = fileURLToPath(new URL('../../../../', import.meta.url)).replace(/[\\/]$/, '');

export interface AppFolder {
  readonly path: string;
  /** Folder name, which is also the release name (`mf-wallet`). */
  readonly name: string;
  readonly kind: AppKind;
  readonly version: string;
  /**
   * Base path of a site whose addresses have more than one segment; otherwise its files are referenced relative to the
   * page.
   */
  readonly homepage: string | undefined;
}

/**
 * Describes an app of the workspace by its folder, absolute or relative to the repository.
 * @throws when the folder contains no package.json
 */
export function appFolder(folder: string, kind?: AppKind): AppFolder {
  const path = resolve(REPOSITORY, folder);
  const manifestFile = join(path, 'package.json');
  if (!existsSync(manifestFile)) throw new Error(`${folder} is not an app of this workspace: no package.json`);
  const { version, homepage } = JSON.parse(readFileSync(manifestFile, 'utf8')) as {
    version: string;
    homepage?: string;
  };
  return { path, name: basename(path), kind: kind ?? kindOf(path), version, homepage };
}

function kindOf(path: string): AppKind {
  if (existsSync(join(path, 'remote.json'))) return 'remote';
  return existsSync(join(path, 'src/facades')) ? 'shell' : 'site';
}

/** Name as a JavaScript identifier, the global of a remote's container. */
export function containerName(appName: string): string {
  return appName.replaceAll('-', '_');
}
