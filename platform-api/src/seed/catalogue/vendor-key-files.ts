import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the in-house vendor's private key lies; its engine signs wallet calls with it. */
export const inHouseKeyFile = (home: string): string => join(home, 'keys', 'bgs.pem');

/** Where the sandbox's vendors on the same machine have theirs. */
export const sandboxKeyFile = (home: string): string => join(home, 'keys', 'vendors.pem');

/** The public half (PEM, SPKI) of a key; makes the pair on the first call. @param file below `keys` of the state folder */
export async function publicKeyOf(file: string): Promise<string> {
  await mkdir(join(file, '..'), { recursive: true, mode: 0o700 });
  const known = await readFile(file, 'utf8').catch(() => null);
  if (known === null) {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
    // 'wx': of two processes at once the first makes the key, the other reads it.
    await writeFile(file, pem, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
  return createPublicKey(await readFile(file, 'utf8'))
    .export({ type: 'spki', format: 'pem' })
    .toString();
}
