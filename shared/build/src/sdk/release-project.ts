import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CallValue } from '@marquee/contract/calls/index';
import type { Release } from '@marquee/contract/release';
import { provenanceOf, type ReleaseNotes } from '../release/provenance';
import { publishOverHttp } from '../release/publish';
import { buildProject } from './build-project';
import { leakTestFaults, packageFaults, treeFaults } from './release-checks';
import { KEY_FILE } from './team-key';
import { testProject } from './test-project';

export interface ReleaseOptions extends ReleaseNotes {
  /** Origin of the console. */
  readonly to: string;
}

export interface ReleaseOutcome
  extends Pick<CallValue<'releases.publish'>, 'added' | 'since' | 'contributions' | 'missingLanguages'> {
  readonly release: Release;
}

/**
 * Checks the remote in a folder (types, lint, tests with what its contributions leave behind) and publishes what is committed of it
 * (`publishProject`), whose build holds the bytes of each contribution against their budgets.
 * @throws with the reasons when it is refused, here or there: it is not what its commit says, or a check fails
 */
export async function releaseProject(folder: string, options: ReleaseOptions): Promise<ReleaseOutcome> {
  // What is missing is said before the checks, which take their time.
  signatureOf(folder);
  provenanceOf(folder, options);
  const faults = [...treeFaults(folder), ...packageFaults(folder)];
  if (faults.length > 0) throw new Error(`the release would not be what its commit says:\n  ${faults.join('\n  ')}`);
  const untested = leakTestFaults(folder);
  if (untested.length > 0) throw new Error(`not released: ${untested.join('; ')}`);
  if ((await testProject(folder)) !== 0) throw new Error('not released: types, lint or tests fail');
  return publishProject(folder, options);
}

/**
 * Builds the remote in a folder and publishes it to a deployment, with the team's token (`MARQUEE_RELEASE_TOKEN`) and key
 * (the file that `MARQUEE_RELEASE_KEY` names, else that of `marquee key`).
 * @throws with the reasons when it is refused
 */
export async function publishProject(folder: string, options: ReleaseOptions): Promise<ReleaseOutcome> {
  const signature = signatureOf(folder);
  const provenance = provenanceOf(folder, options);
  const { release, outputPath } = await buildProject(folder);
  const published = await publishOverHttp(outputPath, release, { to: options.to, ...signature, provenance });
  return { release, ...published };
}

/** @throws Error where the token or the key is missing */
function signatureOf(folder: string): { readonly token: string; readonly privateKey: string } {
  const { MARQUEE_RELEASE_TOKEN: token, MARQUEE_RELEASE_KEY: keyFile = KEY_FILE } = process.env;
  if (!token) throw new Error('MARQUEE_RELEASE_TOKEN is not set: an operator issues the token of your team');
  const file = path.resolve(folder, keyFile);
  if (!existsSync(file)) throw new Error(`there is no key in ${file}: \`marquee key\` creates one`);
  return { token, privateKey: readFileSync(file, 'utf8') };
}
