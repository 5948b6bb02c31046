import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentTelemetry } from '../../../testing/silent-telemetry';
import { silentBus } from '../../../platform/events/silent-bus';
import { LedgerModel } from './ledger-model.fixture';
import { expected, hasOwnWallet, interleaving, perform, type Sequence, type Step } from './model-steps.fixture';
import { makeMember, mustVerify, seedMoneyTest, TEST_BRAND, TEST_VENDOR, UNIT } from './money.fixture';
import { postMovement, readBalances } from './repository';
import { createLedgerService, type LedgerService } from './service';

/**
 * Random interleavings of the vendor's calls, late, repeated, changed and parallel, compared with a model that has no
 * database, no batch and no lock. The long form: `LEDGER_MODEL_SEQUENCES=10000 pnpm test:db ledger/model`. Every run has
 * the same ones unless `LEDGER_MODEL_SEED` names another seed.
 */
const SEQUENCES = Number(process.env['LEDGER_MODEL_SEQUENCES'] ?? 300);
const SEED = Number(process.env['LEDGER_MODEL_SEED'] ?? 2_026);
const START = 20n * UNIT;

let db: TestDatabase;
let ledger: LedgerService;
let poolId: number;
beforeAll(async () => {
  db = await createTestDatabase();
  await seedMoneyTest(db.pool);
  const { rows } = await db.pool.query<{ id: number }>(
    'select open_jackpot_pool($1::smallint, $2::smallint, 1) as id',
    [TEST_BRAND.id, TEST_VENDOR.id],
  );
  poolId = rows[0]?.id ?? 0;
  ledger = createLedgerService({ database: { pool: db.pool } as never, bus: silentBus, ...silentTelemetry() });
});
afterAll(() => db.drop());

test(`${SEQUENCES} random interleavings move the money as the model says`, { timeout: 3_600_000 }, async () => {
  process.stdout.write(`LEDGER_MODEL_SEED=${SEED} LEDGER_MODEL_SEQUENCES=${SEQUENCES}\n`);
  let run = 0;
  await fc.assert(
    fc.asyncProperty(interleaving, async (groups) => {
      run += 1;
      const ids = [(await makeMember(db.pool, START)).id, (await makeMember(db.pool, START)).id];
      await toVendor(ids[1] ?? 0n);
      let models = [LedgerModel.of([START, START])];
      const sequence = { ids, run: `run${run}`, poolId, contributedBefore: await contributed() };
      for (const group of groups) models = await play(group, models, sequence);
    }),
    { numRuns: SEQUENCES, seed: SEED },
  );
  await mustVerify(db.pool);
});

/** All that bets have brought to the pool and that was not taken back. */
async function contributed(): Promise<bigint> {
  const { rows } = await db.pool.query<{ contributed: bigint }>('select contributed from jackpot_pool');
  return rows[0]?.contributed ?? 0n;
}

/** Moves all of the member's money to the vendor. */
const toVendor = (memberId: bigint) =>
  postMovement(db.pool, {
    source: 'test',
    key: `to vendor ${memberId}`,
    kind: 'transfer',
    brandId: TEST_BRAND.id,
    memberId,
    lines: [
      { from: { kind: 'cash', memberId }, to: { kind: 'vendor', memberId, vendorId: TEST_VENDOR.id }, amount: START },
    ],
  });

/**
 * Sends a group concurrently.
 * @returns the states that some sequential order of these calls leads to with the same outcomes and balances
 */
async function play(
  group: readonly Step[],
  models: readonly LedgerModel[],
  sequence: Sequence & { readonly contributedBefore: bigint },
): Promise<LedgerModel[]> {
  const { ids, contributedBefore } = sequence;
  const steps = group.flatMap((step) => Array.from({ length: step.copies }, () => step));
  const outcomes = await Promise.all(steps.map((step) => perform(ledger, step, sequence)));
  const balances = await Promise.all(ids.map((id) => readBalances(db.pool, id)));
  const gained = (await contributed()) - contributedBefore;
  const calls = steps.map((step, index) => ({ step, outcome: outcomes[index] ?? '' }));
  const explained = models
    .flatMap((model) => explain(model, calls))
    .filter((model) => model.contributed() === gained)
    .filter((model) =>
      balances.every(({ cash, vendor, receivable }, member) => {
        const has = model.balances(member);
        return has.cash === (hasOwnWallet(member) ? vendor : cash) && has.receivable === receivable;
      }),
    );
  expect(
    explained.length,
    `no order explains ${JSON.stringify({ calls, models: models.map((m) => m.mark()) })}`,
  ).toBeGreaterThan(0);
  return [...new Map(explained.map((model) => [model.mark(), model])).values()];
}

interface Call {
  readonly step: Step;
  readonly outcome: string;
}

/** The states after every order of the calls that reproduces the outcomes. */
function explain(model: LedgerModel, calls: readonly Call[]): LedgerModel[] {
  if (calls.length === 0) return [model];
  return calls.flatMap(({ step, outcome }, index) => {
    const next = model.copy();
    return expected(next, step) === outcome ? explain(next, calls.toSpliced(index, 1)) : [];
  });
}
