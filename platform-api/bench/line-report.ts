import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { bigintTypes } from '@marquee/testing/database/bigint-types';
import pg from 'pg';
import { readLineCounts } from '../src/modules/people/agent/line-counts-repository';
import { readLineDays, readLineMembers, readLineTotals } from '../src/modules/people/agent/line-figures-repository';
import {
  makeMembers,
  seedMoneyTest,
  TEST_BRAND,
  TEST_GAME,
  TEST_VENDOR,
} from '../src/modules/money/ledger/money.fixture';
import { openBenchDatabase } from './database';

/**
 * `pnpm bench:line-report`: the figures of the agent at the top of 2,000 members, over 30 days, with the bets of a day and with ten times as
 * many: what the server answers should not depend on them.
 */
const MEMBERS = 2_000;
const DAYS = 30;
const BETS_A_DAY = 2;
const TIMES = 10;
const folder = join(process.env['MARQUEE_HOME'] ?? '.marquee', 'bench');
const print = (line: string) => process.stdout.write(`${line}\n`);

mkdirSync(folder, { recursive: true });
const bench = await openBenchDatabase(folder);
const pool = new pg.Pool({ connectionString: bench.url, max: 2, types: bigintTypes });
pool.on('error', () => undefined);
try {
  await seedMoneyTest(pool);
  const members = await makeMembers(pool, MEMBERS, 1n);
  const top = members[0] ?? 0n;
  for (const [place, id] of members.entries())
    if (place > 0) await pool.query('select set_upline($1, $2)', [id, members[Math.floor((place - 1) / 12)]]);
  await pool.query('select rebuild_line_cash()');
  const before = await measure(top, 'once', BETS_A_DAY);
  const after = await measure(top, `${TIMES} times`, BETS_A_DAY * (TIMES - 1));
  for (const [name, ms] of Object.entries(after)) print(`${name}: x${(ms / (before[name] ?? ms)).toFixed(2)}`);
} finally {
  await pool.end();
  await bench.stop();
}

/** Adds settled bets of every member on each day and reads the figures. @returns medians in ms, by what was read */
async function measure(top: bigint, label: string, bets: number): Promise<Readonly<Record<string, number>>> {
  await pool.query(
    `insert into bet (id, placed_at, brand_id, member_id, vendor_id, game_id, game_type, round_id, stake, is_free, status, payout, valid_bet, settled_at)
     select nextval(pg_get_serial_sequence('ledger_transaction', 'id')), now(), $1, m.id, $2, $3, $4, 'bench', 100000, false, 'lost', 0, 100000,
            now() - make_interval(days => d.n)
     from member m cross join generate_series(0, $5::integer - 1) d(n) cross join generate_series(1, $6::integer) b`,
    [TEST_BRAND.id, TEST_VENDOR.id, TEST_GAME.id, TEST_GAME.type, DAYS, bets],
  );
  await pool.query(
    `insert into member_daily as a (member_id, day, vendor_id, game_type, brand_id, bets, valid_bet)
     select b.member_id, brand_day(b.settled_at, $1::smallint), $2, $3, $4, count(*), sum(b.valid_bet) from bet b group by 1, 2
     on conflict (member_id, day, vendor_id, game_type) do update set bets = excluded.bets, valid_bet = excluded.valid_bet`,
    [TEST_BRAND.offsetMinutes, TEST_VENDOR.id, TEST_GAME.type, TEST_BRAND.id],
  );
  const startedMs = performance.now();
  await pool.query('select rebuild_lines()');
  const rebuiltMs = performance.now() - startedMs;
  await pool.query('analyze');
  const to = new Date(Date.now() + TEST_BRAND.offsetMinutes * 60_000).toISOString().slice(0, 10);
  const from = new Date(Date.parse(to) - (DAYS - 1) * 86_400_000).toISOString().slice(0, 10);
  const filter = { brandId: TEST_BRAND.id, memberId: top, from, to };
  const time = { start: new Date(from), end: new Date(Date.now() + 86_400_000) };
  const order = { by: 'gameResult', direction: 'desc' } as const;
  const read = {
    'by branch': () => readLineMembers(pool, filter, 'line', order, 20, 0),
    'by branch, members alone': () => readLineMembers(pool, filter, 'own', order, 20, 0),
    totals: () => readLineTotals(pool, filter, 'line'),
    'by day': () => readLineDays(pool, filter),
    'active members': () => readLineCounts(pool, filter, time),
  };
  const medians: Record<string, number> = {};
  for (const [name, run] of Object.entries(read)) medians[name] = await medianOf(run);
  const figures = Object.entries(medians).map(([name, ms]) => `${name} ${ms.toFixed(1)} ms`);
  print(`bets ${label}: rebuilt in ${rebuiltMs.toFixed(0)} ms; ${figures.join(', ')}`);
  return medians;
}

async function medianOf(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 21; round += 1) {
    const startedMs = performance.now();
    await run();
    times.push(performance.now() - startedMs);
  }
  return times.toSorted((a, b) => a - b)[10] ?? 0;
}
