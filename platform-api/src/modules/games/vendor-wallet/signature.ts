import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { decodeBase64 } from '../../../platform/strict-base64';

/** RSA-SHA256 with PKCS#1 v1.5 padding, node's default for RSA keys. */
const ALGORITHM = 'RSA-SHA256';
/** The signature of a 4096-bit key has 684 characters. */
const MAX_LENGTH = 1_024;

/** Reads a vendor's public key. */
export const readPublicKey = (pem: string): KeyObject => createPublicKey(pem);

/** Base64 signature over the raw body, as callers of the wallet send it. */
export function signBody(privateKey: KeyObject, body: Buffer | string): string {
  return sign(ALGORITHM, Buffer.from(body), privateKey).toString('base64');
}

/**
 * Whether the owner of the key signed exactly these bytes. Takes some 0.04 ms and runs synchronously: passing it to
 * another thread would cost more (docs/performance.md).
 */
export function isSignedBy(publicKey: KeyObject, body: Buffer, signature: unknown): boolean {
  if (typeof signature !== 'string' || signature.length > MAX_LENGTH) return false;
  const bytes = decodeBase64(signature);
  return bytes !== null && verify(ALGORITHM, body, publicKey, bytes);
}
