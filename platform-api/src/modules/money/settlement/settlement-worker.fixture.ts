import { storedAgentTermsSchema } from '@marquee/contract/agent-terms';
import { inTransaction, openDatabase } from '../../../platform/database';
import { sleep } from '../../../platform/sleep';
import { lineFold } from '../../people/agent/line-fold';
import { runFolds } from '../../rewards/play-feed/run-folds';
import { TEST_BRAND } from '../ledger/money.fixture';
import type { RunKey } from './due-repository';
import { makeRun } from './make-run';
import { createPayBills } from './pay-bills';
import { ruleOf } from './settlement-rule';

/**
 * Settles the days of the table `wanted` in a process of its own, for a test that kills it: folds, runs and payments, each line in its own
 * transaction. The database's address is the argument.
 */
const database = openDatabase(process.argv[2] ?? '', 4);
const { pool } = database;
const terms = storedAgentTermsSchema.parse({ rebatesReduce: false, promotionsReduce: false, feesReduce: false });
const jobs = { add: () => Promise.resolve() };
const platform = { database, clock: { now: () => new Date() }, bus: { publish: () => undefined }, jobs } as never;
const pay = createPayBills({
  platform,
  brands: { byId: () => Promise.resolve({ config: { agents: terms }, currency: 'BDT' }) } as never,
  ledger: { announce: () => undefined, balanceOf: () => Promise.resolve({ cash: 0n, agent: 0n }) } as never,
});

async function settle(): Promise<void> {
  const { rows } = await pool.query<Pick<RunKey, 'from' | 'to'>>('select "from", "to" from wanted order by 1');
  for (const { from, to } of rows) {
    const key = { brandId: TEST_BRAND.id, offsetMinutes: TEST_BRAND.offsetMinutes, from, to } as const;
    await inTransaction(pool, (tx) =>
      makeRun(tx, { ...key, type: 'dividend', period: 'daily' }, ruleOf(TEST_BRAND.id, terms), new Date()),
    );
    await pay.payDue();
  }
}

void runFolds([lineFold], { pool, log: { error: () => undefined } }, new AbortController().signal);
for (;;) {
  await settle().catch(() => undefined);
  await sleep(20, new AbortController().signal);
}
