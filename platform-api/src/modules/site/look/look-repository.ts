import type { Queryable } from '../../../platform/database';

/** A stored look, unchecked. */
export interface LookRow {
  readonly look: unknown;
  /** Stands in the addresses of the look's files. */
  readonly digest: string;
}

/** A look of a brand by its revision. */
export async function readLookOfRevision(db: Queryable, brandId: number, revision: number): Promise<LookRow | null> {
  const { rows } = await db.query<LookRow>({
    name: 'look-of-revision',
    text: 'select look, digest from brand_look where brand_id = $1 and revision = $2',
    values: [brandId, revision],
  });
  return rows[0] ?? null;
}

/** A look of a brand by its digest. */
export async function readLookOfDigest(db: Queryable, brandCode: string, digest: string): Promise<LookRow | null> {
  const { rows } = await db.query<LookRow>({
    name: 'look-of-digest',
    text: `select l.look, l.digest from brand_look l join brand b on b.id = l.brand_id
           where b.code = $1 and l.digest = $2 limit 1`,
    values: [brandCode, digest],
  });
  return rows[0] ?? null;
}
