import type { PromotionTerms } from '@marquee/contract/calls/promotion-fields';
import { LRUCache } from 'lru-cache';
import type { Queryable } from '../../../platform/database';
import { readConfirmedTerms, type VersionKey } from './promotion-repository';

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
        for (const { terms, ...key } of await readConfirmedTerms(db, missing)) {
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
