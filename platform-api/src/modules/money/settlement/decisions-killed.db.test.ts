import { randomUUID } from 'node:crypto';
import { AGENT_TYPES } from '@marquee/contract/constants';
import { periodAt } from '@marquee/contract/agent-periods';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inTransaction, openDatabase } from '../../../platform/database';
import {
  killInRounds,
  type KillableServer,
  startKillableServer,
  untilAnswered,
} from '../../../testing/killable-server';
import { insertContact } from '../../people/member/contacts-repository';
import { mustVerify, seedMoneyTest, TEST_BRAND, UNIT } from '../ledger/money.fixture';
import { placeHold } from './place-hold';
import { createSettlementTest, type SettlementBench } from './settlement.fixture';

const ROUNDS = 4;
const LINES = 6;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const STAKE = 100n;
const ADJUSTMENT = 5n * UNIT;
const WORKER = new URL('decisions-worker.fixture.ts', import.meta.url);

let server: KillableServer;
let proposer: number;
beforeAll(async () => {
  server = await startKillableServer();
  const { pool } = server;
  await seedMoneyTest(pool);
  await pool.query(
    `create table wanted ("from" timestamptz primary key, "to" timestamptz not null);
     create table decider (id integer); create table moment (at timestamptz);
     create table queued (key text primary key, payload json); create table told (key text)`,
  );
  const { rows } = await pool.query<{ id: number }>(
    `insert into operator (email, name, password_hash)
     select name || '@marquee.localhost', name, '-' from unnest('{first,second}'::text[]) name returning id`,
  );
  proposer = rows[0]?.id ?? 0;
  await pool.query('insert into decider values ($1)', [rows[1]?.id]);
});
afterAll(() => server.close());

const number = (text: string) =>
  untilAnswered(async () => (await server.pool.query<{ n: bigint }>(`select (${text})::int8 as n`)).rows[0]?.n ?? 0n);
const dayOf = (round: number) => periodAt('daily', new Date(Date.now() + round * DAY_MS), TEST_BRAND.offsetMinutes);

/** Lines of two with a dividend each, and two saved reports of each downline. @returns the downlines, and their contracts */
async function startLines(bench: SettlementBench): Promise<{ lows: bigint[]; contracts: bigint[] }> {
  const { pool } = server;
  const [lows, contracts]: [bigint[], bigint[]] = [[], []];
  for (let line = 0; line < LINES; line += 1) {
    const [top = 0n, low = 0n] = await bench.chain(2, 10_000n * UNIT);
    const [, contract = 0n] = await bench.signLine([top, low], [4_000, 2_000]);
    await pool.query('update member set type = $2 where id = $1', [low, AGENT_TYPES[0]]);
    await insertContact(pool, low, TEST_BRAND.id, 'email', `low${line}@example.com`, new Date());
    await pool.query(
      `insert into agent_view (public_id, agent_id, page, name, query, updated_at, schedule, scheduled_at)
       select gen_random_uuid()::text, $1, 'downlines', name, '', now(), 'daily', now() from unnest('{One,Two}'::text[]) name`,
      [low],
    );
    lows.push(low);
    contracts.push(contract);
  }
  return { lows, contracts };
}

/** Proposes an adjustment of each contract and the end of each hold. */
async function propose(contracts: readonly bigint[]): Promise<void> {
  const insert = (kind: string, subject: string, body: object) =>
    server.pool.query(
      `insert into proposal (id, kind, brand_id, subject, body, reason, proposed_by, proposed_at, expires_at)
       values ($1, $2, $3, $4, $5, 'as agreed', $6, now(), now() + interval '14 days')`,
      [randomUUID(), kind, TEST_BRAND.id, subject, body, proposer],
    );
  const { rows: adjusted } = await server.pool.query<{ id: string }>(
    'select public_id::text as id from agent_contract where id = any($1)',
    [contracts],
  );
  for (const { id } of adjusted)
    await insert('agent-adjustment', id, {
      contractId: id,
      type: 'dividend',
      amount: String(ADJUSTMENT),
      disputeId: null,
    });
  const { rows: holds } = await server.pool.query<{ id: string }>(
    'select public_id as id from agent_hold where released_at is null',
  );
  for (const { id } of holds) await insert('agent-hold-release', id, { holdId: id });
}

