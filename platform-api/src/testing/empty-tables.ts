import type pg from 'pg';
import { inTransaction } from '../platform/database';

const DEADLOCK = '40P01';
const ATTEMPTS = 10;

/**
 * Empties a table, and those that refer to it, without the triggers that keep what they hold. The site's background work may read them in another
 * order at the same time: where the database ends one of the two, this one tries again.
 */
export async function emptyTables(pool: pg.Pool, table: 'agent_contract' | 'agent_run'): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(pool, async (tx) => {
        await tx.query('set local session_replication_role = replica');
        await tx.query(`truncate ${table} cascade`);
      });
    } catch (error) {
      if ((error as { code?: string }).code !== DEADLOCK || attempt === ATTEMPTS) throw error;
    }
  }
}
