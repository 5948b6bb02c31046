import { setTimeout } from 'node:timers/promises';
import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, inTransaction, openDatabase } from '../../../platform/database';
import { placeBets, rollBack, settleBets } from '../ledger/bet-movement-repository';
import { betOf, mustVerify, seedMoneyTest, TEST_GAME, UNIT, winOf } from '../ledger/money.fixture';
import { foldAll } from '../../rewards/play-feed/test-fold.fixture';
import { wageringFold } from '../wagering/service';
import { createBonusTest, lose, RELEASED } from './bonus.fixture';

let db: TestDatabase;
let database: Database;
let bonus: ReturnType<typeof createBonusTest>;

beforeAll(async () => {
  db = await createTestDatabase();
  await seedMoneyTest(db.pool);
  database = openDatabase(db.url);
  bonus = createBonusTest(database);
});
beforeEach(() => bonus.pass(0));
afterAll(async () => {
  await mustVerify(db.pool);
  await database.close();
  await db.drop();
});

const balances = async (memberId: bigint) => {
  const { cash, bonus: held } = await bonus.ledger.balanceOf(memberId);
  return { cash: cash / UNIT, bonus: held / UNIT };
};
const takeBack = (memberId: bigint, key: string) =>
  rollBack(db.pool, { ...betOf(memberId, 0n), key: `${key}-back`, reference: key, memberId });

test('a merged bonus is cash that waits for its wagering', async () => {
  const member = await bonus.member();
  const terms = { mode: 'merged', wageringTimes: 2, base: 'deposit_and_bonus', lifetimeHours: null } as const;
  const { id } = await bonus.grant(member, terms, { deposit: 20n * UNIT });
  expect(await balances(member)).toEqual({ cash: 100n, bonus: 0n });
  expect((await bonus.wagering.remaining(member)).remaining).toBe(240n * UNIT);
  await lose(db.pool, member, 90n);
  await bonus.settle();
  expect((await bonus.wagering.remaining(member)).remaining).toBe(150n * UNIT);
  expect(await bonus.stateOf(id)).toMatchObject({ state: 'active' });
});

test('a released bonus becomes cash once it is wagered, and withholds nothing', async () => {
  const member = await bonus.member(1_000n);
  const { id } = await bonus.grant(member, RELEASED);
  expect(await balances(member)).toEqual({ cash: 1_000n, bonus: 100n });
  expect((await bonus.wagering.remaining(member)).remaining).toBe(0n);
  await lose(db.pool, member, 499n);
  await bonus.settle();
  expect(await balances(member)).toEqual({ cash: 501n, bonus: 100n });
  await lose(db.pool, member, 1n);
  await bonus.settle();
  expect(await balances(member)).toEqual({ cash: 600n, bonus: 0n });
  expect(await bonus.stateOf(id)).toEqual({ state: 'completed', released: 100n * UNIT, returned: 0n });
});

test('ten runs at once release it once', async () => {
  const member = await bonus.member(1_000n);
  await bonus.grant(member, RELEASED);
  await lose(db.pool, member, 500n);
  await Promise.all([bonus.settle(), ...Array.from({ length: 9 }, () => bonus.bonuses.settleDue())]);
  expect(await balances(member)).toEqual({ cash: 600n, bonus: 0n });
});

test('a bonus is ended once its play is released, by any process, and once', async () => {
  const member = await bonus.member(1_000n);
  const { id: bonusId } = await bonus.grant(member, { ...RELEASED, inSteps: true });
  await lose(db.pool, member, 100n);
  const end = (state: 'forfeited' | 'revoked') =>
    inTransaction(db.pool, (tx) => bonus.bonuses.end(tx, { memberId: member, bonusId, state }));
  const ends = await Promise.allSettled([end('revoked'), end('forfeited'), end('forfeited')]);
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await balances(member)).toEqual({ cash: 920n, bonus: 0n });
  expect(await bonus.stateOf(bonusId)).toMatchObject({ released: 20n * UNIT, returned: 80n * UNIT });
});

