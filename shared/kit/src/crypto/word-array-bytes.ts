import WordArray from 'crypto-js/lib-typedarrays';
import hmacSha256 from 'crypto-js/hmac-sha256';

/** Conversion to and from the byte arrays of crypto-js. */
export const toWordArray = (bytes: Uint8Array) => WordArray.create(bytes);

export function fromWordArray({
  words,
  sigBytes,
}: {
  readonly words: readonly number[];
  readonly sigBytes: number;
}): Uint8Array {
  return Uint8Array.from(
    { length: sigBytes },
    (_none, index) => ((words[index >>> 2] ?? 0) >>> (24 - (index % 4) * 8)) & 0xff,
  );
}

export const hmac = (key: Uint8Array, message: Uint8Array): Uint8Array =>
  fromWordArray(hmacSha256(toWordArray(message), toWordArray(key)));

export const KEY_BYTES = 32;

/** HKDF-SHA256 (RFC 5869) without salt: 32 bytes for the cipher, 32 for the mac. */
export function deriveKeys(secret: Uint8Array, info: Uint8Array): Uint8Array {
  const pseudorandomKey = hmac(new Uint8Array(KEY_BYTES), secret);
  const first = hmac(pseudorandomKey, Uint8Array.of(...info, 1));
  const second = hmac(pseudorandomKey, Uint8Array.of(...first, ...info, 2));
  return Uint8Array.of(...first, ...second);
}
