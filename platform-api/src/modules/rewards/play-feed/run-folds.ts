import type pg from 'pg';
import type { Logger } from '../../../platform/logger';
import { sleep } from '../../../platform/sleep';
import type { Fold } from '../../../platform/fold';
import { recordFailure, recordSuccess } from './fold-failures';
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
    const behind = await foldsBehind(pool).catch((err: unknown) => {
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

/** Folds with something to do, and whether they have to be rebuilt first. */
async function foldsBehind(pool: pg.Pool): Promise<ReadonlyMap<string, boolean>> {
  const { rows } = await pool.query<{ fold: string; is_new: boolean }>({
    name: 'folds-behind',
    text: 'select fold, is_new from folds_behind()',
  });
  return new Map(rows.map(({ fold, is_new }) => [fold, is_new]));
}

/**
 * Folds the next rows in one transaction.
 * @returns how many; 0 where another process folds
 */
export async function foldBatch(pool: pg.Pool, fold: Fold, limit = BATCH): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ rows: number; members: string[] | null }>({
      name: `fold-${fold.name}`,
      text: `select (f).rows, (f).members from (select fold_${fold.name}($1) as f offset 0) x`,
      values: [limit],
    });
    const [result] = rows;
    // The driver reads numbers within arrays as text.
    const members = result?.members?.map(BigInt) ?? [];
    if (members.length > 0) await fold.after?.(client, members);
    await client.query('commit');
    client.release();
    if (members.length > 0) fold.announce?.(members);
    return result?.rows ?? 0;
  } catch (error) {
    // An open transaction ends with its connection.
    client.release(true);
    throw error;
  }
}
