import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import { vi } from 'vitest';

const currentWork = new AsyncLocalStorage<symbol>();

/**
 * The statements that the platform's pool runs because of `work`, by name or text, to compare their number. What runs in the
 * background at the same time is left out.
 */
export async function statementsOf(pool: pg.Pool, work: () => Promise<unknown>): Promise<string[]> {
  const ours = Symbol('work');
  const statements: string[] = [];
  const query = pool.query.bind(pool) as (...request: unknown[]) => unknown;
  const spy = vi.spyOn(pool, 'query').mockImplementation((...request: unknown[]) => {
    if (currentWork.getStore() === ours) statements.push(nameOf(request[0]));
    return query(...request);
  });
  try {
    await currentWork.run(ours, work);
    return statements;
  } finally {
    spy.mockRestore();
  }
}

function nameOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  const { name, text } = statement as pg.QueryConfig;
  return name ?? text;
}
