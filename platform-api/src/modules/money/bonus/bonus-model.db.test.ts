import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, inTransaction, openDatabase } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import { placeBets, rollBack, settleBets } from '../ledger/bet-movement-repository';
import { betOf, mustVerify, seedMoneyTest, TEST_BRAND, UNIT, winOf } from '../ledger/money.fixture';
import { requirePosted } from '../ledger/service';
import { createBonusTest } from './bonus.fixture';
import { BonusModel } from './bonus-model.fixture';
import { PLAYABLE } from './playable.fixture';

/**
 * Random histories of a member with playable bonuses, compared after every step with a model that has no database. The long form:
 * `BONUS_MODEL_SEQUENCES=5000 pnpm test:db bonus-model`; `BONUS_MODEL_SEED` names another seed.
 */
const SEQUENCES = Number(process.env['BONUS_MODEL_SEQUENCES'] ?? 60);
const SEED = Number(process.env['BONUS_MODEL_SEED'] ?? 2_026);
const START = 20n * UNIT;

const slot = fc.nat({ max: 3 });
/** Odd amounts, so that shares are rounded. */
const amount = fc.bigInt({ min: 1n, max: 40n * UNIT });
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ call: fc.constant('bet' as const), amount }) },
  { weight: 1, arbitrary: fc.record({ call: fc.constant('bets' as const), amount, second: amount }) },
  {
    weight: 5,
    arbitrary: fc.record({ call: fc.constant('win' as const), slot, amount: fc.oneof(amount, fc.constant(0n)) }),
  },
  { weight: 2, arbitrary: fc.record({ call: fc.constant('returnStake' as const), slot }) },
  { weight: 2, arbitrary: fc.record({ call: fc.constant('correctWin' as const), slot }) },
  { weight: 1, arbitrary: fc.record({ call: fc.constant('withdraw' as const), amount, confirmed: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      call: fc.constant('end' as const),
      state: fc.constantFrom('forfeited' as const, 'revoked' as const, 'expired' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      call: fc.constant('grant' as const),
      amount,
      times: fc.constantFrom(0, 1, 1, 2, 4),
      capTimes: fc.constantFrom(null, 1, 2),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
const history = fc.array(step, { minLength: 4, maxLength: 24 });

let db: TestDatabase;
let database: Database;
let bonus: ReturnType<typeof createBonusTest>;
beforeAll(async () => {
  db = await createTestDatabase();
  await seedMoneyTest(db.pool);
  database = openDatabase(db.url);
  bonus = createBonusTest(database);
});
afterAll(async () => {
  await database.close();
  await db.drop();
});

/** One member's history, in the database and in the model. */
function createHistory(memberId: bigint) {
  const model = new BonusModel(START);
  const bets: string[] = [];
  const wins: string[] = [];
  const latest = (keys: readonly string[], back: number) => keys.at(-1 - back);
  const reverse = async (reference: string) =>
    (await rollBack(db.pool, { ...betOf(memberId, 0n), key: randomUUID(), reference, memberId })).outcome;

  async function stake(amounts: readonly bigint[]) {
    const requests = amounts.map((units) => betOf(memberId, units));
    const outcomes = (await placeBets(db.pool, requests)).map(({ outcome }) => outcome);
    const expected = model.bet(requests.map(({ key }, index) => ({ key, stake: amounts[index] ?? 0n })));
    if (expected === 'ok') bets.push(...requests.map(({ key }) => key));
    return [outcomes, amounts.map(() => expected)];
  }

  async function withdraw(units: bigint, confirmed: boolean) {
    const atStake = await bonus.bonuses.atStake(memberId);
    const given = confirmed || !atStake ? atStake : { ...atStake, amount: atStake.amount + 1n };
    const from = { kind: 'cash', memberId } as const;
    const line = { from, to: { kind: 'promotion', brandId: TEST_BRAND.id } as const, amount: units };
    const movement = {
      source: 'test',
      key: randomUUID(),
      kind: 'promotion',
      brandId: TEST_BRAND.id,
      memberId,
    } as const;
    return inTransaction(db.pool, async (tx) => {
      await bonus.bonuses.giveUpAtStake(tx, memberId, given);
      return requirePosted(await bonus.ledger.post({ ...movement, lines: [line] }, tx)).outcome;
    }).catch((error: unknown) => {
      if (!(error instanceof Failure)) throw error;
      return error.code === 'bonus_at_stake'
        ? 'at_stake'
        : error.code === 'insufficient_balance'
          ? 'insufficient'
          : error.code;
    });
  }

  async function end(state: 'forfeited' | 'revoked' | 'expired') {
    const { rows } = await db.pool.query<{ id: bigint }>(
      `select id from bonus where member_id = $1 and state = 'active'`,
      [memberId],
    );
    const bonusId = rows[0]?.id;
    if (bonusId === undefined) return 'none';
    if (state === 'expired') {
      await db.pool.query(`update bonus set expires_at = now() - interval '1 second' where id = $1`, [bonusId]);
      await bonus.bonuses.settleDue();
    } else await inTransaction(db.pool, (tx) => bonus.bonuses.end(tx, { memberId, bonusId, state }));
    return 'ok';
  }

  /** @returns the outcome, and that of the model */
  async function perform(one: Step): Promise<readonly [unknown, unknown]> {
    if (one.call === 'bet') return (await stake([one.amount])) as [unknown, unknown];
    if (one.call === 'bets') return (await stake([one.amount, one.second])) as [unknown, unknown];
    if (one.call === 'grant') {
      const terms = { ...PLAYABLE, wageringTimes: one.times, capTimes: one.capTimes };
      await bonus.grant(memberId, terms, { amount: one.amount });
      model.grant(one.amount, BigInt(one.times), one.capTimes === null ? null : BigInt(one.capTimes));
      return ['ok', 'ok'];
    }
    if (one.call === 'withdraw') {
      const outcome = await withdraw(one.amount, one.confirmed);
      return [outcome, model.withdraw(one.amount, one.confirmed)];
    }
    if (one.call === 'end') return [await end(one.state), model.endActive(one.state)];
    const key = latest(one.call === 'correctWin' ? wins : bets, one.slot);
    if (key === undefined) return ['none', 'none'];
    if (one.call === 'returnStake') return [await reverse(key), model.rollBackBet(key)];
    if (one.call === 'correctWin') return [await reverse(key), model.rollBackWin(key)];
    const win = winOf(memberId, key, one.amount);
    const [paid] = await settleBets(db.pool, [win]);
    const expected = model.win(win.key, key, one.amount);
    if (expected === 'ok') wins.push(win.key);
    return [paid?.outcome, expected];
  }

  /** What follows from the step by now. */
  async function settle(): Promise<void> {
    await bonus.wagering.progress(memberId);
    while ((await bonus.bonuses.settleDue()) > 0);
    model.settle();
  }

  async function compare(at: string): Promise<void> {
    const { cash, bonus: held, receivable: owed } = await bonus.ledger.balanceOf(memberId);
    const { rows } = await db.pool.query(
      `select state, released, returned, written_off as "writtenOff" from bonus where member_id = $1 order by id`,
      [memberId],
    );
    expect({ cash, held, owed, bonuses: rows }, at).toEqual({
      cash: model.cash,
      held: model.active?.held ?? 0n,
      owed: model.owed,
      bonuses: model.bonuses.map(({ state, released, returned, writtenOff }) => ({
        state,
        released,
        returned,
        writtenOff,
      })),
    });
  }

  return { perform, settle, compare };
}

test(`${SEQUENCES} random histories move bonus money as the model says`, { timeout: 3_600_000 }, async () => {
  process.stdout.write(`BONUS_MODEL_SEED=${SEED} BONUS_MODEL_SEQUENCES=${SEQUENCES}\n`);
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      const { perform, settle, compare } = createHistory(await bonus.member(START / UNIT));
      for (const entry of steps) {
        const at = JSON.stringify(entry, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
        const [outcome, expected] = await perform(entry);
        expect(outcome, at).toEqual(expected);
        await settle();
        await compare(at);
      }
    }),
    { numRuns: SEQUENCES, seed: SEED },
  );
  await bonus.settle();
  await mustVerify(db.pool);
});
