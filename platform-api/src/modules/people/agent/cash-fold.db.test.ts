import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '../../../platform/brand-days';
import { seedMoneyTest, TEST_BRAND } from '../../money/ledger/money.fixture';
import { foldBatch } from '../../rewards/play-feed/run-folds';
import { rebuildFold } from '../../rewards/play-feed/rebuild-fold';
import { foldAll } from '../../rewards/play-feed/test-fold.fixture';
import {
  type CashFigures,
  differingCash,
  makeLine,
  MOVEMENT_NAMES,
  MOVEMENTS,
  type MovementName,
  post,
} from './cash-movements.fixture';
import { lineCashFold } from './line-fold';

const DAY_MS = 86_400_000;
const today = dayOf(new Date(), TEST_BRAND.offsetMinutes);
const tomorrow = dayOf(new Date(Date.now() + DAY_MS), TEST_BRAND.offsetMinutes);

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
  await seedMoneyTest(db.pool);
  await rebuildFold(db.pool, lineCashFold);
});
afterAll(async () => {
  await mustEqual();
  await db.drop();
});

const chain = (length: number) => makeLine(db.pool, length);
const mustEqual = async () => expect(await differingCash(db.pool)).toEqual([]);

const move = (name: MovementName, memberId: bigint, amount: bigint, uplineId = memberId) =>
  post(db.pool, MOVEMENTS[name](memberId, amount, uplineId));

/** Sums of a member's line over all days, by kind. @param limit rows of a batch */
async function figuresOf(memberId: bigint, limit?: number): Promise<CashFigures> {
  await foldAll(db.pool, lineCashFold, limit);
  const { rows } = await db.pool.query<{ kind: keyof CashFigures; amount: bigint }>(
    `select kind, sum(amount)::int8 as amount from line_cash_daily where member_id = $1
     group by kind having sum(amount) <> 0 order by kind`,
    [memberId],
  );
  return Object.fromEntries(rows.map(({ kind, amount }) => [kind, amount]));
}

describe('the cash feed', () => {
  it.each(MOVEMENT_NAMES)('has %s as the module posts it, for the members that it concerns', async (name) => {
    const [upline = 0n] = await chain(1);
    const [member = 0n] = await chain(1);
    const made = MOVEMENTS[name](member, 50n, upline);
    await post(db.pool, made);
    for (const [id, figures] of made.expected) expect(await figuresOf(id)).toEqual(figures);
    await mustEqual();
  });

  it('has nothing of a movement that was refused or repeated', async () => {
    const [member = 0n] = await chain(1);
    const made = MOVEMENTS.reward(member, 20n, member);
    await post(db.pool, made);
    await expect(post(db.pool, made)).rejects.toThrow('repeat');
    await expect(move('request', member, 9_000_000n)).rejects.toThrow('insufficient');
    expect(await figuresOf(member)).toEqual({ promotion: 20n });
  });

  it('marks the first deposit of a member and no other, of two at once too', async () => {
    const [top = 0n, first = 0n, second = 0n] = await chain(3);
    await Promise.all([1, 2, 3].flatMap(() => [move('deposit', first, 30n), move('depositLessFee', second, 30n)]));
    await foldAll(db.pool, lineCashFold);
    const { rows } = await db.pool.query<{ member_id: bigint; count: number; firsts: number }>(
      `select member_id, count, firsts from line_cash_daily where member_id = any($1) and kind = 'deposit' order by member_id`,
      [[top, first, second]],
    );
    expect(rows).toEqual([
      { member_id: top, count: 6, firsts: 2 },
      { member_id: first, count: 6, firsts: 2 },
      { member_id: second, count: 3, firsts: 1 },
    ]);
  });
});

