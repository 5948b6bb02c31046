import type { Queryable } from '../../../platform/database';

/** Creates the days of the play feed of the next week that are missing. */
export async function ensureFeedPartitions(db: Queryable): Promise<void> {
  await db.query('select ensure_feed_partitions()');
}

/** Creates the days of the next week, and drops what every fold has read for a week, also of the cash feed. */
export async function maintainFeedPartitions(db: Queryable): Promise<void> {
  await db.query('select ensure_feed_partitions(), drop_feed_partitions(), drop_read_cash()');
}

/** Records why a fold fails; the time of its first failure stays. */
export async function writeFoldFailure(db: Queryable, fold: string, reason: string): Promise<void> {
  await db.query('update fold_cursor set failed_at = coalesce(failed_at, now()), failure = $2 where fold = $1', [
    fold,
    reason,
  ]);
}

/** Records that a fold does not fail any more. */
export async function clearFoldFailure(db: Queryable, fold: string): Promise<void> {
  await db.query('update fold_cursor set failed_at = null, failure = null where fold = $1', [fold]);
}

/** How far a fold is behind the play feed. */
export interface FoldStatus {
  readonly fold: string;
  /** Since the oldest row that the fold has not read was written; 0 where it has read all. */
  readonly lagSeconds: number;
  /** It waits for its first computation from the bets. */
  readonly isNew: boolean;
  readonly failedAt: Date | null;
  readonly failure: string | null;
}

/** How far each fold is behind the play feed. */
export async function readFoldStatus(db: Queryable): Promise<FoldStatus[]> {
  const { rows } = await db.query<{
    fold: string;
    lag: number;
    is_new: boolean;
    failed_at: Date | null;
    failure: string | null;
  }>({
    name: 'fold-status',
    text: `select c.fold, c.base is null as is_new, c.failed_at, c.failure,
             coalesce(extract(epoch from clock_timestamp() - case c.feed
               when 'cash' then (select u.at from cash_unread(c) u order by u.xid, u.id limit 1)
               else (select u.at from feed_unread(c) u order by u.xid, u.id limit 1) end), 0)::float8 as lag
           from fold_cursor c order by c.fold`,
  });
  return rows.map(({ fold, lag, is_new, failed_at, failure }) => ({
    fold,
    lagSeconds: Math.max(0, lag),
    isNew: is_new,
    failedAt: failed_at,
    failure,
  }));
}

/** Folds with something to do, and whether they have to be rebuilt first. */
export async function readFoldsBehind(db: Queryable): Promise<ReadonlyMap<string, boolean>> {
  const { rows } = await db.query<{ fold: string; is_new: boolean }>({
    name: 'folds-behind',
    text: 'select fold, is_new from folds_behind()',
  });
  return new Map(rows.map(({ fold, is_new }) => [fold, is_new]));
}

/**
 * Folds the next rows of the play feed. @param limit rows at most
 * @returns how many it read, 0 where another process folds; and the members whose figures changed
 */
export async function foldRows(
  tx: Queryable,
  fold: string,
  limit: number,
): Promise<{ readonly count: number; readonly members: readonly bigint[] }> {
  const { rows } = await tx.query<{ rows: number; members: string[] | null }>({
    name: `fold-${fold}`,
    text: `select (f).rows, (f).members from (select fold_${fold}($1) as f offset 0) x`,
    values: [limit],
  });
  const [result] = rows;
  // The driver reads numbers within arrays as text.
  return { count: result?.rows ?? 0, members: result?.members?.map(BigInt) ?? [] };
}

/** Moves a fold's cursor to the transaction's snapshot, without time limits from then on. @returns false when the fold does not exist */
export async function moveCursorToSnapshot(tx: Queryable, fold: string): Promise<boolean> {
  await tx.query('set local statement_timeout = 0');
  const { rowCount } = await tx.query(
    `update fold_cursor set base = pg_current_snapshot(), xid = pg_snapshot_xmin(pg_current_snapshot()), id = 0, at = now()
     where fold = $1`,
    [fold],
  );
  return rowCount !== 0;
}

/** Computes a fold from the bets of the transaction's snapshot. @returns members with figures */
export async function rebuildFromBets(tx: Queryable, fold: string): Promise<readonly bigint[]> {
  const { rows } = await tx.query<{ members: bigint[] | null }>(`select rebuild_${fold}() as members`);
  return rows[0]?.members ?? [];
}
