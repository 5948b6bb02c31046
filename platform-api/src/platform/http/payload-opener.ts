import { createDecipheriv, createECDH, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { PayloadEnvelope, SealedValue } from '@marquee/contract/payload-envelope';
import { z } from 'zod';
import { Failure } from '../failure';
import { type KeyFolder, type KeyForm, openKeyFile } from '../key-file';
import { parsePlainJson } from '../plain-json';
import { hashToken } from '../secrets';
import { type SealRequest, sealAnswers } from './seal-answers';

/** Opens the sealed bodies of encrypted calls. */
export interface PayloadOpener {
  readonly publicKey: { readonly id: string; readonly publicKey: string };
  /**
   * @param path the call's path: an envelope made for one call opens on no other
   * @throws Failure `envelope_refused` when the envelope was not made for this key and path, or was changed
   */
  open(envelope: PayloadEnvelope, path: string): unknown;
  /**
   * Seals values of an answer for the page that asked.
   * @param seal the suite and the ephemeral point that came with the call
   * @throws Failure `envelope_refused` when the point is none
   */
  sealerFor(seal: SealRequest, path: string): (value: unknown) => SealedValue;
}

const CURVE = 'prime256v1';
const GCM_TAG_BYTES = 16;
/** Up to two leading zero bytes may be missing. */
const MIN_KEY_CHARACTERS = 40;
const storedKeySchema = z.object({ privateKey: z.base64url().min(MIN_KEY_CHARACTERS) });

const KEY_BYTES = 32;
const envelopeKey: KeyForm<Buffer> = {
  make() {
    const fresh = createECDH(CURVE);
    fresh.generateKeys();
    // Without its leading zeros it would be shorter.
    const privateKey = Buffer.concat([Buffer.alloc(KEY_BYTES), fresh.getPrivateKey()]).subarray(-KEY_BYTES);
    return JSON.stringify({ privateKey: privateKey.toString('base64url') });
  },
  read(text) {
    const { privateKey } = storedKeySchema.parse(JSON.parse(text));
    const key = Buffer.from(privateKey, 'base64url');
    createECDH(CURVE).setPrivateKey(key);
    return key;
  },
};

/** The server's key, the same in all processes of a deployment. */
export const openPayloadOpener = async (keys: KeyFolder): Promise<PayloadOpener> =>
  createPayloadOpener(await openKeyFile(keys, 'payload-envelope.json', envelopeKey));

export function createPayloadOpener(privateKey: Buffer): PayloadOpener {
  const ecdh = createECDH(CURVE);
  ecdh.setPrivateKey(privateKey);
  const point = ecdh.getPublicKey('base64url');
  const publicKey = { id: hashToken(point).toString('base64url').slice(0, 12), publicKey: point };

  return {
    publicKey,
    open(envelope, path) {
      if (envelope.keyId !== publicKey.id) throw new Failure('envelope_refused');
      try {
        const secret = ecdh.computeSecret(Buffer.from(envelope.ephemeralKey, 'base64url'));
        const clear = envelope.suite === 'A256GCM' ? openGcm(secret, envelope, path) : openCbc(secret, envelope, path);
        return parsePlainJson(clear);
      } catch (cause) {
        throw new Failure('envelope_refused', undefined, { cause });
      }
    },
    sealerFor(seal, path) {
      try {
        return sealAnswers(ecdh.computeSecret(Buffer.from(seal.ephemeralKey, 'base64url')), seal.suite, path);
      } catch (cause) {
        throw new Failure('envelope_refused', undefined, { cause });
      }
    },
  };
}

function keyOf(secret: Buffer, envelope: PayloadEnvelope, path: string, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `marquee-envelope/1 ${envelope.suite} ${path}`, bytes));
}

function openGcm(secret: Buffer, envelope: PayloadEnvelope, path: string): Buffer {
  const sealed = Buffer.from(envelope.ciphertext, 'base64url');
  const decipher = createDecipheriv(
    'aes-256-gcm',
    keyOf(secret, envelope, path, 32),
    Buffer.from(envelope.iv, 'base64url'),
  );
  decipher.setAuthTag(sealed.subarray(-GCM_TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(0, -GCM_TAG_BYTES)), decipher.final()]);
}

function openCbc(secret: Buffer, envelope: PayloadEnvelope, path: string): Buffer {
  const keys = keyOf(secret, envelope, path, 64);
  const iv = Buffer.from(envelope.iv, 'base64url');
  const sealed = Buffer.from(envelope.ciphertext, 'base64url');
  const mac = createHmac('sha256', keys.subarray(32)).update(iv).update(sealed).digest();
  const receivedMac = Buffer.from(envelope.mac ?? '', 'base64url');
  if (receivedMac.length !== mac.length || !timingSafeEqual(receivedMac, mac)) throw new Error('mac');
  const decipher = createDecipheriv('aes-256-cbc', keys.subarray(0, 32), iv);
  return Buffer.concat([decipher.update(sealed), decipher.final()]);
}
