import { p256 } from '@noble/curves/nist.js';
import AES from 'crypto-js/aes';
import { type AnswerKey, answerInfo, readJson } from './answer-key';
import { fromBase64Url, toBase64Url } from './base64url';
import type { EnvelopeKey } from './envelope-key';
import { bytesOf, deriveKeys, hmac, KEY_BYTES, wordsOf } from './library-bytes';

const SUITE = 'A256CBC-HS256';

/** ECDH P-256, HKDF-SHA256, AES-256-CBC; the HMAC-SHA256 over the iv and the ciphertext is checked first. */
export async function makeKey(path: string, serverKey: EnvelopeKey): Promise<AnswerKey> {
  const { secretKey, publicKey } = p256.keygen(undefined);
  const point = p256.getSharedSecret(secretKey, fromBase64Url(serverKey.publicKey), false);
  const keys = deriveKeys(point.slice(1, 1 + KEY_BYTES), answerInfo(SUITE, path));
  return {
    asked: { suite: SUITE, ephemeralKey: toBase64Url(p256.Point.fromBytes(publicKey).toBytes(false)) },
    async open({ iv, ciphertext, mac = '' }) {
      const [ivBytes, sealed] = [fromBase64Url(iv), fromBase64Url(ciphertext)];
      const expected = hmac(keys.slice(KEY_BYTES), Uint8Array.of(...ivBytes, ...sealed));
      if (toBase64Url(expected) !== mac) throw new Error('the value was changed');
      const parameters = { ciphertext: wordsOf(sealed) } as Parameters<typeof AES.decrypt>[0];
      return readJson(bytesOf(AES.decrypt(parameters, wordsOf(keys.slice(0, KEY_BYTES)), { iv: wordsOf(ivBytes) })));
    },
  };
}
