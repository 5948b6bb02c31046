import { rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

export interface ProgramBundle {
  /** Path of the program. */
  readonly file: string;
  remove(): void;
}

/**
 * One file of a TypeScript program with all of our modules inside: a process that runs it starts in a tenth of the time
 * that it takes from the sources. It stands one folder below its package, as the deployed bundle does: from there it finds
 * the package's files and imports other packages.
 * @param packageFolder of the package that the program belongs to
 */
export async function bundleProgram(program: URL, packageFolder: string): Promise<ProgramBundle> {
  const source = fileURLToPath(program);
  const name = `${path.basename(source, '.ts')}-${process.pid}-${Date.now().toString(36)}.mjs`;
  const file = path.join(packageFolder, '.programs', name);
  await build({
    entryPoints: [source],
    outfile: file,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node22.12',
    logLevel: 'warning',
    plugins: [
      {
        name: 'external-packages',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^[^./]/ }, ({ path: specifier }) =>
            specifier.startsWith('@marquee/') ? undefined : { path: specifier, external: true },
          ),
      },
    ],
  });
  return { file, remove: () => rmSync(file, { force: true }) };
}
