import type { PayloadEnvelope } from '@marquee/contract/payload-envelope';
import { fromBase64Url, toBase64Url } from './base64url';
import { type EnvelopeKey, requestKeyInfo } from './envelope-key';

const SUITE = 'A256GCM';
const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const;
const IV_BYTES = 12;

/** ECDH P-256, HKDF-SHA256, AES-256-GCM; the tag follows the ciphertext. */
export async function sealWithWebCrypto(
  subtle: SubtleCrypto,
  path: string,
  plaintext: Uint8Array<ArrayBuffer>,
  key: EnvelopeKey,
): Promise<PayloadEnvelope> {
  const ephemeral = await subtle.generateKey(CURVE, false, ['deriveBits']);
  const server = await subtle.importKey('raw', fromBase64Url(key.publicKey), CURVE, false, []);
  const secret = await subtle.deriveBits({ name: 'ECDH', public: server }, ephemeral.privateKey, 256);
  const material = await subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']);
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(0), info: requestKeyInfo(SUITE, path) };
  const aes = await subtle.deriveKey(derivation, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt']);
  const iv = globalThis.crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const ciphertext = await subtle.encrypt({ name: 'AES-GCM', iv }, aes, plaintext);
  return {
    suite: SUITE,
    keyId: key.id,
    ephemeralKey: toBase64Url(new Uint8Array(await subtle.exportKey('raw', ephemeral.publicKey))),
    iv: toBase64Url(iv),
    ciphertext: toBase64Url(new Uint8Array(ciphertext)),
  };
}
