import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Release } from '@marquee/contract/release';
import { buildRelease } from '../release/build-release';
import { appFolder } from '../webpack/app-folder';

export interface ProjectBuild {
  readonly release: Release;
  /** Folder of its files. */
  readonly outputPath: string;
}

/**
 * Builds the remote in a folder as the release of its package's version, into `dist`.
 * @throws when the folder has no remote, or when the build, the manifest or the contributions are invalid
 */
export async function buildProject(folder: string): Promise<ProjectBuild> {
  const app = appFolder(folder);
  if (app.kind !== 'remote') throw new Error(`${folder} has no remote.json: run this in the folder of a remote`);
  const outputPath = path.join(folder, 'dist');
  // A published version never gets another content, so its digest tells two releases apart on a page.
  const buildId = createHash('sha256').update(app.version).digest('hex').slice(0, 8);
  return { release: await buildRelease(app, { version: app.version, buildId, outputPath }), outputPath };
}
