import { createHash, randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { inTransaction, type Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import type { Platform } from '../../../platform/platform';
import { type CheckedImage, checkImage, checkPortrait, type ImageSize } from './image-check';
import {
  claimImages,
  deleteImages,
  type ImageOwner,
  type ImageRow,
  insertImage,
  lockWaitingImages,
  readImages,
  readOwnImage,
  releaseImages,
  type StoredImage,
} from './repository';

export type { ImageOwner } from './repository';

export interface OpenedImage {
  readonly image: ImageRow;
  readonly content: Readable;
}

/**
 * Uploaded pictures, such as proofs and chat pictures. They lie in the store, outside everything that is served; the subject that
 * they are attached to decides who may see them.
 */
export interface Uploads {
  /**
   * Checks, re-encodes and stores a picture. It is removed after a day unless it is claimed.
   * @param size that it is reduced to, where it need not fill a screen
   * @throws Failure `image_refused`
   */
  store(content: Uint8Array, owner: ImageOwner, size?: ImageSize): Promise<StoredImage>;
  /**
   * As `store`, for the picture of a person: PNG, JPEG or WebP, kept as a square.
   * @param side pixels
   */
  storePortrait(content: Uint8Array, owner: ImageOwner, side: number): Promise<StoredImage>;
  /**
   * Attaches pictures to a subject, in its transaction.
   * @param subject such as `chat:17`; a picture belongs to one subject permanently
   * @throws Failure `image_not_found` unless each is the owner's and unattached
   */
  claim(connection: Queryable, ids: readonly string[], owner: ImageOwner, subject: string): Promise<void>;
  /** Detaches pictures from the subject that no longer shows them, in its transaction; they are removed as unclaimed ones are. */
  release(connection: Queryable, ids: readonly string[], subject: string): Promise<void>;
  /** Metadata of pictures by id; unknown ones are left out. */
  describe(ids: readonly string[]): Promise<ReadonlyMap<string, ImageRow>>;
  /** @throws Failure `image_not_found` unless the picture is part of the subject */
  open(id: string, subject: string): Promise<OpenedImage>;
  /**
   * A picture for its sender.
   * @throws Failure `image_not_found` for everybody else
   */
  openOwn(id: string, owner: ImageOwner): Promise<OpenedImage>;
  /** Removes pictures that were not claimed within a day. */
  sweep(): Promise<void>;
}

const UNCLAIMED_MS = 24 * 3_600_000;
const REMOVED_AT_ONCE = 200;

export function createUploads({ store, clock, database: { pool } }: Platform): Uploads {
  /** Ids are generated, never a client's file name. */
  const nameOf = (id: string) => `uploads/${id.slice(0, 2)}/${id}`;

  /** The files go before their rows: a crash between leaves no file that no row names. @returns how many pictures */
  const removeWaiting = (before: Date) =>
    inTransaction(pool, async (tx) => {
      const ids = await lockWaitingImages(tx, before, REMOVED_AT_ONCE);
      await store.remove(ids.map(nameOf));
      await deleteImages(tx, ids);
      return ids.length;
    });

  const keep = async ({ content, ...facts }: CheckedImage, owner: ImageOwner): Promise<StoredImage> => {
    const image = { id: randomUUID(), ...facts };
    await store.put(nameOf(image.id), content, 'once');
    const contentHash = createHash('sha256').update(content).digest('hex');
    await insertImage(pool, { ...image, contentHash, bytes: content.length, createdAt: clock.now() }, owner);
    return image;
  };

  const opened = async (image: ImageRow): Promise<OpenedImage> => {
    const stored = await store.open(nameOf(image.id), image.contentHash ?? undefined);
    if (!stored) throw new Failure('image_not_found');
    return { image, content: stored.content };
  };

  return {
    store: async (content, owner, size) => keep(await checkImage(content, size), owner),
    storePortrait: async (content, owner, side) => keep(await checkPortrait(content, side), owner),
    async claim(connection, ids, owner, subject) {
      if (ids.length === 0) return;
      const claimedCount = await claimImages(connection, ids, owner, subject);
      if (claimedCount !== ids.length) throw new Failure('image_not_found');
    },
    async release(connection, ids, subject) {
      if (ids.length > 0) await releaseImages(connection, ids, subject);
    },
    async describe(ids) {
      const rows = ids.length === 0 ? [] : await readImages(pool, ids);
      return new Map(rows.map((row) => [row.id, row]));
    },
    async open(id, subject) {
      const [image] = await readImages(pool, [id]);
      if (!image || image.subject !== subject) throw new Failure('image_not_found');
      return opened(image);
    },
    async openOwn(id, owner) {
      const image = await readOwnImage(pool, id, owner);
      if (!image) throw new Failure('image_not_found');
      return opened(image);
    },
    async sweep() {
      const before = new Date(clock.now().getTime() - UNCLAIMED_MS);
      while ((await removeWaiting(before)) === REMOVED_AT_ONCE);
    },
  };
}
