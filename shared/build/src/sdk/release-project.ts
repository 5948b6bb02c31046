import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '@marquee/contract/release';
import { provenanceOf, type ReleaseNotes } from '../release/provenance';
import { publishOverHttp } from '../release/publish';
import { buildProject } from './build-project';
import { KEY_FILE } from './team-key';

export interface ReleaseOptions extends ReleaseNotes {
  /** Origin of the console. */
  readonly to: string;
}

/**
 * Builds the remote in a folder and publishes it to a deployment, with the team's token (`MARQUEE_RELEASE_TOKEN`) and key
 * (the file that `MARQUEE_RELEASE_KEY` names, else that of `marquee key`).
 * @throws with the reasons when it is refused
 */
export async function releaseProject(
  folder: string,
  options: ReleaseOptions,
): Promise<{ readonly release: Release; readonly added: boolean }> {
  const { MARQUEE_RELEASE_TOKEN: token, MARQUEE_RELEASE_KEY: keyFile = KEY_FILE } = process.env;
  if (!token) throw new Error('MARQUEE_RELEASE_TOKEN is not set: an operator issues the token of your team');
  const file = path.resolve(folder, keyFile);
  if (!existsSync(file)) throw new Error(`there is no key in ${file}: \`marquee key\` creates one`);
  const provenance = provenanceOf(folder, options);
  const { release, outputPath } = await buildProject(folder);
  const privateKey = readFileSync(file, 'utf8');
  const { added } = await publishOverHttp(outputPath, release, { to: options.to, token, privateKey, provenance });
  return { release, added };
}
