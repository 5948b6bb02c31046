import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../../platform/database';
import { placeBets, rollBack, settleBets } from '../../money/ledger/bet-movement-repository';
import { betOf, makeMember, seedMoneyTest, TEST_BRAND, UNIT, winOf } from '../../money/ledger/money.fixture';
import { foldAll } from '../play-feed/test-fold.fixture';
import { createVipRises, type VipRises } from './vip-rises';

/** Levels at 100, 200 and 300 of valid bet; the second one asks for a deposit as well. */
const LEVELS = [
  { level: 1, validBet: 100n, deposits: 0n },
  { level: 2, validBet: 200n, deposits: 50n },
  { level: 3, validBet: 300n, deposits: 50n },
];

let db: TestDatabase;
let database: Database;
let rises: VipRises;
beforeAll(async () => {
  db = await createTestDatabase();
  await seedMoneyTest(db.pool);
  database = openDatabase(db.url);
  rises = createVipRises({
    platform: { database, clock: { now: () => new Date() }, bus: { publish: () => undefined } } as never,
  });
  await setRules(1, 1n);
  await db.pool.query(
    `insert into deposit_channel (brand_id, code, provider, names, minimum, maximum, presets, sort_order)
     values ($1, 'vip', 'test', '{"en": "Test"}', 1, 2, '{}', 1)`,
    [TEST_BRAND.id],
  );
});
afterAll(async () => {
  await database.close();
  await db.drop();
});

/** @param part of the thresholds: they are divided by it */
const setRules = (version: number, part: bigint) =>
  db.pool.query(
    `insert into vip_rules (brand_id, version, window_days, wagering, levels, state, from_day, reason, decided_at)
     values ($1, $2, 30, 1, $3, 'approved', '2000-01-01', 'test', now())`,
    [
      TEST_BRAND.id,
      version,
      JSON.stringify(
        LEVELS.map(({ level, validBet, deposits }) => ({
          level,
          names: { en: 'L' },
          validBet: String((validBet * UNIT) / part),
          deposits: String(deposits * UNIT),
        })),
      ),
    ],
  );
async function play(memberId: bigint, units: bigint) {
  const bet = betOf(memberId, units * UNIT);
  await placeBets(db.pool, [bet]);
  await settleBets(db.pool, [winOf(memberId, bet.key, 0n)]);
  return bet.key;
}
const takeBack = (memberId: bigint, reference: string) =>
  rollBack(db.pool, { ...betOf(memberId, 0n), key: randomUUID(), reference, memberId });
const deposit = (memberId: bigint) =>
  db.pool.query(
    `insert into deposit (brand_id, member_id, channel_id, amount, currency, state, idempotency_key, fingerprint, transaction_id, finished_at)
     select $1, $2, id, $3, 'BDT', 'credited', $4, '', (select max(id) from ledger_transaction where member_id = $2), now()
     from deposit_channel where code = 'vip'`,
    [TEST_BRAND.id, memberId, 50n * UNIT, randomUUID()],
  );
const fold = () => foldAll(db.pool, rises.fold);
const member = async () => (await makeMember(db.pool, 100_000n * UNIT)).id;
/** The members' level, and the one that all their figures reach. */
const standingsOf = async (ids: readonly bigint[]) =>
  (
    await db.pool.query<{ level: number; reached: number }>(
      'select level, reached from vip_standing($1::bigint[], now()) order by member_id',
      [ids],
    )
  ).rows;
/** Whether the fold names the member for a look when it reads what is new; it reads that again later. */
async function isLookedAt(memberId: bigint): Promise<boolean> {
  const client = await db.pool.connect();
  try {
    for (;;) {
      await client.query('begin');
      const { rows } = await client.query<{ isWhole: boolean; looked: boolean | null }>(
        `with unread as materialized (
           select count(u.*) as count from fold_cursor c left join lateral feed_unread(c) u on true where c.fold = 'vip')
         select f.rows = unread.count as "isWhole", $1::bigint = any(f.members) as looked from unread cross join fold_vip(1000) f`,
        [memberId],
      );
      await client.query('rollback');
      // What an older transaction of the server may still come before is not read yet: a part of the news would tell nothing.
      if (rows[0]?.isWhole) return rows[0].looked ?? false;
    }
  } finally {
    client.release();
  }
}

test('looks at a member once, and again when the next threshold can be reached', async () => {
  await fold();
  const id = await member();
  await play(id, 10n);
  expect(await isLookedAt(id)).toBe(true);
  await fold();
  await play(id, 89n);
  expect(await isLookedAt(id)).toBe(false);
  await fold();
  await play(id, 1n);
  expect(await isLookedAt(id)).toBe(true);
  await fold();
  expect(await standingsOf([id])).toEqual([{ level: 1, reached: 1 }]);
});

test('looks again after a correction, an operator’s change, on another day, and once the cache is lost', async () => {
  const id = await member();
  const settled = async () => {
    await play(id, 1n);
    await fold();
    await play(id, 1n);
    expect(await isLookedAt(id)).toBe(false);
  };
  await settled();
  await takeBack(id, await play(id, 1n));
  expect(await isLookedAt(id)).toBe(true);
  await fold();
  for (const change of [
    'update vip_reach set day = day - 1',
    'truncate vip_reach',
    `insert into vip_member (member_id, brand_id, level, since, changes) values (${id}, ${TEST_BRAND.id}, 0, now(), 1)`,
  ]) {
    await settled();
    await db.pool.query(change);
    await play(id, 1n);
    expect(await isLookedAt(id), change).toBe(true);
    await fold();
  }
});

const step = fc.record({
  who: fc.nat({ max: 2 }),
  what: fc.constantFrom('play' as const, 'play' as const, 'play' as const, 'takeBack' as const, 'deposit' as const),
  units: fc.bigInt({ min: 1n, max: 90n }),
});

test('no rise is missed in random histories of play, corrections and deposits', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 20 }), async (steps) => {
      const ids = [await member(), await member(), await member()];
      const last: string[] = [];
      for (const { who, what, units } of steps) {
        const id = ids[who] ?? 0n;
        if (what === 'play') last[who] = await play(id, units);
        else if (what === 'deposit') {
          await deposit(id);
          await rises.afterDeposits();
        } else if (last[who]) await takeBack(id, last[who]);
        await fold();
        for (const { level, reached } of await standingsOf(ids)) expect(level).toBeGreaterThanOrEqual(reached);
      }
    }),
    { numRuns: 25, seed: 2_026, endOnFailure: true },
  );
});

test('another version of the rules is looked at with the next bet', async () => {
  const id = await member();
  await play(id, 60n);
  await fold();
  await setRules(2, 2n);
  await play(id, 1n);
  await fold();
  expect(await standingsOf([id])).toEqual([{ level: 1, reached: 1 }]);
});
