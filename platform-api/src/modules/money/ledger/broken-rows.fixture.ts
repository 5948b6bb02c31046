import type pg from 'pg';

/**
 * The checks that name a difference after statements which the database itself would refuse; then all is as before.
 * @param appendOnly tables whose rows these statements change
 */
export async function brokenBy(
  pool: pg.Pool,
  checks: Readonly<Record<string, string>>,
  appendOnly: readonly string[],
  statements: readonly string[],
): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const table of appendOnly) await client.query(`alter table ${table} disable trigger user`);
    for (const statement of statements) await client.query(statement);
    const broken: string[] = [];
    for (const [name, sql] of Object.entries(checks)) if ((await client.query(sql)).rows.length > 0) broken.push(name);
    return broken;
  } finally {
    await client.query('rollback');
    client.release();
  }
}
