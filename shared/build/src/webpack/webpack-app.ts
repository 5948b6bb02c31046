import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { type AppFolder, type AppKind, appFolder, containerName } from './app-folder';
import { BuildFactsPlugin } from './build-facts';
import { ChunkNamesPlugin } from './chunk-names-plugin';
import { IntegrityHookPlugin } from './integrity-hook-plugin';
import { MinifyPlugin } from './minify-plugin';
import { remoteContainer } from './remote-container';
import { moduleRules } from './rules';
import { SharedOncePlugin } from './shared-once';

export interface WebpackAppOptions {
  /** Folder of the app, absolute or relative to the repository. */
  readonly folder: string;
  /** Derived from the folder by default: `remote.json` makes a remote, `src/facades` the shell. */
  readonly kind?: AppKind;
  readonly mode?: 'production' | 'development';
  /** Distinguishes two builds of the same app on one page; the release's content hash. */
  readonly buildId?: string;
  /** Output folder; `dist` in the folder by default. */
  readonly outputPath?: string;
  /** Served by a development server, whose client stands in the entry: that keeps all of its run time. */
  readonly served?: boolean;
  /** Hot replacement of changed modules, across shell and remotes. */
  readonly hot?: boolean;
  /** False leaves a production build unminified for speed. */
  readonly minify?: boolean;
  /** Persistent cache; release builds run without it because it changes hashes. */
  readonly cache?: boolean;
}

/** The one webpack preset: shell, remotes and plain sites differ in federation only. */
export function webpackApp(options: WebpackAppOptions): Configuration {
  const app = appFolder(options.folder, options.kind);
  const production = (options.mode ?? 'production') === 'production';
  return {
    name: app.name,
    mode: production ? 'production' : 'development',
    context: app.path,
    entry: entryOf(app),
    target: ['web', 'es2022'],
    devtool: production ? false : 'cheap-module-source-map',
    output: outputOf(app, options, production),
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
      alias: {
        ...(production && productionRouter(app)),
        ...(options.hot && sharedRefreshRuntime()),
      },
    },
    module: {
      rules: moduleRules({
        production,
        refresh: options.hot === true,
        remote: app.kind === 'remote' ? app.name : undefined,
      }),
      strictExportPresence: true,
      parser: { javascript: { dynamicImportMode: 'lazy' } },
    },
    optimization: optimizationOf(app, production),
    cache: cacheOf(app, options.cache ?? false),
    plugins: pluginsOf(app, options, production),
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}

function entryOf(app: AppFolder): NonNullable<Configuration['entry']> {
  if (app.kind === 'remote') return {};
  return { main: join(app.path, 'src/index.ts') };
}

function outputOf(
  app: AppFolder,
  options: WebpackAppOptions,
  production: boolean,
): NonNullable<Configuration['output']> {
  const hash = hashOf(app, production);
  return {
    path: options.outputPath ?? join(app.path, 'dist'),
    clean: true,
    filename: `[name]${hash}.js`,
    chunkFilename: `[name]${hash}.js`,
    assetModuleFilename: 'assets/[name].[contenthash:12][ext]',
    publicPath: 'auto',
    uniqueName: app.name,
    chunkLoadingGlobal: `chunks_${containerName(app.name)}_${options.buildId ?? 'dev'}`,
    crossOriginLoading: 'anonymous',
    chunkLoadTimeout: 6000,
    strictModuleErrorHandling: true,
    hashFunction: 'sha256',
  };
}

/** Part of file names that changes with their content; a release's files have an address of their own in any case. */
const hashOf = ({ kind }: AppFolder, production: boolean): string =>
  production && kind === 'site' ? '.[contenthash:6]' : '';

/** Chunks of a remote go by their names, so that its entry needs no table of them. */
function optimizationOf(app: AppFolder, production: boolean): NonNullable<Configuration['optimization']> {
  const ids = production ? ('deterministic' as const) : ('named' as const);
  return {
    minimize: false,
    moduleIds: ids,
    chunkIds: app.kind === 'remote' ? 'named' : ids,
    realContentHash: production,
    runtimeChunk: false,
    // webpack's development mode writes what failed: a page would run the broken module before the mended one.
    emitOnErrors: false,
    ...(app.kind === 'remote' && { splitChunks: { cacheGroups: { default: { ...COMMON, test: isBundled } } } }),
  };
}

/** webpack's own rule for modules of several chunks. */
const COMMON = { idHint: '', reuseExistingChunk: true, minChunks: 2, priority: -20 };

