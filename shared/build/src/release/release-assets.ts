import type { Release } from '@marquee/contract/release';
import type { Compilation } from 'webpack';
import { type AppFolder, containerName } from '../webpack/app-folder';
import { EXPOSED_CHUNK } from '../webpack/federation';

type Assets = Release['assets'][string];

/** The entry script, and the files that each named dynamic import of the build needs. */
export function releaseAssets(app: AppFolder, compilation: Compilation): { entry: string; assets: Release['assets'] } {
  const entryName = app.kind === 'remote' ? containerName(app.name) : 'main';
  const entryFiles = filesOf(compilation.entrypoints.get(entryName));
  const entry = entryFiles.scripts.at(-1);
  if (entry === undefined) throw new Error(`${app.name}: the build has no entry ${entryName}`);
  const exposed = filesOf(compilation.namedChunkGroups.get(EXPOSED_CHUNK));
  const assets: Release['assets'] = app.kind === 'shell' ? { main: entryFiles } : {};
  for (const [name, group] of compilation.namedChunkGroups) {
    if (name === entryName || name === EXPOSED_CHUNK) continue;
    assets[name] = merged(exposed, filesOf(group));
  }
  return { entry, assets };
}

function filesOf(group: { getFiles(): string[] } | undefined): Assets {
  const files = (group?.getFiles() ?? []).filter((file) => !file.includes('.hot-update.'));
  return {
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
  };
}

function merged(first: Assets, second: Assets): Assets {
  return {
    scripts: [...new Set([...first.scripts, ...second.scripts])],
    styles: [...new Set([...first.styles, ...second.styles])],
  };
}
