import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The RSA key with which the platform signs its vendor requests; created at the first call. Its public half is written
 * beside it (`platform-public.pem`) for vendors.
 * @param home the state folder
 */
export async function platformSigningKey(home: string): Promise<KeyObject> {
  const folder = join(home, 'keys');
  const file = join(folder, 'platform.pem');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readFile(file, 'utf8').catch(() => null)) === null) {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
    await writeOnce(file, privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
  }
  const key = createPrivateKey(await readFile(file, 'utf8'));
  const publicPem = createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString();
  await writeOnce(join(folder, 'platform-public.pem'), publicPem);
  return key;
}

/** Of two concurrent processes the first writes the file, the other reads it. */
const writeOnce = (file: string, text: string): Promise<void> =>
  writeFile(file, text, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
