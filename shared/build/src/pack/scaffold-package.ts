import { build } from 'esbuild';
import { inRepository } from '../paths';
import { OUTSIDE_PACKAGES } from '../scaffold/outside';
import { catalogue, SDK_VERSION } from './packed-manifest';
import type { PackedFile } from './tarball';

/** `create-marquee-remote`: one program without dependencies, and the versions that it writes into package.json. */
export async function scaffoldPackage(): Promise<PackedFile[]> {
  const { outputFiles } = await build({
    absWorkingDir: inRepository('shared/build'),
    entryPoints: ['src/scaffold/create-outside.ts'],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'node22',
    platform: 'node',
    logLevel: 'error',
  });
  const all = catalogue();
  const versions = Object.fromEntries(OUTSIDE_PACKAGES.map((name) => [name, all.get(name)]));
  return [
    ...outputFiles.map(({ contents }) => ({
      path: 'create-marquee-remote.js',
      content: Buffer.from(contents),
      isExecutable: true,
    })),
    jsonFile('versions.json', { sdk: SDK_VERSION, ...versions }),
    jsonFile('package.json', {
      name: 'create-marquee-remote',
      version: SDK_VERSION,
      license: 'UNLICENSED',
      type: 'module',
      engines: { node: '>=22.12' },
      bin: { 'create-marquee-remote': 'create-marquee-remote.js' },
    }),
  ];
}

/** A file of a package with a value as JSON. */
export const jsonFile = (path: string, value: unknown): PackedFile => ({
  path,
  content: Buffer.from(`${JSON.stringify(value, null, 2)}\n`),
});
