import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { inRepository } from '../paths';
import { filesBelow } from '../tasks/files-below';
import { packageNameOf } from '../webpack/shared-libraries';
import type { SdkPackage } from './packages';
import type { PackedFile } from './tarball';

export interface CompiledPackage {
  readonly files: readonly PackedFile[];
  /** Other packages that its modules import. */
  readonly imports: ReadonlySet<string>;
}

const SOURCE = /\.tsx?$/;
const TEST = /\.(test|db\.test|dom\.test|fixture)\.tsx?$/;

/**
 * A package as Node and bundlers read it without a compiler: every module as JavaScript in its place, beside it the styles,
 * texts and pictures that it names and its types.
 * @param declarations folder with the types of the workspace, as the compiler wrote them
 * @throws Error where a module that consumers may import has no types
 */
export async function compilePackage(sdkPackage: SdkPackage, declarations: string): Promise<CompiledPackage> {
  const folder = `shared/${sdkPackage.name}`;
  const { modules, others, imports } = await reachable(sdkPackage, folder);
  const inPackage = (file: string) => path.posix.relative(folder, file);
  const [types, untyped] = partition(
    modules.map((file) => file.replace(SOURCE, '.d.ts')),
    (file) => existsSync(path.join(declarations, file)),
  );
  // A package that exports all of its modules has types for each: a consumer's compiler reads the others as any.
  if (!sdkPackage.exports && untyped.length > 0)
    throw new Error(`no types for ${untyped.join(', ')}: name the entry in shared/build/tsconfig.sdk.json`);
  return {
    imports,
    files: [
      ...(await compile(folder, modules)),
      ...types.map((file) => ({ path: inPackage(file), content: readFileSync(path.join(declarations, file)) })),
      ...others.map((file) => ({ path: inPackage(file), content: readFileSync(inRepository(file)) })),
    ],
  };
}

function partition<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}

interface Contents {
  readonly modules: readonly string[];
  readonly others: readonly string[];
  readonly imports: ReadonlySet<string>;
}

/** Files of a package, relative to the checkout. */
async function reachable({ entries, files }: SdkPackage, folder: string): Promise<Contents> {
  const all = filesBelow(`${folder}/src`).filter((file) => !TEST.test(file));
  const named = entries?.map(
    (entry) => all.find((file) => file.replace(SOURCE, '') === `${folder}/src/${entry}`) ?? entry,
  );
  const { metafile } = await build({
    absWorkingDir: inRepository(),
    entryPoints: named ?? all.filter((file) => SOURCE.test(file)),
    outdir: 'none',
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
    loader: { '.css': 'empty', '.json': 'empty', '.woff2': 'empty' },
  });
  const inputs = Object.keys(metafile.inputs);
  const imported = Object.values(metafile.inputs).flatMap((input) => input.imports.filter(({ external }) => external));
  const extra = files.flatMap((file) => (/\.\w+$/.test(file) ? `${folder}/${file}` : filesBelow(`${folder}/${file}`)));
  // Files outside src that a module imports too, such as a table of past results.
  const beside = new Set([...inputs.filter((file) => file.startsWith(`${folder}/`)), ...(named ? inputs : all)]);
  return {
    modules: inputs.filter((file) => SOURCE.test(file)),
    others: [...[...beside].filter((file) => !SOURCE.test(file)), ...extra],
    imports: new Set(imported.map(({ path: specifier }) => packageNameOf(specifier))),
  };
}

async function compile(folder: string, modules: readonly string[]): Promise<PackedFile[]> {
  const { outputFiles } = await build({
    absWorkingDir: inRepository(folder),
    entryPoints: modules.map((file) => path.posix.relative(folder, file)),
    outbase: '.',
    outdir: '.',
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2023',
    // Node reads a module of JSON by its attribute only.
    supported: { 'import-attributes': true },
    platform: 'neutral',
    jsx: 'automatic',
    logLevel: 'error',
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true, jsx: 'react-jsx' } },
    plugins: [oneFileEach],
  });
  return outputFiles.map(({ path: file, contents }) => ({
    path: path.relative(inRepository(folder), file).replaceAll('\\', '/'),
    content: Buffer.from(contents),
  }));
}

/** Leaves every import where it is, with the extension that Node wants. */
const oneFileEach: Plugin = {
  name: 'one-file-each',
  setup({ onResolve }) {
    onResolve({ filter: /.*/ }, ({ kind, path: specifier, resolveDir }) => {
      if (kind === 'entry-point') return undefined;
      if (!specifier.startsWith('.')) return { path: specifier, external: true };
      const isModule = ['.ts', '.tsx'].some((extension) => existsSync(path.join(resolveDir, specifier + extension)));
      return { path: isModule ? `${specifier}.js` : specifier, external: true };
    });
  },
};
