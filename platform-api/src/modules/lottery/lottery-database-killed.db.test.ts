import { afterAll, beforeAll, expect, test } from 'vitest';
import { type KillableServer, startKillableServer } from '../../testing/killable-server';
import { silentTelemetry } from '../../testing/silent-telemetry';
import { makeMember, mustVerify, seedMoneyTest, UNIT } from '../money/ledger/money.fixture';
import { insertDraws } from './draws/insert-draws';
import { createOwnDraws } from './draws/own-draws';
import { closeDraw, drawWith, makeDraw, seedLottery, TEST_LOTTERY, ticketParts, workAll } from './lottery.fixture';
import { fillDraw, FIRST, mustBeSettledBy, SECOND } from './runs/settlement.fixture';
import { workChunk } from './runs/work-chunk';
import { createPlaceTicket } from './tickets/place-ticket';

const FAST = { id: 901, code: 'TEST_FAST', gameId: 900_101, area: 'FAST', shape: 'five-digit', source: 'own' } as const;
const beacon = { chain: 'local', read: async () => ({ randomness: 'cd'.repeat(32), signature: 'ab' }) } as const;
const CHUNK = 25;

let server: KillableServer;
let pool: KillableServer['pool'];
beforeAll(async () => {
  server = await startKillableServer();
  pool = server.pool;
  await seedMoneyTest(pool);
  await seedLottery(pool);
  await seedLottery(pool, FAST);
});
afterAll(() => server.close());

test('a database that is killed (kill -9) within a settlement or a correction leaves the chunk as it was', async () => {
  const members = await Promise.all(Array.from({ length: 4 }, async () => (await makeMember(pool, 1_000n * UNIT)).id));
  const drawId = await makeDraw(pool, TEST_LOTTERY.id);
  await fillDraw(pool, createPlaceTicket(ticketParts(pool)), drawId, members);
  await closeDraw(pool, drawId);
  for (const result of [FIRST, SECOND]) {
    await drawWith(pool, drawId, result, CHUNK);
    await workChunk(pool);
    await server.killWithin(() => workChunk(pool), `select from wallet where kind = 'cash' for update`);
    await mustVerify(pool);
    await workAll(pool);
    await mustBeSettledBy(pool, drawId, result);
  }
});

test('a database that is killed (kill -9) within a draw leaves it to be drawn, once and from the same seed', async () => {
  const at = new Date(Date.now() + 60_000);
  await insertDraws(
    pool,
    FAST,
    [{ issue: '1', station: null, opensAt: new Date(), closesAt: at, drawsAt: at }],
    'local',
  );
  await pool.query(
    `update lottery_draw set opens_at = now() - interval '1 minute', closes_at = now(), draws_at = now() where lottery_id = $1`,
    [FAST.id],
  );
  for (let step = 0; step < 2; step += 1) await pool.query('select advance_draws()');
  const draws = createOwnDraws(pool, beacon, silentTelemetry().log);
  await server.killWithin(() => draws.draw(), `select from lottery_draw where lottery_id = ${FAST.id} for update`);
  const drawOf = async () =>
    (
      await pool.query<{ state: string; results: bigint; isCommitted: boolean | null }>(
        `select state, (select count(*) from lottery_result r where r.draw_id = d.id) as results,
           sha256(convert_to(encode(seed, 'hex'), 'UTF8')) = seed_hash as "isCommitted"
         from lottery_draw d where lottery_id = $1`,
        [FAST.id],
      )
    ).rows;
  expect(await drawOf()).toEqual([{ state: 'closed', results: 0n, isCommitted: null }]);
  expect(await draws.draw()).toHaveLength(1);
  expect(await draws.draw()).toEqual([]);
  await workAll(pool);
  expect(await drawOf()).toEqual([{ state: 'settled', results: 1n, isCommitted: true }]);
});
