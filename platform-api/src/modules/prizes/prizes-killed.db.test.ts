import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bigintTypes } from '@marquee/testing/database/bigint-types';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningPostgres, startPostgres } from '../../../../shared/build/src/postgres/start-postgres';
import { migrate } from '../../platform/migrate';
import { mustVerify, seedMoneyTest } from '../ledger/money.fixture';
import { prizeSiteOn, raffleOf, wheelOf, type PrizeSite } from './prizes.fixture';

/** Draws that are cut off by the death of the database; each is repeated until it is answered. */
const KILLS = 6;
const DRAWS_A_ROUND = 12;
const folder = mkdtempSync(join(tmpdir(), 'marquee-prizes-kill-'));

let server: RunningPostgres;
let pool: pg.Pool;
let site: PrizeSite;
beforeAll(async () => {
  server = await startPostgres({ folder });
  pool = new pg.Pool({ connectionString: server.url, max: 8, types: bigintTypes });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  await migrate(pool);
  await seedMoneyTest(pool);
  site = prizeSiteOn(pool);
});
afterAll(async () => {
  await pool.end();
  await server.stop();
  rmSync(server.folder, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
});

async function killDatabase(): Promise<void> {
  process.kill(server.pid, 'SIGKILL');
  server = await startPostgres({ folder, port: server.port });
}

/** Repeats an attempt, as a page does, until the server answers. */
async function untilAnswered<Value>(attempt: () => Promise<Value>): Promise<Value> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (error instanceof Error && error.name === 'Failure') throw error;
    }
  }
}

/** Waits until a transaction has taken its ticket, so that the death falls into draws. */
async function untilDrawing(before: bigint): Promise<void> {
  const drawn = async () => (await pool.query<{ n: bigint }>('select count(*) as n from wheel_draw')).rows[0]?.n ?? 0n;
  while ((await drawn()) <= before);
}

test(`a database that is killed (kill -9) ${KILLS} times within draws gives no prize twice and loses none`, {
  timeout: 240_000,
}, async () => {
  const version = await site.enforce(wheelOf(2, 20));
  const members = await site.membersWith('wheel', KILLS * DRAWS_A_ROUND);
  for (let round = 0; round < KILLS; round += 1) {
    const players = members.slice(round * DRAWS_A_ROUND, (round + 1) * DRAWS_A_ROUND);
    const drawing = players.map((id) => {
      const caller = site.caller(id, randomUUID());
      return untilAnswered(() => site.prizes.wheel.draw(caller, version));
    });
    await untilDrawing(BigInt(round * DRAWS_A_ROUND));
    await killDatabase();
    await Promise.all(drawing);
    await mustVerify(pool);
  }
  const { rows } = await pool.query<{ draws: bigint; members: bigint; left: bigint }>(
    `select count(*) as draws, count(distinct member_id) as members,
            (select sum(remaining) from ticket_lot where unit = 'wheel') as left from wheel_draw`,
  );
  expect(rows[0]).toEqual({ draws: BigInt(members.length), members: BigInt(members.length), left: 0n });
});

test('a database that is killed (kill -9) within the draw of a raffle leaves it to be drawn, once and from the same seed', {
  timeout: 120_000,
}, async () => {
  await site.enforce(raffleOf({ perMember: 1 }));
  site.at('2026-11-26T10:00:00Z');
  await site.prizes.raffles.tend();
  const members = await site.membersWith('raffle', 5);
  const [first = 0n] = members;
  const shown = async () => (await site.prizes.raffles.list(site.caller(first))).raffles.at(-1);
  const raffle = await shown();
  for (const id of members) await site.prizes.raffles.claim(site.caller(id), raffle?.promotionId ?? '');
  site.at('2026-11-29T14:00:05Z');
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query('select from raffle for update');
  const interrupted = site.prizes.raffles.tend().catch((error: unknown) => error);
  const isWaiting = () =>
    pool.query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
  while ((await isWaiting()).rowCount === 0);
  await killDatabase();
  await interrupted;
  holder.release(true);
  expect((await untilAnswered(shown))?.winners).toEqual([]);
  await site.prizes.raffles.tend();
  await site.prizes.raffles.tend();
  await mustVerify(pool);
  const drawn = (await site.prizes.raffles.list(site.caller(first))).raffles.find(
    ({ promotionId }) => promotionId === raffle?.promotionId,
  );
  expect(drawn?.winners).toHaveLength(3);
});
