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
import { insertMissions, missionsOn } from './missions.fixture';
import type { MissionService } from './service';

let db: TestDatabase;
let database: Database;
let missions: MissionService;
let published: [string, unknown][] = [];
let moment = () => new Date();
let barred: bigint | null = null;
let hasPoints = true;
let offsetMinutes: number = TEST_BRAND.offsetMinutes;
const clock = { now: () => moment() };
let fold: ReturnType<typeof missionsOn>['fold'];
const foldRows = (limit?: number) => foldAll(db.pool, fold, limit);

beforeAll(async () => {
  db = await createTestDatabase();
  await seedMoneyTest(db.pool);
  database = openDatabase(db.url);
  ({ fold, missions } = missionsOn(database, {
    now: () => moment(),
    offsetMinutes: () => offsetMinutes,
    hasPoints: () => hasPoints,
    isBarred: (memberId) => memberId === barred,
    published: (topic, memberId) => void published.push([topic, memberId]),
  }));
  await insertMissions(db.pool);
});
beforeEach(() => {
  published = [];
  moment = () => new Date();
  barred = null;
  hasPoints = true;
  offsetMinutes = TEST_BRAND.offsetMinutes;
});
afterAll(async () => {
  await mustVerify(db.pool);
  await database.close();
  await db.drop();
});

const member = async () => (await makeMember(db.pool, 10_000n * UNIT)).id;
const callerOf = (id: bigint) => ({ member: { id }, brand: { id: TEST_BRAND.id } });
async function play(memberId: bigint, stake: bigint, payout = 0n) {
  const bet = betOf(memberId, stake * UNIT);
  await placeBets(db.pool, [bet]);
  await settleBets(db.pool, [winOf(memberId, bet.key, payout * UNIT)]);
  return bet;
}
const takeBack = ({ key, source, fingerprint }: ReturnType<typeof betOf>, memberId: bigint) =>
  rollBack(db.pool, { source, key: `${key}-back`, fingerprint, reference: key, memberId });
async function progressOf(id: bigint) {
  const { missions: list } = await missions.summary(callerOf(id));
  return Object.fromEntries(list.map(({ missionId, progress, state }) => [missionId, `${progress} ${state}`]));
}
const cashOf = async (id: bigint) => {
  const { rows } = await db.pool.query<{ balance: bigint }>(
    `select balance from wallet where member_id = $1 and kind = 'cash'`,
    [id],
  );
  return rows[0]?.balance;
};
const nextDay = () => {
  moment = () => new Date(Date.now() + 86_400_000);
};

test('counts play towards each task, and names the members whose progress moved', async () => {
  const id = await member();
  await play(id, 40n, 400n);
  await foldRows(1);
  expect(published).toEqual([['missions.progress', id]]);
  expect(await progressOf(id)).toEqual({
    rounds: '1 active',
    turnover: '40.00 locked',
    big: '1 claimable',
    games: '1 claimable',
    deposit: '0.00 active',
  });
});

test('takes progress back with a bet, but never what was paid', async () => {
  const id = await member();
  const bets = [await play(id, 40n, 400n), await play(id, 70n)];
  await foldRows();
  await missions.claim(callerOf(id), 'rounds');
  await takeBack(bets[1] as never, id);
  await foldRows();
  expect(await progressOf(id)).toMatchObject({ rounds: '1 claimed', turnover: '40.00 active' });
  await expect(missions.claim(callerOf(id), 'turnover')).rejects.toMatchObject({ code: 'mission_incomplete' });
});

test('pays points and money once, whatever is repeated at the same time, and in the order of a chain', async () => {
  const id = await member();
  await play(id, 60n);
  await play(id, 60n);
  await foldRows();
  const before = await cashOf(id);
  await expect(missions.claim(callerOf(id), 'turnover')).rejects.toMatchObject({ code: 'mission_incomplete' });
  const claims = await Promise.all(Array.from({ length: 12 }, () => missions.claim(callerOf(id), 'rounds')));
  expect(new Set(claims.map(({ state }) => state))).toEqual(new Set(['claimed']));
  await Promise.all(Array.from({ length: 12 }, () => missions.claim(callerOf(id), 'turnover')));
  expect(await createUnits({ database, clock }).balance(id, 'points')).toBe(20n);
  expect(((await cashOf(id)) ?? 0n) - (before ?? 0n)).toBe(7n * UNIT);
});

