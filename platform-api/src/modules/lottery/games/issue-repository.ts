import type { Queryable } from '../../../platform/database';

/** An issue of a lottery. */
export interface Draw {
  readonly id: bigint;
  readonly issue: string;
  readonly state: 'scheduled' | 'open' | 'closed' | 'drawn' | 'settling' | 'settled' | 'void';
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly drawsAt: Date;
}

const DRAW = `id, issue, state, opens_at as "opensAt", closes_at as "closesAt", draws_at as "drawsAt"`;

/** The draw of an issue, such as `20261128001`; null without one. */
export async function readDraw(db: Queryable, lotteryId: number, issue: string): Promise<Draw | null> {
  const { rows } = await db.query<Draw>({
    name: 'lottery-draw',
    text: `select ${DRAW} from lottery_draw where lottery_id = $1 and issue = $2`,
    values: [lotteryId, issue],
  });
  return rows[0] ?? null;
}

/** The issues that take bets or will, the next to close first. By the clock of the database, as placing is. */
export async function readNextDraws(db: Queryable, lotteryId: number, limit: number): Promise<Draw[]> {
  const { rows } = await db.query<Draw>({
    name: 'lottery-next-draws',
    text: `select ${DRAW} from lottery_draw
           where lottery_id = $1 and state in ('scheduled', 'open') and closes_at > clock_timestamp()
           order by closes_at limit $2`,
    values: [lotteryId, limit],
  });
  return rows;
}

/** The clock by which issues close. */
export async function readServerTime(db: Queryable): Promise<Date> {
  const { rows } = await db.query<{ at: Date }>({ name: 'server-time', text: 'select clock_timestamp() as at' });
  return rows[0]?.at ?? new Date();
}
