import type { PayloadEnvelope } from '@marquee/contract/payload-envelope';
import { p256 } from '@noble/curves/nist.js';
import AES from 'crypto-js/aes';
import WordArray from 'crypto-js/lib-typedarrays';
import hmacSha256 from 'crypto-js/hmac-sha256';
import { fromBase64Url, toBase64Url } from './base64url';
import { type EnvelopeKey, keyInfo } from './envelope-key';

const SUITE = 'A256CBC-HS256';
const IV_BYTES = 16;
const KEY_BYTES = 32;

/** ECDH P-256, HKDF-SHA256, AES-256-CBC, then HMAC-SHA256 over the iv and the ciphertext. */
export function sealWithLibraries(path: string, clear: Uint8Array, key: EnvelopeKey): PayloadEnvelope {
  const { secretKey, publicKey } = p256.keygen(undefined);
  const point = p256.getSharedSecret(secretKey, fromBase64Url(key.publicKey), false);
  const keys = deriveKeys(point.slice(1, 1 + KEY_BYTES), keyInfo(SUITE, path));
  const iv = globalThis.crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = AES.encrypt(wordsOf(clear), wordsOf(keys.slice(0, KEY_BYTES)), { iv: wordsOf(iv) });
  const ciphertext = bytesOf(sealed.ciphertext);
  const mac = hmac(keys.slice(KEY_BYTES), Uint8Array.of(...iv, ...ciphertext));
  return {
    suite: SUITE,
    keyId: key.id,
    ephemeralKey: toBase64Url(p256.Point.fromBytes(publicKey).toBytes(false)),
    iv: toBase64Url(iv),
    ciphertext: toBase64Url(ciphertext),
    mac: toBase64Url(mac),
  };
}

/** HKDF-SHA256 (RFC 5869) without salt: 32 bytes for the cipher, 32 for the mac. */
function deriveKeys(secret: Uint8Array, info: Uint8Array): Uint8Array {
  const extracted = hmac(new Uint8Array(KEY_BYTES), secret);
  const first = hmac(extracted, Uint8Array.of(...info, 1));
  const second = hmac(extracted, Uint8Array.of(...first, ...info, 2));
  return Uint8Array.of(...first, ...second);
}

const hmac = (key: Uint8Array, message: Uint8Array): Uint8Array => bytesOf(hmacSha256(wordsOf(message), wordsOf(key)));

const wordsOf = (bytes: Uint8Array) => WordArray.create(bytes);

function bytesOf({ words, sigBytes }: { readonly words: readonly number[]; readonly sigBytes: number }): Uint8Array {
  return Uint8Array.from(
    { length: sigBytes },
    (_none, index) => ((words[index >>> 2] ?? 0) >>> (24 - (index % 4) * 8)) & 0xff,
  );
}
