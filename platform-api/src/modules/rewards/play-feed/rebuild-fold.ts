import type pg from 'pg';
import { inTransaction } from '../../../platform/database';
import type { Fold } from '../../../platform/fold';
import { moveCursorToSnapshot, rebuildFromBets } from './fold-repository';

const TRIES = 10;
const SERIALIZATION_FAILURE = '40001';

/**
 * Computes a fold again from the bets while bets go on: it is filled from one snapshot, and its cursor then skips the rows
 * that this snapshot saw. A cursor alone would count those of transactions above its oldest open one twice.
 * @returns true: there may be rows to read now
 * @throws Error when the fold does not exist
 */
export async function rebuildFold(pool: pg.Pool, fold: Pick<Fold, 'name' | 'after'>): Promise<true> {
  for (let attempt = 1; ; attempt += 1)
    try {
      await rebuild(pool, fold);
      return true;
    } catch (error) {
      // The fold moved on between the snapshot and the lock of its cursor.
      if ((error as { code?: string }).code !== SERIALIZATION_FAILURE || attempt === TRIES) throw error;
    }
}

function rebuild(pool: pg.Pool, { name, after }: Pick<Fold, 'name' | 'after'>): Promise<void> {
  return inTransaction(
    pool,
    async (tx) => {
      if (!(await moveCursorToSnapshot(tx, name))) throw new Error(`there is no fold ${name}`);
      const members = await rebuildFromBets(tx, name);
      if (members.length > 0) await after?.(tx, members);
    },
    'repeatable read',
  );
}
