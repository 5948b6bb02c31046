import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { periodAt } from '@marquee/contract/agent-periods';
import { storedAgentTermsSchema } from '@marquee/contract/agent-terms';
import { seedMoneyTest, TEST_BRAND } from '../src/modules/money/ledger/money.fixture';
import { makeRun } from '../src/modules/money/settlement/make-run';
import { createPayBills } from '../src/modules/money/settlement/pay-bills';
import { ruleOf } from '../src/modules/money/settlement/settlement-rule';
import type { RunKey } from '../src/modules/money/settlement/due-repository';
import { inTransaction, openDatabase, type Queryable } from '../src/platform/database';
import { openBenchDatabase } from './database';

/**
 * What a run of dividends and its payment cost: half a month of days of `BENCH_MEMBERS` members below `BENCH_AGENTS` agents, ten direct downlines
 * each, beside a repeated run, by elapsed time and by the memory of this process.
 */
const AGENTS = Number(process.env['BENCH_AGENTS'] ?? 10_000);
const MEMBERS = Number(process.env['BENCH_MEMBERS'] ?? 100_000);
const DAYS = 15;
const folder = join(process.env['MARQUEE_HOME'] ?? '.marquee', 'bench');
const print = (line: string) => process.stdout.write(`${line}\n`);

/** Agents in a tree of ten, members spread over them, their days, and a contract of two tiers for each agent. */
async function seed(db: Queryable): Promise<void> {
  const insert = `insert into member (brand_id, account, account_key, public_id, wallet_user, type, nickname, language, upline_id)
    select ${TEST_BRAND.id}, k || n, k || n, k || n, k || n,`;
  const tops = Math.max(1, Math.round(AGENTS / 1_000));
  await db.query(`${insert} 1, 'Agent', 'en', null from generate_series(1, ${tops}) n, (select 'a' as k) k`);
  for (let made = tops; made < AGENTS; ) {
    const next = Math.min(AGENTS, made * 10);
    await db.query(
      `${insert} 1, 'Agent', 'en', (select id from member where brand_id = ${TEST_BRAND.id} and account_key = 'a' || (1 + (n - 1) / 10))
       from generate_series(${made + 1}, ${next}) n, (select 'a' as k) k`,
    );
    made = next;
    await db.query('analyze member, member_line');
  }
  await db.query(
    `${insert} 3, 'Member', 'en', (select id from member where brand_id = ${TEST_BRAND.id} and account_key = 'a' || (1 + n % ${AGENTS}))
     from generate_series(1, ${MEMBERS}) n, (select 'm' as k) k`,
  );
  await db.query(
    `insert into line_daily (member_id, day, brand_id, bets, stake, valid_bet, payout, counted_bet, counted_result, own_counted_bet)
     select u.id, d.day, ${TEST_BRAND.id}, count(*) * 10, sum(d.stake), sum(d.stake), sum(d.payout), sum(d.stake), sum(d.stake - d.payout),
            coalesce(sum(d.stake) filter (where u.id = d.member_id), 0)
     from (
       select m.id as member_id, date '2026-10-01' + n as day, (1 + (m.id * 7 + n) % 90) * 100000 as stake, ((m.id * 13 + n) % 95) * 90000 as payout
       from member m, generate_series(0, ${DAYS - 1}) n where m.type = 3
     ) d
     join member_line l on l.member_id = d.member_id cross join unnest(l.uplines || d.member_id) u (id)
     group by u.id, d.day`,
  );
  await db.query('select open_member_accounts(id) from member where type = 1');
  await db.query('alter table agent_contract disable trigger user');
  await db.query(
    `insert into agent_contract (brand_id, upline_id, downline_id, type, version, period, state, offered_at, expires_at, decided_at, valid_from)
     select ${TEST_BRAND.id}, m.upline_id, m.id, 'dividend', 1, 'semimonthly', 'valid', '2026-09-01', case when m.upline_id is not null then timestamptz '2026-09-08' end,
            '2026-09-01', '2026-09-01'
     from member m where m.type = 1`,
  );
  await db.query(
    `insert into agent_contract_tier (contract_id, place, active_members, rate)
     select c.id, t.place, (t.place - 1) * 5, t.place * 500 - 100 * cardinality(l.uplines)
     from agent_contract c join member_line l on l.member_id = c.downline_id cross join (values (1), (2)) t (place)`,
  );
  await db.query('alter table agent_contract enable trigger user');
  await db.query("update settlement_start set at = '2026-01-01'");
  await db.query('vacuum analyze');
}

mkdirSync(folder, { recursive: true });
const bench = await openBenchDatabase(folder);
const database = openDatabase(bench.url, 4);
const { pool } = database;
try {
  await seedMoneyTest(pool);
  const seeding = new pg.Client({ connectionString: bench.url });
  await seeding.connect();
  await seed(seeding);
  await seeding.end();
  const terms = storedAgentTermsSchema.parse({ approveFrom: '100000000000.00' });
  const { id: brandId, offsetMinutes } = TEST_BRAND;
  const period = periodAt('semimonthly', new Date('2026-10-05T00:00:00Z'), offsetMinutes);
  const key: RunKey = { brandId, offsetMinutes, type: 'dividend', period: 'semimonthly', ...period };
  const pay = createPayBills({
    platform: {
      database,
      clock: { now: () => new Date() },
      bus: { publish: () => undefined },
      jobs: { add: () => Promise.resolve() },
    } as never,
    brands: { byId: () => Promise.resolve({ config: { agents: terms }, currency: TEST_BRAND.currency }) } as never,
    ledger: { announce: () => undefined, balanceOf: () => Promise.resolve({ cash: 0n, agent: 0n }) } as never,
  });
  const measured = async (name: string, work: () => Promise<unknown>) => {
    const [fromMs, before] = [performance.now(), process.cpuUsage()];
    const result = await work();
    const { user, system } = process.cpuUsage(before);
    const memory = Math.round(process.memoryUsage().rss / 2 ** 20);
    print(
      `${name}: ${((performance.now() - fromMs) / 1_000).toFixed(2)} s, ${((user + system) / 1e6).toFixed(2)} s of this process, ${memory} MB (${String(result)})`,
    );
  };
  const run = () => inTransaction(pool, (tx) => makeRun(tx, key, ruleOf(brandId, terms), new Date()));
  print(`${AGENTS} agents, ${MEMBERS} members, ${DAYS} days`);
  await measured('run', run);
  await measured('payment', () => pay.payDue());
  await measured('run again', run);
  await measured('payment again', () => pay.payDue());
} finally {
  await database.close();
  await bench.stop();
}
