import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dayOf } from '../../../platform/brand-days';
import { type Database, openDatabase } from '../../../platform/database';
import { silentTelemetry } from '../../../testing/silent-telemetry';
import { createBonuses } from '../../money/bonus/service';
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
import { createLedgerService, type LedgerService } from '../../money/ledger/service';
import { rebuildFold } from '../play-feed/rebuild-fold';
import { foldAll } from '../play-feed/test-fold.fixture';
import { createRewards } from '../rewards/rewards';
import { createTickets } from '../tickets/service';
import { createUnits } from '../../money/units/service';
import { createWageringService } from '../../money/wagering/service';
import { createVipDailyWork } from './daily-work';
import { createMemberVip } from './member-vip';
import { writeVipLevel } from './repository';
import { createVipLevels } from './vip-levels';
import type { VipRise } from './rise-repository';
import { createVipRises, type VipRises } from './vip-rises';

let db: TestDatabase;
let ledger: LedgerService;
let database: Database;
let rises: VipRises;
let status: ReturnType<typeof createMemberVip>;
let work: () => Promise<void>;
let published: unknown[] = [];
let reached: VipRise[] = [];
let warned: [bigint, number][] = [];
let moment = () => new Date();
let offsetMinutes: number = TEST_BRAND.offsetMinutes;
const clock = { now: () => moment() };

beforeAll(async () => {
  db = await createTestDatabase();
  await seedMoneyTest(db.pool);
  database = openDatabase(db.url);
  const bus = {
    publish: (topic: string, payload: { level?: number }, { memberId }: { memberId?: bigint }) =>
      void (topic === 'vip.level' && published.push([memberId, payload.level])),
  } as never;
  const platform = { database, clock, bus, ...silentTelemetry() } as never;
  const brand = () => ({ ...TEST_BRAND, offsetMinutes, defaultLanguage: 'en', config: { flags: {} } });
  const brands = { byId: () => Promise.resolve(brand()), all: () => Promise.resolve([brand()]) } as never;
  ledger = createLedgerService(platform);
  const wagering = createWageringService({ database });
  const units = createUnits(platform);
  const rewards = createRewards({
    platform,
    brands,
    ledger,
    wagering,
    units,
    tickets: createTickets(platform, units),
    freeBets: { promise: () => Promise.resolve() },
    bonuses: createBonuses({ platform, brands, ledger, wagering }),
  });
  rises = createVipRises({ platform, levelReached: (_tx, rise) => Promise.resolve(void reached.push(rise)) });
  const warn = ({ memberId, level }: { memberId: bigint; level: number }) =>
    Promise.resolve(void warned.push([memberId, level]));
  work = createVipDailyWork({ platform, brands, rewards, warn });
  status = createMemberVip({ platform, brands, rebateRates: () => Promise.resolve((level) => level * 10) });
  const level = (number: number, bet: bigint, deposits = 0n) => ({
    level: number,
    names: { en: `Level ${number}` },
    validBet: String(bet * UNIT),
    deposits: String(deposits * UNIT),
    pointsPercent: 100 + number * 50,
    withdrawalCount: null,
    withdrawalSum: null,
    withdrawalMaximum: null,
    priority: number,
    birthdayGift: String(5n * UNIT),
    monthlyReward: String(BigInt(number) * UNIT),
    manager: 'Mia',
  });
  await db.pool.query(
    `insert into vip_rules (brand_id, version, window_days, wagering, levels, state, from_day, reason, decided_at)
     values ($1, 1, 30, 1, $2, 'approved', '2000-01-01', 'test', now())`,
    [TEST_BRAND.id, JSON.stringify([level(1, 100n), level(2, 500n), level(3, 1_000n, 200n)])],
  );
  await db.pool.query(
    `insert into deposit_channel (brand_id, code, provider, names, minimum, maximum, presets, sort_order)
     values ($1, 'vip', 'test', '{"en": "Test"}', 1, 2, '{}', 1)`,
    [TEST_BRAND.id],
  );
});
beforeEach(async () => {
  [published, reached, warned] = [[], [], []];
  moment = () => new Date();
  offsetMinutes = TEST_BRAND.offsetMinutes;
  await db.pool.query('truncate vip_day');
});
afterAll(async () => {
  await mustVerify(db.pool);
  await database.close();
  await db.drop();
});

