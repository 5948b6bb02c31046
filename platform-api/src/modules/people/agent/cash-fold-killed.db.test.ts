import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { killInRounds, type KillableServer, startKillableServer } from '../../../testing/killable-server';
import { seedMoneyTest } from '../../money/ledger/money.fixture';
import { hasRead } from '../../rewards/play-feed/test-fold.fixture';
import { differingCash, makeLine, MOVEMENT_NAMES, MOVEMENTS, post } from './cash-movements.fixture';
import { lineCashFold } from './line-fold';

const ROUNDS = 12;

let server: KillableServer;
beforeAll(async () => {
  server = await startKillableServer();
  await seedMoneyTest(server.pool);
});
afterAll(() => server.close());

const readUpTo = async () =>
  (await server.pool.query<{ id: bigint }>(`select id from fold_cursor where fold = 'line_cash'`)).rows[0]?.id ?? 0n;

test(`consumers and the database that are killed (kill -9) ${ROUNDS} times leave the cash figures equal to the postings`, async () => {
  const ids = await makeLine(server.pool, 3);
  await killInRounds(server, {
    rounds: ROUNDS,
    worker: new URL('cash-fold-worker.fixture.ts', import.meta.url),
    databaseEvery: 4,
    begin: async (round) => {
      for (const [index, name] of MOVEMENT_NAMES.entries())
        await post(server.pool, MOVEMENTS[name](ids[2] ?? 0n, BigInt(20 + round + index), ids[1] ?? 0n));
    },
    progress: async () => [await readUpTo()],
  });
  await vi.waitUntil(() => hasRead(server.pool, lineCashFold), { interval: 20, timeout: 20_000 });
  expect(await differingCash(server.pool)).toEqual([]);
  const { rows } = await server.pool.query<{ count: number }>(
    `select sum(count)::int as count from line_cash_daily where member_id = $1 and kind = 'rebate'`,
    [ids[0]],
  );
  expect(rows[0]?.count).toBe(2 * ROUNDS);
});
