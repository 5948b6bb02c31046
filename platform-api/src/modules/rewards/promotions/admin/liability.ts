import type { PromotionLiability } from '@marquee/contract/calls/promotion-fields';
import { formatAmount } from '@marquee/contract/money';
import { worthOfPoints } from '@marquee/contract/points';
import { dayOf } from '../../../../platform/brand-days';
import type { Brand } from '../../../site/brand/brand';
import { operatedBrandIds } from '../../../operators/rights/operated-brand';
import { readExchange } from '../../points/service';
import type { Platform } from '../../../../platform/platform';
import type { BrandService } from '../../../site/brand/service';
import { readLiabilitySums } from './liability-repository';
import type { OperatorCaller } from '../../../operators/audit/operator-caller';

interface LiabilityParts {
  readonly platform: Pick<Platform, 'database' | 'clock'>;
  readonly brands: Pick<BrandService, 'all'>;
}

/** What brands owe by bonuses, points and promotions. @throws Failure `forbidden` without the right `cashier` and the brand */
export function createReadLiability({ platform, brands }: LiabilityParts) {
  const { pool } = platform.database;

  async function liabilityOf({ id, code, currency, offsetMinutes }: Brand): Promise<PromotionLiability> {
    const { bonus, points, claimable, budgetLeft } = await readLiabilitySums(pool, id);
    const rates = await readExchange(pool, id, dayOf(platform.clock.now(), offsetMinutes));
    const worth = rates && worthOfPoints(Number(points), rates);
    return {
      brand: code,
      currency,
      bonus: formatAmount(bonus),
      points: Number(points),
      pointsWorth: rates === null ? null : formatAmount(worth ?? 0n),
      claimable: formatAmount(claimable),
      budgetLeft: formatAmount(budgetLeft),
    };
  }

  return async ({ operator }: OperatorCaller, brand: string | undefined): Promise<PromotionLiability[]> => {
    const brandIds = await operatedBrandIds(brands, operator, 'cashier', brand);
    const own = (await brands.all()).filter(({ id }) => brandIds === null || brandIds.includes(id));
    return Promise.all(own.map(liabilityOf));
  };
}