const member = async () => (await makeMember(db.pool, 100_000n * UNIT)).id;
const levelOf = (id: bigint) => createVipLevels({ database, clock }).levelOf(id);
const statusOf = (id: bigint) => status({ member: { id }, brand: { id: TEST_BRAND.id }, language: 'en' });
const fold = () => foldAll(db.pool, rises.fold);
async function play(memberId: bigint, units: bigint) {
  const bet = betOf(memberId, units * UNIT);
  await placeBets(db.pool, [bet]);
  await settleBets(db.pool, [winOf(memberId, bet.key, 0n)]);
  return bet;
}
/** A credited deposit of so many currency units. */
async function deposit(memberId: bigint, units: bigint) {
  const key = randomUUID();
  const posted = await ledger.post({
    source: 'cashier:vip',
    key,
    kind: 'deposit',
    brandId: TEST_BRAND.id,
    memberId,
    lines: [
      {
        from: { kind: 'psp', brandId: TEST_BRAND.id, channel: 'vip' },
        to: { kind: 'cash', memberId },
        amount: units * UNIT,
      },
    ],
  });
  if (posted.outcome !== 'ok') throw new Error(posted.outcome);
  await db.pool.query(
    `insert into deposit (brand_id, member_id, channel_id, amount, currency, state, idempotency_key, fingerprint, transaction_id, finished_at)
     select $1, $2, id, $3, 'BDT', 'credited', $4, '', $5, now() from deposit_channel where code = 'vip'`,
    [TEST_BRAND.id, memberId, units * UNIT, key, posted.transactionId],
  );
}
/** Noon of the last day of a month whose window holds nothing of today, and of the first and last days after it. */
function monthEnds() {
  const today = dayOf(new Date(), offsetMinutes);
  const first = (months: number) => Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 + months, 1, 6);
  const lastOf = (months: number) => new Date(first(months + 1) - 86_400_000);
  return { last: lastOf(2), next: new Date(first(3)), nextLast: lastOf(3), after: new Date(first(4)) };
}
/** Runs the daily work at a moment, as if its day had not been done. */
async function workAt(at: Date) {
  moment = () => at;
  await db.pool.query('truncate vip_day');
  await work();
}
async function risen(units = 500n) {
  const id = await member();
  await play(id, units);
  await fold();
  published = [];
  return id;
}

test('rises at once by what was played, over several levels, and says so', async () => {
  const id = await member();
  await play(id, 99n);
  await fold();
  expect([await levelOf(id), published]).toEqual([0, []]);
  await play(id, 401n);
  await fold();
  expect([await levelOf(id), published]).toEqual([2, [[id, 2]]]);
  expect(reached).toEqual([{ memberId: id, brandId: TEST_BRAND.id, from: 0, to: 2 }]);
  expect(await statusOf(id)).toMatchObject({
    level: 2,
    validBet: '500.00',
    deposits: '0.00',
    windowDays: 30,
    manager: 'Mia',
    fallsOn: null,
    changes: [{ kind: 'risen', from: 0, to: 2 }],
  });
});

test('rises after a deposit, once when several look at the same time', async () => {
  const id = await member();
  await play(id, 1_000n);
  await fold();
  expect(await levelOf(id)).toBe(2);
  await deposit(id, 199n);
  expect(await rises.afterDeposits()).toBe(0);
  await deposit(id, 1n);
  const counts = await Promise.all(Array.from({ length: 8 }, () => rises.afterDeposits()));
  expect(counts.reduce((sum, count) => sum + count)).toBe(1);
  const { changes } = await statusOf(id);
  expect([await levelOf(id), changes]).toMatchObject([
    3,
    [
      { from: 2, to: 3 },
      { from: 0, to: 2 },
    ],
  ]);
});

test('keeps a level when a bet is taken back, and finds it again when all is computed again', async () => {
  const id = await member();
  const { key, source, fingerprint } = await play(id, 150n);
  await fold();
  await rollBack(db.pool, { source, key: `${key}-back`, fingerprint, reference: key, memberId: id });
  await fold();
  expect([await levelOf(id), (await statusOf(id)).validBet]).toEqual([1, '0.00']);
  const late = await member();
  await play(late, 150n);
  await rebuildFold(db.pool, rises.fold);
  expect([await levelOf(id), await levelOf(late)]).toEqual([1, 1]);
});

