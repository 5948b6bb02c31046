import type { LotteryShape } from '@marquee/contract/lottery/shape';
import type { Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';

export interface LockedDraw {
  readonly id: bigint;
  readonly lotteryId: number;
  readonly gameCode: string;
  readonly shape: LotteryShape;
  readonly zone: string;
  readonly source: 'own' | 'feed' | 'manual';
  readonly issue: string;
  readonly state: 'scheduled' | 'open' | 'closed' | 'drawn' | 'settling' | 'settled' | 'void';
  readonly revision: number;
  readonly closesAt: Date;
  readonly drawsAt: Date;
  /** By the clock of the database. */
  readonly isOver: boolean;
  readonly now: Date;
}

/**
 * A draw, which nobody else changes until the transaction ends.
 * @throws Failure `not_found`
 */
export async function lockDraw(tx: Queryable, id: bigint): Promise<LockedDraw> {
  const { rows } = await tx.query<LockedDraw>(
    `select d.id, g.id as "lotteryId", g.code as "gameCode", g.shape, g.zone, g.source, d.issue, d.state, d.revision,
       d.closes_at as "closesAt", d.draws_at as "drawsAt", d.draws_at <= clock_timestamp() as "isOver",
       clock_timestamp() as now
     from lottery_draw d join lottery_game g on g.id = d.lottery_id where d.id = $1 for update of d`,
    [id],
  );
  const draw = rows[0];
  if (!draw) throw new Failure('not_found');
  return draw;
}
