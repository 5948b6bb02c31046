import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Release } from '@marquee/contract/release';
import { incompatibilities } from '@marquee/contract/release-compatibility';
import { CONTRACT_VERSION } from '@marquee/contract/remote-manifest';
import { inRepository } from '../paths';
import { type AppFolder, appFolder } from '../webpack/app-folder';
import { sharedVersions } from '../webpack/shared-libraries';
import { buildRelease } from './build-release';
import type { ReleaseStore } from './release-store';
import { sourceDigest } from './release-sources';
import { shellExports } from './release-surface';

export interface ReleaseOutcome {
  readonly release: Release;
  /** False when the store already had exactly this release. */
  readonly added: boolean;
}

/**
 * Builds an app, checks that it is compatible with the shell of this checkout, and adds it to the store permanently.
 * @param version of an announced release; without it the package's version with the sources' digest as build metadata
 * @throws when it is incompatible, or when name and version exist with other content
 */
export async function releaseApp(store: ReleaseStore, folder: string, version?: string): Promise<ReleaseOutcome> {
  const app = appFolder(inRepository(folder));
  if (app.name !== path.basename(app.path)) throw new Error(`${folder} is the folder of ${app.name}: name it so`);
  const digest = sourceDigest(app.name);
  const name = version ?? `${app.version}+${digest}`;
  const existingRelease = store.find(app.name, name);
  if (existingRelease && version === undefined) return { release: existingRelease, added: false };
  const outputPath = mkdtempSync(path.join(tmpdir(), `release-${app.name}-`));
  try {
    const release = await buildRelease(app, { version: name, buildId: digest, outputPath });
    refuseMisfit(app, release);
    if (existingRelease) return { release: sameOrRefused(existingRelease, release), added: false };
    store.add(release, outputPath);
    return { release, added: true };
  } finally {
    rmSync(outputPath, { recursive: true, force: true });
  }
}

function refuseMisfit(app: AppFolder, release: Release): void {
  if (app.kind !== 'remote') return;
  const shell = {
    contract: CONTRACT_VERSION,
    shared: sharedVersions(inRepository('host-shell')),
    exports: shellExports(),
  };
  const reasons = incompatibilities(release, shell);
  if (reasons.length > 0)
    throw new Error(`${release.name} ${release.version} is incompatible with the shell: ${reasons.join('; ')}`);
}

function sameOrRefused(existing: Release, built: Release): Release {
  if (JSON.stringify(existing.integrity) === JSON.stringify(built.integrity)) return existing;
  throw new Error(
    `${built.name} ${built.version} is published with other content; releases are immutable, raise the version`,
  );
}
