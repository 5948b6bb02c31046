import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../../platform/database';
import { sqlFolders } from '../../../platform/migrate';
import { makeMember, mustVerify, seedMoneyTest, TEST_BRAND, UNIT } from '../../money/ledger/money.fixture';
import { foldAll, runUntilRebuilt } from '../play-feed/test-fold.fixture';
import { play, takeBack } from '../rebates/rebates.fixture';
import { insertMissions, missionsOn } from './missions.fixture';

let db: TestDatabase;
let database: Database;
beforeAll(async () => {
  db = await createTestDatabase();
  await seedMoneyTest(db.pool);
  database = openDatabase(db.url);
});
afterAll(async () => {
  await mustVerify(db.pool);
  await database.close();
  await db.drop();
});

async function migrateBy(...names: readonly string[]) {
  for (const name of names) await db.pool.query(await readFile(join(sqlFolders.migrations, name), 'utf8'));
}

test('takes what was played before there were missions from the bets: the migrations on filled tables', async () => {
  const { missions, fold } = missionsOn(database);
  await insertMissions(db.pool);
  const { id } = await makeMember(db.pool, 1_000n * UNIT);
  await play({ db }, id, 40n);
  await takeBack({ db }, await play({ db }, id, 20n), id);
  await play({ db }, id, 30n);
  await foldAll(db.pool, fold);
  const readPlay = async () => (await db.pool.query<object>('select * from mission_play')).rows;
  const summary = () => missions.summary({ member: { id }, brand: { id: TEST_BRAND.id } });
  const [played, progress] = [await readPlay(), await summary()];
  expect(played).toMatchObject([{ valid_bet: 70n * UNIT, rounds: 2 }]);

  // The tables as they were before.
  await db.pool.query(`drop view mission_play_expected; drop table mission_play, mission_claim, mission_minimum, mission;
    drop function mission_minimum_on; delete from fold_cursor where fold = 'missions'`);
  await migrateBy('0160_missions.sql', '0194_mission_changes.sql');
  await db.pool.query(
    `with o as (insert into operator (email, name, password_hash) values ('o@marquee.localhost', 'O', '-') returning id)
     insert into mission_change (id, brand_id, kind, terms, reason, proposed_by, proposed_at)
     select gen_random_uuid(), $1, kind, terms::jsonb, 'a test', o.id, now()
     from o, (values ('new', '{"goal": "7"}'), ('minimum', '{"stake": "5"}')) c (kind, terms)`,
    [TEST_BRAND.id],
  );
  await migrateBy('0251_mission_tasks.sql');
  const { rows: changes } = await db.pool.query<{ terms: object }>('select terms from mission_change order by kind');
  expect(changes).toEqual([{ terms: { stake: '5' } }, { terms: { goal: '7', minimum: null } }]);
  await insertMissions(db.pool);
  expect(await readPlay()).toEqual([]);
  await runUntilRebuilt(db.pool, fold);
  expect(await readPlay()).toEqual(played);
  expect(await summary()).toEqual(progress);
  await play({ db }, id, 50n);
  await foldAll(db.pool, fold);
  expect(await readPlay()).toMatchObject([{ valid_bet: 120n * UNIT, rounds: 3 }]);
});
