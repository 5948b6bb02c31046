import type { Queryable } from '../../../platform/database';

export interface ImageOwner {
  readonly brandId: number;
  readonly kind: 'member' | 'operator';
  readonly id: bigint | number;
}

export interface StoredImage {
  readonly id: string;
  readonly mediaType: 'image/png' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
}

export interface ImageRow {
  readonly id: string;
  readonly brandId: number;
  readonly mediaType: 'image/png' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
  readonly subject: string | null;
  /** SHA-256, hexadecimal; null for those of an earlier time. */
  readonly contentHash: string | null;
}

const COLUMNS =
  'id, brand_id as "brandId", media_type as "mediaType", width, height, subject, content_hash as "contentHash"';

export async function insertImage(
  db: Queryable,
  image: StoredImage & { readonly contentHash: string; readonly bytes: number; readonly createdAt: Date },
  owner: ImageOwner,
): Promise<void> {
  await db.query({
    name: 'image-insert',
    text: `insert into uploaded_image (id, brand_id, owner_kind, owner_id, media_type, width, height, bytes, created_at,
             content_hash)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    values: [
      image.id,
      owner.brandId,
      owner.kind,
      owner.id,
      image.mediaType,
      image.width,
      image.height,
      image.bytes,
      image.createdAt,
      image.contentHash,
    ],
  });
}

/**
 * Attaches pending pictures of one owner to a subject.
 * @returns how many there were
 */
export async function claimImages(
  db: Queryable,
  ids: readonly string[],
  owner: ImageOwner,
  subject: string,
): Promise<number> {
  const { rowCount } = await db.query({
    name: 'image-claim',
    text: `update uploaded_image set subject = $5
           where id = any($1::uuid[]) and brand_id = $2 and owner_kind = $3 and owner_id = $4 and subject is null`,
    values: [ids, owner.brandId, owner.kind, owner.id, subject],
  });
  return rowCount ?? 0;
}

/** Pictures that a subject no longer shows wait for their removal. */
export async function releaseImages(db: Queryable, ids: readonly string[], subject: string): Promise<void> {
  await db.query({
    name: 'image-release',
    text: 'update uploaded_image set subject = null where id = any($1::uuid[]) and subject = $2',
    values: [ids, subject],
  });
}

export async function readImages(db: Queryable, ids: readonly string[]): Promise<ImageRow[]> {
  const { rows } = await db.query<ImageRow>({
    name: 'image-read',
    text: `select ${COLUMNS} from uploaded_image where id = any($1::uuid[])`,
    values: [ids],
  });
  return rows;
}

export async function readOwnImage(db: Queryable, id: string, owner: ImageOwner): Promise<ImageRow | null> {
  const { rows } = await db.query<ImageRow>({
    name: 'image-own',
    text: `select ${COLUMNS} from uploaded_image where id = $1 and brand_id = $2 and owner_kind = $3 and owner_id = $4`,
    values: [id, owner.brandId, owner.kind, owner.id],
  });
  return rows[0] ?? null;
}

/** Pictures that nobody claimed before a time, kept from being claimed until the transaction ends. @returns their ids */
export async function lockWaitingImages(tx: Queryable, before: Date, limit: number): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    name: 'image-lock-waiting',
    text: `select id from uploaded_image where subject is null and created_at < $1 order by created_at limit $2
           for update skip locked`,
    values: [before, limit],
  });
  return rows.map(({ id }) => id);
}

export async function deleteImages(tx: Queryable, ids: readonly string[]): Promise<void> {
  await tx.query({
    name: 'image-delete',
    text: 'delete from uploaded_image where id = any($1::uuid[])',
    values: [ids],
  });
}
