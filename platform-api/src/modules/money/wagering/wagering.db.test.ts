import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openDatabase, type Database } from '../../../platform/database';
import { placeBets, rollBack, settleBets } from '../ledger/bet-movement-repository';
import { betOf, makeMember, mustVerify, seedMoneyTest, TEST_GAME, UNIT, winOf } from '../ledger/money.fixture';
import { rebuildFold } from '../../rewards/play-feed/rebuild-fold';
import { foldAll } from '../../rewards/play-feed/test-fold.fixture';
import { createWageringService, wageringFold, type WageringService } from './service';

let db: TestDatabase;
let database: Database;
let wagering: WageringService;

beforeAll(async () => {
  db = await createTestDatabase();
  await seedMoneyTest(db.pool);
  database = openDatabase(db.url);
  wagering = createWageringService({ database });
});
afterAll(async () => {
  await database.close();
  await db.drop();
});

const player = async () => (await makeMember(db.pool, 10_000n * UNIT)).id;
const demand = (memberId: bigint, key: string, units: bigint, source = 'test') =>
  wagering.require(database.pool, { memberId, source, key: `${memberId}-${key}`, amount: units * UNIT });

/** A settled bet, by its valid bet in whole units. */
async function played(memberId: bigint, units: bigint): Promise<string> {
  const bet = betOf(memberId, units * UNIT);
  await placeBets(db.pool, [bet]);
  await settleBets(db.pool, [winOf(memberId, bet.key, 0n)]);
  return bet.key;
}
const remainingUnits = async (memberId: bigint) => (await wagering.remaining(memberId)).remaining / UNIT;

test('counts valid bets placed after the requirement', async () => {
  const member = await player();
  await played(member, 500n);
  await demand(member, 'a', 300n);
  expect(await remainingUnits(member)).toBe(300n);
  await played(member, 100n);
  expect(await wagering.remaining(member)).toMatchObject({
    required: 300n * UNIT,
    wagered: 100n * UNIT,
    remaining: 200n * UNIT,
  });
  await played(member, 250n);
  expect(await remainingUnits(member)).toBe(0n);
});

test('counts open bets once settled, and never rolled-back ones', async () => {
  const member = await player();
  await demand(member, 'a', 300n);
  const open = betOf(member, 100n * UNIT);
  const undone = betOf(member, 200n * UNIT);
  await placeBets(db.pool, [open]);
  await placeBets(db.pool, [undone]);
  expect(await remainingUnits(member)).toBe(300n);
  await settleBets(db.pool, [winOf(member, open.key, 0n)]);
  await rollBack(db.pool, {
    source: undone.source,
    key: `${undone.key}-back`,
    fingerprint: undone.fingerprint,
    reference: undone.key,
    memberId: member,
  });
  expect(await remainingUnits(member)).toBe(200n);
});

test('adds one requirement per source and key, and fails for another amount', async () => {
  const member = await player();
  await demand(member, 'a', 300n);
  await demand(member, 'a', 300n);
  expect(await remainingUnits(member)).toBe(300n);
  await expect(demand(member, 'a', 301n)).rejects.toThrow('another requirement');
});

test('closes a met requirement permanently, without a surplus for the next', async () => {
  const member = await player();
  await demand(member, 'a', 100n);
  await played(member, 400n);
  await demand(member, 'b', 200n);
  expect(await remainingUnits(member)).toBe(200n);
});

const takeBack = (memberId: bigint, key: string) =>
  rollBack(db.pool, { ...betOf(memberId, 0n), key: `${key}-back`, reference: key, memberId });

test('keeps a met requirement when its bets are reversed', async () => {
  const member = await player();
  await demand(member, 'a', 100n);
  const bet = await played(member, 150n);
  expect(await remainingUnits(member)).toBe(0n);
  await takeBack(member, bet);
  expect(await remainingUnits(member)).toBe(0n);
});

test('closes requirements met by the time of a new one', async () => {
  const member = await player();
  await demand(member, 'a', 100n);
  const bet = await played(member, 150n);
  await demand(member, 'b', 50n);
  await takeBack(member, bet);
  expect(await remainingUnits(member)).toBe(50n);
});

test('fills the oldest open requirement first', async () => {
  const member = await player();
  await demand(member, 'a', 100n);
  await demand(member, 'b', 50n);
  await played(member, 120n);
  expect(await wagering.remaining(member)).toMatchObject({
    required: 50n * UNIT,
    wagered: 20n * UNIT,
    remaining: 30n * UNIT,
  });
});

test('requires nothing for an amount of zero', async () => {
  const member = await player();
  await demand(member, 'a', 0n);
  expect(await wagering.remaining(member)).toMatchObject({ required: 0n, wagered: 0n, remaining: 0n });
});

