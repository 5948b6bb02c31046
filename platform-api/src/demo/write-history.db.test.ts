import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { instantGames } from '@marquee/contract/fairness/instant-games';
import { playFairly } from '@marquee/contract/fairness/fair-draw';
import { type InstantCode } from '@marquee/contract/fairness/instant-codes';
import type { InstantGame } from '@marquee/contract/fairness/instant';
import { AGENT_CONTRACT_TYPES } from '@marquee/contract/agent-contract';
import { verifyLedger } from '../modules/money/ledger/verify';
import { type Config, readConfig } from '../platform/config';
import { openDatabase } from '../platform/database';
import { passwordMatches } from '../platform/password-hash';
import { demoAccountLines, demoAccounts } from '../seed/identity/demo-accounts';
import { seedAll } from '../seed/seed-all';
import { settleHistory } from './settle-history';
import { writeHistory } from './write-history';

const SCALE = { members: 100, days: 9, momentsPerDay: 3, playersPerMoment: 10 };
const WAIT = { interval: 20 };
/** A half of a month ends within the days of the history. */
const NOW = new Date('2026-03-17T15:00:00Z');

let database: TestDatabase;
let home: string;
let config: Config;
let remainsAfterKill: string[];

beforeAll(async () => {
  database = await createTestDatabase();
  home = await mkdtemp(join(tmpdir(), 'marquee-demo-'));
  config = readConfig({ DATABASE_URL: database.url, MARQUEE_HOME: home, MARQUEE_LOG_LEVEL: 'silent' });
  const seeding = openDatabase(database.url, 1);
  await seedAll(seeding, config);
  await seeding.close();
  remainsAfterKill = await killMidway();
  expect(await writeHistory(config, SCALE, NOW)).toBe('made');
  await settleHistory(config, NOW);
}, 120_000);

afterAll(async () => {
  await database.drop();
  await rm(home, { recursive: true, force: true });
});

const values = async (sql: string) =>
  (await database.pool.query<{ value: string }>(sql)).rows.map(({ value }) => value);

/** Ends the connection of a history that is being written. @returns what is there afterwards */
async function killMidway(): Promise<string[]> {
  const writing = writeHistory(config, SCALE, NOW).then(
    () => 'made',
    () => 'failed',
  );
  await vi.waitFor(async () => {
    const busy = `from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and query like '%settle_bets%'`;
    expect((await database.pool.query(`select pg_terminate_backend(pid) ${busy}`)).rowCount).toBe(1);
  }, WAIT);
  const rest = `select (select count(*) from bet) || ' bets, ' || (select count(*) from pg_namespace where nspname = 'demo_clock') || ' clocks' as value`;
  return [await writing, ...(await values(rest))];
}

test('leaves nothing when it is killed midway, and is made by the next start', () => {
  expect(remainsAfterKill).toEqual(['failed', '0 bets, 0 clocks']);
});

test('keeps every invariant of the ledger', async () => {
  expect((await verifyLedger(database.pool)).differences).toEqual([]);
});

test('happened in the past only', async () => {
  const [latest] = await values(
    "select max(created_at)::text as value from ledger_transaction where source <> 'demonstration'",
  );
  expect(new Date(latest ?? '').getTime()).toBeLessThanOrEqual(NOW.getTime());
  const [days] = await values('select count(distinct placed_at::date)::text as value from bet');
  expect(Number(days)).toBeGreaterThanOrEqual(SCALE.days);
});

test('shows something of every kind at both brands', async () => {
  for (const table of [
    'bet',
    'deposit',
    'withdrawal',
    'agent_contract',
    'feedback',
    'chat_conversation',
    'fund_transfer',
    'free_bet_grant',
    'point_redeem',
    'point_grant',
  ])
    expect(await values(`select distinct brand_id::text as value from ${table} order by 1`), table).toEqual(['1', '2']);
  expect(await values('select distinct game_type as value from bet order by 1')).toEqual([
    'bgs',
    'cockfight',
    'esports',
    'fish',
    'live',
    'pvp',
    'rng',
    'sports',
  ]);
  expect(await values('select distinct status as value from chat_conversation order by 1')).toEqual([
    'active',
    'closed',
    'waiting',
  ]);
  expect(await values('select distinct status as value from feedback order by 1')).toEqual([
    'answered',
    'closed',
    'open',
  ]);
});

test('has on each brand an objection to a bill that is answered, and one that waits', async () => {
  const states = 'select brand_id || state || (answer is not null) as value from agent_dispute order by brand_id, id';
  expect(await values(states)).toEqual(['1rejectedtrue', '1openfalse', '2rejectedtrue', '2openfalse']);
});

test('settled the contracts of agents of every type at both brands, each period when it was over', async () => {
  const types = await values('select distinct brand_id || type as value from agent_run order by 1');
  expect(types).toEqual([1, 2].flatMap((brand) => AGENT_CONTRACT_TYPES.map((type) => `${brand}${type}`)).toSorted());
  const paid = await values('select distinct brand_id::text as value from agent_bill where paid > 0 order by 1');
  expect(paid).toEqual(['1', '2']);
  const late = await values(
    `select type || ' ' || period_to as value from agent_run
     where computed_at > period_to + interval '1 day' or computed_at < period_to or state <> 'paid'`,
  );
  expect(late).toEqual([]);
});

test('has withdrawals in every state at both brands', async () => {
  const states = await values('select unnest(enum_range(null::withdrawal_state))::text as value order by 1');
  for (const brand of [1, 2])
    expect(
      await values(`select distinct state::text as value from withdrawal where brand_id = ${brand} order by 1`),
      `brand ${brand}`,
    ).toEqual(states);
});

