import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Encrypts secrets in the database under a key stored outside of it. */
export interface SecretBox {
  /** @param boundTo owner of the secret: it opens with this value only, so rows cannot be swapped */
  seal(secret: string, boundTo: string): Buffer;
  /** @throws Error when it was sealed under another key or binding, or was modified */
  open(sealed: Buffer, boundTo: string): string;
}

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** @param key 256 bits, base64url */
export function createSecretBox(key: string): SecretBox {
  const secretKey = Buffer.from(key, 'base64url');
  return {
    seal: (secret, boundTo) => sealBytes(secretKey, Buffer.from(secret), boundTo),
    open: (sealed, boundTo) => openBytes(secretKey, sealed, boundTo).toString(),
  };
}

/**
 * AES-256-GCM: nonce, tag and body.
 * @param boundTo owner of the content: it opens with this value only
 */
export function sealBytes(key: Uint8Array, content: Uint8Array, boundTo: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(boundTo));
  const body = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

/** @throws Error when it was sealed under another key or binding, or was modified */
export function openBytes(key: Uint8Array, sealed: Uint8Array, boundTo: string): Buffer {
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(boundTo))
    .setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
}
