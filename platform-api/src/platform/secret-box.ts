import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Keeps secrets that have to be read again, encrypted in the database under a key that is not in it. */
export interface SecretBox {
  /** @param boundTo what the secret belongs to: it opens for nothing else, so rows cannot be swapped */
  seal(secret: string, boundTo: string): Buffer;
  /** @throws Error when it was sealed under another key, for something else, or was changed */
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
