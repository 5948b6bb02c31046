import type { Look } from '@marquee/contract/look/look';
import type { Queryable } from '../../../platform/database';

export interface CurrentLook {
  readonly revision: number;
  readonly digest: string;
  readonly followsFiles: boolean;
}

/** The latest look of a brand; null before it has one. */
export async function currentLook(db: Queryable, brandId: number): Promise<CurrentLook | null> {
  const { rows } = await db.query<CurrentLook>({
    name: 'brand-look-current',
    text: `select revision, digest, follows_files as "followsFiles" from brand_look
           where brand_id = $1 order by revision desc limit 1`,
    values: [brandId],
  });
  return rows[0] ?? null;
}

/** A look as it was stored under a revision; undefined for a revision that the brand never had. */
export async function readLookRevision(db: Queryable, brandId: number, revision: number): Promise<unknown> {
  const { rows } = await db.query<{ look: unknown }>({
    name: 'brand-look-revision',
    text: 'select look from brand_look where brand_id = $1 and revision = $2',
    values: [brandId, revision],
  });
  return rows[0]?.look;
}

/** Changes of the brand wait until the caller's transaction ends. @returns its code */
export async function lockBrand(tx: Queryable, brandId: number): Promise<string | null> {
  const { rows } = await tx.query<{ code: string }>({
    name: 'brand-code-lock',
    text: 'select code from brand where id = $1 for no key update',
    values: [brandId],
  });
  return rows[0]?.code ?? null;
}

interface StoredLook extends CurrentLook {
  readonly brandId: number;
  readonly look: Look;
  /** Null: no operator stored it. */
  readonly author: number | null;
  readonly reason: string;
}

/** Stores a look of a locked brand, and raises the brand's revision. */
export async function insertLook(tx: Queryable, stored: StoredLook): Promise<void> {
  await tx.query({
    name: 'brand-look-insert',
    text: `with stored as (
             insert into brand_look (brand_id, revision, digest, look, follows_files, author, reason)
             values ($1, $2, $3, $4, $5, $6, $7)
           )
           update brand set revision = revision + 1, updated_at = now() where id = $1`,
    values: [
      stored.brandId,
      stored.revision,
      stored.digest,
      JSON.stringify(stored.look),
      stored.followsFiles,
      stored.author,
      stored.reason,
    ],
  });
}
