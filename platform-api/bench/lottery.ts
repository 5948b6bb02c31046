import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { LotteryResult } from '@marquee/contract/lottery/result';
import { createPreviewResult } from '../src/modules/lottery/results/result-effect';
import { createValidStakes } from '../src/modules/lottery/runs/valid-stakes';
import { workChunk } from '../src/modules/lottery/runs/work-chunk';
import { eachTicketPart } from '../src/modules/lottery/tickets/draw-ticket-repository';
import { finishRun } from '../src/modules/lottery/runs/run-statements';
import {
  closeDraw,
  drawWith,
  makeDraw,
  northResult,
  seedLottery,
  TEST_LOTTERY,
} from '../src/modules/lottery/lottery.fixture';
import { makeMembers, seedMoneyTest, TEST_BRAND, UNIT } from '../src/modules/money/ledger/money.fixture';
import { readConfig } from '../src/platform/config';
import { openDatabase } from '../src/platform/database';
import { seedBrands } from '../src/seed/brands/seed-brands';
import { startApi } from '../src/testing/api-process';
import { bundleApi } from './bundle';
import { openBenchDatabase } from './database';
import { backendTime } from './feed-load';
import { runLoad } from './load';
import { measureFastPayout, seedFastLottery } from './lottery-fast';
import { linesUpTo, openSessions, placeLines, writeOrders } from './lottery-load';
import { openTpcB } from './tpcb';

const CLIENTS = 32;
const MEMBERS = 5_000;
const WORKERS = 2;
const WARM_UP_SECONDS = 10;
const LINES_A_TICKET = 5;
/** Of the draw that is settled beside placing: more than a quick machine settles in a few seconds. */
const BESIDE_LINES = 300_000;
const POLL_MS = 200;
/** Setting up is not what is measured. */
const PATIENT = { statementMs: 600_000, answerMs: 600_000, silentTransactionMs: 600_000 };
const HOST = 'lottery-bench.localhost';
/** Requests written for a second: more than a quick machine answers. */
const TICKETS_PER_SECOND = 3_000;
const seconds = Number(process.env['BENCH_SECONDS'] ?? 3);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
/** Lines of the draw that is settled and corrected. */
const lines = Number(process.env['BENCH_LINES'] ?? 1_000_000);
const folder = join(process.env['MARQUEE_HOME'] ?? '.marquee', 'bench');
const print = (line: string) => process.stdout.write(`${line}\n`);

/** Everything that a run measured, by what it is; ratios to TPC-B but for bytes. */
const figures = new Map<string, number[]>();
const note = (name: string, figure: number) => void figures.set(name, [...(figures.get(name) ?? []), figure]);

