import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sourceDocuments } from '../documents/source-documents';
import { inRepository } from '../paths';
import { compilePackage } from './compile-package';
import { withDeclarations } from './declarations';
import { remoteLintConfig } from './lint-config';
import { packedManifest, SDK_VERSION } from './packed-manifest';
import { SDK_PACKAGES, type SdkPackage } from './packages';
import { jsonFile, scaffoldPackage } from './scaffold-package';
import { type PackedFile, tarball } from './tarball';

/**
 * Packs the SDK: a tarball per package, to be published to a registry or installed as a file.
 * @param target folder for the tarballs
 * @returns their names, `marquee-kit-1.2.0.tgz` and so on
 */
export async function packSdk(target: string): Promise<string[]> {
  mkdirSync(target, { recursive: true });
  const write = (name: string, files: readonly PackedFile[]) => {
    const file = `${name}-${SDK_VERSION}.tgz`;
    writeFileSync(path.join(target, file), tarball([...files, changelog()]));
    return file;
  };
  const packed = await withDeclarations((types) =>
    Promise.all(SDK_PACKAGES.map(async (pkg) => write(`marquee-${pkg.name}`, await filesOf(pkg, types)))),
  );
  return [...packed, write('create-marquee-remote', await scaffoldPackage())];
}

/** The pages of all versions, the latest first. */
function changelog(): PackedFile {
  const pages = readdirSync(inRepository('docs/contract')).filter((name) => /^\d+\.\d+\.\d+\.md$/.test(name));
  const latestFirst = pages.sort((left, right) => right.localeCompare(left, 'en', { numeric: true }));
  const texts = latestFirst.map((page) => readFileSync(inRepository('docs/contract', page), 'utf8'));
  return { path: 'CHANGELOG.md', content: Buffer.from(texts.join('\n')) };
}

async function filesOf(sdkPackage: SdkPackage, types: string): Promise<PackedFile[]> {
  const { files, imports } = await compilePackage(sdkPackage, types);
  const { documents = [] } = sdkPackage;
  const texts = documents.length === 0 ? {} : sourceDocuments();
  const programs = new Set(Object.values(sdkPackage.bin ?? {}));
  return [
    ...files.map((file) => ({ ...file, isExecutable: programs.has(file.path) })),
    ...documents.map((name) => ({ path: name, content: Buffer.from(texts[name] ?? '') })),
    ...(sdkPackage.name === 'build' ? [jsonFile('oxlintrc.json', remoteLintConfig())] : []),
    jsonFile('package.json', packedManifest(sdkPackage, imports)),
  ];
}
