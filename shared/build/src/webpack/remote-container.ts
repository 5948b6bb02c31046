import webpack, { type Chunk, type Compilation, type Compiler, type WebpackPluginInstance } from 'webpack';
import { type AppFolder, containerName } from './app-folder';
import { SHARED_LIBRARIES } from './shared-libraries';

/** Chunk of a remote's one exposed module; every contribution needs it first. */
export const EXPOSED_CHUNK = 'remote';

/**
 * A remote as webpack's own container: one exposed module, no library and no federation run time of its own. Whatever is
 * shared comes from the shell, whose fit has been checked before the release reaches a page.
 */
export function remoteContainer(app: AppFolder): WebpackPluginInstance[] {
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
    new ShellSharesPlugin(),
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
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ShellSharesPlugin', (compilation) => {
      compilation.hooks.runtimeModule.tap('ShellSharesPlugin', (module, chunk) => {
        if (module.name === 'consumes') module.generate = () => consumesRuntime(compilation, chunk);
        if (module.name === 'sharing')
          module.generate = () => '__webpack_require__.S = {};\n__webpack_require__.I = () => {};';
      });
    });
  }
}

function consumesRuntime({ chunkGraph }: Compilation, entry: Chunk): string {
  const keys: Record<string, string> = {};
  const consumes: Record<string, (string | number)[]> = {};
  for (const chunk of entry.getAllReferencedChunks()) {
    for (const module of chunkGraph.getChunkModulesIterableBySourceType(chunk, 'consume-shared') ?? []) {
      const id = chunkGraph.getModuleId(module) ?? '';
      keys[id] = shareKeyOf(module) ?? '';
      (consumes[String(chunk.id)] ??= []).push(id);
    }
  }
  // webpack also runs style modules while it builds, which take nothing from the shell.
  return Object.keys(keys).length === 0 ? '' : shellSharesRuntime(keys, consumes);
}

/**
 * Run time code of an entry: brings what a chunk takes from the shell before the chunk runs.
 * @param keys share key by module id
 * @param consumes ids of those modules by chunk
 */
export function shellSharesRuntime(keys: object, consumes: object): string {
  return `
const keys = ${JSON.stringify(keys)};
const consumes = ${JSON.stringify(consumes)};
__webpack_require__.f.consumes = (chunk, promises) => {
  for (const id of consumes[chunk] || []) {
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
