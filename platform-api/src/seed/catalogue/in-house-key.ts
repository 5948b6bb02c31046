import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the in-house vendor's private key lies; its engine signs wallet calls with it. */
export const inHouseKeyFile = (home: string): string => join(home, 'keys', 'bgs.pem');

/**
 * The public half (PEM, SPKI) of the in-house vendor's key; makes the pair on the first call.
 * @param home the state folder
 */
export async function inHousePublicKey(home: string): Promise<string> {
  const file = inHouseKeyFile(home);
  await mkdir(join(home, 'keys'), { recursive: true, mode: 0o700 });
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  // 'wx': of two seeds at once the first makes the key, the other reads it.
  await writeFile(file, pem, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return createPublicKey(await readFile(file, 'utf8'))
    .export({ type: 'spki', format: 'pem' })
    .toString();
}
