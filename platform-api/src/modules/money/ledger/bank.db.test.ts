import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bigintTypes } from '@marquee/testing/database/bigint-types';
import { seededRandom } from '@marquee/contract/seeded-random';
import { makeMember, mustVerify, seedMoneyTest, TEST_BRAND, UNIT } from './money.fixture';
import type { Movement } from './movement';
import { postMovement } from './repository';

const CLIENTS = 64;
const ACCOUNTS = 10;
/** Per client. The long form: `BANK_TURNS=4000 pnpm test:db bank`. */
const TURNS = Number(process.env['BANK_TURNS'] ?? 40);
const START = 100n * UNIT;

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
  await seedMoneyTest(db.pool);
});
afterAll(() => db.drop());

test(`${CLIENTS} clients move money between ${ACCOUNTS} members, and every read sums to the total`, async () => {
  const members = await Promise.all(Array.from({ length: ACCOUNTS }, () => makeMember(db.pool, START)));
  const ids = members.map(({ id }) => id);
  const pool = new pg.Pool({ connectionString: db.url, max: CLIENTS, types: bigintTypes });
  const counts = { transfers: 0, refused: 0, reads: 0 };

  const client = async (number: number) => {
    const random = seededRandom(`bank-${number}`);
    for (let turn = 0; turn < TURNS; turn++) {
      if (random.int(0, 3) === 0) {
        expect(await totalOf(pool, ids)).toBe(BigInt(ACCOUNTS) * START);
        counts.reads += 1;
        continue;
      }
      const from = random.int(0, ACCOUNTS - 1);
      const to = (from + random.int(1, ACCOUNTS - 1)) % ACCOUNTS;
      const amount = BigInt(random.int(1, 60)) * UNIT;
      const { outcome } = await postMovement(
        pool,
        transfer(ids[from] ?? 0n, ids[to] ?? 0n, amount, `${number}-${turn}`),
      );
      counts[outcome === 'ok' ? 'transfers' : 'refused'] += 1;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)));
  await pool.end();

  expect(await totalOf(db.pool, ids)).toBe(BigInt(ACCOUNTS) * START);
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(CLIENTS);
  await mustVerify(db.pool);
});

/** The sum of the wallets, and the sum of the entries, read at one moment. */
async function totalOf(pool: pg.Pool, ids: readonly bigint[]): Promise<bigint | undefined> {
  const { rows } = await pool.query<{ wallets: bigint; entries: bigint }>({
    name: 'bank-total',
    text: `select (select sum(balance) from wallet where kind = 'cash' and member_id = any($1))::int8 as wallets,
             (select sum(e.amount) from ledger_account a join ledger_entry e on e.account_id = a.id
              where a.kind = 'cash' and a.member_id = any($1))::int8 as entries`,
    values: [ids],
  });
  expect(rows[0]?.entries).toBe(rows[0]?.wallets);
  return rows[0]?.wallets;
}

const transfer = (from: bigint, to: bigint, amount: bigint, key: string): Movement => ({
  source: 'bank',
  key,
  kind: 'transfer',
  brandId: TEST_BRAND.id,
  memberId: from,
  lines: [{ from: { kind: 'cash', memberId: from }, to: { kind: 'cash', memberId: to }, amount }],
});
