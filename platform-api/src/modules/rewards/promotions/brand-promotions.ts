import { LRUCache } from 'lru-cache';
import type { Queryable } from '../../../platform/database';
import {
  type BrandPromotion,
  type BrandQuery,
  readBrandPromotions,
  SHOWN_AFTER_END_MS,
} from './brand-promotion-repository';
import type { VersionTerms } from './version-terms';

/** One entry a brand and business day. */
const KEPT_LISTS = 64;

/**
 * The brand's part of lists of promotions, kept in memory: a member's part is a few rows, the brand's are hundreds, the same for
 * everybody.
 */
export function createBrandPromotions(db: Queryable, versions: VersionTerms) {
  const kept = new LRUCache<string, { readonly stamp: string; readonly list: readonly BrandPromotion[] }>({
    max: KEPT_LISTS,
  });

  async function read(query: BrandQuery, ids: readonly string[] | null): Promise<readonly BrandPromotion[]> {
    return versions.addTerms(await readBrandPromotions(db, query, ids));
  }

  return {
    /** Published promotions of the brand that are not long over, in its order. @param stamp what the database has for `STAMP` now */
    async published(query: BrandQuery, stamp: string): Promise<readonly BrandPromotion[]> {
      const key = `${query.brandId} ${query.starts.daily}`;
      let found = kept.get(key);
      if (found?.stamp !== stamp) {
        found = { stamp, list: await read(query, null) };
        kept.set(key, found);
      }
      return found.list.filter(({ endsAt }) => !endsAt || endsAt.getTime() > query.now.getTime() - SHOWN_AFTER_END_MS);
    },
    /** Promotions of the brand by their ids, whatever became of them after they were published. */
    byIds: (query: BrandQuery, ids: readonly string[]) => (ids.length === 0 ? [] : read(query, ids)),
  };
}

export type BrandPromotions = ReturnType<typeof createBrandPromotions>;

/** As the list orders them. */
export const inBrandOrder = (promotions: readonly BrandPromotion[]): readonly BrandPromotion[] =>
  promotions.toSorted(
    (left, right) =>
      left.priority - right.priority ||
      right.startsAt.getTime() - left.startsAt.getTime() ||
      (left.id < right.id ? -1 : 1),
  );
