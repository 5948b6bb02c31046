import type pg from 'pg';

const LONGEST_TEXT = 500;

/** Keeps the reason of a failing fold for the console; a database that does not answer is named by the log alone. */
export async function recordFailure(pool: pg.Pool, fold: string, error: unknown): Promise<void> {
  const reason = (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_TEXT);
  await pool
    .query('update fold_cursor set failed_at = coalesce(failed_at, now()), failure = $2 where fold = $1', [
      fold,
      reason,
    ])
    .catch(() => undefined);
}

export async function recordSuccess(pool: pg.Pool, fold: string): Promise<void> {
  await pool
    .query('update fold_cursor set failed_at = null, failure = null where fold = $1', [fold])
    .catch(() => undefined);
}
