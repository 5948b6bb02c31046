import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '../../../platform/brand-days';
import { placeBets, rollBack, settleBets } from '../../money/ledger/bet-movement-repository';
import {
  betOf,
  makeMember,
  makeMembers,
  mustVerify,
  seedMoneyTest,
  TEST_BRAND,
  UNIT,
  winOf,
} from '../../money/ledger/money.fixture';
import { fingerprintOf } from '../../money/ledger/movement';
import { rebuildFold } from '../../rewards/play-feed/rebuild-fold';
import { foldAll } from '../../rewards/play-feed/test-fold.fixture';
import { lineFold } from './line-fold';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
  await seedMoneyTest(db.pool);
  await rebuildFold(db.pool, lineFold);
});
afterAll(async () => {
  await mustVerify(db.pool);
  await db.drop();
});

const DAY_MS = 86_400_000;
const day = (later: number) => dayOf(new Date(Date.now() + later * DAY_MS), TEST_BRAND.offsetMinutes);
const TODAY = day(0);
const TOMORROW = day(1);

const moveTo = (member: bigint, upline: bigint | null, from?: string) =>
  from === undefined
    ? db.pool.query('select set_upline($1, $2)', [member, upline])
    : db.pool.query('select set_upline($1, $2, $3)', [member, upline, from]);

/** Members below one another, the first at the top. */
async function chain(length: number, cash = UNIT): Promise<bigint[]> {
  const ids = await makeMembers(db.pool, length, cash);
  for (const [index, id] of ids.entries()) if (index > 0) await moveTo(id, ids[index - 1] ?? null);
  return ids;
}

async function lineOf(member: bigint, on: string): Promise<bigint[] | undefined> {
  const { rows } = await db.pool.query<{ uplines: string[] }>(
    'select uplines from member_line where member_id = $1 and from_day <= $2 and (to_day is null or to_day > $2)',
    [member, on],
  );
  expect(rows).toHaveLength(1);
  return rows[0]?.uplines.map(BigInt);
}

const join = async (upline: bigint, brandId: number = TEST_BRAND.id) => {
  const { rows } = await db.pool.query<{ id: bigint }>(
    `insert into member (brand_id, account, account_key, public_id, wallet_user, type, nickname, language, upline_id)
     select $1, n, n, n, n, 3, 'Tester', 'en', $2 from (select gen_random_uuid()::text as n) names returning id`,
    [brandId, upline],
  );
  return rows[0]?.id ?? 0n;
};

describe('the line of a member', () => {
  it('is written with the member, from the top down to the upline', async () => {
    const [top = 0n, middle = 0n] = await chain(2);
    const member = await join(middle);
    expect(await lineOf(member, TODAY)).toEqual([top, middle]);
    expect(await lineOf(top, TODAY)).toEqual([]);
  });

  it('follows a move of somebody above from its day on, and stays as it was before', async () => {
    const [top = 0n, middle = 0n, low = 0n] = await chain(3);
    const [other = 0n] = await chain(1);
    await moveTo(middle, other, TOMORROW);
    expect(await lineOf(low, TODAY)).toEqual([top, middle]);
    expect(await lineOf(low, TOMORROW)).toEqual([other, middle]);
    const late = await join(low);
    expect(await lineOf(late, TODAY)).toEqual([top, middle, low]);
    expect(await lineOf(late, TOMORROW)).toEqual([other, middle, low]);
  });

  it('is replaced by a second move of the same day, and can go back to the top', async () => {
    const [top = 0n, middle = 0n, low = 0n] = await chain(3);
    await moveTo(low, top, TOMORROW);
    await moveTo(low, null, TOMORROW);
    expect([await lineOf(low, TODAY), await lineOf(low, TOMORROW)]).toEqual([[top, middle], []]);
  });

  it('runs in no circle, crosses no brands, and changes with its upline only', async () => {
    const [top = 0n, middle = 0n, low = 0n] = await chain(3);
    await expect(moveTo(top, low)).rejects.toThrow('cannot stand below itself');
    await expect(moveTo(top, top)).rejects.toThrow('cannot stand below itself');
    await db.pool.query(
      "insert into brand (id, code, name, currency, offset_minutes, config) values (901, 'second', 'Second', 'BDT', 360, '{}')",
    );
    await expect(join(middle, 901)).rejects.toThrow('another brand');
    const { rows } = await db.pool.query<{ id: bigint }>(
      `insert into member (brand_id, account, account_key, public_id, wallet_user, type, nickname, language)
       values (901, 'far', 'far', 'far', 'far', 3, 'Tester', 'en') returning id`,
    );
    await expect(moveTo(rows[0]?.id ?? 0n, middle)).rejects.toThrow('another brand');
    await expect(db.pool.query('update member set upline_id = $1 where id = $2', [top, low])).rejects.toThrow(
      'is not the end of its line',
    );
  });

  it('is right for a member who joins while somebody above is being moved', async () => {
    const [, middle = 0n] = await chain(2);
    const [other = 0n] = await chain(1);
    const client = await db.pool.connect();
    await client.query('begin');
    await client.query('select set_upline($1, $2)', [middle, other]);
    const member = join(middle);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await client.query('commit');
    client.release();
    expect(await lineOf(await member, TODAY)).toEqual([other, middle]);
  });

  it('holds for lines of fifty, and moves them in one statement', async () => {
    const ids = await chain(50);
    const [other = 0n] = await chain(1);
    const { rows } = await db.pool.query<{ moved: number }>('select set_upline($1, $2, $3) as moved', [
      ids[1],
      other,
      TOMORROW,
    ]);
    expect(rows[0]?.moved).toBe(49);
    expect(await lineOf(ids[49] ?? 0n, TOMORROW)).toEqual([other, ...ids.slice(1, 49)]);
  });
});

