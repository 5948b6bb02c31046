import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';

/** Runtime modules that no exposed module needs to arrive: for styles, and for what contributions import. */
const LATE_MODULES: ReadonlySet<string> = new Set([
  'css loading',
  'get mini-css chunk filename',
  'compat get default export',
  'create fake namespace object',
]);

/** Only for an exposed module that imports styles itself. */
const STYLE_MODULES: ReadonlySet<string> = new Set(['css loading', 'get mini-css chunk filename']);

/**
 * Code of the exposed chunk that runs before its modules. It names the styles of other chunks, which webpack knows once it has
 * hashed them all.
 */
class LateRuntime extends webpack.RuntimeModule {
  override readonly fullHash = true;

  constructor(private readonly parts: readonly (() => string | null)[]) {
    super('late runtime');
  }

  override generate(): string {
    return this.parts.map((part) => `(() => {\n${part() ?? ''}\n})();`).join('\n');
  }
}

/**
 * Moves what a remote's entry knows of its contributions into the chunk of its exposed module, which comes with every
 * contribution anyway: an entry, which pages fetch of every remote, does not grow with the number of its pages.
 */
export class LateRuntimePlugin {
  /**
   * @param exposedChunk name of the chunk
   * @param table further code of it, by the chunk of the entry
   */
  constructor(
    private readonly exposedChunk: string,
    private readonly table: (compilation: Compilation, entry: Chunk) => string,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('LateRuntimePlugin', (compilation) => {
      const parts: (() => string | null)[] = [];
      compilation.hooks.additionalChunkRuntimeRequirements.tap('LateRuntimePlugin', (chunk) => {
        if (chunk.name === this.exposedChunk) compilation.addRuntimeModule(chunk, new LateRuntime(parts));
      });
      compilation.hooks.runtimeModule.tap('LateRuntimePlugin', (module, chunk) => {
        // webpack also runs style modules while it builds, in chunks of their own.
        if (![...chunk.getAllReferencedChunks()].some(({ name }) => name === this.exposedChunk)) return;
        if (module.name === 'consumes') parts.push(() => this.table(compilation, chunk));
        if (!LATE_MODULES.has(module.name)) return;
        if (STYLE_MODULES.has(module.name) && this.#exposesStyles(compilation)) return;
        parts.push(module.generate.bind(module));
        module.generate = () => null;
      });
    });
  }

  #exposesStyles({ chunkGraph, namedChunks }: Compilation): boolean {
    const chunk = namedChunks.get(this.exposedChunk);
    const styles = chunk && chunkGraph.getChunkModulesIterableBySourceType(chunk, 'css/mini-extract');
    return styles !== undefined && [...styles].length > 0;
  }
}
