import type pg from 'pg';

/**
 * The database blocks that the statements of `run` touch, including cached ones: a measure of cost independent of
 * machine speed and caches. Only for repeatable statements: each is explained, then run.
 */
export async function countBlocks(
  pool: pg.Pool,
  run: (counting: Pick<pg.Pool, 'query'>) => Promise<unknown>,
): Promise<number> {
  let blocks = 0;
  const query = async ({ text, values = [] }: pg.QueryConfig<unknown[]>) => {
    const { rows } = await pool.query<Explanation>(`explain (analyze, buffers, format json) ${text}`, values);
    const [plan] = rows[0]?.['QUERY PLAN'] ?? [];
    if (!plan) throw new Error('The statement has no plan.');
    blocks += plan.Plan['Shared Hit Blocks'] + plan.Plan['Shared Read Blocks'];
    return pool.query(text, values);
  };
  await run({ query: query as pg.Pool['query'] });
  return blocks;
}

interface Explanation {
  readonly 'QUERY PLAN': readonly {
    readonly Plan: { readonly 'Shared Hit Blocks': number; readonly 'Shared Read Blocks': number };
  }[];
}
