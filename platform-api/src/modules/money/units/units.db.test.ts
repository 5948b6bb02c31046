import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction, openDatabase, type Database } from '../../../platform/database';
import { makeMember, makeMembers, mustVerify, seedMoneyTest } from '../ledger/money.fixture';
import { createUnits, type Units } from './service';
import type { UnitMovement } from './unit-movement';

let db: TestDatabase;
let database: Database;
let units: Units;
beforeAll(async () => {
  db = await createTestDatabase();
  await seedMoneyTest(db.pool);
  database = openDatabase(db.url);
  units = createUnits({ database, clock: { now: () => new Date('2026-11-24T10:00:00Z') } });
});
afterAll(async () => {
  await mustVerify(db.pool);
  await database.close();
  await db.drop();
});

const points = (memberId: bigint, amount: bigint, rest: Partial<UnitMovement> = {}): UnitMovement => ({
  memberId,
  unit: 'points',
  amount,
  source: 'test',
  key: randomUUID(),
  kind: 'granted',
  ...rest,
});
const balance = (memberId: bigint) => units.balance(memberId, 'points');

test('gives and takes units, and lists both, latest first', async () => {
  const { id } = await makeMember(db.pool);
  expect(await balance(id)).toBe(0n);
  await units.grant(db.pool, points(id, 500n, { reference: { names: { en: 'A watch' } } }));
  expect(await units.take(db.pool, points(id, 120n, { kind: 'redeemed' }))).toMatchObject({
    outcome: 'ok',
    balance: 380n,
  });
  const { content, total } = await units.history(id, 'points', { limit: 10, offset: 0 });
  expect(total).toBe(2);
  expect(content.map(({ kind, amount, balanceAfter }) => [kind, amount, balanceAfter])).toEqual([
    ['redeemed', -120n, 380n],
    ['granted', 500n, 500n],
  ]);
  expect(content[1]?.reference).toEqual({ names: { en: 'A watch' } });
});

test('refuses to take more than the member has, and moves nothing', async () => {
  const { id } = await makeMember(db.pool);
  await units.grant(db.pool, points(id, 10n));
  await expect(units.take(db.pool, points(id, 11n))).rejects.toMatchObject({ code: 'points_insufficient' });
  expect(await balance(id)).toBe(10n);
});

test('answers a repeat as the first time, even when the units are gone, and refuses another request of the key', async () => {
  const { id } = await makeMember(db.pool);
  const { id: other } = await makeMember(db.pool);
  await units.grant(db.pool, points(id, 10n));
  const take = points(id, 10n);
  const first = await units.take(db.pool, take);
  expect(await units.take(db.pool, take)).toMatchObject({ outcome: 'repeat', transactionId: first.transactionId });
  for (const changed of [{ amount: 9n }, { memberId: other }, { kind: 'returned' as const }])
    await expect(units.take(db.pool, { ...take, ...changed })).rejects.toMatchObject({
      code: 'idempotency_key_reused',
    });
  expect(await balance(id)).toBe(0n);
});

test('a grant that its caller takes back leaves nothing', async () => {
  const { id } = await makeMember(db.pool);
  const failed = inTransaction(database.pool, async (tx) => {
    await units.grant(tx, points(id, 10n));
    throw new Error('undone');
  });
  await expect(failed).rejects.toThrow('undone');
  expect(await balance(id)).toBe(0n);
});

test('500 parallel takes of the last units give them exactly once', async () => {
  const { id } = await makeMember(db.pool);
  await units.grant(db.pool, points(id, 7n));
  const takes = await Promise.allSettled(
    Array.from({ length: 500 }, () => units.take(database.pool, points(id, 1n, { kind: 'redeemed' }))),
  );
  expect(takes.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
  expect(await balance(id)).toBe(0n);
});

test('50 parallel repeats of one grant to a new member give it once', async () => {
  const { id } = await makeMember(db.pool);
  const grant = points(id, 3n);
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => units.grant(database.pool, grant)));
  expect(outcomes.filter(({ outcome }) => outcome === 'ok')).toHaveLength(1);
  expect(await balance(id)).toBe(3n);
});

test('the tables refuse a balance below zero and a change of what was posted', async () => {
  const { id } = await makeMember(db.pool);
  await units.grant(db.pool, points(id, 1n));
  await expect(db.pool.query('update unit_account set balance = -1 where member_id = $1', [id])).rejects.toMatchObject({
    code: '23514',
  });
  for (const statement of ['update unit_posting set amount = 2', 'delete from unit_transaction'])
    await expect(db.pool.query(statement)).rejects.toThrow('is append-only');
});

/** One step of a random history: of one of three members, with one of few keys, so that repeats and conflicts come. */
const step = fc.record({
  member: fc.nat({ max: 2 }),
  key: fc.nat({ max: 11 }),
  way: fc.constantFrom('grant' as const, 'take' as const),
  amount: fc.bigInt({ min: 1n, max: 20n }),
});

/** @param earlier the request that used the key before */
function outcomeOf(earlier: string | undefined, request: string, after: bigint): string {
  if (earlier !== undefined) return earlier === request ? 'repeat' : 'idempotency_key_reused';
  return after < 0n ? 'points_insufficient' : 'ok';
}

test('random histories end as a plain model says', async () => {
  const members = await makeMembers(db.pool, 3, 1n);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const run = randomUUID();
      const balances = await Promise.all(members.map(balance));
      const posted = new Map<number, string>();
      for (const { member, key, way, amount } of steps) {
        const memberId = members[member] ?? 0n;
        const request = `${member} ${way} ${amount}`;
        const before = balances[member] ?? 0n;
        const after = way === 'grant' ? before + amount : before - amount;
        const expected = outcomeOf(posted.get(key), request, after);
        const outcome = await units[way](db.pool, points(memberId, amount, { key: `${run}:${key}` })).then(
          (result) => result.outcome,
          (failure: { code: string }) => failure.code,
        );
        expect(outcome).toBe(expected);
        if (outcome === 'ok') {
          posted.set(key, request);
          balances[member] = after;
        }
      }
      expect(await Promise.all(members.map(balance))).toEqual(balances);
    }),
    { numRuns: 40, seed: 2_026 },
  );
});
