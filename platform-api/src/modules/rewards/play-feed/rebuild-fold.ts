import type pg from 'pg';
import type { Fold } from '../../../platform/fold';

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

async function rebuild(pool: pg.Pool, { name, after }: Pick<Fold, 'name' | 'after'>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read');
    await client.query('set local statement_timeout = 0');
    const { rowCount } = await client.query(
      `update fold_cursor set base = pg_current_snapshot(), xid = pg_snapshot_xmin(pg_current_snapshot()), id = 0, at = now()
       where fold = $1`,
      [name],
    );
    if (rowCount === 0) throw new Error(`there is no fold ${name}`);
    const { rows } = await client.query<{ members: bigint[] | null }>(`select rebuild_${name}() as members`);
    const members = rows[0]?.members;
    if (members?.length) await after?.(client, members);
    await client.query('commit');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}
