import type pg from 'pg';

/** A single process reads everything: in-memory sorts and hashes check a million entries within seconds. */
const SETTINGS = ['statement_timeout = 0', "work_mem = '128MB'", 'jit = off'];

/** Runs reads on one snapshot of the database, without time limits. Reads only. */
export async function onOneSnapshot<Result>(
  pool: pg.Pool,
  work: (client: pg.ClientBase) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    for (const setting of SETTINGS) await client.query(`set local ${setting}`);
    const result = await work(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    // Its transaction is still open: the connection must not be reused.
    client.release(true);
    throw error;
  }
}

/** A stored figure that disagrees with the postings or bets. */
export interface Difference {
  readonly check: string;
  /** The differing row, as the check selects it. */
  readonly row: Readonly<Record<string, unknown>>;
}

/** Maximum number of differing rows reported per check. */
const MAX_ROWS = 20;

/** Runs a check. @param sql a query that selects violating rows */
export async function readDifferences(client: pg.ClientBase, check: string, sql: string): Promise<Difference[]> {
  const { rows } = await client.query<Record<string, unknown>>(`select * from (${sql}) difference limit ${MAX_ROWS}`);
  return rows.map((row) => ({ check, row }));
}

/** The number of rows checked, by kind. */
export type Counts = Readonly<Record<'transactions' | 'entries' | 'wallets' | 'bets' | 'dayFigures', bigint>>;

/** Counts the rows that the checks read. */
export async function countCheckedRows(client: pg.ClientBase): Promise<Counts> {
  const { rows } = await client.query<Counts>(
    `select (select count(*) from ledger_transaction) as transactions, (select count(*) from posting) * 2 as entries,
       (select count(*) from wallet) as wallets, (select count(*) from bet) as bets, (select count(*) from member_daily) as "dayFigures"`,
  );
  const [counts] = rows;
  if (!counts) throw new Error('counts without a row');
  return counts;
}
