import { storedAgentTermsSchema } from '@marquee/contract/agent-terms';
import type pg from 'pg';
import { inTransaction, openDatabase, type Queryable } from '../../../platform/database';
import { sleep } from '../../../platform/sleep';
import { createAudit } from '../../operators/audit/audit';
import { createProposals } from '../../operators/proposals/service';
import { lineCashFold, lineFold } from '../../people/agent/line-fold';
import { createReportMails } from '../../people/agent/report-mails/report-mails';
import { createMessaging } from '../../people/messaging/service';
import { runFolds } from '../../rewards/play-feed/run-folds';
import { TEST_BRAND } from '../ledger/money.fixture';
import { createAdjustments } from './adjustments';
import type { RunKey } from './due-repository';
import { createHolds } from './holds';
import { makeRun } from './make-run';
import { createPayBills } from './pay-bills';
import { ruleOf } from './settlement-rule';

/**
 * Approves every open proposal as the operator of the table `decider`, settles the days of `wanted`, and sends the saved reports due at the moment of
 * `now`, in a process of its own, for a test that kills it. The database's address is the argument.
 */
const terms = storedAgentTermsSchema.parse({ rebatesReduce: false, promotionsReduce: false, feesReduce: false });
const database = openDatabase(process.argv[2] ?? '', 4);
const { pool } = database;
const log = { error: () => undefined, warn: () => undefined, info: () => undefined };
const brand = {
  ...TEST_BRAND,
  name: 'Test',
  defaultLanguage: 'en',
  mainHost: 'test.localhost',
  config: { agents: terms, currencySymbol: '৳', formats: {} },
};
const brands = { byId: () => Promise.resolve(brand), all: () => Promise.resolve([brand]) } as never;
/** What the queue of jobs holds: a later job of the same key replaces one that waits. */
const jobs = {
  async add(tx: Queryable, _task: string, payload: unknown, { key }: { readonly key: string }) {
    await tx.query(
      'insert into queued (key, payload) values ($1, $2) on conflict (key) do update set payload = excluded.payload',
      [key, JSON.stringify(payload)],
    );
    await tx.query('insert into told values ($1)', [key]);
  },
};
let now = new Date();
const config = { messaging: {}, trustsProxy: false, publicPort: null };
const platform = { database, jobs, log, config, clock: { now: () => now }, bus: { publish: () => undefined } } as never;
const audit = createAudit(pool);
const proposals = createProposals({ platform, brands, audit });
createAdjustments({ platform, brands, proposals });
createHolds({ platform, brands, proposals, audit });
const pay = createPayBills({
  platform,
  brands,
  ledger: { announce: () => undefined, balanceOf: () => Promise.resolve({ cash: 0n, agent: 0n }) } as never,
});
const reports = createReportMails({
  platform,
  brands,
  messaging: createMessaging(platform, brands),
  sources: { line: () => Promise.resolve({ totalElements: 7 }) } as never,
  key: 'a key of the test',
});

const rowsOf = async <Row extends pg.QueryResultRow>(text: string) => (await pool.query<Row>(text)).rows;

async function decide(): Promise<void> {
  const [decider] = await rowsOf<{ id: number }>('select id from decider');
  const operator = { id: decider?.id, rights: ['agents'], brandIds: [] };
  const open = await rowsOf<{ id: string }>(`select id from proposal where state = 'open' order by random()`);
  for (const { id } of open)
    await proposals
      .decide({ operator, requestId: 'test' } as never, 'approved', { proposalId: id, reason: 'checked' })
      .catch(() => undefined);
}

async function settle(): Promise<void> {
  for (const { from, to } of await rowsOf<Pick<RunKey, 'from' | 'to'>>('select "from", "to" from wanted order by 1')) {
    const key = { brandId: TEST_BRAND.id, offsetMinutes: TEST_BRAND.offsetMinutes, from, to } as const;
    await inTransaction(pool, (tx) =>
      makeRun(tx, { ...key, type: 'dividend', period: 'daily' }, ruleOf(TEST_BRAND.id, terms), new Date()),
    );
  }
  await pay.payDue();
}

async function mail(): Promise<void> {
  const [row] = await rowsOf<{ at: Date }>('select at from moment');
  if (row) now = row.at;
  await reports.plan();
  const due = await rowsOf<{ key: string; payload: { view: string; to: string } }>(
    `select key, payload from queued where key like 'agent.report-mail:%' order by random()`,
  );
  for (const { key, payload } of due) {
    await reports.send(payload);
    await pool.query('delete from queued where key = $1', [key]);
  }
  now = new Date();
}

void runFolds([lineFold, lineCashFold], { pool, log }, new AbortController().signal);
for (;;) {
  for (const work of [settle, decide, mail]) await work().catch(() => undefined);
  await sleep(5, new AbortController().signal);
}
