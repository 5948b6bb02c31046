import { dayOf } from '../../../platform/brand-days';
import type { Queryable } from '../../../platform/database';
import type { Platform } from '../../../platform/platform';
import type { WithdrawalBenefit } from '../../money/payout/withdrawal-benefit';
import type { LevelTerms } from './vip-rules';

/** The level of members, for modules that give something by level. */
export interface VipLevels {
  /** 0: no level. */
  levelOf(memberId: bigint, db?: Queryable): Promise<number>;
  /** Null for a member without a level. */
  withdrawalBenefit(
    member: { readonly id: bigint; readonly offsetMinutes: number },
    db?: Queryable,
  ): Promise<WithdrawalBenefit | null>;
}

export function createVipLevels({ database: { pool }, clock }: Pick<Platform, 'database' | 'clock'>): VipLevels {
  return {
    async levelOf(memberId, db = pool) {
      const { rows } = await db.query<{ level: number }>({
        name: 'vip-level',
        text: 'select level from vip_member where member_id = $1',
        values: [memberId],
      });
      return rows[0]?.level ?? 0;
    },

    async withdrawalBenefit({ id, offsetMinutes }, db = pool) {
      const { rows } = await db.query<{ benefit: LevelTerms | null }>({
        name: 'vip-benefit',
        text: 'select vip_benefit($1, $2::date) as benefit',
        values: [id, dayOf(clock.now(), offsetMinutes)],
      });
      const benefit = rows[0]?.benefit;
      if (!benefit) return null;
      const { withdrawalCount: count, withdrawalSum, withdrawalMaximum, priority } = benefit;
      const units = (text: string | null) => (text === null ? null : BigInt(text));
      return { count, sum: units(withdrawalSum), maximum: units(withdrawalMaximum), priority };
    },
  };
}
