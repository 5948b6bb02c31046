import type pg from 'pg';
import { verifyLedger } from '../src/modules/money/ledger/verify';

/**
 * Verifies the ledger and prints one line per check with every differing row.
 * @returns the number of differing rows
 */
export async function printVerification(pool: pg.Pool, print: (line: string) => void): Promise<number> {
  const startedMs = performance.now();
  const { checked, differences, counts } = await verifyLedger(pool, ({ name, ms, differences: count }) => {
    print(`${count.length === 0 ? 'ok    ' : 'DIFFERS'} ${name} (${(ms / 1_000).toFixed(1)} s)`);
    for (const { row } of count) print(`        ${JSON.stringify(row, bigintAsText)}`);
  });
  const seconds = ((performance.now() - startedMs) / 1_000).toFixed(1);
  const amounts = `${counts.entries} entries of ${counts.transactions} transactions, ${counts.wallets} wallets, ${counts.bets} bets, ${counts.dayFigures} day figures`;
  print(`${checked.length} invariants over ${amounts} in ${seconds} s: ${differences.length || 'no'} differences`);
  return differences.length;
}

const bigintAsText = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value);