test('starts daily missions over on the next business day', async () => {
  const id = await member();
  await play(id, 1n);
  await play(id, 1n);
  await foldRows();
  await missions.claim(callerOf(id), 'rounds');
  nextDay();
  expect(await progressOf(id)).toMatchObject({ rounds: '0 active', turnover: '0.00 locked', games: '1 claimable' });
});

test.each([
  { offset: 360, midnight: '2026-12-31T18:00:00.000Z' },
  { offset: 420, midnight: '2026-12-31T17:00:00.000Z' },
])('ends day and season with the year at GMT+$offset minutes', async ({ offset, midnight }) => {
  offsetMinutes = offset;
  const id = await member();
  const ends = async () => {
    const { missions: list } = await missions.summary(callerOf(id));
    const { season } = await missions.leaderboard(callerOf(id), { pageNo: 1, pageSize: 1 });
    const endOf = (name: string) => list.find(({ missionId }) => missionId === name)?.endsAt;
    return { day: endOf('rounds'), week: endOf('big'), once: endOf('games'), season };
  };
  const week = new Date(Date.parse(midnight) + 3 * 86_400_000).toISOString();
  moment = () => new Date(Date.parse(midnight) - 1);
  expect(await ends()).toEqual({
    day: midnight,
    week,
    once: null,
    season: { from: '2026-12-01', to: '2026-12-31' },
  });
  moment = () => new Date(midnight);
  expect(await ends()).toEqual({
    day: new Date(Date.parse(midnight) + 86_400_000).toISOString(),
    week,
    once: null,
    season: { from: '2027-01-01', to: '2027-01-31' },
  });
});

test('refuses excluded members, unknown missions, and points where the brand has none', async () => {
  const id = await member();
  await play(id, 1n);
  await foldRows();
  barred = id;
  await expect(missions.claim(callerOf(id), 'games')).rejects.toMatchObject({ code: 'self_excluded' });
  barred = null;
  await expect(missions.claim(callerOf(id), 'nothing')).rejects.toMatchObject({ code: 'mission_not_found' });
  hasPoints = false;
  await expect(missions.claim(callerOf(id), 'games')).rejects.toMatchObject({ code: 'mission_not_found' });
  expect(Object.keys(await progressOf(id))).toEqual(['turnover']);
});

test('ranks the season by what was claimed, with the own place on every page', async () => {
  const [first, second] = [await member(), await member()];
  for (const id of [first, second]) for (const _ of [1, 2]) await play(id, 80n, 800n);
  await foldRows();
  for (const mission of ['rounds', 'turnover', 'big', 'games']) await missions.claim(callerOf(first), mission);
  for (const mission of ['rounds', 'turnover', 'big']) await missions.claim(callerOf(second), mission);
  const page = { pageNo: 1, pageSize: 1 };
  const board = await missions.leaderboard(callerOf(second), page);
  expect(board.content).toMatchObject([{ rank: 1, score: 36, isOwn: false }]);
  expect(board.own).toMatchObject({ rank: 2, score: 35, isOwn: true });
});

test('is the same when it is computed again from the bets', async () => {
  const id = await member();
  const bet = await play(id, 10n, 100n);
  await play(id, 10n, 1_000n);
  await takeBack(bet, id);
  await foldRows(1);
  const before = await progressOf(id);
  await rebuildFold(db.pool, fold);
  expect(await progressOf(id)).toEqual(before);
  // What nobody has folded yet is part of the comparison.
  await play(id, 30n);
  await mustVerify(db.pool);
});

test('counts rounds and large payouts from the minimum stake on, by the day of the settlement', async () => {
  const id = await member();
  await play(id, 4n, 400n);
  await foldRows();
  const today = dayOf(new Date(), TEST_BRAND.offsetMinutes);
  await db.pool.query('insert into mission_minimum values ($1, $2, $3)', [TEST_BRAND.id, today, 5n * UNIT]);
  await play(id, 4n, 400n);
  const bet = await play(id, 5n, 50n);
  await foldRows();
  expect(await progressOf(id)).toMatchObject({ rounds: '2 claimable', turnover: '13.00 locked' });
  await takeBack(bet, id);
  await foldRows();
  // The first bet was folded before the minimum stood; computing again applies it to the whole day.
  await rebuildFold(db.pool, fold);
  expect(await progressOf(id)).toMatchObject({ rounds: '0 active' });
  await play(id, 4n, 400n);
  await mustVerify(db.pool);
});
