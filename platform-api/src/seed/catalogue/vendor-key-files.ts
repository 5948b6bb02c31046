import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { type KeyFolder, type KeyForm, openKeyFile, readKeyFile, readPrivateKey } from '../../platform/key-file';

/** The file of the in-house vendor's private key, with which its engine signs wallet calls. */
export const IN_HOUSE_KEY = 'bgs.pem';

/** The file of the private key of the sandbox's vendors, when it runs on the same machine: always in the state folder. */
export const SANDBOX_KEY = 'vendors.pem';

const vendorKey: KeyForm<string> = {
  make: () =>
    generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  read(text) {
    readPrivateKey(text, 'rsa');
    return text;
  },
};

/** The in-house vendor's private key (PEM), null before the seed has made it. */
export const readInHouseKey = (keys: KeyFolder): Promise<string | null> => readKeyFile(keys, IN_HOUSE_KEY, vendorKey);

/**
 * The public half (PEM, SPKI) of a key; creates the pair on the first call.
 */
export async function publicKeyOf(folder: KeyFolder, name: string): Promise<string> {
  return createPublicKey(await openKeyFile(folder, name, vendorKey))
    .export({ type: 'spki', format: 'pem' })
    .toString();
}
