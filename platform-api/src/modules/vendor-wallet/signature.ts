import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

/** RSA-SHA256 with PKCS#1 v1.5 padding, node's default for RSA keys. */
const ALGORITHM = 'RSA-SHA256';
/** A signature of a 4096-bit key is 684 characters long. */
const MAX_LENGTH = 1_024;

/** Reads a vendor's public key. */
export const readPublicKey = (pem: string): KeyObject => createPublicKey(pem);

/** Base64 signature over the raw body, as callers of the wallet send it. */
export function signBody(privateKey: KeyObject, body: Buffer | string): string {
  return sign(ALGORITHM, Buffer.from(body), privateKey).toString('base64');
}

/**
 * Whether the owner of the key signed exactly these bytes. Some 0.04 ms of arithmetic, done at once: handing it to
 * another thread and being woken by it costs more than it takes (docs/performance.md).
 */
export function isSignedBy(publicKey: KeyObject, body: Buffer, signature: unknown): boolean {
  if (typeof signature !== 'string' || signature.length > MAX_LENGTH) return false;
  return verify(ALGORITHM, body, publicKey, Buffer.from(signature, 'base64'));
}
