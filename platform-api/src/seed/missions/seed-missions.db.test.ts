import { MISSION_TASKS } from '@marquee/contract/missions';
import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { UNIT } from '../../modules/money/ledger/money.fixture';
import { seedMissions } from './seed-missions';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
  await db.pool.query(
    `insert into brand (id, code, name, currency, offset_minutes, config)
     values (1, 'sundarban', 'S', 'BDT', 360, '{}'), (2, 'meridian', 'M', 'VND', 420, '{}')`,
  );
});
afterAll(() => db.drop());

test('gives both brands a mission of every task once, in the brand’s amounts', async () => {
  await seedMissions(db);
  await seedMissions(db);
  const { rows } = await db.pool.query<{ task: string; brands: number[] }>(
    'select task, array_agg(distinct brand_id order by brand_id) as brands from mission group by task',
  );
  expect(rows.map(({ task }) => task).sort()).toEqual([...MISSION_TASKS].sort());
  expect(rows.every(({ brands }) => brands.length === 2)).toBe(true);
  const { rows: friends } = await db.pool.query(
    `select brand_id as brand, goal, minimum from mission where task = 'invitations' order by brand_id`,
  );
  expect(friends).toEqual([
    { brand: 1, goal: 2n, minimum: 1_000n * UNIT },
    { brand: 2, goal: 2n, minimum: 200_000n * UNIT },
  ]);
});
