import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { afterAll, beforeAll, expect, it } from 'vitest';
import webpack from 'webpack';
import { LateRuntimePlugin } from './late-runtime';

interface LateRequire {
  readonly f: object;
  readonly miniCssF?: (chunk: string) => string | undefined;
}
type LateChunk = readonly [readonly string[], object, (require: LateRequire) => void];

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'marquee-late-runtime-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Builds a remote whose only styles are those of a page. @returns what its exposed chunk knows of files of styles */
async function styleFileOf(page: string): Promise<string | undefined> {
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  write('entry.js', `import(/* webpackChunkName: "remote" */ './exposed.js');`);
  write('exposed.js', `export const page = () => import(/* webpackChunkName: "${page}" */ './page.js');`);
  write('page.js', `import './page.css';`);
  write('page.css', 'p { color: red; }');
  const { resolve } = createRequire(import.meta.url);
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './entry.js',
    output: {
      path: path.join(folder, 'dist'),
      filename: 'entry.js',
      chunkFilename: '[name].js',
      chunkLoadingGlobal: 'chunks',
    },
    optimization: { minimize: false, chunkIds: 'named' },
    module: { rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, resolve('css-loader')] }] },
    plugins: [new MiniCssExtractPlugin({ chunkFilename: '[name].css' }), new LateRuntimePlugin('remote', () => '')],
  });
  const stats = await new Promise<webpack.Stats | undefined>((done, fail) => {
    compiler.run((error, result) => (error ? fail(error) : done(result)));
  });
  expect(stats?.compilation.errors).toEqual([]);
  const chunks: LateChunk[] = [];
  const self = { chunks };
  runInNewContext(readFileSync(path.join(folder, 'dist/remote.js'), 'utf8'), { self, globalThis: self });
  const require: LateRequire = { f: {} };
  chunks[0]?.[2](require);
  return require.miniCssF?.(page);
}

it.each(['account', 'welcome'])('names the file of styles of the page %s', async (page) => {
  expect(await styleFileOf(page)).toBe(`${page}.css`);
});
