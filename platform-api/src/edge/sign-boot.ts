import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BootDocument } from '@marquee/contract/boot';

export type UnsignedBoot = Omit<BootDocument, 'signature'>;

/** Signs boot documents with the deployment's Ed25519 key, so that modification by a cache or proxy is detectable. */
export interface BootSigner {
  sign(boot: UnsignedBoot): BootDocument;
  verify(boot: BootDocument): boolean;
  /** SPKI, base64, for external verification. */
  readonly publicKey: string;
}

/** Reads the key from the state folder, or creates it there. Processes of one deployment share the folder. */
export async function openBootSigner(home: string): Promise<BootSigner> {
  const folder = join(home, 'keys');
  const file = join(folder, 'boot-document.pem');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const newKey = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
  await writeFile(file, newKey, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return createBootSigner(createPrivateKey(await readFile(file, 'utf8')));
}

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
