import { join } from 'node:path';
import { FRAME_FILE } from '@marquee/contract/frame';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import type { AppFolder } from './app-folder';
import { moduleRules } from './rules';
import { webpackApp } from './webpack-app';

/**
 * A second build of the shell, for Node and without federation, into its release: the worker that renders frames. Class
 * names are those of the page, because they are hashes of paths; styles and pictures are the page's own files.
 */
export function webpackFrame(app: AppFolder, outputPath: string): Configuration {
  const page = webpackApp({ folder: app.path, kind: app.kind, outputPath });
  return {
    ...page,
    name: `${app.name} frame`,
    entry: { frame: join(app.path, 'src/frame/worker.ts') },
    target: 'node22',
    output: {
      path: outputPath,
      filename: FRAME_FILE,
      assetModuleFilename: page.output?.assetModuleFilename ?? '',
      hashFunction: 'sha256',
    },
    module: { ...page.module, rules: moduleRules({ production: true, refresh: false, emit: false }) },
    plugins: [
      new MiniCssExtractPlugin({ filename: 'frame.css', ignoreOrder: true }),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify('production') }),
    ],
  };
}
