import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeBets, rollBack, settleBets } from './bet-movements';
import { createLedgerModel, type LedgerModel } from './ledger-model.fixture';
import { betOf, makeMember, mustVerify, seedMoneyTest, TEST_VENDOR, UNIT, winOf } from './money.fixture';
import { fingerprintOf } from './movement';
import { readBalances } from './repository';

/** Random interleavings of the vendor's calls, each compared with a model that has no database, no batch and no lock. */
const SEQUENCES = Number(process.env['LEDGER_MODEL_SEQUENCES'] ?? 200);
const START = 20n * UNIT;

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
  await seedMoneyTest(db.pool);
});
afterAll(() => db.drop());

const member = fc.nat({ max: 1 });
const slot = fc.nat({ max: 3 });
const units = fc.integer({ min: 0, max: 12 });
/** Small ranges, so that repeats, changed repeats and wrong orders are common. */
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ call: fc.constant('bet' as const), member, slot, units: fc.integer({ min: 1, max: 12 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ call: fc.constant('win' as const), member, slot, nth: fc.nat({ max: 1 }), units }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      call: fc.constant('rollback' as const),
      member,
      target: fc.constantFrom('bet' as const, 'win' as const),
      slot,
      nth: fc.nat({ max: 1 }),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

test(`${SEQUENCES} random sequences of bets, wins and rollbacks move the money as the model says`, {
  timeout: 600_000,
}, async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      run += 1;
      const ids = [(await makeMember(db.pool, START)).id, (await makeMember(db.pool, START)).id];
      const model = createLedgerModel([START, START]);
      for (const one of steps) expect(await perform(one, ids, `run${run}`)).toEqual(expected(model, one));
      for (const [index, id] of ids.entries())
        expect(await readBalances(db.pool, id)).toMatchObject(model.balances(index));
    }),
    { numRuns: SEQUENCES },
  );
  await mustVerify(db.pool);
});

const betKey = (run: string, slot: number) => `${run}-bet-${slot}`;
const winKey = (run: string, slot: number, nth: number) => `${run}-win-${slot}-${nth}`;

async function perform(one: Step, ids: readonly bigint[], run: string): Promise<string | undefined> {
  const id = ids[one.member] ?? 0n;
  if (one.call === 'bet') {
    const fields = { key: betKey(run, one.slot), round_id: `${run}-${one.slot}` };
    return (await placeBets(db.pool, [betOf(id, BigInt(one.units) * UNIT, fields)]))[0]?.outcome;
  }
  if (one.call === 'win') {
    const win = winOf(id, betKey(run, one.slot), BigInt(one.units) * UNIT, { key: winKey(run, one.slot, one.nth) });
    return (await settleBets(db.pool, [win]))[0]?.outcome;
  }
  const reference = one.target === 'bet' ? betKey(run, one.slot) : winKey(run, one.slot, one.nth);
  const request = {
    source: `vendor:${TEST_VENDOR.code}`,
    key: `back-${one.member}-${reference}`,
    fingerprint: fingerprintOf('rollback', reference),
    reference,
    memberId: id,
  };
  return (await rollBack(db.pool, request)).outcome;
}

function expected(model: LedgerModel, one: Step): string {
  if (one.call === 'bet') return model.bet(one.member, String(one.slot), BigInt(one.units) * UNIT);
  if (one.call === 'win')
    return model.win(one.member, `${one.slot}/${one.nth}`, String(one.slot), BigInt(one.units) * UNIT);
  return model.rollback(one.member, one.target === 'bet' ? String(one.slot) : `${one.slot}/${one.nth}`);
}
