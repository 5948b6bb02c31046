import type { Queryable } from '../../../platform/database';

/** A member who has reached a level. */
export interface VipRise {
  readonly memberId: bigint;
  readonly brandId: number;
  readonly from: number;
  readonly to: number;
}

/** Either looks at all; `look_at_vip` notes besides when to look again, which belongs to the fold alone. */
export type RaisingFunction = 'look_at_vip' | 'raise_vip_levels';

/** Lifts members to the levels that they have reached. @returns the rises */
export async function raiseVipLevels(
  tx: Queryable,
  members: readonly bigint[],
  at: Date,
  by: RaisingFunction,
): Promise<readonly VipRise[]> {
  const { rows } = await tx.query<VipRise>({
    name: by,
    text: `select member_id as "memberId", brand_id as "brandId", from_level as "from", to_level as "to" from ${by}($1::bigint[], $2)`,
    values: [members, at],
  });
  return rows;
}

/** Members with a credited deposit of the last ten minutes. */
export async function readLateDepositors(db: Queryable): Promise<readonly bigint[]> {
  const { rows } = await db.query<{ id: bigint }>({
    name: 'vip-late-depositors',
    text: `select distinct member_id as id from deposit where state = 'credited' and finished_at > now() - interval '10 minutes' order by 1`,
  });
  return rows.map(({ id }) => id);
}