test('warns before the month ends, and falls one level when it is over: once, in any process', async () => {
  const id = await risen();
  const { last, next, nextLast, after } = monthEnds();
  await workAt(next);
  expect([warned.some(([one]) => one === id), await levelOf(id)]).toEqual([false, 2]);
  await workAt(last);
  await work();
  expect(warned.filter(([one]) => one === id)).toEqual([[id, 2]]);
  expect((await statusOf(id)).fallsOn).toBe(dayOf(next, offsetMinutes));
  moment = () => next;
  await db.pool.query('truncate vip_day');
  await Promise.all(Array.from({ length: 6 }, work));
  expect([await levelOf(id), published.filter((candidate) => (candidate as [bigint])[0] === id).at(-1)]).toEqual([
    1,
    [id, 1],
  ]);
  // The next fall asks for a warning of its own.
  await workAt(after);
  expect(await levelOf(id)).toBe(1);
  await workAt(nextLast);
  await workAt(after);
  expect(await levelOf(id)).toBe(0);
});

test('keeps the level of those who reach it again before the month is over', async () => {
  const id = await risen();
  const { last, next } = monthEnds();
  await workAt(last);
  await db.pool.query('update bet set settled_at = $2, placed_at = placed_at where member_id = $1', [id, last]);
  await db.pool.query('update member_daily set day = $2 where member_id = $1 and settled_stake > 0', [
    id,
    dayOf(last, offsetMinutes),
  ]);
  await workAt(next);
  expect([await levelOf(id), (await statusOf(id)).fallsOn]).toEqual([2, null]);
  await db.pool.query('update bet set settled_at = placed_at where member_id = $1', [id]);
  await db.pool.query('update member_daily set day = $2 where member_id = $1', [id, dayOf(new Date(), offsetMinutes)]);
});

test('leaves a level that an operator holds until its day', async () => {
  const { rows } = await db.pool.query<{ id: number }>(
    `insert into operator (email, name, password_hash, rights) values ('vip@x', 'Rina', 'x', '{}') returning id`,
  );
  const id = await risen();
  const by = { brandId: TEST_BRAND.id, memberId: id, operatorId: rows[0]?.id ?? 0, reason: 'a test' };
  const { last, next } = monthEnds();
  await writeVipLevel(db.pool, { ...by, level: 1, heldUntil: dayOf(next, offsetMinutes), at: new Date() });
  await play(id, 5n);
  await fold();
  expect(await levelOf(id)).toBe(1);
  await writeVipLevel(db.pool, { ...by, level: 3, heldUntil: '2999-01-01', at: new Date() });
  await workAt(last);
  await workAt(next);
  expect(await levelOf(id)).toBe(3);
  expect(warned.some(([one]) => one === id)).toBe(false);
});

test.each([360, 420])('turns the month at midnight of GMT+%i minutes', async (offset) => {
  offsetMinutes = offset;
  await db.pool.query('update brand set offset_minutes = $2 where id = $1', [TEST_BRAND.id, offset]);
  const id = await risen();
  const { next } = monthEnds();
  const midnight = new Date(Date.parse(dayOf(next, offset)) - offset * 60_000);
  await workAt(new Date(midnight.getTime() - 1));
  await workAt(new Date(midnight.getTime() - 1));
  expect(await levelOf(id)).toBe(2);
  await workAt(midnight);
  expect(await levelOf(id)).toBe(1);
  await db.pool.query('update brand set offset_minutes = $2 where id = $1', [TEST_BRAND.id, TEST_BRAND.offsetMinutes]);
  // For an hour of each day the two offsets are not on the same day.
  const today = dayOf(new Date(), TEST_BRAND.offsetMinutes);
  await db.pool.query('update member_daily set day = $2 where member_id = $1', [id, today]);
});

test('gives the monthly reward to those who played the month before, and the birthday gift, once', async () => {
  const [id, born] = [await risen(), await risen(100n)];
  const day = dayOf(new Date(), offsetMinutes);
  const firstOfNext = new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 1, 6));
  const birthday = `1990${dayOf(firstOfNext, offsetMinutes).slice(4)}`;
  await db.pool.query('update member set birthday = $2 where id = $1', [born, birthday]);
  const cash = async (memberId: bigint) => (await ledger.balanceOf(memberId)).cash;
  const before = [await cash(id), await cash(born)];
  moment = () => firstOfNext;
  await Promise.all(Array.from({ length: 6 }, work));
  await workAt(firstOfNext);
  const gains = [(await cash(id)) - (before[0] ?? 0n), (await cash(born)) - (before[1] ?? 0n)];
  expect(gains).toEqual([2n * UNIT, 6n * UNIT]);
  expect(await createWageringService({ database }).remaining(born)).toMatchObject({ required: 6n * UNIT });
});
