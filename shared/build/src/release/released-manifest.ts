import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type RemoteManifest, remoteManifestSchema } from '@marquee/contract/remote-manifest';
import { schemaFaults } from '@marquee/contract/schema-faults';
import type { AppFolder } from '../webpack/app-folder';

/**
 * The manifest of a remote as a release has it: with the release's version, and without the editor's hint, which a page does not need.
 * @throws Error with a sentence for each fault of `remote.json`
 */
export function releasedManifest(app: AppFolder, version: string): Omit<RemoteManifest, '$schema'> {
  const source = JSON.parse(readFileSync(path.join(app.path, 'remote.json'), 'utf8')) as object;
  const { data, error } = remoteManifestSchema.safeParse({ ...source, version });
  if (error)
    throw new Error(
      schemaFaults(error)
        .map((fault) => `remote.json, ${fault}`)
        .join('\n'),
    );
  const { $schema: _hint, ...manifest } = data;
  return manifest;
}
