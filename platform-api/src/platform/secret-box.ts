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
    seal(secret, boundTo) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, secretKey, iv).setAAD(Buffer.from(boundTo));
      const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]);
    },
    open(sealed, boundTo) {
      const decipher = createDecipheriv(CIPHER, secretKey, sealed.subarray(0, IV_BYTES))
        .setAAD(Buffer.from(boundTo))
        .setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
    },
  };
}
