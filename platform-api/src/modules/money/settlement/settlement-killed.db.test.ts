import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { killInRounds, type KillableServer, startKillableServer } from '../../../testing/killable-server';
import { openDatabase } from '../../../platform/database';
import { mustVerify, seedMoneyTest, UNIT } from '../ledger/money.fixture';
import { createSettlementTest } from './settlement.fixture';

const ROUNDS = 8;
const LINES = 12;
const DAY_MS = 86_400_000;
const WORKER = new URL('settlement-worker.fixture.ts', import.meta.url);

let server: KillableServer;
beforeAll(async () => {
  server = await startKillableServer();
  await seedMoneyTest(server.pool);
  await server.pool.query('create table wanted ("from" timestamptz primary key, "to" timestamptz not null)');
});
afterAll(() => server.close());

test(`runs and payments that are killed (kill -9) ${ROUNDS} times are made and paid once`, async () => {
  const { pool } = server;
  const database = openDatabase(server.url, 2);
  const bench = createSettlementTest(database);
  const lows: bigint[] = [];
  for (let line = 0; line < LINES; line += 1) {
    const ids = await bench.chain(3, 10_000n * UNIT);
    await bench.signLine(ids, [4_000, 3_000, 2_000]);
    lows.push(...ids.slice(1));
  }
  const count = async (table: string) =>
    (await pool.query<{ count: bigint }>(`select count(*)::int8 as count from ${table}`)).rows[0]?.count ?? 0n;
  await killInRounds(server, {
    rounds: ROUNDS,
    worker: WORKER,
    databaseEvery: 4,
    begin: async (round) => {
      await bench.playAll(lows, BigInt(10 + round));
      const { from, to } = bench.keyOf('dividend', new Date(Date.now() + round * DAY_MS));
      await pool.query('insert into wanted values ($1, $2)', [from, to]);
    },
    // Cut off between the run and its last payment.
    progress: async () => [await count('agent_bill'), await count('agent_bill_payment')],
  });
  await vi.waitUntil(
    async () => {
      const { rows } = await pool.query<{ runs: number }>(
        `select count(*)::int as runs from agent_run where state = 'paid'`,
      );
      return rows[0]?.runs === ROUNDS;
    },
    { interval: 50, timeout: 60_000 },
  );
  // what came after the last run read the figures
  const { from, to } = bench.keyOf('dividend', new Date(Date.now() + (ROUNDS + 1) * DAY_MS));
  await pool.query('insert into wanted values ($1, $2)', [from, to]);
  await vi.waitUntil(async () => (await count(`agent_run where state = 'paid'`)) === BigInt(ROUNDS + 1), {
    interval: 50,
    timeout: 60_000,
  });
  const { rows } = await pool.query<{ owed: bigint; paid: bigint; open: bigint }>(
    `select sum(due)::int8 / 1000 as owed, sum(paid)::int8 / 1000 as paid, sum(open)::int8 as open from agent_bill where upline_id is null`,
  );
  // each of two members of a line lost 10 + round in every round; the top gets two fifths
  const stakes = Array.from({ length: ROUNDS }, (_, index) => BigInt(10 + index)).reduce((sum, stake) => sum + stake);
  const expected = (BigInt(LINES) * 2n * stakes * 100n * 4n) / 10n;
  expect(rows).toEqual([{ owed: expected, paid: expected, open: 0n }]);
  await mustVerify(pool);
  await database.close();
}, 180_000);