describe('the cash figures of a line', () => {
  it.each([1, 7, 5_000])('equal a plain sum over random movements, in batches of %i rows', async (limit) => {
    const ids = await chain(5);
    const expected = new Map<bigint, CashFigures>(ids.map((id) => [id, {}]));
    let seed = limit;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    for (let step = 0; step < 60; step += 1) {
      const at = 1 + random(ids.length - 1);
      const [member = 0n, upline = 0n] = [ids[at], ids[at - 1]];
      const name = MOVEMENT_NAMES[random(MOVEMENT_NAMES.length)] ?? 'deposit';
      const made = MOVEMENTS[name](member, BigInt(20 + random(500)), upline);
      await post(db.pool, made);
      for (const [of, figures] of made.expected)
        for (const above of ids.slice(0, ids.indexOf(of) + 1))
          for (const [kind, amount] of Object.entries(figures) as [keyof CashFigures, bigint][]) {
            const sums = expected.get(above) ?? {};
            sums[kind] = (sums[kind] ?? 0n) + amount;
          }
    }
    for (const id of ids) {
      const sums = Object.entries(expected.get(id) ?? {}).filter(([, amount]) => amount !== 0n);
      expect(await figuresOf(id, limit)).toEqual(Object.fromEntries(sums));
    }
  });

  it('sum commissions along a line to what the top got', async () => {
    const [top = 0n, middle = 0n, low = 0n] = await chain(3);
    await move('commissionFromBrand', top, 100n);
    await move('commissionFromUpline', middle, 56n, top);
    await move('commissionFromUpline', low, 21n, middle);
    expect(await Promise.all([top, middle, low].map(async (id) => (await figuresOf(id)).commission))).toEqual([
      100n,
      60n,
      25n,
    ]);
  });

  it('leave movements alone that a transaction which still writes may precede', async () => {
    const [member = 0n, other = 0n] = (await Promise.all([chain(1), chain(1)])).flat();
    await foldAll(db.pool, lineCashFold);
    const writer = await db.pool.connect();
    try {
      await writer.query('begin');
      await post(writer, MOVEMENTS.deposit(member, 40n, member));
      await move('deposit', other, 50n);
      while ((await foldBatch(db.pool, lineCashFold)) > 0);
      const { rows } = await db.pool.query('select from line_cash_daily where member_id = any($1)', [[member, other]]);
      expect(rows).toHaveLength(0);
      await mustEqual();
      await writer.query('commit');
    } finally {
      writer.release();
    }
    expect([await figuresOf(member), await figuresOf(other)]).toEqual([{ deposit: 40n }, { deposit: 50n }]);
  });

  it('are rebuilt from the postings while money moves, and across an open transaction, without loss or double', async () => {
    const ids = await chain(3);
    const writer = await db.pool.connect();
    await writer.query('begin');
    await post(writer, MOVEMENTS.deposit(ids[1] ?? 0n, 40n, 0n));
    let isOver = false;
    const load = (async () => {
      for (let step = 0; !isOver; step += 1) await move(step % 2 ? 'deposit' : 'reward', ids[2] ?? 0n, 10n);
    })();
    for (let round = 0; round < 5; round += 1) {
      await rebuildFold(db.pool, lineCashFold);
      await foldBatch(db.pool, lineCashFold, 3);
      await mustEqual();
    }
    await writer.query('commit');
    writer.release();
    isOver = true;
    await load;
    const folded = await figuresOf(ids[0] ?? 0n);
    await rebuildFold(db.pool, lineCashFold);
    expect(await figuresOf(ids[0] ?? 0n)).toEqual(folded);
    expect(folded.deposit).toBeGreaterThanOrEqual(40n);
  });

  it('are filled by the rebuild where the feed has nothing, as for what was posted before it', async () => {
    const [top = 0n, low = 0n] = await chain(2);
    await move('depositWithOffer', low, 60n);
    await db.pool.query('delete from cash_feed');
    await db.pool.query('delete from line_cash_daily');
    await db.pool.query(`update fold_cursor set base = null, xid = '0', id = 0 where fold = 'line_cash'`);
    await rebuildFold(db.pool, lineCashFold);
    expect(await figuresOf(top)).toEqual({ deposit: 60n, fee: 2n, promotion: 7n });
  });

  it('differ from the postings where the feed lacks a movement, and where they have one that nobody made', async () => {
    const [member = 0n] = await chain(1);
    await move('deposit', member, 60n);
    await db.pool.query('delete from cash_feed where member_id = $1', [member]);
    expect(await differingCash(db.pool)).toMatchObject([{ member_id: member, expected_amount: 60n }]);
    await db.pool.query('update line_cash_daily set firsts = firsts + 1 where member_id <> $1', [member]);
    expect((await differingCash(db.pool)).length).toBeGreaterThan(1);
    await rebuildFold(db.pool, lineCashFold);
    await mustEqual();
  });

  it('stay with the line of the day: a take-back after a move counts below the new upline', async () => {
    const [old = 0n, member = 0n] = await chain(2);
    const [next = 0n] = await chain(1);
    await move('rebate', member, 30n);
    await db.pool.query('select set_upline($1, $2, $3)', [member, next, tomorrow]);
    // Posted today, folded after the move was decided: still of the line of today.
    await move('lotteryRebateBack', member, 15n);
    expect(await figuresOf(old)).toEqual({ rebate: 10n });
    expect(await figuresOf(next)).toEqual({});
    // What is posted on the day after belongs to the new line.
    await db.pool.query(
      `insert into cash_feed (at, brand_id, member_id, kind, amount, first) values (now() + interval '1 day', $1, $2, 'rebate', -4, false)`,
      [TEST_BRAND.id, member],
    );
    expect(await figuresOf(old)).toEqual({ rebate: 10n });
    expect(await figuresOf(next)).toEqual({ rebate: -4n });
    expect(await differingCash(db.pool)).not.toEqual([]);
    await rebuildFold(db.pool, lineCashFold);
    const { rows } = await db.pool.query<{ day: string }>(
      'select distinct day::text from line_cash_daily where member_id = $1',
      [member],
    );
    expect(rows).toEqual([{ day: today }]);
  });
});

describe('rows of the feed that are a week old', () => {
  const rowsOf = async (member: bigint) =>
    (await db.pool.query('select from cash_feed where member_id = $1', [member])).rowCount;
  const age = (member: bigint) =>
    db.pool.query(`update cash_feed set at = at - interval '8 days' where member_id = $1`, [member]);

  it('are deleted once every fold has read them, and not before', async () => {
    const [read = 0n, unread = 0n] = (await Promise.all([chain(1), chain(1)])).flat();
    await move('deposit', read, 20n);
    await foldAll(db.pool, lineCashFold);
    await age(read);
    await move('deposit', unread, 20n);
    await age(unread);
    await db.pool.query('select drop_read_cash()');
    expect([await rowsOf(read), await rowsOf(unread)]).toEqual([0, 1]);
    await db.pool.query('delete from cash_feed where member_id = $1', [unread]);
    await rebuildFold(db.pool, lineCashFold);
  });

  it('stay while a fold waits for its first computation', async () => {
    const [member = 0n] = await chain(1);
    await move('deposit', member, 20n);
    await foldAll(db.pool, lineCashFold);
    await age(member);
    await db.pool.query(`insert into fold_cursor (fold, feed) values ('waiting', 'cash')`);
    await db.pool.query('select drop_read_cash()');
    expect(await rowsOf(member)).toBe(1);
    await db.pool.query(`delete from fold_cursor where fold = 'waiting'`);
  });
});
