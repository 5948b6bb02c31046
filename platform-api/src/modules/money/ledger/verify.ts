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

/** What follows from play, against the bets. */
const FOLD_CHECKS = [
  'the rows of a bet in the play feed add up to its settled figures',
  'what was played towards open requirements equals the bets',
  'what was played for points equals the bets',
  'what was played for missions equals the bets',
  'the day figures equal the fold of the bets',
  'what rebates have counted, with the play since, equals the day figures',
];

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
  return onOneSnapshot(pool, async (client) => {
    const checked = await runChecks(client, Object.keys(checks), onChecked);
    return { checked, differences: checked.flatMap(({ differences }) => differences), counts: await count(client) };
  });
}

/** Compares what the folds of the play feed hold, and what rebates have counted, with the bets. Reads only. */
export const verifyFolds = (pool: pg.Pool): Promise<readonly Checked[]> =>
  onOneSnapshot(pool, (client) => runChecks(client, FOLD_CHECKS));

async function onOneSnapshot<Result>(pool: pg.Pool, work: (client: pg.ClientBase) => Promise<Result>): Promise<Result> {
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

async function runChecks(
  client: pg.ClientBase,
  names: readonly string[],
  onChecked: (checked: Checked) => unknown = () => undefined,
): Promise<Checked[]> {
  const checked: Checked[] = [];
  for (const name of names) {
    const sql = checks[name];
    if (sql === undefined) throw new Error(`there is no check ${name}`);
    const one = await lookAt(client, name, sql);
    await onChecked(one);
    checked.push(one);
  }
  return checked;
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