async function everythingIsDone(round: number): Promise<void> {
  await vi.waitUntil(
    async () =>
      (await number(
        `select (select count(*) from proposal where state = 'open') + (select count(*) from agent_bill where state = 'held')
           + (select count(*) from queued where key like 'agent.report-mail:%') + ${LINES * 2 * (round + 1)} - (select count(*) from outbox_message)`,
      )) === 0n,
    { interval: 20, timeout: 60_000 },
  );
}

test(`decisions of second operators, ends of holds and reports by mail that are killed (kill -9) ${ROUNDS} times count once`, async () => {
  const { pool } = server;
  const database = openDatabase(server.url, 2);
  const bench = createSettlementTest(database);
  const { lows, contracts } = await startLines(bench);
  const hold = (agentId: bigint) => {
    const why = { reason: 'under review', cause: 'play', notice: null } as const;
    const placed = { ...why, brandId: TEST_BRAND.id, agentId, operatorId: proposer, at: new Date() };
    return inTransaction(pool, (tx) => placeHold(tx, placed));
  };
  await killInRounds(server, {
    rounds: ROUNDS,
    worker: WORKER,
    databaseEvery: 2,
    begin: async (round) => {
      for (const low of lows) await hold(low);
      await bench.playAll(lows, STAKE);
      const { from, to } = dayOf(round);
      await pool.query('insert into wanted values ($1, $2)', [from, to]);
      await propose(contracts);
      await pool.query('delete from moment');
      await pool.query('insert into moment values ($1)', [new Date(to.getTime() + HOUR_MS)]);
    },
    // Cut off between the first of each and the last.
    progress: async () => [
      await number('select count(*) from agent_adjustment'),
      await number('select count(*) from agent_hold where released_at is not null'),
      await number(
        `select count(*) from agent_bill_payment p join agent_bill b on b.id = p.bill_id where b.upline_id is not null`,
      ),
      await number('select count(*) from outbox_message'),
    ],
    end: everythingIsDone,
  });
  // The last run takes what was decided after the others.
  const { from, to } = dayOf(ROUNDS);
  await pool.query('insert into wanted values ($1, $2)', [from, to]);
  await vi.waitUntil(async () => (await number('select count(*) from agent_adjustment where bill_id is null')) === 0n, {
    interval: 20,
    timeout: 60_000,
  });
  await vi.waitUntil(async () => (await number('select count(*) from agent_bill where open > 0')) === 0n, {
    interval: 20,
    timeout: 60_000,
  });

  const decisions = BigInt(ROUNDS * LINES);
  const paid = decisions * ((STAKE * UNIT) / 5n + ADJUSTMENT);
  expect({
    adjustments: await number('select count(distinct proposal_id) from agent_adjustment'),
    adjusted: await number('select sum(amount) from agent_adjustment'),
    released: await number('select count(distinct released_by) from agent_hold'),
    audited: await number(`select count(distinct subject || id) from audit_log where action like 'agents.%-approved'`),
    told: await number(
      `select count(*) from told where key like '%commission-adjusted:%' or key like '%commission-released:%'`,
    ),
    toldOnce: await number(
      `select count(distinct key) from told where key like '%commission-adjusted:%' or key like '%commission-released:%'`,
    ),
    due: await number('select sum(due) from agent_bill where upline_id is not null'),
    paid: await number('select sum(paid) from agent_bill where upline_id is not null'),
    mails: await number('select count(*) from outbox_message'),
    mailsOnce: await number('select count(distinct (recipient, subject)) from outbox_message'),
  }).toEqual({
    adjustments: decisions,
    adjusted: decisions * ADJUSTMENT,
    released: decisions,
    audited: 2n * decisions,
    told: 3n * decisions,
    toldOnce: 3n * decisions,
    due: paid,
    paid,
    mails: 2n * decisions,
    mailsOnce: 2n * decisions,
  });
  await mustVerify(pool);
  await database.close();
}, 240_000);
