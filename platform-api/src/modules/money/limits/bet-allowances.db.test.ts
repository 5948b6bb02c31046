import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { placeBets, settleBets } from '../ledger/bet-movement-repository';
import { betOf, makeMember, seedMoneyTest, UNIT, winOf } from '../ledger/money.fixture';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
  await seedMoneyTest(db.pool);
});
afterAll(() => db.drop());

const limit = (id: bigint, kind: string, period: string, amount: bigint) =>
  db.pool.query(
    `insert into member_limit (member_id, kind, period, amount, set_at) values ($1, $2::limit_kind, $3::limit_period, $4, now())`,
    [id, kind, period, amount],
  );
const allowance = async (...ids: bigint[]) => {
  const { rows } = await db.pool.query<{ member_id: bigint; barred: boolean; allowance: bigint | null }>(
    'select * from bet_allowances($1) order by member_id',
    [ids],
  );
  return rows.map(({ barred, allowance: allowanceText }) => (barred ? 'barred' : allowanceText));
};
const stake = async (id: bigint, amount: bigint) => {
  const bet = betOf(id, amount);
  await placeBets(db.pool, [bet]);
  return bet;
};

describe("a member's remaining stake", () => {
  test('is unbounded without a limit', async () => {
    const { id } = await makeMember(db.pool);
    expect(await allowance(id)).toEqual([null]);
  });

  test('is what a wager limit leaves, regardless of wins', async () => {
    const { id } = await makeMember(db.pool, 100n * UNIT);
    await limit(id, 'wager', 'day', 30n * UNIT);
    const bet = await stake(id, 20n * UNIT);
    await settleBets(db.pool, [winOf(id, bet.key, 90n * UNIT)]);
    expect(await allowance(id)).toEqual([10n * UNIT]);
  });

  test('is what a loss limit leaves: open stakes count as lost, wins are added back', async () => {
    const { id } = await makeMember(db.pool, 100n * UNIT);
    await limit(id, 'loss', 'week', 30n * UNIT);
    const bet = await stake(id, 20n * UNIT);
    expect(await allowance(id)).toEqual([10n * UNIT]);
    await settleBets(db.pool, [winOf(id, bet.key, 15n * UNIT)]);
    expect(await allowance(id)).toEqual([25n * UNIT]);
  });

  test('is the least of several limits, and never negative', async () => {
    const { id } = await makeMember(db.pool, 100n * UNIT);
    await stake(id, 20n * UNIT);
    await limit(id, 'wager', 'month', 500n * UNIT);
    await limit(id, 'loss', 'day', 50n * UNIT);
    expect(await allowance(id)).toEqual([30n * UNIT]);
    await limit(id, 'wager', 'day', 5n * UNIT);
    expect(await allowance(id)).toEqual([0n]);
  });

  test('follows a looser limit from its start on', async () => {
    const { id } = await makeMember(db.pool);
    await limit(id, 'wager', 'day', 10n * UNIT);
    await db.pool.query(
      `update member_limit set pending_amount = amount * 2, pending_from = now() + interval '1 minute' where member_id = $1`,
      [id],
    );
    expect(await allowance(id)).toEqual([10n * UNIT]);
    await db.pool.query('update member_limit set pending_from = now() where member_id = $1', [id]);
    expect(await allowance(id)).toEqual([20n * UNIT]);
    await db.pool.query('update member_limit set pending_amount = null where member_id = $1', [id]);
    expect(await allowance(id)).toEqual([null]);
  });

  test('is zero during a time-out or self-exclusion, and restored afterwards', async () => {
    const [now, excluded, over] = [await makeMember(db.pool), await makeMember(db.pool), await makeMember(db.pool)];
    const bar = (id: bigint, kind: string, starts: string, endsAt: string | null) =>
      db.pool.query(
        `insert into play_bar (member_id, kind, starts_at, ends_at) values ($1, $2, now() + $3::interval, now() + $4::interval)`,
        [id, kind, starts, endsAt],
      );
    await bar(now.id, 'time_out', '-1 hour', '23 hours');
    await bar(excluded.id, 'self_exclusion', '-1 hour', null);
    await bar(over.id, 'time_out', '-25 hours', '-1 hour');
    expect(await allowance(now.id, excluded.id, over.id)).toEqual(['barred', 'barred', null]);
  });

  test('counts play time from bet to bet, without pauses of five minutes', async () => {
    const { id } = await makeMember(db.pool);
    await limit(id, 'session', 'day', 600n);
    const noon = new Date('2026-03-10T06:00:00Z').getTime();
    const touch = (minute: number) =>
      db.pool.query('select touch_play_clock(array[$1::bigint], $2)', [id, new Date(noon + minute * 60_000)]);
    const seconds = async () =>
      (await db.pool.query<{ seconds: number }>('select seconds from play_clock where member_id = $1', [id])).rows[0]
        ?.seconds;
    for (const minute of [0, 4, 8, 20, 21]) await touch(minute);
    expect(await seconds()).toBe(9 * 60);
    const allowed = async () =>
      (
        await db.pool.query<{ allowance: bigint | null }>(
          'select allowance from bet_allowances(array[$1::bigint], $2)',
          [id, new Date(noon + 22 * 60_000)],
        )
      ).rows[0]?.allowance;
    expect(await allowed()).toBeNull();
    await touch(22);
    expect(await allowed()).toBe(-1n);
  });
});

describe('the periods of a brand at GMT+6', () => {
  test.each([
    ['day', '2026-03-09T18:00:00Z'],
    ['week', '2026-03-08T18:00:00Z'],
    ['month', '2026-02-28T18:00:00Z'],
  ])('starts a %s at midnight there', async (period, expected) => {
    const { rows } = await db.pool.query<{ start: Date }>(
      `select brand_midnight(period_start(brand_day('2026-03-10T02:00:00Z', 360::smallint), $1::limit_period), 360::smallint) as start`,
      [period],
    );
    expect(rows[0]?.start.toISOString()).toBe(new Date(expected).toISOString());
  });
});

test('does not shorten or remove a bar', async () => {
  const { id } = await makeMember(db.pool);
  await db.pool.query(`insert into play_bar (member_id, kind, starts_at) values ($1, 'self_exclusion', now())`, [id]);
  await expect(db.pool.query('update play_bar set ends_at = now() where member_id = $1', [id])).rejects.toThrow(
    'append-only',
  );
  await expect(db.pool.query('delete from play_bar where member_id = $1', [id])).rejects.toThrow('append-only');
});
