import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The RSA key with which the platform signs what it asks of vendors; made at the first call.
 * @param home the state folder
 */
export async function platformSigningKey(home: string): Promise<KeyObject> {
  const folder = join(home, 'keys');
  const file = join(folder, 'platform.pem');
  const known = await readFile(file, 'utf8').catch(() => null);
  if (known !== null) return createPrivateKey(known);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  // 'wx': of two processes at once the first makes the key, the other reads it.
  await writeFile(file, pem, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return createPrivateKey(await readFile(file, 'utf8'));
}
