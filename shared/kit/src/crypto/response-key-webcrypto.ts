import { type ResponseKey, responseKeyInfo, parseJson } from './response-key-format';
import { fromBase64Url, toBase64Url } from './base64url';
import type { EnvelopeKey } from './envelope-key';

const SUITE = 'A256GCM';
const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const;

/** ECDH P-256, HKDF-SHA256, AES-256-GCM; the tag follows the ciphertext. */
export async function createKey(subtle: SubtleCrypto, path: string, serverKey: EnvelopeKey): Promise<ResponseKey> {
  const ephemeral = await subtle.generateKey(CURVE, false, ['deriveBits']);
  const server = await subtle.importKey('raw', fromBase64Url(serverKey.publicKey), CURVE, false, []);
  const secret = await subtle.deriveBits({ name: 'ECDH', public: server }, ephemeral.privateKey, 256);
  const material = await subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']);
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(0), info: responseKeyInfo(SUITE, path) };
  const key = await subtle.deriveKey(derivation, material, { name: 'AES-GCM', length: 256 }, false, ['decrypt']);
  const point = new Uint8Array(await subtle.exportKey('raw', ephemeral.publicKey));
  return {
    requestFields: { suite: SUITE, ephemeralKey: toBase64Url(point) },
    async open({ iv, ciphertext }) {
      const plaintext = await subtle.decrypt(
        { name: 'AES-GCM', iv: fromBase64Url(iv) },
        key,
        fromBase64Url(ciphertext),
      );
      return parseJson(new Uint8Array(plaintext));
    },
  };
}
