import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dayOf } from '../../../platform/brand-days';
import { type Database, openDatabase } from '../../../platform/database';
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
import { rebuildFold } from '../play-feed/rebuild-fold';
import { foldAll } from '../play-feed/test-fold.fixture';
import { createUnits } from '../../money/units/service';
import { createPayEarnedPoints, pointsFold } from './earned-points';
import { readUnpaidPoints } from './earned-points-repository';

const DAY_MS = 86_400_000;
let db: TestDatabase;
let database: Database;
let days = 0;
let published: bigint[] = [];
const clock = { now: () => new Date(Date.now() + days * DAY_MS) };

beforeAll(async () => {
  db = await createTestDatabase();
  await seedMoneyTest(db.pool);
  database = openDatabase(db.url);
  // A slot earns a point for each 30 units of valid bet; nothing else earns any.
  await db.pool.query(
    `insert into point_rules (brand_id, version, earn, exchange, grant_limit, terms, state, from_day, reason, decided_at)
     values ($1, 1, $2, '[]', 0, '{}', 'approved', '2000-01-01', 'test', now())`,
    [TEST_BRAND.id, JSON.stringify({ rng: String(30n * UNIT) })],
  );
});
beforeEach(() => {
  published = [];
});
afterAll(async () => {
  await mustVerify(db.pool);
  await database.close();
  await db.drop();
});

const bus = {
  publish: (_topic: string, _payload: object, audience: { memberId?: bigint }) =>
    void (audience.memberId && published.push(audience.memberId)),
} as never;
const brands = { all: () => Promise.resolve([{ ...TEST_BRAND, config: { flags: { POINTS: true } } }]) } as never;
const pay = () => createPayEarnedPoints({ platform: { database, clock, bus }, brands })();
const member = async () => (await makeMember(db.pool, 10_000n * UNIT)).id;
const points = (memberId: bigint) => createUnits({ database, clock }).balance(memberId, 'points');
const unpaid = (memberId: bigint) => readUnpaidPoints(db.pool, memberId, dayOf(clock.now(), TEST_BRAND.offsetMinutes));

async function play(memberId: bigint, units: bigint, fields: Parameters<typeof betOf>[2] = {}) {
  const bet = betOf(memberId, units * UNIT, fields);
  await placeBets(db.pool, [bet]);
  await settleBets(db.pool, [winOf(memberId, bet.key, 0n)]);
  return bet;
}
const takeBack = ({ key, source, fingerprint }: ReturnType<typeof betOf>, memberId: bigint) =>
  rollBack(db.pool, { source, key: `${key}-back`, fingerprint, reference: key, memberId });
const fold = (limit?: number) => foldAll(db.pool, pointsFold, limit);

test('sums play unrounded and pays whole points, once a business day', async () => {
  const id = await member();
  for (const units of [20n, 20n, 25n]) await play(id, units);
  await fold(1);
  expect(await unpaid(id)).toBe(2);
  expect(await pay()).toBe(1);
  expect(published).toEqual([id]);
  expect([await points(id), await unpaid(id)]).toEqual([2n, 0]);
  await play(id, 25n);
  await fold();
  // 90 units are 3 points: the fractions of both days count.
  expect([await pay(), await points(id), await unpaid(id)]).toEqual([0, 2n, 1]);
  days += 1;
  expect([await pay(), await points(id)]).toEqual([1, 3n]);
});

test('takes what was rolled back off the next payments, and never off the points', async () => {
  const id = await member();
  const bet = await play(id, 300n);
  await fold();
  await pay();
  expect(await points(id)).toBe(10n);
  await takeBack(bet, id);
  await play(id, 240n);
  await fold();
  days += 1;
  expect([await pay(), await points(id), await unpaid(id)]).toEqual([0, 10n, 0]);
  await play(id, 90n);
  await fold();
  expect([await pay(), await points(id)]).toEqual([1, 11n]);
});

test('gives nothing for games that earn nothing, nor for days before the rules', async () => {
  const id = await member();
  await play(id, 3_000n, { game_type: 'live' });
  await fold();
  expect(await unpaid(id)).toBe(0);
});

test('pays once when several pay at the same time', async () => {
  const ids = await Promise.all([1, 2, 3].map(member));
  for (const id of ids) await play(id, 60n);
  await fold();
  days += 1;
  const paid = await Promise.all(Array.from({ length: 8 }, pay));
  expect(paid.reduce((sum, count) => sum + count)).toBe(3);
  expect(await Promise.all(ids.map(points))).toEqual([2n, 2n, 2n]);
});

test('counts a day by the rules of that day, and is the same when it is computed again', async () => {
  const id = await member();
  await play(id, 60n);
  await fold();
  await db.pool.query(
    `insert into point_rules (brand_id, version, earn, exchange, grant_limit, terms, state, from_day, reason, decided_at)
     values ($1, 2, $2, '[]', 0, '{}', 'approved', brand_day(now(), $3::smallint) + 1, 'test', now())`,
    [TEST_BRAND.id, JSON.stringify({ rng: String(10n * UNIT) }), TEST_BRAND.offsetMinutes],
  );
  await play(id, 30n);
  await fold();
  expect(await unpaid(id)).toBe(3);
  await mustVerify(db.pool);
  await rebuildFold(db.pool, pointsFold);
  expect(await unpaid(id)).toBe(3);
  // What nobody has folded yet is part of the comparison.
  await play(id, 30n);
  await mustVerify(db.pool);
});

test('pays the factor of the VIP level, with fractions kept for the next payment', async () => {
  const level = { level: 1, pointsPercent: 150 };
  await db.pool.query(
    `insert into vip_rules (brand_id, version, window_days, wagering, levels, state, from_day, reason, decided_at)
     values ($1, 1, 30, 0, $2, 'approved', '2000-01-01', 'test', now())`,
    [TEST_BRAND.id, JSON.stringify([level])],
  );
  const id = await member();
  await db.pool.query(
    `with m as (insert into vip_member (member_id, brand_id, level, since, changes) values ($1, $2, 1, now(), 1))
     insert into vip_change (member_id, number, kind, from_level, to_level, at, valid_bet, deposits) values ($1, 1, 'risen', 0, 1, now(), 0, 0)`,
    [id, TEST_BRAND.id],
  );
  await play(id, 90n);
  await fold();
  // 3 points, times 1.5.
  expect(await unpaid(id)).toBe(4);
  await pay();
  expect(await points(id)).toBe(4n);
  await play(id, 30n);
  await fold();
  days += 1;
  await pay();
  expect(await points(id)).toBe(6n);
});
