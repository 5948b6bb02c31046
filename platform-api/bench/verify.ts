import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { printVerification } from '../commands/print-verification';
import { openBenchDatabase } from './database';
import { seedRounds } from './seed-rounds';

/** `pnpm bench:verify`: duration of the verifier over a million entries (`BENCH_ENTRIES`). */
const entries = Number(process.env['BENCH_ENTRIES'] ?? 1_000_000);
const MEMBERS = 10_000;
const folder = join(process.env['MARQUEE_HOME'] ?? '.marquee', 'bench');
const print = (line: string) => process.stdout.write(`${line}\n`);

mkdirSync(folder, { recursive: true });
const bench = await openBenchDatabase(folder);
const pool = new pg.Pool({ connectionString: bench.url, max: 2 });
pool.on('error', () => undefined);
try {
  const startedMs = performance.now();
  await seedRounds(pool, MEMBERS, entries);
  print(`seeded in ${((performance.now() - startedMs) / 1_000).toFixed(0)} s through the ledger's own functions`);
  process.exitCode = (await printVerification(pool, print)) > 0 ? 1 : 0;
} finally {
  await pool.end();
  await bench.stop();
}
