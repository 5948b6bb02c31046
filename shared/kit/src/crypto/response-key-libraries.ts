import { p256 } from '@noble/curves/nist.js';
import AES from 'crypto-js/aes';
import { type ResponseKey, responseKeyInfo, parseJson } from './response-key-format';
import { fromBase64Url, toBase64Url } from './base64url';
import type { EnvelopeKey } from './envelope-key';
import { fromWordArray, deriveKeys, hmac, KEY_BYTES, toWordArray } from './word-array-bytes';

const SUITE = 'A256CBC-HS256';

/** ECDH P-256, HKDF-SHA256, AES-256-CBC; the HMAC-SHA256 over the iv and the ciphertext is checked first. */
export async function createKey(path: string, serverKey: EnvelopeKey): Promise<ResponseKey> {
  const { secretKey, publicKey } = p256.keygen(undefined);
  const point = p256.getSharedSecret(secretKey, fromBase64Url(serverKey.publicKey), false);
  const keys = deriveKeys(point.slice(1, 1 + KEY_BYTES), responseKeyInfo(SUITE, path));
  return {
    requestFields: { suite: SUITE, ephemeralKey: toBase64Url(p256.Point.fromBytes(publicKey).toBytes(false)) },
    async open({ iv, ciphertext, mac = '' }) {
      const [ivBytes, sealed] = [fromBase64Url(iv), fromBase64Url(ciphertext)];
      const expected = hmac(keys.slice(KEY_BYTES), Uint8Array.of(...ivBytes, ...sealed));
      if (toBase64Url(expected) !== mac) throw new Error('the value was changed');
      const parameters = { ciphertext: toWordArray(sealed) } as Parameters<typeof AES.decrypt>[0];
      return parseJson(
        fromWordArray(AES.decrypt(parameters, toWordArray(keys.slice(0, KEY_BYTES)), { iv: toWordArray(ivBytes) })),
      );
    },
  };
}
