import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { killInRounds, type KillableServer, startKillableServer } from '../../../testing/killable-server';
import { mustVerify, seedMoneyTest, UNIT } from '../ledger/money.fixture';
import { createBonusTest, lose, RELEASED } from './bonus.fixture';

const ROUNDS = 6;
const MEMBERS = 8;
const WORKER = new URL('release-worker.fixture.ts', import.meta.url);

let server: KillableServer;
let pool: KillableServer['pool'];
beforeAll(async () => {
  server = await startKillableServer();
  pool = server.pool;
  await seedMoneyTest(pool);
});
afterAll(() => server.close());

const released = async () =>
  (await pool.query<{ sum: bigint }>('select coalesce(sum(released), 0)::bigint as sum from bonus')).rows[0]?.sum ?? 0n;

test(`two processes and the database that are killed (kill -9) ${ROUNDS} times release every bonus whole, and once`, async () => {
  const bonus = createBonusTest({ pool } as never);
  const members = await Promise.all(Array.from({ length: MEMBERS }, () => bonus.member(1_000n)));
  await Promise.all(members.map((member) => bonus.grant(member, { ...RELEASED, inSteps: true })));
  await killInRounds(server, {
    rounds: ROUNDS,
    worker: WORKER,
    databaseEvery: 3,
    // Of the 500 to wager: one or two tenths a round, so that each kill falls between the releases of some members.
    async begin() {
      for (const member of members) await lose(pool, member, 85n);
    },
    progress: async () => [await released()],
  });
  await vi.waitUntil(async () => (await released()) === BigInt(MEMBERS) * 100n * UNIT, {
    interval: 20,
  });
  for (const member of members) {
    const { cash, bonus: held } = await bonus.ledger.balanceOf(member);
    expect({ cash: cash / UNIT, held }).toEqual({ cash: 1_000n - BigInt(ROUNDS) * 85n + 100n, held: 0n });
  }
  await mustVerify(pool);
});
