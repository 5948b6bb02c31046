import type { LotteryShape } from '@marquee/contract/lottery/shape';
import type { Queryable } from '../../../platform/database';

/** A lottery, our own or an official one. */
export interface Lottery {
  readonly id: number;
  readonly code: string;
  readonly shape: LotteryShape;
  /** IANA name. */
  readonly zone: string;
  readonly source: 'own' | 'feed' | 'manual';
}

export async function readLottery(db: Queryable, code: string): Promise<Lottery | null> {
  const { rows } = await db.query<Lottery>({
    name: 'lottery-by-code',
    text: 'select id, code, shape, zone, source from lottery_game where code = $1',
    values: [code],
  });
  return rows[0] ?? null;
}
