import type { Queryable } from '../../../../platform/database';

/** What a brand owes; ledger units, points whole. */
export interface LiabilitySums {
  readonly bonus: bigint;
  readonly points: bigint;
  readonly claimable: bigint;
  readonly budgetLeft: bigint;
}

/** What a brand owes by bonuses, points and rewards to claim, and what is left of its promotions' budgets. */
export async function readLiabilitySums(db: Queryable, brandId: number): Promise<LiabilitySums> {
  const { rows } = await db.query<LiabilitySums>({
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
