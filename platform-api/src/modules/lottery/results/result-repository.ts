import type { LotteryResult } from '@marquee/contract/lottery/result';
import type { Queryable } from '../../../platform/database';
import type { ResultEntry } from './result-entry-repository';

/** A confirmed result of a draw; null without one of this revision. */
export async function readResult(db: Queryable, drawId: bigint, revision: number): Promise<LotteryResult | null> {
  const { rows } = await db.query<{ result: LotteryResult }>(
    'select result from lottery_result where draw_id = $1 and revision = $2',
    [drawId, revision],
  );
  return rows[0]?.result ?? null;
}

/** A result to write: what an entry says, as an operator confirmed it. */
export interface NewResult {
  readonly drawId: bigint;
  /** 1 for the first, one more for each correction. */
  readonly revision: number;
  readonly entry: ResultEntry;
  /** Id of the operator. */
  readonly confirmedBy: number;
  readonly reason: string | undefined;
}

/** Writes a confirmed result. */
export async function insertResult(
  db: Queryable,
  { drawId, revision, entry, confirmedBy, reason }: NewResult,
): Promise<void> {
  await db.query(
    `insert into lottery_result (draw_id, revision, result, source, feed, simulated, entered_by, confirmed_by, reason, confirmed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, clock_timestamp())`,
    [
      drawId,
      revision,
      entry.result,
      entry.operatorId === null ? 'feed' : 'operator',
      entry.operatorId === null ? entry.by : null,
      entry.simulated,
      entry.operatorId,
      confirmedBy,
      reason ?? null,
    ],
  );
}

/** Makes a revision the result that counts. */
export async function markDrawn(db: Queryable, drawId: bigint, revision: number): Promise<void> {
  await db.query(`update lottery_draw set state = 'drawn', revision = $2 where id = $1`, [drawId, revision]);
}

/** Plans the settlement of a draw with its first result, or the correction by another. */
export async function planRun(db: Queryable, drawId: bigint): Promise<void> {
  await db.query('select plan_draw_run($1)', [drawId]);
}
