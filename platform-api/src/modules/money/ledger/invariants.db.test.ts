import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { makeMember, mustVerify, seedMoneyTest, TEST_BRAND, UNIT } from './money.fixture';
import type { Movement } from './movement';
import { postMovement, readBalances } from './repository';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
  await seedMoneyTest(db.pool);
});
afterAll(() => db.drop());

const promotion = (memberId: bigint, amount: bigint, key: string): Movement => ({
  source: 'test',
  key,
  kind: 'promotion',
  brandId: TEST_BRAND.id,
  memberId,
  lines: [{ from: { kind: 'promotion', brandId: TEST_BRAND.id }, to: { kind: 'cash', memberId }, amount }],
});
const transfer = (from: bigint, to: bigint, amount: bigint, key: string): Movement => ({
  ...promotion(from, amount, key),
  kind: 'transfer',
  lines: [{ from: { kind: 'cash', memberId: from }, to: { kind: 'cash', memberId: to }, amount }],
});
const accountOf = async (memberId: bigint, kind: string): Promise<bigint | undefined> => {
  const { rows } = await db.pool.query<{ id: bigint }>(
    'select id from ledger_account where member_id = $1 and kind = $2::account_kind',
    [memberId, kind],
  );
  return rows[0]?.id;
};

describe('the database refuses', () => {
  afterEach(() => mustVerify(db.pool));

  test.each(['ledger_transaction', 'posting'])('to change, delete or truncate %s', async (table) => {
    await makeMember(db.pool, UNIT);
    const column = table === 'posting' ? 'amount' : 'cash_change';
    await expect(db.pool.query(`update ${table} set ${column} = ${column} + 1`)).rejects.toThrow('append-only');
    await expect(db.pool.query(`delete from ${table}`)).rejects.toThrow('append-only');
    await expect(db.pool.query(`truncate ${table}`)).rejects.toThrow('append-only');
  });

  test('a negative wallet', async () => {
    const { id } = await makeMember(db.pool, UNIT);
    await expect(db.pool.query('update wallet set balance = -1 where member_id = $1', [id])).rejects.toThrow(
      'wallet_balance_check',
    );
  });

  test('a posting of zero, of a negative amount, or to the same account', async () => {
    const { id } = await makeMember(db.pool, UNIT);
    const [cash, bonus] = [await accountOf(id, 'cash'), await accountOf(id, 'bonus')];
    const insert = 'insert into posting values ((select max(id) from ledger_transaction), 9, $1, $2, $3)';
    await expect(db.pool.query(insert, [cash, bonus, 0])).rejects.toThrow('posting_amount_check');
    await expect(db.pool.query(insert, [cash, bonus, -5])).rejects.toThrow('posting_amount_check');
    await expect(db.pool.query(insert, [cash, cash, 5])).rejects.toThrow('posting_check');
  });

  test('a posting without a header, without an account, or across brands', async () => {
    const { id } = await makeMember(db.pool, UNIT);
    const cash = await accountOf(id, 'cash');
    await db.pool.query(
      `insert into brand (id, code, name, currency, offset_minutes, config) values (901, 'other', 'Other', 'VND', 420, '{}') on conflict do nothing`,
    );
    const { rows } = await db.pool.query<{ house: bigint; own: bigint }>(
      `select brand_account(901::smallint, 'house') as house, brand_account(900::smallint, 'house') as own`,
    );
    const insert = 'insert into posting values ($1, 9, $2, $3, 5)';
    const headers = await db.pool.query<{ id: bigint }>('select max(id) as id from ledger_transaction');
    const header = headers.rows[0]?.id;
    await expect(db.pool.query(insert, [header, cash, rows[0]?.house])).rejects.toThrow('two currencies or brands');
    await expect(db.pool.query(insert, [header, cash, 999_999_999])).rejects.toThrow('unknown accounts');
    await expect(db.pool.query(insert, [999_999_999, cash, rows[0]?.own])).rejects.toThrow('a posting joins');
  });

  test('a second transaction under one key, and a second reversal of one transaction', async () => {
    const { id } = await makeMember(db.pool, UNIT);
    const insert = `insert into ledger_transaction (source, key, kind, brand_id, member_id, cash_change, balance_after, refers_to)
      values ('test', $1, 'rollback', 900, $2, 0, 0, 1)`;
    const client = await db.pool.connect();
    await client.query('begin');
    await client.query(insert, ['r1', id]);
    await expect(client.query(insert, ['r2', id])).rejects.toThrow('ledger_transaction_one_reversal');
    await client.query('rollback');
    await client.query('begin');
    await client.query(insert, ['same', id]);
    await expect(client.query(insert.replace("'rollback'", "'tombstone'"), ['same', id])).rejects.toThrow(
      'ledger_transaction_source_key_key',
    );
    await client.query('rollback');
    client.release();
  });
});

describe('posting a movement', () => {
  afterEach(() => mustVerify(db.pool));

  test('has one effect per key, even for a hundred concurrent requests', async () => {
    const { id } = await makeMember(db.pool);
    const results = await Promise.allSettled(
      Array.from({ length: 100 }, () => postMovement(db.pool, promotion(id, UNIT, 'hundred'))),
    );
    const outcomes = results.map((result) =>
      result.status === 'fulfilled' ? result.value.outcome : String(result.reason),
    );
    expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'repeat')).toHaveLength(99);
    expect((await readBalances(db.pool, id)).cash).toBe(UNIT);
  });

  test('refuses the key of another movement', async () => {
    const { id } = await makeMember(db.pool);
    await postMovement(db.pool, promotion(id, UNIT, 'conflict'));
    expect(await postMovement(db.pool, promotion(id, 2n * UNIT, 'conflict'))).toMatchObject({ outcome: 'conflict' });
  });

  test('refuses to overdraw any account, and then changes nothing', async () => {
    const [a, b] = [await makeMember(db.pool, UNIT), await makeMember(db.pool)];
    const movement: Movement = {
      ...transfer(a.id, b.id, UNIT, 'overdraw'),
      lines: [
        { from: { kind: 'cash', memberId: a.id }, to: { kind: 'cash', memberId: b.id }, amount: UNIT },
        { from: { kind: 'bonus', memberId: b.id }, to: { kind: 'cash', memberId: b.id }, amount: 1n },
      ],
    };
    expect(await postMovement(db.pool, movement)).toMatchObject({ outcome: 'insufficient' });
    expect((await readBalances(db.pool, a.id)).cash).toBe(UNIT);
  });

  test('keeps the sum constant for concurrent readers', async () => {
    const members = await Promise.all(Array.from({ length: 5 }, () => makeMember(db.pool, 100n * UNIT)));
    const ids = members.map((member) => member.id);
    const total = async () => {
      const { rows } = await db.pool.query<{ total: bigint }>(
        `select sum(balance)::int8 as total from wallet where kind = 'cash' and member_id = any($1)`,
        [ids],
      );
      return rows[0]?.total;
    };
    const moves = Array.from({ length: 200 }, (_, index) =>
      postMovement(
        db.pool,
        transfer(
          ids[index % 5] ?? 0n,
          ids[(index * 3 + 1) % 5] === ids[index % 5] ? (ids[(index + 1) % 5] ?? 0n) : (ids[(index * 3 + 1) % 5] ?? 0n),
          BigInt(index + 1) * 1_000n,
          `bank-${index}`,
        ),
      ),
    );
    const looks = Array.from({ length: 40 }, total);
    for (const balance of await Promise.all(looks)) expect(balance).toBe(500n * UNIT);
    await Promise.all(moves);
    expect(await total()).toBe(500n * UNIT);
  });
});
