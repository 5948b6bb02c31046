import { dayOf } from '../../../platform/brand-days';
import type { Queryable } from '../../../platform/database';
import type { Platform } from '../../../platform/platform';
import type { WithdrawalBenefit } from '../../money/payout/withdrawal-benefit';
import { readVipBenefit, readVipLevel } from './repository';

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
    levelOf: (memberId, db = pool) => readVipLevel(db, memberId),

    async withdrawalBenefit({ id, offsetMinutes }, db = pool) {
      const benefit = await readVipBenefit(db, id, dayOf(clock.now(), offsetMinutes));
      if (!benefit) return null;
      const { withdrawalCount: count, withdrawalSum, withdrawalMaximum, priority } = benefit;
      const units = (text: string | null) => (text === null ? null : BigInt(text));
      return { count, sum: units(withdrawalSum), maximum: units(withdrawalMaximum), priority };
    },
  };
}