test('lets members of each brand write in their first language and in English, and answers in it', async () => {
  const languages = (brand: number) =>
    values(`select distinct language as value from feedback where brand_id = ${brand} order by 1`);
  expect([await languages(1), await languages(2)]).toEqual([
    ['bn', 'en'],
    ['en', 'vi'],
  ]);
  const [bengali] = await values(
    "select answer as value from feedback where brand_id = 1 and language = 'bn' and status = 'answered' limit 1",
  );
  expect(bengali).toMatch(/[\u0980-\u09ff]/);
});

test('knows this machine to every demo account, so that a login needs no further step', async () => {
  const unknown = `select b.code || ' ' || m.account as value from member m join brand b on b.id = m.brand_id
    cross join unnest(array['127.0.0.1', '::1']::inet[]) as here (address)
    where m.account in ('demo', 'demoagent', 'demosub')
      and not exists (select from known_address k where k.member_id = m.id and k.network >>= here.address)`;
  expect(await values(unknown)).toEqual([]);
  const [strangers] = await values(
    `select count(*)::text as value from known_address k join member m on m.id = k.member_id where m.account not like 'demo%'`,
  );
  expect(strangers).toBe('0');
});

test('gives the demo members the withdraw password that is printed with their accounts', async () => {
  const lines = demoAccountLines({ MARQUEE_DEMO: 'on' });
  for (const { brand, account, withdrawPassword } of demoAccounts.members.filter((member) => member.withdrawPassword)) {
    expect(lines.find((line) => line.startsWith(`${brand}: ${account} /`))).toContain(withdrawPassword);
    const [hash] = await values(
      `select payment_password_hash as value from member m join brand b on b.id = m.brand_id where b.code = '${brand}' and m.account = '${account}'`,
    );
    expect(await passwordMatches(hash ?? null, withdrawPassword ?? '')).toBe(true);
  }
  expect(demoAccountLines({ MARQUEE_DEMO: 'accounts' }).join()).not.toContain('withdraw password');
});

test('has in-house rounds that the verifier computes again', async () => {
  const { rows } = await database.pool.query<{
    game: InstantCode;
    options: object;
    outcome: object;
    server_seed: string;
    client_seed: string;
    nonce: number;
    revealed_at: Date | null;
  }>(
    `select r.game, r.options, r.outcome, r.nonce, p.server_seed, p.client_seed, p.revealed_at
     from instant_round r join in_house_seed_pair p on p.id = r.seed_pair_id limit 20`,
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { game, options, outcome, nonce, ...pair } of rows) {
    const rule: InstantGame<object, object> = instantGames[game];
    const seeds = { serverSeed: pair.server_seed, clientSeed: pair.client_seed, nonce };
    expect(await playFairly(seeds, (draw) => rule.play(draw, options))).toEqual(outcome);
    expect(pair.revealed_at).not.toBeNull();
  }
});

test('is the same in each installation', async () => {
  const other = await createTestDatabase();
  try {
    const seeding = openDatabase(other.url, 1);
    await seedAll(seeding, config);
    await seeding.close();
    expect(await writeHistory({ ...config, databaseUrl: other.url }, SCALE, NOW)).toBe('made');
    const sums = `select brand_id, game_type, status, count(*), sum(stake) as stakes, sum(payout) as payouts from bet group by 1, 2, 3
      order by 1, 2, 3`;
    expect((await other.pool.query(sums)).rows).toEqual((await database.pool.query(sums)).rows);
  } finally {
    await other.drop();
  }
});

test('leaves nothing behind that could move the clock of the ledger', async () => {
  expect(await values(`select nspname as value from pg_namespace where nspname = 'demo_clock'`)).toEqual([]);
  const [moved] = await values(
    `select count(*)::text as value from pg_attrdef where pg_get_expr(adbin, adrelid) like '%demo%'`,
  );
  expect(moved).toBe('0');
});

test('writes nothing the second time', async () => {
  const sizes = () =>
    values(`select (select count(*) from ledger_transaction) || ' ' || (select count(*) from audit_log) as value`);
  const before = await sizes();
  expect(await writeHistory(config, SCALE, NOW)).toBe('exists');
  expect(await sizes()).toEqual(before);
});

test('opens a jackpot pool at one brand, which bets feed and one of them has won; the other shows the sequence', async () => {
  expect(
    await values(
      `select brand_id || case when pool_id is null then ' sequence' else ' pool' end as value
       from jackpot_counter where enabled order by 1`,
    ),
  ).toEqual(['1 pool', '2 sequence']);
  expect(
    await values('select hits::text as value from jackpot_pool where contributions > 5 and balance >= seed'),
  ).toEqual(['1']);
});

test('has past bets at vendors with wallets of their own, and live tables of every game', async () => {
  const vendors = `select distinct v.code as value from bet b join vendor v on v.id = b.vendor_id
    join ledger_transaction t on t.id = b.id where b.brand_id = 2 and t.wallet_vendor is not null order by 1`;
  expect(await values(vendors)).toEqual(['OQR', 'PG']);
  expect(
    await values(`select distinct detail #>> '{outcome,game}' as value from bet where game_type = 'live' order by 1`),
  ).toEqual(['baccarat', 'dragonTiger', 'roulette', 'sicBo']);
});

test('leaves statistics of the large tables, so that first plans are good ones', async () => {
  expect(
    await values(`select distinct tablename::text as value from pg_stats
      where tablename in ('wallet', 'ledger_transaction', 'posting', 'lottery_draw', 'lottery_result') order by 1`),
  ).toEqual(['ledger_transaction', 'lottery_draw', 'lottery_result', 'posting', 'wallet']);
});
