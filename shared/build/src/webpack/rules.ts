import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';

const { resolve } = createRequire(import.meta.url);

interface PackageFolder {
  readonly root: string;
  /** Name without a scope: `ui`. */
  readonly name: string;
}

const packages = new Map<string, PackageFolder>();

/** The package that owns a folder. */
function owningPackage(folder: string): PackageFolder {
  const owner = packages.get(folder) ?? readPackage(folder) ?? owningPackage(dirname(folder));
  packages.set(folder, owner);
  return owner;
}

function readPackage(root: string): PackageFolder | undefined {
  const file = join(root, 'package.json');
  if (!existsSync(file)) return dirname(root) === root ? { root, name: 'app' } : undefined;
  const { name } = JSON.parse(readFileSync(file, 'utf8')) as { name?: string };
  return name === undefined ? undefined : { root, name: name.replace(/^@[^/]*\//, '').replaceAll(/[^\w-]/g, '-') };
}

interface StyleContext {
  readonly resourcePath: string;
  readonly context: string;
}

/**
 * `ui-button-root-x7Fa`: the package prefix separates the styles of remotes with equal file names.
 * @param remote id of the remote that is built, by which all of its classes begin
 */
function localIdentName(context: StyleContext, localName: string, remote: string | undefined): string {
  const { root, name } = owningPackage(context.context);
  const file = basename(context.resourcePath).replace('.module.css', '');
  const digest = createHash('sha256')
    .update(`${name}/${relative(root, context.resourcePath).replaceAll('\\', '/')}`)
    .digest('base64url')
    .slice(0, 4);
  const owner = remote === undefined || remote === name ? name : `${remote}-${name}`;
  return `${owner}-${file}-${localName}-${digest}`;
}

function styleRules(emit: boolean, remote: string | undefined): RuleSetRule[] {
  const modules = {
    namedExport: false,
    exportLocalsConvention: 'as-is',
    getLocalIdent: (context: StyleContext, _template: string, localName: string) =>
      localIdentName(context, localName, remote),
  };
  const use = (options: object) => [
    { loader: MiniCssExtractPlugin.loader, options: { esModule: true, emit } },
    { loader: resolve('css-loader'), options: { sourceMap: false, ...options } },
  ];
  return [
    { test: /\.module\.css$/, use: use({ modules }) },
    { test: /\.css$/, exclude: /\.module\.css$/, use: use({ modules: false }), sideEffects: true },
  ];
}

function scriptRule(options: { production: boolean; refresh: boolean }): RuleSetRule {
  const { production, refresh } = options;
  const swcOptions = {
    sourceMaps: !production,
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic', development: !production, refresh } },
    },
  };
  return { test: /\.tsx?$/, use: { loader: resolve('swc-loader'), options: swcOptions } };
}

/** The wire tables, which are made of the call table with all its schemas. */
const constantRule: RuleSetRule = {
  test: /[\\/]contract[\\/]src[\\/](operator-)?wire-table\.[jt]s$/,
  enforce: 'pre',
  use: fileURLToPath(new URL('./constant-module.mjs', import.meta.url)),
};

interface ModuleOptions {
  readonly production: boolean;
  readonly refresh: boolean;
  readonly emit?: boolean;
  readonly remote?: string | undefined;
}

/**
 * Loaders of every app: TypeScript by swc, CSS Modules in extracted files, fonts and pictures as hashed files.
 * @param options.emit false where styles and files are those of another build
 * @param options.remote id of the remote that is built
 */
export function moduleRules(options: ModuleOptions): RuleSetRule[] {
  const { emit = true, remote } = options;
  return [
    constantRule,
    scriptRule(options),
    ...styleRules(emit, remote),
    { test: /\.(woff2|png|jpe?g|webp|avif|svg)$/, type: 'asset/resource', generator: { emit } },
  ];
}
