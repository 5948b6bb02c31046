import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Release, releaseSchema } from '@marquee/contract/release';
import { budgetFaults } from '@marquee/contract/contribution-budgets';
import { releaseFaults } from '@marquee/contract/release-faults';
import { styleFaults } from '@marquee/contract/release-styles';
import { CONTRACT_VERSION } from '@marquee/contract/remote-manifest';
import type { AppFolder } from '../webpack/app-folder';
import { factsOf } from '../webpack/build-facts';
import { compile } from '../webpack/compile';
import { sharedVersions } from '../webpack/shared-libraries';
import { webpackApp } from '../webpack/webpack-app';
import { webpackFrame } from '../webpack/webpack-frame';
import { releaseAssets } from './release-assets';
import { compressedSizes, filesIn, integrityOf, precompress } from './release-files';
import { remoteImports, shellExports } from './release-surface';
import { releasedManifest } from './released-manifest';
import { MODULES_FILE } from './shared-modules';

export interface ReleaseRequest {
  readonly version: string;
  /** Unique per content, so that two builds of one app can coexist on a page. */
  readonly buildId: string;
  readonly outputPath: string;
}

/**
 * Builds an app without a cache (a warm one changes hashes) and describes the result in `release.json`, beside the
 * files.
 * @throws when the build, the manifest or the contributions are invalid
 */
export async function buildRelease(app: AppFolder, request: ReleaseRequest): Promise<Release> {
  const { outputPath, buildId, version } = request;
  const stats = await compile(webpackApp({ folder: app.path, kind: app.kind, buildId, outputPath, cache: false }));
  if (app.kind === 'shell') await compile(webpackFrame(app, outputPath));
  writeFileSync(path.join(outputPath, MODULES_FILE), JSON.stringify(factsOf(stats.compilation).modules));
  const manifest = app.kind === 'remote' ? releasedManifest(app, version) : null;
  const integrity = integrityOf(outputPath);
  precompress(outputPath);
  const release = releaseSchema.parse({
    name: app.name,
    version,
    kind: app.kind,
    contract: manifest?.contract ?? CONTRACT_VERSION,
    shared: sharedVersions(app.path),
    ...(manifest ? { imports: remoteImports(factsOf(stats.compilation), manifest) } : { exports: shellExports() }),
    ...releaseAssets(app, stats.compilation),
    sizes: compressedSizes(outputPath),
    integrity,
    manifest,
  });
  const faults = [
    ...releaseFaults(release),
    ...(app.kind === 'remote'
      ? [...sheetFaults(app.name, outputPath), ...budgetFaults(release, release.sizes ?? {})]
      : []),
  ];
  if (faults.length > 0) throw new Error(`${release.name} ${faults.join('; ')}`);
  writeFileSync(path.join(outputPath, 'release.json'), `${JSON.stringify(release, null, 1)}\n`);
  return release;
}

/** As the release service checks them. */
function sheetFaults(remote: string, outputPath: string): string[] {
  const sheets = filesIn(outputPath).filter((file) => file.endsWith('.css'));
  return sheets.flatMap((file) =>
    styleFaults(readFileSync(path.join(outputPath, file), 'utf8'), remote).map((fault) => `${file} ${fault}`),
  );
}
