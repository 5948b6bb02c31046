import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedMoneyTest } from '../../money/ledger/money.fixture';
import {
  closeDraw,
  type DrawState,
  makeDraw,
  makeOperators,
  revisionOf,
  seedLottery,
  TEST_LOTTERY,
} from '../lottery.fixture';

const STATES: readonly DrawState[] = ['scheduled', 'open', 'closed', 'drawn', 'settling', 'settled', 'void'];
const ALLOWED: Readonly<Record<DrawState, readonly DrawState[]>> = {
  scheduled: ['open', 'void'],
  open: ['closed', 'void'],
  closed: ['drawn', 'void'],
  drawn: ['settling', 'void'],
  settling: ['settled', 'void'],
  settled: ['drawn', 'void'],
  void: [],
};

let db: TestDatabase;
let operators: [number, number];
beforeAll(async () => {
  db = await createTestDatabase();
  await seedMoneyTest(db.pool);
  await seedLottery(db.pool);
  operators = await makeOperators(db.pool);
});
afterAll(() => db.drop());

const insertResult = (drawId: bigint, revision: number, persons: readonly (number | null)[], reason = 'corrected') =>
  db.pool.query(
    `insert into lottery_result (draw_id, revision, result, source, entered_by, confirmed_by, reason)
     values ($1, $2, '{}', $3, $4, $5, $6)`,
    [drawId, revision, persons[0] === null ? 'feed' : 'operator', persons[0], persons[1], reason],
  );

test.each(STATES)('a draw that is %s takes its next states only', async (from) => {
  for (const to of STATES.filter((state) => state !== from)) {
    const id = await makeDraw(db.pool, TEST_LOTTERY.id, from);
    const revision = revisionOf(from) + (to === 'drawn' ? 1 : 0);
    await insertResult(id, revisionOf(from) + 1, operators);
    const change = db.pool.query(
      `update lottery_draw set state = $2, revision = $3, closes_at = case when $4 then clock_timestamp() else closes_at end
       where id = $1`,
      [id, to, revision, from === 'open'],
    );
    if (ALLOWED[from].includes(to)) await change;
    else await expect(change).rejects.toThrow(`a draw does not go from ${from} to ${to}`);
  }
});

describe('a draw', () => {
  test('closes and opens on the clock of the database', async () => {
    const open = await makeDraw(db.pool, TEST_LOTTERY.id);
    await expect(db.pool.query(`update lottery_draw set state = 'closed' where id = $1`, [open])).rejects.toThrow(
      'on time',
    );
    const early = await makeDraw(db.pool, TEST_LOTTERY.id, 'scheduled');
    await db.pool.query(`update lottery_draw set opens_at = now() + interval '1 minute' where id = $1`, [early]);
    await expect(db.pool.query(`update lottery_draw set state = 'open' where id = $1`, [early])).rejects.toThrow(
      'on time',
    );
  });

  test('keeps its commitment and its times once they were published', async () => {
    const id = await makeDraw(db.pool, TEST_LOTTERY.id);
    const commit = db.pool.query(`update lottery_draw set seed_hash = sha256('other') where id = $1`, [id]);
    await expect(commit).rejects.toThrow('what was published of a draw stays');
    await closeDraw(db.pool, id);
    const reopen = db.pool.query(`update lottery_draw set closes_at = now() + interval '1 minute' where id = $1`, [id]);
    await expect(reopen).rejects.toThrow('what was published of a draw stays');
  });

  test('is drawn with a result of its next revision only', async () => {
    const id = await makeDraw(db.pool, TEST_LOTTERY.id);
    await closeDraw(db.pool, id);
    const draw = (revision: number) =>
      db.pool.query(`update lottery_draw set state = 'drawn', revision = $2 where id = $1`, [id, revision]);
    await expect(draw(1)).rejects.toThrow('a draw without a result is not drawn');
    await insertResult(id, 1, operators);
    await expect(draw(2)).rejects.toThrow('the revision of a draw rises with its result only');
    await draw(1);
  });
});

describe('a result', () => {
  test('needs two different persons, or a feed and one', async () => {
    const id = await makeDraw(db.pool, TEST_LOTTERY.id);
    const [first, second] = operators;
    await expect(insertResult(id, 1, [first, first])).rejects.toThrow('check constraint');
    await expect(insertResult(id, 1, [first, null])).rejects.toThrow('check constraint');
    await expect(insertResult(id, 1, [null, null])).rejects.toThrow('check constraint');
    await insertResult(id, 1, [null, second]);
    await insertResult(id, 2, [first, second]);
  });

  test('is never changed', async () => {
    await expect(db.pool.query(`update lottery_result set result = '[]'`)).rejects.toThrow('append-only');
    await expect(db.pool.query(`delete from lottery_result`)).rejects.toThrow('append-only');
  });
});

test('a void needs two different persons, or none', async () => {
  const [first, second] = operators;
  const requestVoid = async (requestedBy: number | null, confirmedBy: number | null) =>
    db.pool.query(
      `insert into lottery_void (draw_id, reason, requested_by, confirmed_by, voided_at) values ($1, 'test', $2, $3, now())`,
      [await makeDraw(db.pool, TEST_LOTTERY.id), requestedBy, confirmedBy],
    );
  await expect(requestVoid(first, first)).rejects.toThrow('check constraint');
  await expect(requestVoid(first, null)).rejects.toThrow('check constraint');
  await requestVoid(first, second);
  await requestVoid(null, null);
});
