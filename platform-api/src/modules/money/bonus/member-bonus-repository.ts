import type { Queryable } from '../../../platform/database';
import { type BonusRow, COLUMNS, FROM } from './repository';

/** Bonuses of a queue that a page shows. */
const QUEUE_MAX = 50;

/** The member's active bonus and those that wait, in the order in which they start. */
export async function readOpenBonuses(db: Queryable, memberId: bigint): Promise<readonly BonusRow[]> {
  const { rows } = await db.query<BonusRow>({
    name: 'bonus-open',
    text: `select ${COLUMNS} ${FROM} where b.member_id = $1 and b.state in ('active', 'queued') order by b.state, b.id limit $2`,
    values: [memberId, QUEUE_MAX + 1],
  });
  return rows;
}

/** One page of the member's bonuses that have ended, latest first. */
export async function readEndedBonuses(
  db: Queryable,
  memberId: bigint,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly content: readonly BonusRow[]; readonly total: number }> {
  const { rows } = await db.query<BonusRow & { total: number }>({
    name: 'bonus-ended',
    text: `select ${COLUMNS}, count(*) over ()::int as total ${FROM}
           where b.member_id = $1 and b.ended_at is not null order by b.ended_at desc, b.id desc limit $2 offset $3`,
    values: [memberId, limit, offset],
  });
  return { content: rows, total: rows[0]?.total ?? 0 };
}