/** What the shell provides has no bytes here, and would stand in chunks without a file. */
const isBundled = ({ type }: webpack.Module): boolean => type !== 'consume-shared-module';

function cacheOf(app: AppFolder, enabled: boolean): NonNullable<Configuration['cache']> {
  if (!enabled) return false;
  const preset = [new URL('./', import.meta.url), new URL('../dev/', import.meta.url)].map((folder) =>
    fileURLToPath(folder),
  );
  return {
    type: 'filesystem',
    version: `webpack-${webpack.version}`,
    cacheDirectory: join(app.path, '.cache/webpack'),
    buildDependencies: { preset },
  };
}

/** Every build of a page takes its refresh runtime from the same global. */
function sharedRefreshRuntime(): Record<string, string> {
  const { resolve } = createRequire(import.meta.url);
  return {
    'react-refresh/runtime$': fileURLToPath(new URL('../dev/shared-refresh-runtime.cjs', import.meta.url)),
    'react-refresh/cjs/react-refresh-runtime.development.js$': join(
      resolve('react-refresh/runtime'),
      '../cjs/react-refresh-runtime.development.js',
    ),
  };
}

/** The router's package exports its development build for every condition; the production one is beside it. */
function productionRouter(app: AppFolder): Record<string, string> {
  const dom = realpathSync(join(app.path, 'node_modules/react-router-dom'));
  const router = join(dom, '../react-router/dist/production');
  return { 'react-router$': join(router, 'index.mjs'), 'react-router/dom$': join(router, 'dom-export.mjs') };
}

function pluginsOf(
  app: AppFolder,
  { hot, served = false, minify = true }: WebpackAppOptions,
  production: boolean,
): NonNullable<Configuration['plugins']> {
  const hash = hashOf(app, production);
  const plugins: NonNullable<Configuration['plugins']> = [
    withoutFetchAdapter(),
    new MiniCssExtractPlugin({ filename: `[name]${hash}.css`, chunkFilename: `[name]${hash}.css`, ignoreOrder: true }),
    // Fixes the order of the cascade layers, as in `shared/ui/src/tokens/layers.css`, whatever order the styles load
    // in.
    new webpack.BannerPlugin({
      banner: '@layer reset, tokens, ui, shell, remote, overrides;',
      raw: true,
      test: /\.css$/,
    }),
    new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(production ? 'production' : 'development') }),
    ...federationOf(app, production && !served),
  ];
  if (production && minify) plugins.push(new MinifyPlugin());
  if (hot)
    plugins.push(
      new ReactRefreshPlugin({
        library: containerName(app.name),
        overlay: false,
        exclude: [/node_modules/, /shared-refresh-runtime/],
      }),
    );
  if (app.kind === 'site') {
    plugins.push(
      new HtmlWebpackPlugin({ template: join(app.path, 'src/index.html'), publicPath: app.homepage ?? 'auto' }),
    );
  }
  const template = join(app.path, 'src/template.html');
  if (app.kind === 'shell' && existsSync(template)) {
    plugins.push(new HtmlWebpackPlugin({ template, filename: 'template.html', inject: false, minify: false }));
  }
  return plugins;
}

function withoutFetchAdapter(): webpack.NormalModuleReplacementPlugin {
  const stub = fileURLToPath(new URL('./no-fetch-adapter.mjs', import.meta.url));
  return new webpack.NormalModuleReplacementPlugin(
    /^\.\/fetch\.js$/,
    (resource: { context: string; request: string }) => {
      if (/axios[\\/]lib[\\/]adapters$/.test(resource.context)) resource.request = stub;
    },
  );
}

/** Leaves out of the federation run time what a page with releases of its own registry does not use. */
const FEDERATION_RUNTIME = { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true', ENV_TARGET: '"web"' };

/** @param split leaves in a remote's entry what its first chunk needs */
function federationOf(app: AppFolder, split: boolean): NonNullable<Configuration['plugins']> {
  if (app.kind === 'site') return [];
  const common = [new IntegrityHookPlugin(), new BuildFactsPlugin()];
  return app.kind === 'shell'
    ? [...common, new webpack.DefinePlugin(FEDERATION_RUNTIME)]
    : [
        ...common,
        new SharedOncePlugin(app),
        ...(split ? [new ChunkNamesPlugin()] : []),
        ...remoteContainer(app, { split }),
      ];
}
