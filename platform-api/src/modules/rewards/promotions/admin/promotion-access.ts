import type { AdminPromotionDetail } from '@marquee/contract/calls/promotion-fields';
import type { Queryable } from '../../../../platform/database';
import { Failure } from '../../../../platform/failure';
import { byOperator, type OperatorCaller } from '../../../operators/audit/operator-caller';
import { canSeeBrand, requireRight } from '../../../operators/rights/rights';
import type { Platform } from '../../../../platform/platform';
import type { Audit } from '../../../operators/audit/audit';
import type { BrandService } from '../../../site/brand/service';
import { adminView, versionView } from './admin-view';
import { lockPromotion, readAdminRow, readVersions } from './version-repository';

interface PromotionEntry {
  readonly id: string;
  readonly brandId: number;
  /** Such as `promotions.saved`. */
  readonly action: string;
  readonly reason: string;
  readonly details: object;
}

/** What reads and records an operator's promotion. */
export interface PromotionAccessParts {
  readonly platform: Pick<Platform, 'database'>;
  readonly brands: Pick<BrandService, 'byId'>;
  readonly audit: Audit;
}

/** What every change of a promotion needs: the promotion for those who may see it, and its audit entry. */
export function createPromotionAccess({ platform, brands, audit }: PromotionAccessParts) {
  const { pool } = platform.database;

  /** A promotion with all versions. @throws Failure `forbidden`, `not_found` */
  async function readOwn({ operator }: OperatorCaller, id: string) {
    requireRight(operator, 'cashier');
    const row = await readAdminRow(pool, id);
    if (!row || !canSeeBrand(operator, row.brandId)) throw new Failure('not_found');
    return { row, versions: await readVersions(pool, id) };
  }

  return {
    readOwn,

    /** @throws Failure `forbidden`, `not_found` */
    async detail(caller: OperatorCaller, id: string): Promise<AdminPromotionDetail> {
      const { row, versions } = await readOwn(caller, id);
      const brand = await brands.byId(row.brandId);
      return {
        ...adminView(row, brand),
        versions: versions.map((version) => versionView(version, brand.currency)),
      };
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
