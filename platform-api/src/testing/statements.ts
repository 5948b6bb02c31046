import type pg from 'pg';
import { vi } from 'vitest';

/** The statements that the platform's pool runs while `work` goes on, by name or text: the same work takes the same ones. */
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