mkdirSync(folder, { recursive: true });
const database = await openBenchDatabase(folder);
const product = openDatabase(database.url, 8, PATIENT);
const { pool } = product;
try {
  await seedBrands(product, readConfig({ DATABASE_URL: database.url, MARQUEE_HOME: folder }));
  await seedMoneyTest(pool);
  await pool.query(`update brand set config = (select config from brand where code = 'sundarban') where id = $1`, [
    TEST_BRAND.id,
  ]);
  await seedLottery(pool);
  await seedFastLottery(pool);
  await pool.query('insert into brand_domain (host, brand_id) values ($1, $2)', [HOST, TEST_BRAND.id]);
  const members = await makeMembers(pool, MEMBERS, 1_000_000n * UNIT);
  const tokens = await openSessions(pool, TEST_BRAND.id, members);
  await pool.query('vacuum analyze');
  const tpcB = await openTpcB(database.url, CLIENTS);
  const api = await startApi(database.url, folder, await bundleApi());
  try {
    const ratioOf = async (perSecondOf: () => Promise<number>): Promise<number> => {
      const before = await tpcB.measure(seconds);
      const perSecond = await perSecondOf();
      return perSecond / ((before + (await tpcB.measure(seconds))) / 2);
    };
    // Tables of a new installation: none of the tickets has been analyzed.
    const onFreshTables = await ratioOf(async () => (await place(await makeDraw(pool, TEST_LOTTERY.id), 5)).perSecond);
    // Every member has bet shortly before the run, as active members have.
    await place(await makeDraw(pool, TEST_LOTTERY.id), 5, WARM_UP_SECONDS);
    await pool.query('vacuum analyze');
    figures.clear();
    note('placing on fresh tables, 1 to 5 lines: tickets', onFreshTables);
    for (let round = 1; round <= rounds; round += 1) {
      for (const most of [50, 5]) {
        const drawId = await makeDraw(pool, TEST_LOTTERY.id);
        const ratio = await ratioOf(async () => (await place(drawId, most)).perSecond);
        const name = `placing, 1 to ${most} lines`;
        note(most === 50 ? `${name}: lines` : `${name}: tickets`, ratio);
        print(`round ${round}: ${name}: ${ratio.toFixed(2)} x TPC-B`);
      }
    }
    await besideSettlement();
    for (let round = 1; round <= rounds; round += 1)
      note('a FAST result to the last of 1,000 balances, ms', await measureFastPayout(pool, members));

    /** Placing while the API settles another draw, against placing alone before and after. */
    async function besideSettlement(): Promise<void> {
      const settled = await closedDraw(Math.min(lines, BESIDE_LINES));
      const alone = await makeDraw(pool, TEST_LOTTERY.id);
      const before = (await place(alone, 50)).perSecond;
      await drawWith(pool, settled, northResult('12305', ['07', '14', '21'], '63'));
      const during = (await place(await makeDraw(pool, TEST_LOTTERY.id), 50)).perSecond;
      const { rows } = await pool.query<{ share: number }>(
        `select avg((done_at is not null)::integer)::float8 as share from lottery_chunk c join lottery_run r on r.id = c.run_id where r.draw_id = $1`,
        [settled],
      );
      while ((await stateOf(settled)) !== 'settled') await wait(POLL_MS);
      const after = (await place(await makeDraw(pool, TEST_LOTTERY.id), 50)).perSecond;
      note('placing beside a settlement over placing alone', (2 * during) / (before + after));
      print(`beside placing ${((rows[0]?.share ?? 0) * 100).toFixed(0)} % of the other draw were settled`);
    }

    async function place(drawId: bigint, most: number, forSeconds = seconds): Promise<{ perSecond: number }> {
      const { rows } = await pool.query<{ issue: string }>('select issue from lottery_draw where id = $1', [drawId]);
      const file = join(folder, 'orders.bin');
      const load = {
        host: HOST,
        gameCode: TEST_LOTTERY.code,
        issue: rows[0]?.issue ?? '',
        tokens,
        lineCount: linesUpTo(most),
      };
      await writeOrders(file, TICKETS_PER_SECOND * forSeconds, load);
      await pool.query('checkpoint').catch(() => undefined);
      const walBefore = await wal();
      const measured = await runLoad(api.port, file, CLIENTS, forSeconds);
      const placed = await placedIn(drawId);
      note(`WAL a line, 1 to ${most} lines, bytes`, ((await wal()) - walBefore) / placed.lines);
      print(
        `  ${placed.tickets} tickets of ${placed.lines} lines, p50 ${measured.p50Ms.toFixed(0)} ms, p99 ${measured.p99Ms.toFixed(0)} ms`,
      );
      return { perSecond: (most === 50 ? placed.lines : placed.tickets) / forSeconds };
    }
  } finally {
    await api.stop();
  }

  const drawId = await closedDraw(lines);
  await pool.query('update lottery_draw set draws_at = closes_at where id = $1', [drawId]);
  for (const [name, special] of [
    ['settlement', '12305'],
    ['correction', '99921'],
  ] as const) {
    const result = northResult(special, ['07', '14', '21'], special === '12305' ? '63' : '70');
    await preview(drawId, name, result);
    await drawWith(pool, drawId, result);
    await pool.query('checkpoint').catch(() => undefined);
    const before = await tpcB.measure(seconds);
    const [walBefore, startedMs] = [await wal(), performance.now()];
    const cpu = process.cpuUsage();
    await Promise.all(
      Array.from({ length: WORKERS }, async () => {
        const validStakes = createValidStakes();
        while (await workChunk(pool, validStakes));
      }),
    );
    while (await finishRun(pool));
    const spentSeconds = (performance.now() - startedMs) / 1_000;
    const { user } = process.cpuUsage(cpu);
    const bytes = ((await wal()) - walBefore) / lines;
    const perSecond = lines / spentSeconds;
    const ratio = perSecond / ((before + (await tpcB.measure(seconds))) / 2);
    note(`${name} of ${lines} lines`, ratio);
    note(`WAL a line of the ${name}, bytes`, bytes);
    print(
      `${name}: ${spentSeconds.toFixed(1)} s, ${perSecond.toFixed(0)} lines per second, ${ratio.toFixed(1)} x TPC-B, ${(user / lines).toFixed(2)} microseconds of this process a line`,
    );
  }
  for (const [name, all] of figures) {
    const sorted = all.toSorted((left, right) => left - right);
    const [least, median, most] = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
    print(`${name}: median ${median?.toFixed(2)} (${least?.toFixed(2)} to ${most?.toFixed(2)})`);
  }
} finally {
  await product.close();
  await database.stop();
}

