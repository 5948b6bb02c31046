import { createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';
import { join } from 'node:path';
import type { BootDocument } from '@marquee/contract/boot';
import { type KeyForm, openKeyFile, readPrivateKey } from '../platform/key-file';

export type UnsignedBoot = Omit<BootDocument, 'signature'>;

/** Signs boot documents with the deployment's Ed25519 key, so that modification by a cache or proxy is detectable. */
export interface BootSigner {
  sign(boot: UnsignedBoot): BootDocument;
  verify(boot: BootDocument): boolean;
  /** SPKI, base64, for external verification. */
  readonly publicKey: string;
}

/** Reads the key from the state folder, or creates it there. Processes of one deployment share the folder. */
export const openBootSigner = async (home: string): Promise<BootSigner> =>
  createBootSigner(await openKeyFile(join(home, 'keys', 'boot-document.pem'), bootKey));

const bootKey: KeyForm<KeyObject> = {
  make: () => generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  read: (text) => readPrivateKey(text, 'ed25519'),
};

export function createBootSigner(privateKey: KeyObject): BootSigner {
  const publicKey = createPublicKey(privateKey);
  return {
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    sign: (boot) => ({ ...boot, signature: sign(null, bytesOf(boot), privateKey).toString('base64url') }),
    verify({ signature, ...boot }) {
      return verify(null, bytesOf(boot), publicKey, Buffer.from(signature, 'base64url'));
    },
  };
}

function bytesOf(boot: UnsignedBoot): Buffer {
  return Buffer.from(JSON.stringify(boot));
}
