import webpack, { type Chunk, type Compilation, type Compiler, type WebpackPluginInstance } from 'webpack';
import { type AppFolder, containerName } from './app-folder';
import { LateRuntimePlugin } from './late-runtime';
import { SHARED_LIBRARIES } from './shared-libraries';

/** Chunk of a remote's one exposed module; every contribution needs it first. */
export const EXPOSED_CHUNK = 'remote';

/**
 * A remote as webpack's own container: one exposed module, no library and no federation run time of its own. Whatever is
 * shared comes from the shell, whose fit has been checked before the release reaches a page.
 * @param options.split false leaves all of the run time in the entry, as a development server and hot replacement need it
 */
export function remoteContainer(app: AppFolder, { split }: { split: boolean }): WebpackPluginInstance[] {
  const name = containerName(app.name);
  return [
    new webpack.container.ContainerPlugin({
      name,
      library: { type: 'var', name },
      filename: 'remote-entry.[contenthash:12].js',
      exposes: { './remote': { import: './src/remote.ts', name: EXPOSED_CHUNK } },
    }),
    new webpack.sharing.ConsumeSharedPlugin({
      consumes: Object.fromEntries(
        SHARED_LIBRARIES.map(({ key }) => [key, { import: false, singleton: true, requiredVersion: false }]),
      ),
    }),
    new ShellSharesPlugin(split),
    ...(split ? [new LateRuntimePlugin(EXPOSED_CHUNK, lateSharesRuntime)] : []),
  ];
}

/** Share key of a module that the shell provides, undefined for any other module. */
export function shareKeyOf(module: webpack.Module): string | undefined {
  return (module as { options?: { shareKey?: string } }).options?.shareKey;
}

/**
 * Replaces webpack's run time for sharing, 6 kB that choose between versions, by one that takes what the shell provides.
 * A share that fails to load rejects its chunk, and the next attempt asks again; webpack's own would keep the failure.
 */
class ShellSharesPlugin {
  /** @param isSplit whether the entry knows the shares of the exposed chunk only */
  constructor(private readonly isSplit: boolean) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ShellSharesPlugin', (compilation) => {
      compilation.hooks.runtimeModule.tap('ShellSharesPlugin', (module, chunk) => {
        if (module.name === 'consumes') module.generate = () => this.#consumes(compilation, chunk);
        if (module.name === 'sharing')
          module.generate = () => '__webpack_require__.S = {};\n__webpack_require__.I = () => {};';
      });
    });
  }

  #consumes(compilation: Compilation, entry: Chunk): string {
    // webpack also runs style modules while it builds, which take nothing from the shell.
    if (Object.keys(sharesOf(compilation, entry, () => true).keys).length === 0) return '';
    return shellSharesRuntime(sharesOf(compilation, entry, ({ name }) => !this.isSplit || name === EXPOSED_CHUNK));
  }
}

/** What chunks of a remote take from the shell. */
interface ShellShares {
  /** Share key by module id. */
  readonly keys: Readonly<Record<string, string>>;
  /** Ids of those modules by chunk. */
  readonly chunks: Readonly<Record<string, readonly (string | number)[]>>;
}

function sharesOf({ chunkGraph }: Compilation, entry: Chunk, isIncluded: (chunk: Chunk) => boolean): ShellShares {
  const keys: Record<string, string> = {};
  const chunks: Record<string, (string | number)[]> = {};
  for (const chunk of [...entry.getAllReferencedChunks()].filter(isIncluded)) {
    for (const module of chunkGraph.getChunkModulesIterableBySourceType(chunk, 'consume-shared') ?? []) {
      const id = chunkGraph.getModuleId(module) ?? '';
      keys[id] = shareKeyOf(module) ?? '';
      (chunks[String(chunk.id)] ??= []).push(id);
    }
  }
  return { keys, chunks };
}

/** Code of the exposed chunk: what the other chunks take from the shell. */
function lateSharesRuntime(compilation: Compilation, entry: Chunk): string {
  return moreSharesRuntime(sharesOf(compilation, entry, ({ name }) => name !== EXPOSED_CHUNK));
}

/** Adds to what a running entry knows (`shellSharesRuntime`). */
export function moreSharesRuntime({ keys, chunks }: ShellShares): string {
  return `
Object.assign(__webpack_require__.shares.keys, ${JSON.stringify(keys)});
Object.assign(__webpack_require__.shares.chunks, ${JSON.stringify(chunks)});`;
}

/** Run time code of an entry: brings what a chunk takes from the shell before the chunk runs. */
export function shellSharesRuntime({ keys, chunks }: ShellShares): string {
  return `
const { keys, chunks } = (__webpack_require__.shares = {
  keys: ${JSON.stringify(keys)},
  chunks: ${JSON.stringify(chunks)},
});
__webpack_require__.f.consumes = (chunk, promises) => {
  for (const id of chunks[chunk] || []) {
    if (__webpack_require__.m[id]) continue;
    const install = (factory) => {
      __webpack_require__.m[id] = (module) => { module.exports = factory(); };
    };
    const [provided] = Object.values(__webpack_require__.S.default[keys[id]] || {});
    const factory = provided ? provided.get() : Promise.reject(Error("Shared module " + keys[id] + " is not in the shell"));
    if (factory.then) promises.push(factory.then(install));
    else install(factory);
  }
};`;
}
