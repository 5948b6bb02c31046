import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { personalData } from '../src/composition/personal-data';
import { readConfig } from '../src/platform/config';
import { type Database, inTransaction, openDatabase } from '../src/platform/database';
import { writeArchive } from '../src/modules/people/data-export/export-archive';
import { seedBrands } from '../src/seed/brands/seed-brands';
import { seedIdentity } from '../src/seed/identity/seed-identity';
import { openBenchDatabase } from './database';

/**
 * `pnpm bench:data-export`: all that is held of a member with 10,000 bets, and of the same with 1,000,000, written as an archive. Memory is
 * this process's greatest resident size, which the first run has raised to what any export takes.
 */
const FEW = 10_000;
const MANY = 1_000_000;
const MEGABYTE = 1_048_576;
const folder = join(process.env['MARQUEE_HOME'] ?? '.marquee', 'bench');
const print = (line: string) => process.stdout.write(`${line}\n`);

async function addBets({ pool }: Database, memberId: bigint, from: number, to: number): Promise<void> {
  await pool.query(
    `insert into bet (id, placed_at, brand_id, member_id, vendor_id, game_id, game_type, round_id, stake, is_free, status, payout, valid_bet, settled_at)
     select n, now(), 1, $1, v.id, 1, 'rng', 'round-' || n, 100000, false, 'lost', 0, 100000, now()
     from generate_series($2::bigint, $3::bigint) n cross join (select min(id) as id from vendor) v`,
    [memberId, from + 1, to],
  );
}

/** @returns greatest resident size in MB */
async function exportOnce({ pool }: Database, memberId: bigint, bets: number): Promise<number> {
  const before = process.cpuUsage();
  const keepPart = () => Promise.resolve();
  const bytes = await inTransaction(
    pool,
    (client) => writeArchive(client, { memberId, data: personalData, added: [], keepPart }),
    'repeatable read',
  );
  const { user, system } = process.cpuUsage(before);
  const peak = process.resourceUsage().maxRSS / 1024;
  print(
    `${bets} bets: ${(Number(bytes) / MEGABYTE).toFixed(1)} MB, ${((user + system) / 1e6).toFixed(1)} s of processor time, at most ${peak.toFixed(0)} MB resident`,
  );
  return peak;
}

mkdirSync(folder, { recursive: true });
const server = await openBenchDatabase(folder);
try {
  const database = openDatabase(server.url, 2, {
    statementMs: 600_000,
    answerMs: 600_000,
    silentTransactionMs: 60_000,
  });
  await seedBrands(database, readConfig({ DATABASE_URL: server.url, MARQUEE_HOME: folder }));
  await seedIdentity(database, {});
  await database.pool.query(
    "insert into vendor (id, code, name, status, sort_order) values (900, 'BENCH', 'Bench', 'active', 900) on conflict do nothing",
  );
  const { rows } = await database.pool.query<{ id: bigint }>(
    "select id from member where account = 'demo' and brand_id = 1",
  );
  const memberId = rows[0]?.id ?? 0n;
  await addBets(database, memberId, 0, FEW);
  const few = await exportOnce(database, memberId, FEW);
  await addBets(database, memberId, FEW, MANY);
  await database.pool.query('vacuum analyze bet');
  const many = await exportOnce(database, memberId, MANY);
  print(`memory of ${MANY} bets against ${FEW}: ${(many / few).toFixed(2)}`);
  await database.close();
} finally {
  await server.stop();
}
