import type pg from 'pg';
import { checks } from './verify-checks';

/** A stored figure that disagrees with the postings or bets. */
export interface Difference {
  readonly check: string;
  /** The differing row, as the check selects it. */
  readonly row: Readonly<Record<string, unknown>>;
}

/** The result of one check. */
export interface Checked {
  readonly name: string;
  readonly ms: number;
  /** At most `MAX_ROWS` violating rows. */
  readonly differences: readonly Difference[];
}

/** The number of rows checked, by kind. */
export type Counts = Readonly<Record<'transactions' | 'entries' | 'wallets' | 'bets' | 'dayFigures', bigint>>;

export interface Verification {
  readonly checked: readonly Checked[];
  readonly differences: readonly Difference[];
  readonly counts: Counts;
}

/** Maximum number of differing rows reported per check. */
const MAX_ROWS = 20;

/** A single process reads everything: in-memory sorts and hashes check a million entries within seconds. */
const SETTINGS = ['statement_timeout = 0', "work_mem = '128MB'", 'jit = off'];

/**
 * Re-derives every balance and figure from the postings and bets, on one snapshot of the database, and reports what differs.
 * Reads only; can run beside a live platform.
 * @param onChecked receives each invariant when it has been checked; the next one waits for it
 */
export async function verifyLedger(
  pool: pg.Pool,
  onChecked: (checked: Checked) => unknown = () => undefined,
): Promise<Verification> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    for (const setting of SETTINGS) await client.query(`set local ${setting}`);
    const checked: Checked[] = [];
    for (const [name, sql] of Object.entries(checks)) {
      const one = await lookAt(client, name, sql);
      await onChecked(one);
      checked.push(one);
    }
    const counts = await count(client);
    await client.query('commit');
    client.release();
    return { checked, differences: checked.flatMap(({ differences }) => differences), counts };
  } catch (error) {
    // Its transaction is still open: the connection must not be reused.
    client.release(true);
    throw error;
  }
}

async function lookAt(client: pg.ClientBase, name: string, sql: string): Promise<Checked> {
  const startedMs = performance.now();
  const { rows } = await client.query<Record<string, unknown>>(`select * from (${sql}) difference limit ${MAX_ROWS}`);
  return { name, ms: performance.now() - startedMs, differences: rows.map((row) => ({ check: name, row })) };
}

async function count(client: pg.ClientBase): Promise<Counts> {
  const { rows } = await client.query<Counts>(
    `select (select count(*) from ledger_transaction) as transactions, (select count(*) from posting) * 2 as entries,
       (select count(*) from wallet) as wallets, (select count(*) from bet) as bets, (select count(*) from member_daily) as "dayFigures"`,
  );
  const [counts] = rows;
  if (!counts) throw new Error('counts without a row');
  return counts;
}
