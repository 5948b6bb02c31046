import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { elapsedAt } from '@marquee/contract/fairness/crash';
import type pg from 'pg';
import { CRASH_TICK_MS } from '../src/modules/games/in-house/crash/crash-timing';
import { readConfig } from '../src/platform/config';
import { openDatabase } from '../src/platform/database';
import { seedBrands } from '../src/seed/brands/seed-brands';
import { seedCatalogue } from '../src/seed/catalogue/seed-catalogue';
import { startApi } from '../src/testing/api-process';
import { bundleApi } from './bundle';
import { openBenchDatabase } from './database';
import { between, type Durations, durationsOf } from './durations';
import { seedMembers } from './seed';

const PLAYERS = Number(process.env['BENCH_PLAYERS'] ?? 2_000);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 4);
const REFERENCE_ROUNDS = 3;
/** Everybody cashes out at the same point: the worst case for settlement. */
const CASH_OUT_HUNDREDTHS = 120;
/** Out of the seven seconds of the betting phase. */
const BETS_WITHIN_MS = 5_000;
const TICK_METRIC = 'crash_tick_late_seconds';
/**
 * A round can be very long: after this time the players report what they have measured, then their process is stopped.
 */
const LONGEST_MS = Number(process.env['BENCH_SECONDS'] ?? 150) * 1_000;
const REPORT_WITHIN_MS = 20_000;
const folder = join(process.env['MARQUEE_HOME'] ?? '.marquee', 'bench');
const print = (line: string) => process.stdout.write(`${line}\n`);

interface Measured {
  readonly ticks: number;
  readonly jitterP50Ms: number;
  readonly jitterP99Ms: number;
  readonly jitterMostMs: number;
  /** The same ticks from an idle process, received by the same client process at the same time. */
  readonly idleTicks: number;
  readonly idleP50Ms: number;
  readonly idleP99Ms: number;
  readonly idleMostMs: number;
  /** Rounds observed to their end. */
  readonly rounds: number;
  /** Event-loop delay of the client process, independent of the server. */
  readonly ownP99Ms: number;
  readonly bets: number;
  readonly betP50Ms: number;
  readonly betP99Ms: number;
  readonly refused: Readonly<Record<string, number>>;
}

/** Plays whole rounds from a separate process: one stream per player and one bet per round. */
async function play(port: number, tokens: string, players: number, rounds: number): Promise<Measured> {
  const client = fileURLToPath(new URL('./crash-client.mjs', import.meta.url));
  const args = [port, tokens, players, rounds, CRASH_TICK_MS, CASH_OUT_HUNDREDTHS, BETS_WITHIN_MS, LONGEST_MS].map(
    String,
  );
  const { stdout } = await promisify(execFile)(process.execPath, [client, ...args], {
    timeout: LONGEST_MS + REPORT_WITHIN_MS,
  });
  return JSON.parse(stdout) as Measured;
}

function printMeasured(name: string, measured: Measured): void {
  print(
    `${name}: tick jitter at the players p50 ${measured.jitterP50Ms.toFixed(1)} ms, p99 ${measured.jitterP99Ms.toFixed(1)} ms, most ` +
      `${measured.jitterMostMs.toFixed(0)} ms over ${measured.ticks} ticks (their own process late by ${measured.ownP99Ms.toFixed(1)} ms, p99); ${measured.bets} bets, p50 ` +
      `${measured.betP50Ms.toFixed(0)} ms, p99 ${measured.betP99Ms.toFixed(0)} ms, refused ${JSON.stringify(measured.refused)}`,
  );
  const { idleP50Ms, idleP99Ms, idleMostMs, idleTicks, jitterP99Ms, rounds } = measured;
  print(
    `  in ${rounds} rounds; the same ticks of an idle process at the same time: p50 ${idleP50Ms.toFixed(1)} ms, p99 ${idleP99Ms.toFixed(1)} ms, ` +
      `most ${idleMostMs.toFixed(0)} ms over ${idleTicks}; p99 of the rounds less that of the idle process: ${(jitterP99Ms - idleP99Ms).toFixed(1)} ms`,
  );
}

/** How late the server wrote the ticks. */
function sayLateness(before: Durations, after: Durations): void {
  const { count, within } = between(before, after);
  print(`at the server: of ${count} ticks half are late by at most ${within(0.5)} ms, 99 of 100 by ${within(0.99)} ms`);
}

interface SettledRow {
  readonly id: bigint;
  readonly crash_hundredths: number;
  readonly took_off_at: Date;
  readonly bets: number;
  readonly unsettled: number;
  readonly decided_at: Date;
  readonly booked_at: Date;
}

/** When the engine decided each bet, and when the last one was in the ledger, both after the due time. */
async function saySettlement(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<SettledRow>(
    `select r.id, r.crash_hundredths, r.took_off_at, count(*)::integer as bets,
       count(*) filter (where b.settled_at is null)::integer as unsettled,
       max(c.finished_at) as decided_at, max(b.settled_at) as booked_at
     from crash_round r join crash_bet c on c.round_id = r.id and c.state in ('won', 'lost')
       left join bet b on b.round_id = r.id::text and b.member_id = (select id from member where wallet_user = c.player)
     where r.state = 'crashed' group by r.id having count(*) > 1 order by r.id`,
  );
  for (const { id, crash_hundredths, took_off_at, bets, unsettled, decided_at, booked_at } of rows) {
    const dueMs = took_off_at.getTime() + elapsedAt(Math.min(crash_hundredths, CASH_OUT_HUNDREDTHS));
    const after = (at: Date) => `${((at.getTime() - dueMs) / 1_000).toFixed(2)} s`;
    print(
      `round ${id} (crash at ${crash_hundredths / 100}): ${bets} bets decided in ${after(decided_at)}, in the ledger in ${after(booked_at)}, ${unsettled} not`,
    );
  }
}

/** The first brand of the seed. */
const BRAND = { id: 1, currency: 'BDT' };

mkdirSync(folder, { recursive: true });
const database = await openBenchDatabase(folder);
const seeding = openDatabase(database.url, 4);
try {
  const config = readConfig({ DATABASE_URL: database.url, MARQUEE_HOME: folder });
  await seedBrands(seeding, config);
  await seedCatalogue(seeding, config);
  const { rows } = await seeding.pool.query<{ id: number }>(
    `select g.id from game g join vendor v on v.id = g.vendor_id where v.code = 'BGS' and g.code = 'CRASH'`,
  );
  const players = await seedMembers(seeding.pool, PLAYERS, { brand: BRAND, gameId: rows[0]?.id ?? 0 });
  await seeding.pool.query('vacuum analyze');
  const tokens = join(folder, 'tokens.json');
  writeFileSync(tokens, JSON.stringify(players.map(({ token }) => token)));

  const api = await startApi(database.url, folder, await bundleApi());
  try {
    const alone = await play(api.port, tokens, 1, REFERENCE_ROUNDS);
    printMeasured('1 player', alone);
    const before = await durationsOf(api, TICK_METRIC);
    const all = await play(api.port, tokens, PLAYERS, ROUNDS);
    printMeasured(`${PLAYERS} players`, all);
    sayLateness(before, await durationsOf(api, TICK_METRIC));
    await saySettlement(seeding.pool);
  } finally {
    await api.stop();
  }
} finally {
  await seeding.close();
  await database.stop();
}
