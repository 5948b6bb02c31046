import type pg from 'pg';
import { checks } from './verify-checks';

/** One place where a stored figure is not what the postings or bets say. */
export interface Difference {
  readonly check: string;
  /** The row that differs, as the check selects it. */
  readonly row: Readonly<Record<string, unknown>>;
}

export interface Verification {
  readonly differences: readonly Difference[];
  readonly transactions: bigint;
  readonly postings: bigint;
}

/** How many differing rows of one check are reported. */
const MAX_ROWS = 20;

/**
 * Re-derives every balance and figure from the postings and bets, on one snapshot of the database, and reports what differs.
 * Reads only; can run beside a live platform.
 */
export async function verifyLedger(pool: pg.Pool): Promise<Verification> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout = 0');
    const differences: Difference[] = [];
    for (const [check, sql] of Object.entries(checks)) {
      const { rows } = await client.query<Record<string, unknown>>(
        `select * from (${sql}) difference limit ${MAX_ROWS}`,
      );
      differences.push(...rows.map((row) => ({ check, row })));
    }
    const { rows } = await client.query<{ transactions: bigint; postings: bigint }>(
      'select (select count(*) from ledger_transaction) as transactions, (select count(*) from posting) as postings',
    );
    await client.query('commit');
    return { differences, transactions: rows[0]?.transactions ?? 0n, postings: rows[0]?.postings ?? 0n };
  } finally {
    client.release();
  }
}
