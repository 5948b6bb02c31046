import type pg from 'pg';
import { inTransaction } from '../../../platform/database';
import type { Logger } from '../../../platform/logger';
import { sleep } from '../../../platform/sleep';
import type { Fold } from '../../../platform/fold';
import { recordFailure, recordSuccess } from './fold-failures';
import { foldRows, readFoldsBehind } from './fold-repository';
import { rebuildFold } from './rebuild-fold';

/** Rows in one transaction. Measured: 2,000 are 10 % cheaper a row and hold their locks twice as long, 500 are 15 % dearer. */
const BATCH = 1_000;
const POLL_MS = 50;
const LONGEST_PAUSE_MS = 60_000;

export interface FoldOptions {
  readonly pool: pg.Pool;
  readonly log: Pick<Logger, 'error'>;
  /** Rows in one transaction. */
  readonly batch?: number;
}

interface Failure {
  readonly count: number;
  readonly notBefore: number;
}

/**
 * Runs folds, each on its own cursor: one that fails is tried again after longer and longer pauses and holds up no other. Any
 * number of processes may run them; where another holds a cursor, this one goes on to the next fold.
 * @param signal ends the loop after the batch under way
 */
export async function runFolds(
  folds: readonly Fold[],
  { pool, log, batch = BATCH }: FoldOptions,
  signal: AbortSignal,
): Promise<void> {
  const failures = new Map<string, Failure>();

  async function work(fold: Fold, isNew: boolean): Promise<boolean> {
    const failure = failures.get(fold.name);
    if (failure && failure.notBefore > Date.now()) return false;
    try {
      const isFull = isNew ? await rebuildFold(pool, fold) : (await foldBatch(pool, fold, batch)) === batch;
      if (failures.delete(fold.name)) await recordSuccess(pool, fold.name);
      return isFull;
    } catch (err) {
      const count = (failure?.count ?? 0) + 1;
      failures.set(fold.name, { count, notBefore: Date.now() + Math.min(100 * 2 ** count, LONGEST_PAUSE_MS) });
      log.error({ err, fold: fold.name }, 'a fold of the play feed failed and is tried again');
      await recordFailure(pool, fold.name, err);
      return false;
    }
  }

  while (!signal.aborted) {
    let hasMore = false;
    const behind = await readFoldsBehind(pool).catch((err: unknown) => {
      log.error({ err }, 'the play feed could not be read');
      return new Map<string, boolean>();
    });
    for (const fold of folds) {
      const isNew = behind.get(fold.name);
      if (isNew !== undefined && !signal.aborted && (await work(fold, isNew))) hasMore = true;
    }
    if (!hasMore) await sleep(POLL_MS, signal);
  }
}

/**
 * Folds the next rows in one transaction.
 * @returns how many; 0 where another process folds
 */
export async function foldBatch(pool: pg.Pool, fold: Fold, limit = BATCH): Promise<number> {
  const { count, members } = await inTransaction(pool, async (tx) => {
    const folded = await foldRows(tx, fold.name, limit);
    if (folded.members.length > 0) await fold.after?.(tx, folded.members);
    return folded;
  });
  if (members.length > 0) fold.announce?.(members);
  return count;
}
