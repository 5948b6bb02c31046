import { readFileSync } from 'node:fs';
import { CONTRACT_VERSION } from '@marquee/contract/remote-manifest';
import { inRepository } from '../paths';
import type { SdkPackage } from './packages';

interface WorkspaceManifest {
  readonly version: string;
  readonly sideEffects?: unknown;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Every packed package has the version of the contract that it was packed with. */
export const SDK_VERSION = CONTRACT_VERSION;

/** Versions of the workspace's catalogue by package. */
export function catalogue(): ReadonlyMap<string, string> {
  const text = readFileSync(inRepository('pnpm-workspace.yaml'), 'utf8');
  const [, section = ''] = /^catalog:\n((?: {2}.*\n)*)/m.exec(text) ?? [];
  const lines = [...section.matchAll(/^ {2}"?([^":]+)"?: (\S+)/gm)];
  return new Map(lines.map(([, name = '', version = '']) => [name, version]));
}

/** A range as a registry knows it, for one of the workspace. Other people's packages are as they are tested here. */
export function publishedRange(name: string, range: string, versions = catalogue()): string {
  if (range.startsWith('workspace:')) return `^${SDK_VERSION}`;
  if (!range.startsWith('catalog:')) return range;
  const version = versions.get(name);
  if (version === undefined) throw new Error(`${name} is not in the catalogue of pnpm-workspace.yaml`);
  return version;
}

/** package.json of a packed package. @param imports what its modules import */
export function packedManifest(sdkPackage: SdkPackage, imports: ReadonlySet<string>): object {
  const { name, entries, documents = [], tools = [], bin } = sdkPackage;
  const source = JSON.parse(readFileSync(inRepository('shared', name, 'package.json'), 'utf8')) as WorkspaceManifest;
  const declared = Object.entries(source.dependencies ?? {});
  const needed = entries
    ? declared.filter(([dependency]) => imports.has(dependency) || tools.includes(dependency))
    : declared;
  return {
    name: `@marquee/${name}`,
    version: SDK_VERSION,
    license: 'UNLICENSED',
    type: 'module',
    ...(source.sideEffects !== undefined && { sideEffects: source.sideEffects }),
    engines: { node: '>=22.12' },
    ...(bin && { bin }),
    exports: sdkPackage.exports ?? {
      ...Object.fromEntries(Object.entries(source.exports).map(publishedExport)),
      ...Object.fromEntries(documents.map((document) => [`./${document}`, `./${document}`])),
    },
    dependencies: Object.fromEntries(
      needed.map(([dependency, range]) => [dependency, publishedRange(dependency, range)]),
    ),
  };
}

function publishedExport([key, file]: [string, string]): [string, unknown] {
  if (!file.endsWith('.ts')) return [key, file];
  const base = file.replace(/\.ts$/, '');
  return [key, { types: `${base}.d.ts`, default: `${base}.js` }];
}
