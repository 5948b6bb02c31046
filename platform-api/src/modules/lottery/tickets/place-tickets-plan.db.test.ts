import { randomUUID } from 'node:crypto';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMembers, seedMoneyTest, TEST_BRAND, UNIT } from '../../money/ledger/money.fixture';
import { type BrandGame, readBrandGame } from '../games/brand-game-repository';
import { makeDraw, seedLottery, TEST_LOTTERY } from '../lottery.fixture';
import { exposureSizes, requestOf } from './place-ticket';
import { priceTicket } from './price-ticket';
import { openExposure, placeTickets } from './ticket-statements';

const BATCH = 32;
const RULES = lotteryRules('vn-north');

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
  await seedMoneyTest(db.pool);
  await seedLottery(db.pool);
});
afterAll(() => db.drop());

/** Rows of the ledger that a connection has read, by whatever way. */
async function rowsRead(client: pg.PoolClient): Promise<bigint> {
  await client.query('select pg_stat_force_next_flush()');
  const { rows } = await client.query<{ rows: bigint }>(
    `select (t.seq_tup_read + sum(i.idx_tup_read))::bigint as rows from pg_stat_user_tables t join pg_stat_user_indexes i using (relid)
     where t.relname = 'ledger_transaction' group by t.seq_tup_read`,
  );
  return rows[0]?.rows ?? 0n;
}

test('a batch on tables without statistics reads as many rows as on empty ones, though its plan was made for those', async () => {
  const members = await makeMembers(db.pool, BATCH, 1_000n * UNIT);
  const drawId = await makeDraw(db.pool, TEST_LOTTERY.id);
  const game = (await readBrandGame(db.pool, TEST_BRAND.id, TEST_LOTTERY.code)) as BrandGame;
  await openExposure(db.pool, String(drawId), game.brandId, exposureSizes(game));
  const order = { lines: `de 12 ${UNIT} ${RULES.kind('de')?.odds}`, ruleVersion: RULES.version, prizeGroup: null };
  const client = await db.pool.connect();
  await client.query('alter table ledger_transaction set (autovacuum_enabled = off)');
  const placeBatch = async () => {
    const before = await rowsRead(client);
    const requests = members.map((id) =>
      requestOf(game, { id: drawId }, priceTicket(game, order, null), { member: { id }, idempotencyKey: randomUUID() }),
    );
    const results = await placeTickets(client, requests);
    expect(results.every(({ outcome }) => outcome === 'ok')).toBe(true);
    return Number((await rowsRead(client)) - before);
  };
  const onEmpty = await placeBatch();
  for (let batch = 0; batch < 20; batch += 1) await placeBatch();
  expect(await placeBatch()).toBeLessThan(onEmpty + 2 * BATCH);
  client.release();
});
