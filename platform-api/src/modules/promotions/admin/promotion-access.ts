import type { AdminPromotionDetail } from '@marquee/contract/calls/promotion-fields';
import type { Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import { byOperator, canSeeBrand, type OperatorCaller, requireRight } from '../../operator/service';
import type { PromotionParts } from '../promotions-context';
import { adminView, versionView } from './admin-view';
import { lockPromotion, readAdminRow, readVersions } from './version-repository';

interface PromotionEntry {
  readonly id: string;
  readonly brandId: number;
  /** Such as `promotions.proposed`. */
  readonly action: string;
  readonly reason: string;
  readonly details: object;
}

/** What every change of a promotion needs: the promotion for those who may see it, and its audit entry. */
export function createPromotionAccess({
  platform,
  brands,
  audit,
}: Pick<PromotionParts, 'platform' | 'brands' | 'audit'>) {
  const { pool } = platform.database;
  return {
    /** @throws Failure `forbidden`, `not_found` */
    async detail({ operator }: OperatorCaller, id: string): Promise<AdminPromotionDetail> {
      requireRight(operator, 'cashier');
      const row = await readAdminRow(pool, id);
      if (!row || !canSeeBrand(operator, row.brandId)) throw new Failure('not_found');
      const versions = await readVersions(pool, id);
      return { ...adminView(row, await brands.byId(row.brandId)), versions: versions.map(versionView) };
    },

    /** Locked until the caller's transaction ends. @throws Failure `forbidden`, `not_found` */
    async lockOwn(tx: Queryable, { operator }: OperatorCaller, id: string) {
      requireRight(operator, 'cashier');
      const promotion = await lockPromotion(tx, id);
      if (!promotion || !canSeeBrand(operator, promotion.brandId)) throw new Failure('not_found');
      return promotion;
    },

    record: (tx: Queryable, caller: OperatorCaller, { id, brandId, details, ...entry }: PromotionEntry) =>
      audit.record(
        { ...byOperator(caller), ...entry, subject: `promotion:${id}`, brandId, details: { ...details } },
        tx,
      ),
  };
}
