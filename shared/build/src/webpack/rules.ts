import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { basename, relative } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import { REPOSITORY } from './app-folder';

const { resolve } = createRequire(import.meta.url);

/** The folder of the workspace package that owns a file: `shared/ui/src/button` belongs to `ui`. */
function owningPackage(context: string): string {
  const [top = '', second = ''] = relative(REPOSITORY, context).split(/[\\/]/);
  return top === 'shared' ? second : top;
}

/** `ui-button-root-x7Fa`: the package prefix separates the styles of remotes with equal file names. */
function localIdentName(context: { resourcePath: string; context: string }, localName: string): string {
  const owner = owningPackage(context.context);
  const file = basename(context.resourcePath).replace('.module.css', '');
  const digest = createHash('sha256')
    .update(relative(REPOSITORY, context.resourcePath))
    .digest('base64url')
    .slice(0, 4);
  return `${owner}-${file}-${localName}-${digest}`;
}

function styleRules(emit: boolean): RuleSetRule[] {
  const modules = {
    namedExport: false,
    exportLocalsConvention: 'as-is',
    getLocalIdent: (context: { resourcePath: string; context: string }, _template: string, localName: string) =>
      localIdentName(context, localName),
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

/**
 * Loaders of every app: TypeScript by swc, CSS Modules in extracted files, fonts and pictures as hashed files.
 * @param options.emit false where styles and files are those of another build
 */
export function moduleRules(options: { production: boolean; refresh: boolean; emit?: boolean }): RuleSetRule[] {
  const { emit = true } = options;
  return [
    scriptRule(options),
    ...styleRules(emit),
    { test: /\.(woff2|png|jpe?g|webp|avif|svg)$/, type: 'asset/resource', generator: { emit } },
  ];
}
