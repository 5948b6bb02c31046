import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The in-house vendor's private key, with which its engine signs wallet calls. */
export const inHouseKeyFile = (home: string): string => join(home, 'keys', 'bgs.pem');

/** The private key of the sandbox's vendors, when it runs on the same machine. */
export const sandboxKeyFile = (home: string): string => join(home, 'keys', 'vendors.pem');

/**
 * The public half (PEM, SPKI) of a key; creates the pair on the first call.
 * @param file below `keys` of the state folder
 */
export async function publicKeyOf(file: string): Promise<string> {
  await mkdir(join(file, '..'), { recursive: true, mode: 0o700 });
  const existingKey = await readFile(file, 'utf8').catch(() => null);
  if (existingKey === null) {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
    // 'wx': of two processes that start together one creates the key, the other reads it.
    await writeFile(file, pem, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
  return createPublicKey(await readFile(file, 'utf8'))
    .export({ type: 'spki', format: 'pem' })
    .toString();
}
