import type pg from 'pg';
import { clearFoldFailure, writeFoldFailure } from './fold-repository';

const LONGEST_TEXT = 500;

/** Keeps the reason of a failing fold for the console; a database that does not answer is named by the log alone. */
export async function recordFailure(pool: pg.Pool, fold: string, error: unknown): Promise<void> {
  const reason = (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_TEXT);
  await writeFoldFailure(pool, fold, reason).catch(() => undefined);
}

/** Takes the reason of a fold that works again off the console. */
export async function recordSuccess(pool: pg.Pool, fold: string): Promise<void> {
  await clearFoldFailure(pool, fold).catch(() => undefined);
}