test('a run that is cut off anywhere leaves the bonus to the next run, which releases it once', async () => {
  let cut = 0;
  for (let round = 0; round < 60 && (round < 20 || cut < 3); round += 1) {
    const member = await bonus.member(1_000n);
    const { id } = await bonus.grant(member, RELEASED);
    await lose(db.pool, member, 500n);
    await foldAll(db.pool, wageringFold);
    const run = bonus.bonuses.settleDue().catch(() => (cut += 1));
    await setTimeout(round % 10);
    await db.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
                         where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()
                           and backend_type = 'client backend'`);
    await run;
    await bonus.settle();
    expect(await balances(member)).toEqual({ cash: 600n, bonus: 0n });
    expect(await bonus.stateOf(id)).toMatchObject({ state: 'completed' });
  }
  expect(cut).toBeGreaterThan(0);
});

test('in steps, each tenth that was wagered is released and stays', async () => {
  const member = await bonus.member(1_000n);
  const { id } = await bonus.grant(member, { ...RELEASED, inSteps: true });
  const key = await lose(db.pool, member, 120n);
  await bonus.settle();
  expect(await balances(member)).toEqual({ cash: 900n, bonus: 80n });
  await takeBack(member, key);
  await bonus.settle();
  expect(await balances(member)).toEqual({ cash: 1_020n, bonus: 80n });
  bonus.pass(25);
  await bonus.settle();
  expect(await bonus.stateOf(id)).toEqual({ state: 'expired', released: 20n * UNIT, returned: 80n * UNIT });
});

test('a bet that is rolled back takes its progress back', async () => {
  const member = await bonus.member(1_000n);
  const { id } = await bonus.grant(member, RELEASED);
  const key = await lose(db.pool, member, 400n);
  await takeBack(member, key);
  await lose(db.pool, member, 400n);
  await bonus.settle();
  expect(await bonus.stateOf(id)).toMatchObject({ state: 'active' });
});

test('what was wagered in time is released, even if nothing has folded it when the time is over', async () => {
  const member = await bonus.member(1_000n);
  const { id } = await bonus.grant(member, RELEASED);
  await lose(db.pool, member, 500n);
  bonus.pass(25);
  await bonus.bonuses.settleDue();
  expect(await bonus.stateOf(id)).toMatchObject({ state: 'completed' });
});

test('an expired bonus goes back to the brand, and the next one starts', async () => {
  const member = await bonus.member(1_000n);
  const first = await bonus.grant(member, RELEASED);
  const second = await bonus.grant(member, RELEASED, { amount: 7n * UNIT });
  expect(second).toMatchObject({ state: 'queued' });
  expect(await balances(member)).toEqual({ cash: 1_000n, bonus: 100n });
  bonus.pass(25);
  await bonus.settle();
  expect(await bonus.stateOf(first.id)).toMatchObject({ state: 'expired', returned: 100n * UNIT });
  expect(await bonus.stateOf(second.id)).toMatchObject({ state: 'active' });
  expect(await balances(member)).toEqual({ cash: 1_000n, bonus: 7n });
});

test('a bonus that does not queue is refused beside an active one, with nothing written', async () => {
  const member = await bonus.member();
  await bonus.grant(member, RELEASED);
  await expect(bonus.grant(member, { ...RELEASED, stacking: 'refuse' })).rejects.toMatchObject({
    code: 'bonus_active',
  });
  expect(await balances(member)).toEqual({ cash: 0n, bonus: 100n });
});

test('parallel grants leave one active bonus and a queue', async () => {
  const member = await bonus.member();
  const granted = await Promise.all(Array.from({ length: 6 }, () => bonus.grant(member, RELEASED)));
  const states = await Promise.all(granted.map(({ id }) => bonus.stateOf(id)));
  expect(states.map((row) => row?.state).sort()).toEqual(['active', ...Array.from({ length: 5 }, () => 'queued')]);
  expect(await balances(member)).toEqual({ cash: 0n, bonus: 100n });
});

test('a match of 500 % on deposit and bonus has to be wagered exactly', async () => {
  const member = await bonus.member(10_000n);
  const terms = { ...RELEASED, wageringTimes: 3, base: 'deposit_and_bonus' } as const;
  const { id } = await bonus.grant(member, terms, { amount: 500n * UNIT, deposit: 100n * UNIT });
  await lose(db.pool, member, 1_799n);
  await bonus.settle();
  expect(await bonus.stateOf(id)).toMatchObject({ state: 'active' });
  await lose(db.pool, member, 1n);
  await bonus.settle();
  expect(await bonus.stateOf(id)).toMatchObject({ state: 'completed' });
});

test('play that contributes nothing releases nothing', async () => {
  const member = await bonus.member(10_000n);
  const { id } = await bonus.grant(member, { ...RELEASED, contribution: { gameTypes: { [TEST_GAME.type]: 0 } } });
  await lose(db.pool, member, 9_000n);
  await bonus.settle();
  expect(await bonus.stateOf(id)).toMatchObject({ state: 'active' });
});

test('a free bet without a stake moves nothing', async () => {
  const member = await bonus.member(1_000n);
  const { id } = await bonus.grant(member, { ...RELEASED, inSteps: true, maxStake: UNIT });
  const bet = betOf(member, 0n, { is_free: true });
  expect(await placeBets(db.pool, [bet])).toMatchObject([{ outcome: 'ok' }]);
  await settleBets(db.pool, [winOf(member, bet.key, 700n * UNIT)]);
  await bonus.settle();
  expect(await balances(member)).toEqual({ cash: 1_700n, bonus: 100n });
  expect(await bonus.stateOf(id)).toMatchObject({ state: 'active', released: 0n });
});

test('ends to the second, at whatever hour of the brand’s day it began', async () => {
  for (const hour of [0, 23]) {
    const member = await bonus.member();
    bonus.pass(hour);
    const { id } = await bonus.grant(member, { ...RELEASED, lifetimeHours: 24 });
    bonus.pass(hour + 23.99);
    await bonus.settle();
    expect(await bonus.stateOf(id)).toMatchObject({ state: 'active' });
    bonus.pass(hour + 24.01);
    await bonus.settle();
    expect(await bonus.stateOf(id)).toMatchObject({ state: 'expired' });
  }
});

test('a bonus without wagering is cash at once', async () => {
  const member = await bonus.member();
  await bonus.grant(member, { ...RELEASED, wageringTimes: 0 });
  expect(await balances(member)).toEqual({ cash: 100n, bonus: 0n });
});

test('a stake above the limit is refused while the bonus is active, and never after', async () => {
  const member = await bonus.member(1_000n);
  const other = await bonus.member(1_000n);
  await bonus.grant(member, { ...RELEASED, maxStake: 10n * UNIT });
  const high = betOf(member, 11n * UNIT);
  const outcomes = await placeBets(db.pool, [high, betOf(member, 10n * UNIT), betOf(other, 11n * UNIT)]);
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['bonus_max_bet', 'ok', 'ok']);
  expect(await placeBets(db.pool, [high])).toMatchObject([{ outcome: 'bonus_max_bet', balance: 990n * UNIT }]);
  bonus.pass(25);
  await bonus.settle();
  expect(await placeBets(db.pool, [betOf(member, 11n * UNIT)])).toMatchObject([{ outcome: 'ok' }]);
  expect(await placeBets(db.pool, [high])).toMatchObject([{ outcome: 'bonus_max_bet' }]);
});

test('an excluded game is refused while the bonus is active', async () => {
  const member = await bonus.member(1_000n);
  await bonus.grant(member, { ...RELEASED, excludedGames: [TEST_GAME.id] });
  const bets = [betOf(member, UNIT), betOf(member, UNIT, { game_id: TEST_GAME.id + 1 })];
  const outcomes = (await placeBets(db.pool, bets)).map(({ outcome }) => outcome);
  expect(outcomes).toEqual(['bonus_excluded_game', 'ok']);
});
