import { readFileSync, rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { inRepository } from './paths';

/**
 * Usage: node-bundle <package folder> <entry name>...
 * Bundles `src/<entry>.ts` of a service to `dist/<entry>.mjs`: our workspace packages inside, npm packages outside.
 */
const [folder = '', ...entries] = process.argv.slice(2);
const packageFolder = inRepository(folder);

interface Manifest {
  dependencies?: Record<string, string>;
}

/** An npm package must be a dependency of the service itself, whichever workspace package imports it. */
function externalPackages(manifest: Manifest): Plugin {
  const declared = new Set(Object.keys(manifest.dependencies ?? {}));
  return {
    name: 'external-packages',
    setup({ onResolve }) {
      onResolve({ filter: /^[^./]/ }, ({ path: specifier, importer }) => {
        if (specifier.startsWith('@marquee/')) return undefined;
        if (isBuiltin(specifier) || declared.has(packageName(specifier))) return { path: specifier, external: true };
        const text = `${specifier}, imported by ${path.relative(inRepository(), importer)}, is no dependency of ${folder}`;
        return { errors: [{ text }] };
      });
    },
  };
}

const isBuiltin = (specifier: string): boolean => specifier.startsWith('node:') || builtinModules.includes(specifier);

const packageName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const manifest = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8')) as Manifest;
rmSync(path.join(packageFolder, 'dist'), { recursive: true, force: true });
await build({
  absWorkingDir: packageFolder,
  entryPoints: Object.fromEntries(entries.map((entry) => [entry, `src/${entry}.ts`])),
  outdir: 'dist',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node22.12',
  sourcemap: true,
  logLevel: 'warning',
  plugins: [externalPackages(manifest)],
});
