import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type KeyFolder, type KeyForm, openKeyFile, readPrivateKey } from '../../../platform/key-file';

const signingKey: KeyForm<KeyObject> = {
  make: () =>
    generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  read: (text) => readPrivateKey(text, 'rsa'),
};

/**
 * The RSA key with which the platform signs its vendor requests; created at the first call. Its public half is written
 * beside it (`platform-public.pem`) for vendors, but not among secrets: `pnpm vendor:keys platform` prints it too.
 */
export async function platformSigningKey(keys: KeyFolder): Promise<KeyObject> {
  const key = await openKeyFile(keys, 'platform.pem', signingKey);
  if (keys.isReadOnly) return key;
  const publicPem = createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString();
  // Derived from the key at each start, so a damaged one is replaced.
  await writeFile(join(keys.path, 'platform-public.pem'), publicPem, { mode: 0o600 });
  return key;
}
