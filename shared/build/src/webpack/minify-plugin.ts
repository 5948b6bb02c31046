import { minify } from '@swc/core';
import { transform } from 'esbuild';
import webpack, { type Compiler } from 'webpack';

/** Minifies scripts with swc and styles with esbuild once all assets exist, before real content hashes are computed. */
export class MinifyPlugin {
  apply(compiler: Compiler): void {
    const { RawSource } = webpack.sources;
    compiler.hooks.compilation.tap('MinifyPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
      compilation.hooks.processAssets.tapPromise({ name: 'MinifyPlugin', stage }, async (assets) => {
        const names = Object.keys(assets).filter((name) => /\.(js|css)$/.test(name));
        await Promise.all(
          names.map(async (name) => {
            const source = String(assets[name]?.source() ?? '');
            const small = name.endsWith('.js') ? await minifyScript(source) : await minifyStyle(source);
            compilation.updateAsset(name, new RawSource(small), { minimized: true });
          }),
        );
      });
    });
  }
}

async function minifyScript(source: string): Promise<string> {
  const options = { compress: { passes: 2 }, mangle: true, ecma: 2020 as const, format: { comments: false as const } };
  return (await minify(source, options)).code;
}

async function minifyStyle(source: string): Promise<string> {
  return (await transform(source, { loader: 'css', minify: true, target: 'es2022' })).code;
}
