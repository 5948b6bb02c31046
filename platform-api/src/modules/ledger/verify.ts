import type pg from 'pg';
import { checks } from './verify-checks';

/** One place where a stored figure is not what the postings or bets say. */
export interface Difference {
  readonly check: string;
  /** The row that differs, as the check selects it. */
  readonly row: Readonly<Record<string, unknown>>;
}

/** One invariant that was looked at. */
export interface Checked {
  readonly name: string;
  readonly ms: number;
  /** At most `MAX_ROWS` of the rows that break it. */
  readonly differences: readonly Difference[];
}

/** How much there was to look at, by what it is. */
export type Counts = Readonly<Record<'transactions' | 'entries' | 'wallets' | 'bets' | 'dayFigures', bigint>>;

export interface Verification {
  readonly checked: readonly Checked[];
  readonly differences: readonly Difference[];
  readonly counts: Counts;
}

/** How many differing rows of one check are reported. */
const MAX_ROWS = 20;

/** One process reads all: sorting and hashing in memory is what makes a million entries a matter of seconds. */
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
    // Its transaction is still open: nobody may have this connection after us.
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
