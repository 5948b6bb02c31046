import type { LotteryShape } from '@marquee/contract/lottery/shape';
import type { Queryable } from '../../../platform/database';
import type { Draw } from '../games/issue-repository';

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

/** Outcomes of a kind in a draw at a brand. */
export interface ExposureKey {
  readonly drawId: bigint;
  readonly brandId: number;
  readonly kindNumber: number;
  /** Null: all of the kind. */
  readonly outcomes: readonly number[] | null;
  /** Percent of a cap from which the brand's rule pays half; null: never. */
  readonly halfFrom: number | null;
}

/** Null leaves a part as it is. */
export interface ExposureChange {
  /** Ledger units. */
  readonly cap: bigint | null;
  /** Always full, always half, or by the brand's rule. */
  readonly pays: 'full' | 'half' | 'rule' | null;
  readonly closed: boolean | null;
}

/**
 * Changes what a draw may cost a brand. A cap below what is used already is what is used: the number is full.
 * @returns how many outcomes there were to change
 */
export async function changeExposure(db: Queryable, key: ExposureKey, change: ExposureChange): Promise<number> {
  const { drawId, brandId, kindNumber, outcomes, halfFrom } = key;
  const { rowCount } = await db.query(
    `update lottery_exposure e set
       cap = n.cap,
       half_at = case $6 when 'full' then null when 'half' then 0 when 'rule' then n.cap / 100 * $8::smallint else e.half_at end,
       closed = coalesce($7, e.closed)
     from (
       select x.outcome, greatest(coalesce($5::bigint, x.cap), x.used) as cap from lottery_exposure x
       where x.draw_id = $1 and x.brand_id = $2 and x.pool = $3 and ($4::smallint[] is null or x.outcome = any($4))
       order by x.outcome for update
     ) n
     where e.draw_id = $1 and e.brand_id = $2 and e.pool = $3 and e.outcome = n.outcome`,
    [drawId, brandId, kindNumber, outcomes, change.cap, change.pays, change.closed, halfFrom],
  );
  return rowCount ?? 0;
}

/** An outcome that takes no more bets, or pays half the odds. */
export interface ReducedOutcome {
  /** Number of the kind. */
  readonly pool: number;
  /** -1: the kind as a whole. */
  readonly outcome: number;
  /** By an operator or because it is full; else it pays half. */
  readonly closed: boolean;
}

/** The reduced outcomes of a draw at a brand, by kind. */
export async function readReducedOutcomes(db: Queryable, drawId: bigint, brandId: number): Promise<ReducedOutcome[]> {
  const { rows } = await db.query<ReducedOutcome>({
    name: 'lottery-reduced-outcomes',
    text: `select pool, outcome, closed or used = cap as closed from lottery_exposure
           where draw_id = $1 and brand_id = $2 and pool >= 0 and (closed or used = cap or used >= half_at) order by pool, outcome`,
    values: [drawId, brandId],
  });
  return rows;
}