describe('the day figures of a line', () => {
  const figuresOf = async (member: bigint) => {
    await foldAll(db.pool, lineFold);
    const { rows } = await db.pool.query<{ bets: number; stake: bigint; valid_bet: bigint; payout: bigint }>(
      'select bets, stake, valid_bet, payout from line_daily where member_id = $1 order by day',
      [member],
    );
    return rows.map(({ bets, stake, valid_bet, payout }) =>
      [bets, stake / UNIT, valid_bet / UNIT, payout / UNIT].map(Number),
    );
  };
  const play = async (member: bigint, stake: bigint, payout: bigint) => {
    const bet = betOf(member, stake * UNIT);
    await placeBets(db.pool, [bet]);
    await settleBets(db.pool, [winOf(member, bet.key, payout * UNIT, { round_closed: true })]);
    return bet;
  };

  it('are those of the member and of everybody below', async () => {
    const [top = 0n, middle = 0n, low = 0n] = await chain(3, 1_000n * UNIT);
    await play(top, 5n, 0n);
    await play(middle, 10n, 0n);
    await play(low, 20n, 50n);
    expect(await figuresOf(top)).toEqual([[3, 35, 35, 50]]);
    expect(await figuresOf(middle)).toEqual([[2, 30, 30, 50]]);
    expect(await figuresOf(low)).toEqual([[1, 20, 20, 50]]);
  });

  it('lose what was rolled back, also for the line that a member has left', async () => {
    const [top = 0n, low = 0n] = await chain(2, 1_000n * UNIT);
    const [other = 0n] = await chain(1);
    const kept = await play(low, 20n, 50n);
    const undone = await play(low, 30n, 0n);
    expect(await figuresOf(top)).toEqual([[2, 50, 50, 50]]);
    await moveTo(low, other, TOMORROW);
    await rollBack(db.pool, {
      source: undone.source,
      key: 'line-back',
      fingerprint: fingerprintOf('line-back'),
      reference: undone.key,
      memberId: low,
    });
    expect(await figuresOf(top)).toEqual([[1, 20, 20, 50]]);
    expect(await figuresOf(other)).toEqual([]);
    expect(kept.key).not.toBe(undone.key);
  });

  it('are the same when they are computed again from the bets, in batches of any size', async () => {
    const ids = await chain(4, 1_000n * UNIT);
    const alone = await makeMember(db.pool, 100n * UNIT);
    for (const [index, id] of [...ids, alone.id].entries()) await play(id, BigInt(index + 1), BigInt(index * 2));
    await foldAll(db.pool, lineFold, 2);
    const read = async () =>
      (await db.pool.query('select * from line_daily order by member_id, day')).rows as readonly unknown[];
    const folded = await read();
    await rebuildFold(db.pool, lineFold);
    expect(await read()).toEqual(folded);
    expect(folded.length).toBeGreaterThan(5);
  });
});
