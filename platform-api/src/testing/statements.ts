import type pg from 'pg';
import { vi } from 'vitest';

/** The statements that the platform's pool runs during `work`, by name or text, to compare their number. */
export async function statementsOf(pool: pg.Pool, work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pool, 'query');
  try {
    await work();
    return query.mock.calls.map(([statement]: readonly unknown[]) =>
      typeof statement === 'string'
        ? statement
        : ((statement as pg.QueryConfig).name ?? (statement as pg.QueryConfig).text),
    );
  } finally {
    query.mockRestore();
  }
}
