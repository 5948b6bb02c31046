import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type RemoteManifest, remoteManifestSchema } from '@marquee/contract/remote-manifest';
import type { AppFolder } from '../webpack/app-folder';

/**
 * The manifest of a remote as a release has it: with the release's version, and without the editor's hint, which a page does not need.
 * @throws ZodError when `remote.json` is invalid
 */
export function releasedManifest(app: AppFolder, version: string): Omit<RemoteManifest, '$schema'> {
  const source = JSON.parse(readFileSync(path.join(app.path, 'remote.json'), 'utf8')) as object;
  const { $schema: _hint, ...manifest } = remoteManifestSchema.parse({ ...source, version });
  return manifest;
}