/** What an operator waits for before a result is sent, against reading the rows that it prices. */
async function preview(drawId: bigint, name: string, result: LotteryResult): Promise<void> {
  const alone = openDatabase(database.url, 1, PATIENT);
  try {
    const spentBy = async (run: () => Promise<unknown>): Promise<number> => {
      const before = await backendTime(alone.pool);
      const cpu = process.cpuUsage();
      await run();
      const { user, system } = process.cpuUsage(cpu);
      return (user + system) / 1_000_000 + (await backendTime(alone.pool)) - before;
    };
    const operator = { rights: ['lotteries'], brandIds: [] };
    const request = { drawId: String(drawId), result: result as never };
    const reading = await spentBy(() => eachTicketPart(alone.pool, drawId, () => undefined));
    const pricing = await spentBy(() =>
      createPreviewResult(alone.pool)({ operator, requestId: 'bench' } as never, request),
    );
    note(`preview of the ${name}, processor time over reading its rows`, pricing / reading);
  } finally {
    await alone.close();
  }
}

/** A closed draw with tickets of so many lines, and statistics of them. */
async function closedDraw(lineCount: number): Promise<bigint> {
  const { rows } = await pool.query<{ id: bigint }>(`select id from member where brand_id = $1 order by id`, [
    TEST_BRAND.id,
  ]);
  const drawId = await makeDraw(pool, TEST_LOTTERY.id);
  await placeLines(pool, {
    drawId,
    members: rows.map(({ id }) => id),
    tickets: Math.ceil(lineCount / LINES_A_TICKET),
    linesOfTicket: LINES_A_TICKET,
  });
  await closeDraw(pool, drawId);
  await pool.query('vacuum analyze');
  return drawId;
}

async function stateOf(drawId: bigint): Promise<string | undefined> {
  const { rows } = await pool.query<{ state: string }>('select state from lottery_draw where id = $1', [drawId]);
  return rows[0]?.state;
}

async function wal(): Promise<number> {
  const { rows } = await pool.query<{ bytes: number }>(
    `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as bytes`,
  );
  return rows[0]?.bytes ?? 0;
}

async function placedIn(drawId: bigint): Promise<{ tickets: number; lines: number }> {
  const { rows } = await pool.query<{ tickets: number; lines: number }>(
    'select count(*)::int as tickets, coalesce(sum(line_count), 0)::int as lines from lottery_ticket where draw_id = $1',
    [drawId],
  );
  return rows[0] ?? { tickets: 0, lines: 0 };
}
