import type { PromotionReward } from '@marquee/contract/promotions/rewards';
import type { Queryable } from '../../../../platform/database';

/** What a participation is given. */
export interface RewardRow {
  readonly participationId: string;
  readonly kind: PromotionReward['kind'];
  /** Ledger units; 0 for points and tickets. */
  readonly amount: bigint;
  readonly points: bigint;
  readonly tickets: number;
  readonly state: 'ready' | 'paid' | 'lapsed';
}

interface NewReward extends Omit<RewardRow, 'state'> {
  readonly promotionId: string;
  readonly memberId: bigint;
  readonly at: Date;
}

/** Writes a reward that is in the budget and not given yet. */
export async function insertReward(
  tx: Queryable,
  { participationId, promotionId, memberId, kind, amount, points, tickets, at }: NewReward,
): Promise<void> {
  await tx.query({
    name: 'promotion-reward-insert',
    text: `insert into promotion_reward (participation_id, promotion_id, member_id, kind, amount, points, tickets, state, ready_at)
           values ($1, $2, $3, $4, $5, $6, $7, 'ready', $8)`,
    values: [participationId, promotionId, memberId, kind, amount, points, tickets, at],
  });
}

export async function readReward(db: Queryable, participationId: string): Promise<RewardRow> {
  const { rows } = await db.query<RewardRow>({
    name: 'promotion-reward',
    text: `select participation_id as "participationId", kind, amount, points, tickets, state from promotion_reward where participation_id = $1`,
    values: [participationId],
  });
  const [row] = rows;
  if (!row) throw new Error(`participation ${participationId} has no reward`);
  return row;
}

export async function markRewardPaid(tx: Queryable, participationId: string, at: Date): Promise<void> {
  await tx.query({
    name: 'promotion-reward-paid',
    text: `update promotion_reward set state = 'paid', paid_at = $2 where participation_id = $1 and state = 'ready'`,
    values: [participationId, at],
  });
}

export async function markRewardLapsed(tx: Queryable, participationId: string): Promise<void> {
  await tx.query({
    name: 'promotion-reward-lapsed',
    text: `update promotion_reward set state = 'lapsed' where participation_id = $1 and state = 'ready'`,
    values: [participationId],
  });
}
