import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, inTransaction, openDatabase } from '../../../platform/database';
import { makeMember, mustVerify, seedMoneyTest, TEST_BRAND, UNIT } from '../../money/ledger/money.fixture';
import { createLedgerService, type LedgerService } from '../../money/ledger/service';
import { silentTelemetry } from '../../../testing/silent-telemetry';
import { createTickets } from '../tickets/service';
import { createUnits, type Units } from '../../money/units/service';
import { createWageringService, type WageringService } from '../../money/wagering/service';
import { createBonuses } from '../../money/bonus/service';
import { createRewards, type Reward, type Rewards } from './rewards';

let db: TestDatabase;
let database: Database;
let rewards: Rewards;
let ledger: LedgerService;
let units: Units;
let wagering: WageringService;
let member: bigint;
const published: unknown[] = [];

beforeAll(async () => {
  db = await createTestDatabase();
  await seedMoneyTest(db.pool);
  database = openDatabase(db.url);
  const clock = { now: () => new Date() };
  const bus = { publish: (...event: unknown[]) => void published.push(event) };
  const platform = { database, clock, bus, ...silentTelemetry() } as never;
  ledger = createLedgerService(platform);
  units = createUnits({ database, clock });
  wagering = createWageringService(platform);
  const brands = { byId: () => Promise.resolve(TEST_BRAND) } as never;
  const bonuses = createBonuses({ platform, brands, ledger, wagering });
  const tickets = createTickets(platform, units);
  const freeBets = { promise: () => Promise.resolve() };
  rewards = createRewards({ platform, brands, units, tickets, ledger, wagering, bonuses, freeBets });
});
beforeEach(async () => {
  ({ id: member } = await makeMember(db.pool));
  published.length = 0;
});
afterAll(async () => {
  await mustVerify(db.pool);
  await database.close();
  await db.drop();
});

const pay = (reward: Reward, key: string) =>
  inTransaction(database.pool, (tx) =>
    rewards.pay(tx, {
      brandId: TEST_BRAND.id,
      memberId: member,
      source: 'test',
      key: `${member}:${key}`,
      reward,
      names: { en: 'A reward' },
    }),
  );

test('cash is paid once whatever is repeated, with its requirement', async () => {
  const reward = { kind: 'cash', amount: 5n * UNIT, wagering: 25n * UNIT } as const;
  const paid = await Promise.all(Array.from({ length: 8 }, () => pay(reward, 'cash')));
  expect(new Set(paid.map(({ balance }) => balance))).toEqual(new Set([5n * UNIT]));
  expect((await ledger.balanceOf(member)).cash).toBe(5n * UNIT);
  expect((await wagering.remaining(member)).remaining).toBe(25n * UNIT);
});

test('points are paid once whatever is repeated', async () => {
  await Promise.all(Array.from({ length: 8 }, () => pay({ kind: 'points', amount: 30n }, 'points')));
  expect(await units.balance(member, 'points')).toBe(30n);
});

test('a bonus is granted once whatever is repeated', async () => {
  const terms = { mode: 'released', wageringTimes: 3, base: 'bonus', lifetimeHours: 24 } as const;
  await Promise.all(Array.from({ length: 8 }, () => pay({ kind: 'bonus', amount: 9n * UNIT, terms }, 'bonus')));
  expect(await ledger.balanceOf(member)).toMatchObject({ cash: 0n, bonus: 9n * UNIT });
});

test('a key that paid another amount is refused, and nothing of the second payment stays', async () => {
  await pay({ kind: 'cash', amount: 5n * UNIT }, 'reused');
  await expect(pay({ kind: 'cash', amount: 6n * UNIT, wagering: UNIT }, 'reused')).rejects.toMatchObject({
    code: 'idempotency_key_reused',
  });
  expect((await ledger.balanceOf(member)).cash).toBe(5n * UNIT);
  expect((await wagering.remaining(member)).remaining).toBe(0n);
});

test('the member hears of what was paid', async () => {
  const paid = await pay({ kind: 'points', amount: 3n }, 'announced');
  await rewards.announce(paid);
  expect(published).toEqual([['points.balance', { points: 3 }, { memberId: member }]]);
});
