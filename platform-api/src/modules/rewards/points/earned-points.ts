import type { Queryable } from '../../../platform/database';
import { dayOf } from '../../../platform/brand-days';
import type { Fold } from '../../../platform/fold';
import { announcePoints, type PointsParts } from './points-context';

/** Valid bets by version of the rules and type of game. */
export const pointsFold: Fold = { name: 'points' };

/** Members paid in one transaction. */
const BATCH = 500;

/**
 * Pays the points of play, once a business day of each brand that has points. Any number of processes may do it at once.
 * @returns the number of members who were paid
 */
export function createPayEarnedPoints(parts: Pick<PointsParts, 'platform' | 'brands'>) {
  const { platform, brands } = parts;
  const { pool } = platform.database;
  return async (): Promise<number> => {
    const now = platform.clock.now();
    let paid = 0;
    for (const { id, offsetMinutes, config } of await brands.all()) {
      if (config.flags['POINTS'] !== true) continue;
      const day = dayOf(now, offsetMinutes);
      for (let rows = await payBatch(pool, id, day, now); rows.length > 0; rows = await payBatch(pool, id, day, now)) {
        for (const { memberId, balance } of rows) announcePoints(parts, memberId, balance);
        paid += rows.length;
      }
    }
    return paid;
  };
}

interface PaidRow {
  readonly memberId: bigint;
  /** Points of the member now. */
  readonly balance: bigint;
}

async function payBatch(db: Queryable, brandId: number, day: string, at: Date): Promise<readonly PaidRow[]> {
  const { rows } = await db.query<PaidRow>({
    name: 'points-pay-earned',
    text: 'select member_id as "memberId", balance from pay_points($1::smallint, $2::date, $3, $4)',
    values: [brandId, day, at, BATCH],
  });
  return rows;
}

/** Whole points that the member has earned by play and not been paid yet, times the factor of the level; 0 after a bet was taken back. */
export async function readUnpaidPoints(db: Queryable, memberId: bigint, day: string): Promise<number> {
  const { rows } = await db.query<{ points: number }>({
    name: 'points-unpaid',
    text: `select greatest((floor(e.points)::bigint - coalesce(p.paid, 0)) * coalesce((vip_benefit(e.member_id, $2::date) ->> 'pointsPercent')::bigint, 100)
                    / 100, 0)::float8 as points
           from point_earned e left join point_payment p on p.member_id = e.member_id where e.member_id = $1`,
    values: [memberId, day],
  });
  return rows[0]?.points ?? 0;
}
