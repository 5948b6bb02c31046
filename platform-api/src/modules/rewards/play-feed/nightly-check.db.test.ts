import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../../platform/database';
import { silentTelemetry } from '../../../testing/silent-telemetry';
import { placeBets, settleBets } from '../../money/ledger/bet-movement-repository';
import { betOf, makeMember, seedMoneyTest, UNIT, winOf } from '../../money/ledger/money.fixture';
import { verifyFolds } from '../../money/ledger/verify';
import { createMissionsFold } from '../missions/service';
import { createNightlyCheck } from './nightly-check';
import { foldAll } from './test-fold.fixture';

let db: TestDatabase;
let database: Database;
let moment = new Date('2026-03-02T01:59:59Z');
const clock = { now: () => moment };
beforeAll(async () => {
  db = await createTestDatabase();
  await seedMoneyTest(db.pool);
  database = openDatabase(db.url);
  const { id } = await makeMember(db.pool, 1_000n * UNIT);
  const bet = betOf(id, UNIT);
  await placeBets(db.pool, [bet]);
  await settleBets(db.pool, [winOf(id, bet.key, 0n)]);
  await foldAll(db.pool, createMissionsFold({ bus: { publish: () => undefined } as never, clock }));
});
afterAll(async () => {
  await database.close();
  await db.drop();
});

const open = () => createNightlyCheck({ database, clock, ...silentTelemetry() }, () => verifyFolds(db.pool));

test('checks a day once it is two hours over, in one process', async () => {
  const check = open();
  expect(await check.runDue()).toBe(true);
  expect(new Set((await check.results()).map(({ day }) => day))).toEqual(new Set(['2026-02-28']));
  moment = new Date('2026-03-02T02:00:00Z');
  const runs = await Promise.all([open(), open(), open()].map(({ runDue }) => runDue()));
  expect(runs.filter(Boolean)).toHaveLength(1);
  expect(await check.runDue()).toBe(false);
  const results = await check.results();
  expect(results.every(({ day, differences }) => day === '2026-03-01' && differences === 0)).toBe(true);
  expect(results.map(({ name }) => name)).toContain('what was played for missions equals the bets');
});

test('shows a fold that differs first', async () => {
  await db.pool.query('update mission_play set rounds = rounds + 1');
  moment = new Date('2026-03-03T03:00:00Z');
  await open().runDue();
  expect((await open().results())[0]).toMatchObject({
    name: 'what was played for missions equals the bets',
    day: '2026-03-02',
    differences: 1,
  });
});
