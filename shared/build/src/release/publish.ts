import { createPrivateKey, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CallValue } from '@marquee/contract/calls/index';
import type { Release } from '@marquee/contract/release';
import type { Provenance } from '@marquee/contract/release-submission';
import { callDeployment, type Deployment } from './call-deployment';

export interface Publication extends Deployment {
  /** The team's Ed25519 key, PKCS #8 as PEM. */
  readonly privateKey: string;
  readonly provenance: Provenance;
}

/**
 * Publishes a built release to a deployment by its release service.
 * @param folder of the built release
 * @throws with the reasons when it is refused
 */
export async function publishOverHttp(
  folder: string,
  release: Release,
  { to, token, privateKey, provenance }: Publication,
): Promise<CallValue<'releases.publish'>> {
  const contents = Object.keys(release.integrity).map(
    (file) => [file, readFileSync(path.join(folder, file)).toString('base64')] as const,
  );
  const document = JSON.stringify({ release, provenance });
  const signature = sign(null, Buffer.from(document), createPrivateKey(privateKey)).toString('base64url');
  return callDeployment({ to, token }, '/ops/releases', { document, signature, files: Object.fromEntries(contents) });
}
