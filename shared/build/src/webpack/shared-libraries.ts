import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A library that exists once per page: the shell provides it, remotes use the shell's copy. */
export interface SharedLibrary {
  /** Share key; a trailing slash shares every subpath of the package. */
  readonly key: string;
  /** The shell provides only what its facade of this name re-exports (`host-shell/src/facades/<facade>.ts`). */
  readonly facade?: string;
}

/** Changing a line here changes what every remote may import: see `facade-gate.ts`. */
export const SHARED_LIBRARIES: readonly SharedLibrary[] = [
  { key: 'react' },
  { key: 'react/' },
  { key: 'react-dom' },
  { key: 'react-dom/' },
  { key: 'react-router-dom', facade: 'react-router-dom' },
  { key: '@tanstack/react-query', facade: 'react-query' },
  { key: 'i18next', facade: 'i18next' },
  { key: 'react-i18next', facade: 'react-i18next' },
  { key: 'zustand', facade: 'zustand' },
  { key: '@marquee/kit' },
  { key: '@marquee/ui' },
];

export function packageNameOf(key: string): string {
  return key.replace(/\/$/, '');
}

/** Version of a dependency as installed for the app in `folder`. */
export function installedVersion(folder: string, packageName: string): string {
  const file = join(folder, 'node_modules', packageName, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** Shared libraries the app in `folder` depends on, with the versions it was built against. */
export function sharedVersions(folder: string): Record<string, string> {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  const names = new Set(SHARED_LIBRARIES.map(({ key }) => packageNameOf(key)));
  const used = Object.keys(manifest.dependencies ?? {}).filter((name) => names.has(name));
  return Object.fromEntries(used.sort().map((name) => [name, installedVersion(folder, name)]));
}
