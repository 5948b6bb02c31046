import type { PromotionTerms } from '@marquee/contract/calls/promotion-fields';
import { LRUCache } from 'lru-cache';
import type { Queryable } from '../../../platform/database';

/** A confirmed version of a promotion. */
interface VersionKey {
  readonly id: string;
  readonly version: number;
}

/** About 10 kB each, in all languages. */
const KEPT_VERSIONS = 2_000;

/**
 * Terms of confirmed versions, which never change (`keep_promotion_version`), so they are read once and kept in memory: a list of 200
 * promotions takes 20 ms of the database to unpack them.
 */
export function createVersionTerms(db: Queryable) {
  const kept = new LRUCache<string, PromotionTerms>({ max: KEPT_VERSIONS });
  const nameOf = ({ id, version }: VersionKey) => `${id}/${version}`;

  return {
    /** @returns the rows with their terms, in their order; at most one query, whatever their number */
    async addTerms<Row extends VersionKey>(
      rows: readonly Row[],
    ): Promise<readonly (Row & { terms: PromotionTerms })[]> {
      const found = new Map(rows.map((row) => [nameOf(row), kept.get(nameOf(row))]));
      const missing = rows.filter((row) => !found.get(nameOf(row)));
      if (missing.length > 0)
        for (const { terms, ...key } of await readTerms(db, missing)) {
          found.set(nameOf(key), terms);
          kept.set(nameOf(key), terms);
        }
      return rows.map((row) => {
        const terms = found.get(nameOf(row));
        if (!terms) throw new Error(`promotion ${row.id} has no version ${row.version}`);
        return { ...row, terms };
      });
    },
  };
}

export type VersionTerms = ReturnType<typeof createVersionTerms>;

async function readTerms(db: Queryable, keys: readonly VersionKey[]) {
  const { rows } = await db.query<VersionKey & { readonly terms: PromotionTerms }>({
    name: 'promotion-terms',
    text: `select v.promotion_id as id, v.version, v.terms
           from unnest($1::uuid[], $2::integer[]) k(id, version)
           join promotion_version v on v.promotion_id = k.id and v.version = k.version and v.state = 'confirmed'`,
    values: [keys.map(({ id }) => id), keys.map(({ version }) => version)],
  });
  return rows;
}
