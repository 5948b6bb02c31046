import type { PayloadEnvelope } from '@marquee/contract/payload-envelope';
import { p256 } from '@noble/curves/nist.js';
import AES from 'crypto-js/aes';
import { fromBase64Url, toBase64Url } from './base64url';
import { type EnvelopeKey, requestKeyInfo } from './envelope-key';
import { fromWordArray, deriveKeys, hmac, KEY_BYTES, toWordArray } from './word-array-bytes';

const SUITE = 'A256CBC-HS256';
const IV_BYTES = 16;

/** ECDH P-256, HKDF-SHA256, AES-256-CBC, then HMAC-SHA256 over the iv and the ciphertext. */
export function sealWithLibraries(path: string, plaintext: Uint8Array, key: EnvelopeKey): PayloadEnvelope {
  const { secretKey, publicKey } = p256.keygen(undefined);
  const point = p256.getSharedSecret(secretKey, fromBase64Url(key.publicKey), false);
  const keys = deriveKeys(point.slice(1, 1 + KEY_BYTES), requestKeyInfo(SUITE, path));
  const iv = globalThis.crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = AES.encrypt(toWordArray(plaintext), toWordArray(keys.slice(0, KEY_BYTES)), { iv: toWordArray(iv) });
  const ciphertext = fromWordArray(sealed.ciphertext);
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
