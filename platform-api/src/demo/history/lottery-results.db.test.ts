import { openHouseResults } from '@marquee/contract/lottery/results-house';
import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedMoneyTest } from '../../modules/money/ledger/money.fixture';
import { makeOperators, seedLottery } from '../../modules/lottery/lottery.fixture';
import { readFeeds } from '../../modules/lottery/results/feed-status';
import { createOfficialDraws } from '../../modules/lottery/results/official-draws';
import type { ResultFeed } from '../../modules/lottery/results/result-feed';
import { silentTelemetry } from '../../testing/silent-telemetry';
import { writeFastResults, writeLotteryResults } from './lottery-results';

const SECRET = 'a-secret-of-sixteen-or-more';
const NOW = new Date('2026-08-10T15:00:00Z');

const FAST = { id: 901, code: 'FAST_K3_3', gameId: 900_101 } as const;

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
  await seedMoneyTest(db.pool);
  await seedLottery(db.pool, { code: 'VN_NORTH', source: 'feed' });
  await seedLottery(db.pool, { ...FAST, shape: 'k3', area: 'FAST', source: 'own' });
  const [, confirmedBy] = await makeOperators(db.pool);
  const client = await db.pool.connect();
  await writeLotteryResults(client, confirmedBy, NOW, SECRET);
  await writeFastResults(client, NOW);
  client.release();
});
afterAll(() => db.drop());

const resultOf = async (issue: string) => {
  const { rows } = await db.pool.query<{ special: string; simulated: boolean; state: string }>(
    `select r.result -> 'prizes' -> 0 ->> 0 as special, r.simulated, d.state
     from lottery_draw d join lottery_result r on r.draw_id = d.id and r.revision = d.revision where d.issue = $1`,
    [issue],
  );
  return rows;
};

test('gives past issues their official results', async () => {
  expect(await resultOf('20260405')).toEqual([{ special: '02855', simulated: false, state: 'settled' }]);
  expect(await resultOf('20260630')).toEqual([{ special: '60468', simulated: false, state: 'settled' }]);
});

test('labels results of the last sixty days that no archive has, and invents none before', async () => {
  expect(await resultOf('20260810')).toMatchObject([{ simulated: true }]);
  expect(await resultOf('20260811')).toEqual([]);
  expect(await resultOf('20260331')).toEqual([]);
  const { rows } = await db.pool.query<{ draws: bigint }>(
    `select count(*) as draws from lottery_draw where lottery_id <> ${FAST.id} and draws_at > $1::timestamptz - interval '60 days'`,
    [NOW],
  );
  expect(rows[0]?.draws).toBe(60n);
});

test('gives fast games a trend before their first draw, labelled and outside of the fairness journal', async () => {
  const { rows } = await db.pool.query(
    `select count(*)::int as draws, bool_and(r.simulated and r.source = 'own' and d.state = 'settled') as is_labelled,
       bool_or(d.seed_hash is not null) as is_committed, max(d.draws_at) as last
     from lottery_draw d join lottery_result r on r.draw_id = d.id where d.lottery_id = $1`,
    [FAST.id],
  );
  expect(rows).toEqual([{ draws: 120, is_labelled: true, is_committed: false, last: NOW }]);
});

test('is what the results house delivers after the start, so that the feed contradicts nothing', async () => {
  const started = await createTestDatabase();
  await seedMoneyTest(started.pool);
  await seedLottery(started.pool, { code: 'HANOI_5', area: 'SEA', shape: 'hanoi', source: 'feed' });
  const [, confirmedBy] = await makeOperators(started.pool);
  const client = await started.pool.connect();
  await writeLotteryResults(client, confirmedBy, new Date(), SECRET);
  client.release();
  const contradictedBy = async (secret: string) => {
    await createOfficialDraws(started.pool, feedOf(secret), silentTelemetry().log).step();
    const [feed] = await readFeeds(started.pool);
    return feed?.contradicted.length;
  };
  expect(await contradictedBy(SECRET)).toBe(0);
  expect(await contradictedBy('another-secret-of-sixteen')).toBe(2);
  await started.drop();
});

/** The results house without its server. */
function feedOf(secret: string): ResultFeed {
  const resultOf = openHouseResults(secret);
  return {
    code: 'results-house',
    read: async (game, issues) =>
      (await Promise.all(issues.map((issue) => resultOf(game, issue)))).filter((result) => result !== null),
  };
}
