import type { LotteryShape } from '@marquee/contract/lottery/shape';
import type { Queryable } from '../../../platform/database';
import type { Draw } from '../games/draws-of-game';

/** A draw of a lottery that a brand offers, with what the brand allows. Amounts in ledger units. */
export interface ExposedDraw {
  readonly id: bigint;
  readonly gameCode: string;
  readonly shape: LotteryShape;
  readonly issue: string;
  readonly state: Draw['state'];
  readonly closesAt: Date;
  /** By the clock of the database. */
  readonly takesBets: boolean;
  readonly currency: string;
  readonly drawCap: bigint | null;
  readonly outcomeCap: bigint;
  readonly poolCap: bigint;
  /** Percent of a cap from which an outcome pays half; null: never. */
  readonly halfFrom: number | null;
}

/** Null where there is no such draw, or the brand does not offer its lottery. */
export async function readExposedDraw(db: Queryable, drawId: bigint, brandId: number): Promise<ExposedDraw | null> {
  const { rows } = await db.query<ExposedDraw>({
    name: 'lottery-exposed-draw',
    text: `select d.id, g.code as "gameCode", g.shape, d.issue, d.state, d.closes_at as "closesAt",
             d.state in ('scheduled', 'open') and d.closes_at > clock_timestamp() as "takesBets", b.currency,
             s.draw_cap as "drawCap", s.outcome_cap as "outcomeCap", s.pool_cap as "poolCap", s.half_from as "halfFrom"
           from lottery_draw d join lottery_game g on g.id = d.lottery_id
           join lottery_brand_game s on s.lottery_id = g.id and s.brand_id = $2
           join brand b on b.id = s.brand_id
           where d.id = $1`,
    values: [drawId, brandId],
  });
  return rows[0] ?? null;
}

export interface ExposedOutcome {
  /** -1: the kind as a whole. */
  readonly outcome: number;
  readonly used: bigint;
  readonly cap: bigint;
  readonly half: boolean;
  /** By an operator. */
  readonly closed: boolean;
}

/** By number of the kind; empty before the first ticket of the draw at the brand. */
export async function readExposure(
  db: Queryable,
  drawId: bigint,
  brandId: number,
): Promise<ReadonlyMap<number, readonly ExposedOutcome[]>> {
  const { rows } = await db.query<ExposedOutcome & { readonly pool: number }>({
    name: 'lottery-exposure',
    text: `select pool, outcome, used, cap, (used >= half_at) is true as half, closed
           from lottery_exposure where draw_id = $1 and brand_id = $2 and pool >= 0 order by pool, outcome`,
    values: [drawId, brandId],
  });
  const byPool = new Map<number, ExposedOutcome[]>();
  for (const { pool, ...outcome } of rows) {
    const outcomes = byPool.get(pool) ?? [];
    outcomes.push(outcome);
    byPool.set(pool, outcomes);
  }
  return byPool;
}
