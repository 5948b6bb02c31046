import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bigintTypes } from '@marquee/testing/database/bigint-types';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { killableSettings } from '../../../../shared/build/src/postgres/settings';
import { type RunningPostgres, startPostgres } from '../../../../shared/build/src/postgres/start-postgres';
import { migrate } from '../../platform/migrate';
import { silentTelemetry } from '../../testing/silent-telemetry';
import { makeMember, mustVerify, seedMoneyTest, UNIT } from '../ledger/money.fixture';
import { insertDraws } from './draws/insert-draws';
import { createOwnDraws } from './draws/own-draws';
import { closeDraw, drawWith, makeDraw, seedLottery, TEST_LOTTERY, ticketParts, workAll } from './lottery.fixture';
import { fillDraw, FIRST, mustBeSettledBy, SECOND } from './runs/settlement.fixture';
import { workChunk } from './runs/work-chunk';
import { createPlaceTicket } from './tickets/place-ticket';

const FAST = { id: 901, code: 'TEST_FAST', gameId: 900_101, area: 'FAST', shape: 'five-digit', source: 'own' } as const;
const beacon = { chain: 'local', read: async () => ({ randomness: 'cd'.repeat(32), signature: 'ab' }) } as const;
const CHUNK = 25;
const folder = mkdtempSync(join(tmpdir(), 'marquee-lottery-kill-'));

let server: RunningPostgres;
let pool: pg.Pool;
beforeAll(async () => {
  server = await startPostgres({ folder, settings: killableSettings });
  pool = new pg.Pool({ connectionString: server.url, max: 8, types: bigintTypes });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  await migrate(pool);
  await seedMoneyTest(pool);
  await seedLottery(pool);
  await seedLottery(pool, FAST);
});
afterAll(async () => {
  await pool.end();
  await server.stop();
  rmSync(server.folder, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
});

/** Kills the database (-9) while `work` waits for rows that are locked, and starts it again. */
async function killWithin(work: () => Promise<unknown>, lock: string): Promise<void> {
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query(lock);
  const interrupted = work().catch((error: unknown) => error);
  const isWaiting = () =>
    pool.query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
  while ((await isWaiting()).rowCount === 0);
  process.kill(server.pid, 'SIGKILL');
  server = await startPostgres({ folder, port: server.port, settings: killableSettings });
  await interrupted;
  holder.release(true);
}

test('a database that is killed (kill -9) within a settlement or a correction leaves the chunk as it was', {
  timeout: 60_000,
}, async () => {
  const members = await Promise.all(Array.from({ length: 4 }, async () => (await makeMember(pool, 1_000n * UNIT)).id));
  const drawId = await makeDraw(pool, TEST_LOTTERY.id);
  await fillDraw(pool, createPlaceTicket(ticketParts(pool)), drawId, members);
  await closeDraw(pool, drawId);
  for (const result of [FIRST, SECOND]) {
    await drawWith(pool, drawId, result, CHUNK);
    await workChunk(pool);
    await killWithin(() => workChunk(pool), `select from wallet where kind = 'cash' for update`);
    await mustVerify(pool);
    await workAll(pool);
    await mustBeSettledBy(pool, drawId, result);
  }
});

test('a database that is killed (kill -9) within a draw leaves it to be drawn, once and from the same seed', {
  timeout: 60_000,
}, async () => {
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
  await killWithin(() => draws.draw(), `select from lottery_draw where lottery_id = ${FAST.id} for update`);
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
