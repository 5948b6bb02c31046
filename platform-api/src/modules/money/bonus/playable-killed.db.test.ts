import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { placeBets, rollBack, settleBets } from '../ledger/bet-movement-repository';
import { betOf, mustVerify, seedMoneyTest, UNIT, winOf } from '../ledger/money.fixture';
import { type KillableServer, startKillableServer, untilAnswered } from '../../../testing/killable-server';
import { createBonusTest } from './bonus.fixture';
import { PLAYABLE } from './playable.fixture';

const ROUNDS = 6;
const MEMBERS = 8;
const WORKER = new URL('release-worker.fixture.ts', import.meta.url);

let server: KillableServer;
beforeAll(async () => {
  server = await startKillableServer();
  await seedMoneyTest(server.pool);
});
afterAll(() => server.close());

/** A mixed bet that wins, and whose win is now and then taken back and corrected; each call is repeated until it is answered. */
async function play(memberId: bigint, round: number): Promise<void> {
  const { pool } = server;
  const bet = betOf(memberId, 30n * UNIT);
  const [placed] = await untilAnswered(() => placeBets(pool, [bet]));
  if (placed?.outcome !== 'ok' && placed?.outcome !== 'repeat') return;
  const win = winOf(memberId, bet.key, 33n * UNIT);
  await untilAnswered(() => settleBets(pool, [win]));
  if (round % 3 !== 0) return;
  const back = { ...betOf(memberId, 0n), key: `${win.key}-back`, reference: win.key, memberId };
  await untilAnswered(() => rollBack(pool, back));
  const corrected = winOf(memberId, bet.key, 27n * UNIT);
  await untilAnswered(() => settleBets(pool, [corrected]));
}

test(`mixed stakes, wins and releases that a killed (kill -9) database or process cuts off ${ROUNDS} times move every part whole, and once`, async () => {
  const bonus = createBonusTest({ pool: server.pool } as never);
  const members = await Promise.all(Array.from({ length: MEMBERS }, () => bonus.member(10n)));
  for (const member of members) await bonus.grant(member, { ...PLAYABLE, wageringTimes: 2, capTimes: 1 });
  await server.startWorker(WORKER);
  const parts = async () =>
    (await server.pool.query<{ n: bigint }>('select count(*) as n from bonus_play')).rows[0]?.n ?? 0n;
  for (let round = 0; round < ROUNDS; round += 1) {
    await server.startWorker(WORKER);
    const before = await parts();
    const playing = Promise.all(members.map((member) => play(member, round)));
    await vi.waitUntil(async () => (await untilAnswered(parts)) > before || round > 3, {
      interval: 1,
    });
    await server.kill();
    await playing;
    await server.killWorker();
    await mustVerify(server.pool);
  }
  for (const member of members) for (let n = 0; n < 8; n += 1) await play(member, 1);
  await vi.waitUntil(async () => (await server.pool.query(`select from bonus where state = 'active'`)).rowCount === 0, {
    interval: 20,
  });
  await mustVerify(server.pool);
  const { rows } = await server.pool.query(
    'select distinct state, released > 0 and released <= amount as within from bonus',
  );
  expect(rows).toEqual([{ state: 'completed', within: true }]);
});
