import type { LotteryShape } from '@marquee/contract/lottery/shape';
import type { Queryable } from '../../../platform/database';

/** A lottery, our own or an official one. */
export interface Lottery {
  readonly id: number;
  readonly code: string;
  readonly shape: LotteryShape;
  /** IANA name. */
  readonly zone: string;
  readonly source: 'own' | 'feed' | 'manual' | 'stations';
}

/** A lottery with the time of its latest draw. */
export interface LotteryWithLatest extends Lottery {
  /** By the clock of the database. */
  readonly now: Date;
  /** Null before its first draw. */
  readonly latest: Date | null;
}

/** A lottery by its code. */
export async function readLottery(db: Queryable, code: string): Promise<Lottery | null> {
  const { rows } = await db.query<Lottery>({
    name: 'lottery-by-code',
    text: 'select id, code, shape, zone, source from lottery_game where code = $1',
    values: [code],
  });
  return rows[0] ?? null;
}

/** Locks a lottery until the transaction ends: its draws are made by one process at a time. */
export async function lockLottery(db: Queryable, lotteryId: number): Promise<void> {
  await db.query('select from lottery_game where id = $1 for no key update', [lotteryId]);
}

/** All lotteries, with the times of their latest draws. */
export async function readLotteriesWithLatest(db: Queryable): Promise<LotteryWithLatest[]> {
  const { rows } = await db.query<LotteryWithLatest>({
    name: 'lottery-latest-draws',
    text: `select g.id, g.code, g.shape, g.zone, g.source, clock_timestamp() as now,
             (select max(d.draws_at) from lottery_draw d where d.lottery_id = g.id) as latest
           from lottery_game g order by g.id`,
  });
  return rows;
}
