import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { killInRounds, type KillableServer, startKillableServer } from '../../../testing/killable-server';
import { placeBets, rollBack, settleBets } from '../../money/ledger/bet-movement-repository';
import {
  betOf,
  makeMember,
  mustVerify,
  seedMoneyTest,
  TEST_BRAND,
  UNIT,
  winOf,
} from '../../money/ledger/money.fixture';
import { createWageringService } from '../../money/wagering/service';
import { hasRead, makeTestFold } from './test-fold.fixture';

const ROUNDS = 20;
const BETS_A_ROUND = 30;
const WORKER = new URL('fold-worker.fixture.ts', import.meta.url);

let server: KillableServer;
let pool: KillableServer['pool'];
beforeAll(async () => {
  server = await startKillableServer();
  pool = server.pool;
  await seedMoneyTest(pool);
  for (const fold of ['played', 'control']) await makeTestFold(pool, fold);
  const levels = Array.from({ length: 16 }, (_, index) => ({ level: index + 1, validBet: String(500 * (index + 1)) }));
  await pool.query(
    `insert into vip_rules (brand_id, version, window_days, wagering, levels, state, from_day, reason, decided_at)
     values ($1, 1, 30, 1, $2, 'approved', '2000-01-01', 'test', now())`,
    [TEST_BRAND.id, JSON.stringify(levels.map((level) => ({ ...level, names: { en: 'Level' }, deposits: '0' })))],
  );
});
afterAll(() => server.close());

/** Bets of which some win and some are taken back, so that a row that is lost or folded twice shows. */
async function play(memberId: bigint, round: number): Promise<void> {
  const bets = Array.from({ length: BETS_A_ROUND }, (_, index) => betOf(memberId, BigInt(index + 1)));
  await placeBets(pool, bets);
  await settleBets(
    pool,
    bets.map(({ key }, index) => winOf(memberId, key, index % 3 === 0 ? BigInt(index) : 0n)),
  );
  const back = bets[round % BETS_A_ROUND]!;
  const { source, key, fingerprint } = back;
  await rollBack(pool, { source, key: `${key}-back`, fingerprint, reference: key, memberId });
}

const readUpTo = async (fold: string) =>
  (await pool.query<{ id: bigint }>('select id from fold_cursor where fold = $1', [fold])).rows[0]?.id ?? 0n;

test(`consumers and the database that are killed (kill -9) ${ROUNDS} times leave every fold equal to the bets; two transactions would not`, async () => {
  const { id: member } = await makeMember(pool, 1_000_000n * UNIT);
  await createWageringService({ database: { pool } } as never).require(pool, {
    memberId: member,
    source: 'test',
    key: 'requirement',
    amount: 900_000n * UNIT,
  });
  await killInRounds(server, {
    rounds: ROUNDS,
    worker: WORKER,
    databaseEvery: 5,
    begin: (round) => play(member, round),
    // In the middle of the backlog: some rows are folded, some are not.
    progress: async () => [await readUpTo('played'), await readUpTo('control')],
  });
  await vi.waitUntil(
    async () => {
      const folds = ['played', 'wagering', 'points', 'missions', 'vip', 'control'];
      const read = await Promise.all(folds.map((name) => hasRead(pool, { name })));
      return read.every(Boolean);
    },
    { interval: 20 },
  );
  expect((await pool.query('select * from played_wrong')).rows).toEqual([]);
  await mustVerify(pool);
  // What the VIP fold knows of distances is lost with the database; no rise is, and none happens twice.
  const { rows: standings } = await pool.query<{ level: number; reached: number }>(
    'select level, reached from vip_standing(array[$1::bigint], now())',
    [member],
  );
  expect(standings[0]?.level).toBeGreaterThan(10);
  expect(standings[0]?.level).toBeGreaterThanOrEqual(standings[0]?.reached ?? 0);
  const { rows: rises } = await pool.query('select to_level from vip_change group by to_level having count(*) > 1');
  expect(rises).toEqual([]);
  expect((await pool.query('select * from control_wrong')).rows).toHaveLength(1);
});
