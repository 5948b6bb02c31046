import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../../platform/database';
import { createBonusTest } from '../../money/bonus/bonus.fixture';
import { createPlay, PLAYABLE } from '../../money/bonus/playable.fixture';
import { placeBets, settleBets } from '../../money/ledger/bet-movement-repository';
import { betOf, makeMember, mustVerify, seedMoneyTest, UNIT, winOf } from '../../money/ledger/money.fixture';
import { rebuildFold } from '../../rewards/play-feed/rebuild-fold';
import { foldAll } from '../../rewards/play-feed/test-fold.fixture';
import { lineFold } from './line-fold';

let db: TestDatabase;
let database: Database;
let bonus: ReturnType<typeof createBonusTest>;
let play: ReturnType<typeof createPlay>;
beforeAll(async () => {
  db = await createTestDatabase();
  await seedMoneyTest(db.pool);
  await rebuildFold(db.pool, lineFold);
  database = openDatabase(db.url);
  bonus = createBonusTest(database);
  play = createPlay(db.pool);
});
afterAll(async () => {
  await mustVerify(db.pool);
  await database.close();
  await db.drop();
});

/** A member with cash and 100 of playable money, below an agent. */
async function line(cash: bigint) {
  const agent = (await makeMember(db.pool)).id;
  const member = await bonus.member(cash);
  await db.pool.query('select set_upline($1, $2)', [member, agent]);
  await bonus.grant(member, PLAYABLE);
  return { agent, member };
}

/** What counts for a line: valid bet, result, and the own valid bet; folded row by row, in ledger units. */
async function counted(member: bigint) {
  await foldAll(db.pool, lineFold, 1);
  const { rows } = await db.pool.query<{ counted_bet: bigint; counted_result: bigint; own_counted_bet: bigint }>(
    'select counted_bet, counted_result, own_counted_bet from line_daily where member_id = $1',
    [member],
  );
  expect(rows).toHaveLength(1);
  return Object.values(rows[0] ?? {});
}

describe('what counts for contracts', () => {
  it('is the cash part of a stake, and the same part of what it paid, rounded down once', async () => {
    const { agent, member } = await line(60n);
    const { key } = await play.stake(member, 90n);
    const first = await play.win(member, key, 50n);
    expect(await counted(agent)).toEqual([60n * UNIT, 60n * UNIT - 3_333_333n, 0n]);
    expect(await counted(member)).toEqual([60n * UNIT, 60n * UNIT - 3_333_333n, 60n * UNIT]);
    await play.win(member, key, 50n);
    // two thirds of 100, not twice what two thirds of 50 were rounded to
    expect(await counted(agent)).toEqual([60n * UNIT, 60n * UNIT - 6_666_666n, 0n]);
    await play.takeBack(member, first);
    expect(await counted(agent)).toEqual([60n * UNIT, 60n * UNIT - 3_333_333n, 0n]);
  });

  it('is nothing of a stake of bonus money alone, and all of a stake of cash', async () => {
    const { agent, member } = await line(40n);
    const { key: cash } = await play.stake(member, 40n);
    await play.win(member, cash, 0n);
    const { key: lent } = await play.stake(member, 100n);
    await play.win(member, lent, 70n);
    expect(await counted(agent)).toEqual([40n * UNIT, 40n * UNIT, 0n]);
  });

  it('leaves out free bets, and keeps what a bet that was paid for goes on to pay without a stake', async () => {
    const { agent, member } = await line(10n);
    const bets = [
      betOf(member, 10n * UNIT),
      betOf(member, 0n, { is_free: true }),
      betOf(member, 0n, { round_id: 'free spins of a feature' }),
    ];
    await placeBets(db.pool, bets);
    await settleBets(
      db.pool,
      bets.map(({ key }, index) => winOf(member, key, BigInt(index + 1) * UNIT)),
    );
    expect(await counted(agent)).toEqual([10n * UNIT, 6n * UNIT, 0n]);
  });

  it('goes with a stake that is taken back, apart from what it has paid', async () => {
    const { agent, member } = await line(60n);
    const { key } = await play.stake(member, 90n);
    await play.win(member, key, 30n);
    await play.takeBack(member, key);
    expect(await counted(agent)).toEqual([0n, -20n * UNIT, 0n]);
  });

  it('is the same when it is computed again from the bets', async () => {
    const read = async () =>
      (await db.pool.query('select * from line_daily order by member_id, day')).rows as unknown[];
    const folded = await read();
    await rebuildFold(db.pool, lineFold);
    expect(await read()).toEqual(folded);
    expect(folded.length).toBeGreaterThanOrEqual(8);
  });
});
