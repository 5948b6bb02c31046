import type { TestDatabase } from '@marquee/testing/database';
import { vi } from 'vitest';

/** Drops a database that was migrated: the job queue's migration closes its connections after it has returned. */
export async function dropMigrated(db: TestDatabase): Promise<void> {
  const hasEnded = async () => {
    const { rows } = await db.pool.query<{ connections: number }>(
      'select count(*)::integer as connections from pg_stat_activity where datname = current_database()',
    );
    return (rows[0]?.connections ?? 0) <= db.pool.totalCount;
  };
  await vi.waitUntil(hasEnded, { timeout: 30_000 });
  await db.drop();
}
