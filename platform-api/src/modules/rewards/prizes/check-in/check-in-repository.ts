import type { PrizeGiven } from '@marquee/contract/prizes/reward';
import type { LastCheckIn } from '@marquee/contract/prizes/streak';
import type { Queryable } from '../../../../platform/database';

/** A member's latest check-in. */
export async function readLastCheckIn(db: Queryable, memberId: bigint): Promise<LastCheckIn | null> {
  const { rows } = await db.query<LastCheckIn>({
    name: 'check-in-last',
    text: `select to_char(day, 'YYYY-MM-DD') as day, streak from check_in where member_id = $1 order by day desc limit 1`,
    values: [memberId],
  });
  return rows[0] ?? null;
}

interface CheckIn extends LastCheckIn {
  readonly brandId: number;
  readonly memberId: bigint;
  readonly version: number;
  readonly reward: PrizeGiven;
  readonly at: Date;
}

export async function insertCheckIn(tx: Queryable, checkIn: CheckIn): Promise<void> {
  const { brandId, memberId, day, streak, version, reward, at } = checkIn;
  await tx.query({
    name: 'check-in-insert',
    text: 'insert into check_in (member_id, brand_id, day, streak, version, reward, at) values ($1, $2, $3, $4, $5, $6, $7)',
    values: [memberId, brandId, day, streak, version, JSON.stringify(reward), at],
  });
}
