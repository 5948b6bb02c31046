import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** File of a team's private key in its folder, ignored by git. */
export const KEY_FILE = 'release-key.pem';

/**
 * Creates the Ed25519 key by which a team signs its releases, unless it is there.
 * @returns its public half as PEM, which an operator enters when issuing the team's token
 */
export function createTeamKey(folder: string): string {
  const file = path.join(folder, KEY_FILE);
  if (!existsSync(file)) {
    const { privateKey } = generateKeyPairSync('ed25519');
    writeFileSync(file, privateKey.export({ format: 'pem', type: 'pkcs8' }), { mode: 0o600 });
  }
  const publicKey = createPublicKey(createPrivateKey(readFileSync(file)));
  return String(publicKey.export({ format: 'pem', type: 'spki' })).trim();
}