describe('as a fold of the play feed', () => {
  const foldPlayed = () => foldAll(db.pool, wageringFold);
  const facts = async (memberId: bigint) => {
    const { rows } = await db.pool.query<{ met: boolean; closed: boolean }>(
      `select met_at is not null as met, closed_at is not null as closed from wagering_requirement
       where member_id = $1 order by created_at, id`,
      [memberId],
    );
    return rows;
  };

  test('says the same before and after the bets are folded, and after a rebuild', async () => {
    const member = await player();
    await demand(member, 'a', 100n);
    await played(member, 30n);
    await demand(member, 'b', 50n);
    const back = await played(member, 60n);
    const before = await wagering.remaining(member);
    await foldPlayed();
    expect(await wagering.remaining(member)).toEqual(before);
    await takeBack(member, back);
    expect(await remainingUnits(member)).toBe(120n);
    await foldPlayed();
    expect(await remainingUnits(member)).toBe(120n);
    expect(await createWageringService({ database }, 'bets').remaining(member)).toEqual(
      await wagering.remaining(member),
    );
    await rebuildFold(db.pool, wageringFold);
    expect(await remainingUnits(member)).toBe(120n);
    await mustVerify(db.pool);
  });

  test('marks a requirement as met without anybody asking, once and for good', async () => {
    const member = await player();
    await demand(member, 'a', 100n);
    const bet = await played(member, 150n);
    await foldPlayed();
    expect(await facts(member)).toEqual([{ met: true, closed: true }]);
    await takeBack(member, bet);
    await foldPlayed();
    expect(await facts(member)).toEqual([{ met: true, closed: true }]);
    expect(await remainingUnits(member)).toBe(0n);
  });

  test('counts a part by the contribution, and closes requirements only together', async () => {
    const member = await player();
    const amount = 100n * UNIT;
    const own = { memberId: member, source: 'test', amount };
    await wagering.require(db.pool, {
      ...own,
      key: `${member}-live`,
      contribution: { gameTypes: { [TEST_GAME.type]: 1_000 } },
    });
    await played(member, 100n);
    expect(await remainingUnits(member)).toBe(90n);
    await wagering.require(db.pool, {
      ...own,
      key: `${member}-none`,
      contribution: { gameTypes: { [TEST_GAME.type]: 0 } },
    });
    await played(member, 900n);
    await foldPlayed();
    expect(await facts(member)).toEqual([
      { met: true, closed: false },
      { met: false, closed: false },
    ]);
    expect(await remainingUnits(member)).toBe(100n);
  });

  test('counts bets from the minimum odds on, by those of the stake or of the first win', async () => {
    const member = await player();
    const contribution = { minOdds: { [TEST_GAME.type]: 150 } };
    await wagering.require(db.pool, {
      memberId: member,
      source: 'test',
      key: `${member}-odds`,
      amount: 1_000n * UNIT,
      contribution,
    });
    const bet = async (units: bigint, stakeOdds: number | null, winOdds: number | null = null) => {
      const { key } = betOf(member, units * UNIT);
      await placeBets(db.pool, [betOf(member, units * UNIT, { key, odds: stakeOdds })]);
      await settleBets(db.pool, [winOf(member, key, units * UNIT, { odds: winOdds })]);
      return key;
    };
    await bet(1n, 149);
    await bet(2n, 150);
    await bet(4n, 1_980, 101);
    await bet(8n, null);
    await bet(16n, null, 101);
    const back = await bet(32n, null, 500);
    const remaining = async () => {
      const unread = await remainingUnits(member);
      await foldPlayed();
      return [unread, await remainingUnits(member)];
    };
    expect(await remaining()).toEqual([954n, 954n]);
    // A later win of a bet changes neither its odds nor what it counts.
    await settleBets(db.pool, [winOf(member, back, UNIT, { odds: 101 })]);
    expect(await remaining()).toEqual([954n, 954n]);
    await takeBack(member, back);
    expect(await remaining()).toEqual([986n, 986n]);
    await rebuildFold(db.pool, wageringFold);
    expect(await remainingUnits(member)).toBe(986n);
    await mustVerify(db.pool);
  });

  test('counts a bet that waits for the deposit which requires it', async () => {
    const member = await player();
    const tx = await db.pool.connect();
    try {
      await tx.query('begin');
      await wagering.require(tx, { memberId: member, source: 'test', key: `${member}-deposit`, amount: 100n * UNIT });
      const bet = played(member, 40n);
      await vi.waitUntil(async () => (await waiting(db.pool)) > 0);
      await tx.query('commit');
      await bet;
    } finally {
      tx.release();
    }
    await foldPlayed();
    expect(await remainingUnits(member)).toBe(60n);
    await mustVerify(db.pool);
  });
});

const waiting = async (pool: TestDatabase['pool']) => {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
};
