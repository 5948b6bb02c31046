import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type KeyForm, openKeyFile, readPrivateKey } from '../../../platform/key-file';

const signingKey: KeyForm<KeyObject> = {
  make: () =>
    generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  read: (text) => readPrivateKey(text, 'rsa'),
};

/**
 * The RSA key with which the platform signs its vendor requests; created at the first call. Its public half is written
 * beside it (`platform-public.pem`) for vendors.
 * @param home the state folder
 */
export async function platformSigningKey(home: string): Promise<KeyObject> {
  const key = await openKeyFile(join(home, 'keys', 'platform.pem'), signingKey);
  const publicPem = createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString();
  // Derived from the key at each start, so a damaged one is replaced.
  await writeFile(join(home, 'keys', 'platform-public.pem'), publicPem, { mode: 0o600 });
  return key;
}
