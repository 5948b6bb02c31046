import type { Queryable } from '../../../platform/database';

/** A member whose points of play were paid. */
export interface PaidRow {
  readonly memberId: bigint;
  /** Points of the member now. */
  readonly balance: bigint;
}

/**
 * Pays the points of play of a brand's members who were not paid on this business day. @param limit members at most
 * @returns those who were paid
 */
export async function payPoints(
  db: Queryable,
  brandId: number,
  { day, at, limit }: { readonly day: string; readonly at: Date; readonly limit: number },
): Promise<readonly PaidRow[]> {
  const { rows } = await db.query<PaidRow>({
    name: 'points-pay-earned',
    text: 'select member_id as "memberId", balance from pay_points($1::smallint, $2::date, $3, $4)',
    values: [brandId, day, at, limit],
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
