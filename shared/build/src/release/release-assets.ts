import type { Release } from '@marquee/contract/release';
import type { Chunk, Compilation } from 'webpack';
import { type AppFolder, containerName } from '../webpack/app-folder';
import { EXPOSED_CHUNK, shareKeyOf } from '../webpack/remote-container';
import { SHARED_LIBRARIES } from '../webpack/shared-libraries';

type Assets = Release['assets'][string];
type ChunkGroup = { readonly chunks: readonly Chunk[]; getFiles(): string[] };

/** The entry script, and the files that each named dynamic import of the build needs. */
export function releaseAssets(app: AppFolder, compilation: Compilation): { entry: string; assets: Release['assets'] } {
  const entryName = app.kind === 'remote' ? containerName(app.name) : 'main';
  const filesOf = (group: ChunkGroup | undefined) => assetsOf(compilation, group);
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

function assetsOf(compilation: Compilation, group: ChunkGroup | undefined): Assets {
  const files = (group?.getFiles() ?? []).filter((file) => !file.includes('.hot-update.'));
  const shared = [...new Set(group?.chunks.flatMap((chunk) => lateShares(compilation, chunk)))].sort();
  return {
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
    ...(shared.length > 0 && { shared }),
  };
}

const SHELL_CHUNKS = new Map(SHARED_LIBRARIES.map(({ key, chunk }) => [key, chunk]));

/** Chunks of the shell that a chunk of a remote needs. */
function lateShares({ chunkGraph }: Compilation, chunk: Chunk): string[] {
  const modules = [...(chunkGraph.getChunkModulesIterableBySourceType(chunk, 'consume-shared') ?? [])];
  return modules.flatMap((module) => SHELL_CHUNKS.get(shareKeyOf(module) ?? '') ?? []);
}

function merged(first: Assets, second: Assets): Assets {
  const shared = [...new Set([...(first.shared ?? []), ...(second.shared ?? [])])];
  return {
    scripts: [...new Set([...first.scripts, ...second.scripts])],
    styles: [...new Set([...first.styles, ...second.styles])],
    ...(shared.length > 0 && { shared }),
  };
}
