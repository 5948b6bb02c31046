import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EarlierDatabase, migratedUntil } from '../../../testing/migrated-until';
import { seedMoneyTest } from '../../money/ledger/money.fixture';
import { makeOperators, seedLottery, TEST_LOTTERY } from '../lottery.fixture';

let db: EarlierDatabase;
let operators: readonly [number, number];

const drawOf = async (issue: string): Promise<bigint> => {
  const { rows } = await db.pool.query<{ id: bigint }>(
    `insert into lottery_draw (lottery_id, issue, opens_at, closes_at, draws_at, state)
     values ($1, $2, now() - interval '2 days', now() - interval '1 day', now() - interval '1 day', 'closed') returning id`,
    [TEST_LOTTERY.id, issue],
  );
  return rows[0]?.id as bigint;
};

beforeAll(async () => {
  db = await migratedUntil('0286_draw_proposals.sql');
  await seedMoneyTest(db.pool);
  await seedLottery(db.pool, { source: 'feed' });
  operators = await makeOperators(db.pool);
});
afterAll(() => db.drop());

test('a void that waits becomes an open proposal of who asked, and a done one stays', async () => {
  const [waiting, done] = [await drawOf('waiting'), await drawOf('done')];
  await db.pool.query(
    `insert into lottery_void (draw_id, reason, requested_by, confirmed_by, voided_at)
     values ($1, 'Cancelled', $3, null, null), ($2, 'Not drawn', $3, $4, now())`,
    [waiting, done, ...operators],
  );
  await db.migrate();
  const { rows } = await db.pool.query(
    'select kind, brand_id, subject, body, revision, reason, proposed_by, state from proposal',
  );
  expect(rows).toEqual([
    {
      kind: 'draw-void',
      brand_id: null,
      subject: String(waiting),
      body: { drawId: String(waiting) },
      revision: '0',
      reason: 'Cancelled',
      proposed_by: operators[0],
      state: 'open',
    },
  ]);
  expect((await db.pool.query('select draw_id from lottery_void')).rows).toEqual([{ draw_id: done }]);
  // An earlier process would ask by a row without a time.
  await expect(
    db.pool.query(`insert into lottery_void (draw_id, reason, requested_by) values ($1, 'again', $2)`, [
      waiting,
      operators[0],
    ]),
  ).rejects.toThrow('lottery_void_done');
});
