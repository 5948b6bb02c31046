import { parseArgs } from 'node:util';
import { inRepository } from '../paths';
import { precompress } from '../release/release-files';
import { compile } from './compile';
import { webpackApp } from './webpack-app';

/** `build-app <folder> [--mode production|development]`: one app into its own `dist`. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { mode: { type: 'string', default: 'production' }, cache: { type: 'boolean', default: false } },
});

const [folder] = positionals;
if (!folder || !['production', 'development'].includes(values.mode)) {
  process.stderr.write('usage: build-app <folder> [--mode production|development] [--cache]\n');
  process.exit(2);
}

const mode = values.mode === 'development' ? 'development' : 'production';
const startedMs = Date.now();
const stats = await compile(webpackApp({ folder, mode, cache: values.cache }));
if (mode === 'production') precompress(inRepository(folder, 'dist'));
const kilobytes = [...stats.compilation.getAssets()].reduce((sum, asset) => sum + asset.source.size(), 0) / 1000;
process.stdout.write(`${folder}: ${kilobytes.toFixed(0)} kB in ${((Date.now() - startedMs) / 1000).toFixed(1)} s\n`);
