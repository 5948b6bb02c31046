import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import { type KeyForm, openKeyFile, readKeyFile, readPrivateKey } from '../../platform/key-file';

/** The in-house vendor's private key, with which its engine signs wallet calls. */
export const inHouseKeyFile = (home: string): string => join(home, 'keys', 'bgs.pem');

/** The private key of the sandbox's vendors, when it runs on the same machine. */
export const sandboxKeyFile = (home: string): string => join(home, 'keys', 'vendors.pem');

const vendorKey: KeyForm<string> = {
  make: () =>
    generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  read(text) {
    readPrivateKey(text, 'rsa');
    return text;
  },
};

/** The in-house vendor's private key (PEM), null before the seed has made it. */
export const readInHouseKey = (home: string): Promise<string | null> => readKeyFile(inHouseKeyFile(home), vendorKey);

/**
 * The public half (PEM, SPKI) of a key; creates the pair on the first call.
 * @param file below `keys` of the state folder
 */
export async function publicKeyOf(file: string): Promise<string> {
  return createPublicKey(await openKeyFile(file, vendorKey))
    .export({ type: 'spki', format: 'pem' })
    .toString();
}
