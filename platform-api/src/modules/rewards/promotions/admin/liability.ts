import type { PromotionLiability } from '@marquee/contract/calls/promotion-fields';
import { formatAmount } from '@marquee/contract/money';
import { worthOfPoints } from '@marquee/contract/points';
import { dayOf } from '../../../../platform/brand-days';
import type { Queryable } from '../../../../platform/database';
import type { Brand } from '../../../site/brand/brand';
import { operatedBrandIds } from '../../../operators/rights/operated-brand';
import { readExchange } from '../../points/service';
import type { PromotionParts } from '../promotions-context';
import type { OperatorCaller } from '../../../operators/audit/operator-caller';

/** What brands owe by bonuses, points and promotions. @throws Failure `forbidden` without the right `cashier` and the brand */
export function createReadLiability({ platform, brands }: Pick<PromotionParts, 'platform' | 'brands'>) {
  const { pool } = platform.database;

  async function liabilityOf({ id, code, currency, offsetMinutes }: Brand): Promise<PromotionLiability> {
    const { bonus, points, claimable, budgetLeft } = await readSums(pool, id);
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

interface Sums {
  readonly bonus: bigint;
  readonly points: bigint;
  readonly claimable: bigint;
  readonly budgetLeft: bigint;
}

async function readSums(db: Queryable, brandId: number): Promise<Sums> {
  const { rows } = await db.query<Sums>({
    name: 'promotion-liability',
    text: `select
             (select coalesce(sum(amount - released - returned), 0)::bigint from bonus
              where brand_id = $1 and state in ('queued', 'active') and mode <> 'merged') as bonus,
             (select coalesce(sum(balance), 0)::bigint from unit_account where brand_id = $1 and unit = 'points' and kind = 'member') as points,
             (select coalesce(sum(r.amount), 0)::bigint from promotion_reward r join promotion p on p.id = r.promotion_id
              where p.brand_id = $1 and r.state = 'ready') as claimable,
             (select coalesce(sum(budget - spent), 0)::bigint from promotion where brand_id = $1 and state = 'published'
                and (ends_at is null or ends_at > now())) as "budgetLeft"`,
    values: [brandId],
  });
  const [row] = rows;
  if (!row) throw new Error('sums have a row');
  return row;
}
