import type { Queryable } from '../../../platform/database';

/** The next business day of a brand to settle rebates of; null without one. */
export async function readNextRebateDay(db: Queryable, brandId: number): Promise<string | null> {
  const { rows } = await db.query<{ day: string | null }>({
    name: 'rebate-next-day',
    text: 'select next_rebate_day($1::smallint)::text as day',
    values: [brandId],
  });
  return rows[0]?.day ?? null;
}

/** Opens the run of a brand's business day; repeats do nothing. */
export async function startRebateRun(db: Queryable, brandId: number, day: string, at: Date): Promise<void> {
  await db.query({
    name: 'rebate-start',
    text: 'select start_rebate_run($1::smallint, $2::date, $3)',
    values: [brandId, day, at],
  });
}

/** A member's rebate of a run. */
export interface CountedRow {
  readonly memberId: bigint;
  readonly state: string;
  /** Ledger units. */
  readonly payable: bigint;
  readonly wagering: bigint;
}

interface RebateCount {
  readonly brandId: number;
  /** Business day. */
  readonly day: string;
  readonly at: Date;
  /** Whether members claim, until `expiresAt`. */
  readonly isManual: boolean;
  readonly expiresAt: Date;
  /** Members at most. */
  readonly limit: number;
}

/** Counts the rebates of members whom the run has not counted yet, by member. */
export async function countRebates(
  tx: Queryable,
  { brandId, day, at, isManual, expiresAt, limit }: RebateCount,
): Promise<readonly CountedRow[]> {
  const { rows } = await tx.query<CountedRow>({
    name: 'rebate-count',
    text: `select member_id as "memberId", state, payable, wagering from count_rebates($1::smallint, $2::date, $3, $4, $5, $6) order by 1`,
    values: [brandId, day, at, isManual, expiresAt, limit],
  });
  return rows;
}
