import { randomBytes } from 'node:crypto';
import { Failure } from '../../../platform/failure';
import type { KeyRing } from '../../../platform/key-ring';
import { openBytes, sealBytes } from '../../../platform/secret-box';

/** A content under a data key of its own, and that key under the key of a ring. */
export interface SealedDocument {
  readonly content: Buffer;
  readonly sealedKey: Buffer;
  readonly keyId: number;
}

/** Encrypts documents for the database. Keys of the ring lie outside of it; a rotation seals data keys again, not the contents. */
export interface DocumentBox {
  /** @param boundTo owner of the content: it opens with this value only, so rows cannot be swapped */
  seal(content: Uint8Array, boundTo: string): Promise<SealedDocument>;
  /** @throws Failure `identity_unreadable` when the key is missing or another one, or a part was modified */
  open(sealed: SealedDocument, boundTo: string): Promise<Buffer>;
  /** Seals the data key under the newest key of the ring. @throws Failure as `open` */
  reseal(sealed: Omit<SealedDocument, 'content'>, boundTo: string): Promise<Omit<SealedDocument, 'content'>>;
  /** Number of the newest key. */
  currentKeyId(): Promise<number>;
}

const KEY_BYTES = 32;
const ofKey = (boundTo: string) => `key of ${boundTo}`;

export function createDocumentBox(ring: KeyRing): DocumentBox {
  const bytesOf = (key: string) => Buffer.from(key, 'base64url');

  async function sealKey(dataKey: Uint8Array, boundTo: string) {
    const { id, key } = await ring.current();
    return { sealedKey: sealBytes(bytesOf(key), dataKey, ofKey(boundTo)), keyId: id };
  }

  async function openKey({ sealedKey, keyId }: Omit<SealedDocument, 'content'>, boundTo: string): Promise<Buffer> {
    const { key } = await ring.byId(keyId);
    return openBytes(bytesOf(key), sealedKey, ofKey(boundTo));
  }

  return {
    async seal(content, boundTo) {
      const dataKey = randomBytes(KEY_BYTES);
      return { content: sealBytes(dataKey, content, boundTo), ...(await sealKey(dataKey, boundTo)) };
    },
    open: (sealed, boundTo) => readable(async () => openBytes(await openKey(sealed, boundTo), sealed.content, boundTo)),
    reseal: (sealed, boundTo) => readable(async () => sealKey(await openKey(sealed, boundTo), boundTo)),
    currentKeyId: async () => (await ring.current()).id,
  };
}

async function readable<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (cause) {
    throw new Failure('identity_unreadable', undefined, { cause });
  }
}
