import { createHash } from 'node:crypto';
import type { Compiler } from 'webpack';

/**
 * Gives chunks that several contributions share a short id by their modules; webpack's own names list their paths, and the
 * page's boot document names every file. Named chunks keep their names.
 */
export class ChunkNamesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkNamesPlugin', (compilation) => {
      compilation.hooks.chunkIds.tap({ name: 'ChunkNamesPlugin', stage: -1 }, (chunks) => {
        const { chunkGraph } = compilation;
        for (const chunk of chunks) {
          if (chunk.name || chunk.id !== null) continue;
          const modules = [...chunkGraph.getChunkModulesIterable(chunk)].map((module) =>
            chunkGraph.getModuleId(module),
          );
          chunk.id = `common-${digestOf(modules.map(String).toSorted())}`;
          chunk.ids = [chunk.id];
        }
      });
    });
  }
}

const digestOf = (ids: readonly string[]): string => createHash('sha256').update(ids.join()).digest('hex').slice(0, 6);
