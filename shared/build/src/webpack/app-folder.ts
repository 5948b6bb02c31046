import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

/** `shell` provides the shared libraries, `remote` uses them, `site` is a plain page without federation. */
export type AppKind = 'shell' | 'remote' | 'site';

export interface AppFolder {
  readonly path: string;
  /** The release's name: the id of a remote (`mf-wallet`), else the folder's name. */
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
 * Describes an app by its folder.
 * @throws when the folder contains no package.json
 */
export function appFolder(folder: string, kind?: AppKind): AppFolder {
  const path = resolve(folder);
  const manifestFile = join(path, 'package.json');
  if (!existsSync(manifestFile)) throw new Error(`${folder} is not an app: no package.json`);
  const { version, homepage } = JSON.parse(readFileSync(manifestFile, 'utf8')) as {
    version: string;
    homepage?: string;
  };
  const appKind = kind ?? kindOf(path);
  return { path, name: appKind === 'remote' ? remoteId(path) : basename(path), kind: appKind, version, homepage };
}

/** A clone's folder may have any name. */
function remoteId(path: string): string {
  return (JSON.parse(readFileSync(join(path, 'remote.json'), 'utf8')) as { id: string }).id;
}

function kindOf(path: string): AppKind {
  if (existsSync(join(path, 'remote.json'))) return 'remote';
  return existsSync(join(path, 'src/facades')) ? 'shell' : 'site';
}

/** Name as a JavaScript identifier, the global of a remote's container. */
export function containerName(appName: string): string {
  return appName.replaceAll('-', '_');
}
