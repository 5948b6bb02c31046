import { createECDH } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { KeyRing, RingKey } from '../../../platform/key-ring';

/** By which the push services know that a message comes from the site that the browser subscribed at (VAPID, RFC 8292). */
export interface PushKey {
  readonly id: number;
  /** Both base64url, of the curve P-256. */
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Each brand has keys of its own. Devices stay with the key that they subscribed with. */
export interface PushKeys {
  current(brandCode: string): Promise<PushKey>;
  /** @throws MissingKey when the state folder does not have it any more */
  byId(brandCode: string, id: number): Promise<PushKey>;
}

const CURVE = 'prime256v1';

/** @param ringOf the private keys of a brand */
export function createPushKeys(ringOf: (brandCode: string) => KeyRing): PushKeys {
  const rings = new LRUCache<string, KeyRing>({ max: 500 });
  const ring = (brandCode: string): KeyRing => {
    const known = rings.get(brandCode);
    if (known) return known;
    const opened = ringOf(brandCode);
    rings.set(brandCode, opened);
    return opened;
  };
  return {
    current: async (brandCode) => pushKeyOf(await ring(brandCode).current()),
    byId: async (brandCode, id) => pushKeyOf(await ring(brandCode).byId(id)),
  };
}

/** 256 random bits are a private key of the curve, but for one in four billion. */
function pushKeyOf({ id, key }: RingKey): PushKey {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(Buffer.from(key, 'base64url'));
  return { id, privateKey: key, publicKey: pair.getPublicKey().toString('base64url') };
}

/** Whether 65 bytes are a point of the curve, so that a message can be encrypted to it. */
export function isCurvePoint(bytes: Uint8Array): boolean {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  try {
    pair.computeSecret(bytes);
    return true;
  } catch {
    return false;
  }
}
