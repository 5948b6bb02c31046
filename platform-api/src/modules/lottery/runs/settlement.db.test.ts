import { randomUUID } from 'node:crypto';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { LotteryResult } from '@marquee/contract/lottery/result';
import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checks } from '../../money/ledger/check-statements';
import { makeMember, mustVerify, seedMoneyTest, TEST_BRAND, UNIT } from '../../money/ledger/money.fixture';
import {
  closeDraw,
  confirmResult,
  type DrawState,
  drawWith,
  issueOf,
  makeDraw,
  planRun,
  seedLottery,
  TEST_LOTTERY,
  ticketParts,
  voidDraw,
  workAll,
} from '../lottery.fixture';
import { createPlaceChase } from '../tickets/place-chase';
import { createPlaceTicket, type PlaceTicket } from '../tickets/place-ticket';
import { fillDraw, FIRST, mustBeSettledBy, SECOND } from './settlement.fixture';
import { createValidStakes } from './valid-stakes';
import { workChunk } from './work-chunk';

const CASH = 10_000n * UNIT;
const MEMBERS = 6;
const CHUNK = 25;
const WORKER = fileURLToPath(new URL('settlement-worker.fixture.ts', import.meta.url));
const tsx = createRequire(new URL('../../../../../shared/build/package.json', import.meta.url)).resolve('tsx');

let db: TestDatabase;
let place: PlaceTicket;
let members: bigint[];
let drawId: bigint;

beforeAll(async () => {
  db = await createTestDatabase();
  await seedMoneyTest(db.pool);
  await seedLottery(db.pool);
  place = createPlaceTicket(ticketParts(db.pool));
});
afterAll(() => db.drop());
beforeEach(async () => {
  members = await Promise.all(Array.from({ length: MEMBERS }, async () => (await makeMember(db.pool, CASH)).id));
  drawId = await makeDraw(db.pool, TEST_LOTTERY.id);
});

const fill = () => fillDraw(db.pool, place, drawId, members);
const mustBePaid = (result: LotteryResult) => mustBeSettledBy(db.pool, drawId, result);
const stateOf = async (draw = drawId) =>
  (await db.pool.query<{ state: DrawState }>('select state from lottery_draw where id = $1', [draw])).rows[0]?.state;
const statuses = async () =>
  (
    await db.pool.query<{ status: string; payout: bigint }>(
      `select distinct b.status, b.payout from lottery_ticket t join bet b on b.id = t.bet_id and b.placed_at = t.placed_at where t.draw_id = $1`,
      [drawId],
    )
  ).rows;
const cash = async () =>
  (
    await db.pool.query<{ cash: bigint }>(
      `select sum(balance)::int8 as cash from wallet where kind = 'cash' and member_id = any($1)`,
      [members],
    )
  ).rows[0]?.cash;

/** In small chunks, so that a draw has several. */
const confirm = (result: LotteryResult) => drawWith(db.pool, drawId, result, CHUNK);

describe('a settlement', () => {
  test('pays every ticket by the rules, once', async () => {
    await fill();
    await closeDraw(db.pool, drawId);
    await confirm(FIRST);
    expect(await stateOf()).toBe('settling');
    await workAll(db.pool);
    expect(await stateOf()).toBe('settled');
    await mustBePaid(FIRST);
    const after = await cash();
    await workAll(db.pool);
    expect(await cash()).toBe(after);
  });

  test('is shared by workers of two processes', async () => {
    await fill();
    await closeDraw(db.pool, drawId);
    await confirm(FIRST);
    await Promise.all([workAll(db.pool), workAll(db.pool), workAll(db.pool)]);
    await workAll(db.pool);
    await mustBePaid(FIRST);
  });

  test('books nothing of a chunk whose tickets are not those that were planned, and says so', async () => {
    await fill();
    await closeDraw(db.pool, drawId);
    await confirm(FIRST);
    await db.pool.query(
      `update lottery_chunk set tickets = tickets + 1 where no = 0 and run_id = (select id from lottery_run where draw_id = $1)`,
      [drawId],
    );
    await expect(workChunk(db.pool)).rejects.toThrow('ended 25 tickets of 26');
    const { rows } = await db.pool.query<{ fault: string }>('select fault from lottery_chunk where fault is not null');
    expect(rows[0]?.fault).toContain('ended 25 tickets of 26');
    await workAll(db.pool);
    expect(await stateOf()).toBe('settling');
    await mustVerify(db.pool);
    await db.pool.query('update lottery_chunk set tickets = tickets - 1, retry_at = null where fault is not null');
    await workAll(db.pool);
    await mustBePaid(FIRST);
  });

  test('counts as valid bet what the tickets of a member risk together', async () => {
    const [covering, betting] = members as [bigint, bigint];
    const issue = await issueOf(db.pool, drawId);
    const numbers = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, at) => String(from + at).padStart(2, '0')).join('.');
    const bet = (memberId: bigint, selection: string) =>
      place(
        {
          gameCode: TEST_LOTTERY.code,
          issue,
          ruleVersion: 1,
          prizeGroup: null,
          lines: `de ${selection} ${UNIT} 99000`,
        },
        { member: { id: memberId }, brand: TEST_BRAND, idempotencyKey: randomUUID() },
      );
    // Each ticket risks all of its stake alone; nothing is at risk with both. Tickets of other members lie between them.
    await bet(covering, numbers(0, 50));
    await bet(betting, '07');
    for (const other of members.slice(2)) await bet(other, '11');
    await bet(betting, '08.09');
    await bet(covering, numbers(50, 100));
    await closeDraw(db.pool, drawId);
    await drawWith(db.pool, drawId, FIRST, 1);
    // One worker remembers what it has read of the members, another starts in the middle.
    const validStakes = createValidStakes();
    await workChunk(db.pool, validStakes);
    await workChunk(db.pool, validStakes);
    await workAll(db.pool);
    const { rows } = await db.pool.query<{ member: bigint; valid: bigint }>(
      `select member_id as member, sum(valid_bet)::int8 as valid from bet where member_id = any($1) group by 1`,
      [[covering, betting]],
    );
    expect(new Map(rows.map(({ member, valid }) => [member, valid]))).toEqual(
      new Map([
        [covering, 0n],
        [betting, 3n * UNIT],
      ]),
    );
    await mustVerify(db.pool);
  });

  test('stops while its run is paused', async () => {
    await fill();
    await closeDraw(db.pool, drawId);
    await confirm(FIRST);
    await workChunk(db.pool);
    await db.pool.query(`update lottery_run set state = 'paused' where draw_id = $1`, [drawId]);
    expect(await workChunk(db.pool)).toBeNull();
    await db.pool.query(`update lottery_run set state = 'running' where draw_id = $1`, [drawId]);
    await workAll(db.pool);
    await mustBePaid(FIRST);
  });
});

describe('a correction', () => {
  test('changes only the tickets that differ, twice and back again', async () => {
    await fill();
    await closeDraw(db.pool, drawId);
    for (const result of [FIRST, SECOND, FIRST]) {
      await confirm(result);
      await workAll(db.pool);
      await mustBePaid(result);
    }
    const { rows } = await db.pool.query<{ kind: string }>(
      'select kind from lottery_run where draw_id = $1 order by id',
      [drawId],
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['settle', 'correct', 'correct']);
  });

  test('of a win that was spent: the rest is owed', async () => {
    await fill();
    await closeDraw(db.pool, drawId);
    await confirm(FIRST);
    await workAll(db.pool);
    await db.pool.query(
      `select post_movement('test', 'spend' || w.member_id, null, 'adjustment', $1::smallint, w.member_id, array[w.account_id],
                            array[brand_account($1::smallint, 'house')], array[w.balance], null)
       from wallet w where w.kind = 'cash' and w.member_id = any($2)`,
      [TEST_BRAND.id, members],
    );
    await confirm(SECOND);
    await workAll(db.pool);
    const { rows } = await db.pool.query<{ owed: bigint }>(
      `select sum(balance)::int8 as owed from wallet where kind = 'receivable' and member_id = any($1)`,
      [members],
    );
    expect(rows[0]?.owed).toBeGreaterThan(0n);
    await mustBePaid(SECOND);
  });
});

describe('a worker that is killed (kill -9) leaves its chunk as it was', () => {
  /** Starts a worker, kills it while it waits in the middle of a chunk, and lets another one finish. */
  async function killInChunk(): Promise<void> {
    const holder = await db.pool.connect();
    await holder.query('begin');
    await holder.query(`select from wallet where kind = 'cash' and member_id = any($1) for update`, [members]);
    const worker = spawn(process.execPath, ['--import', pathToFileURL(tsx).href, WORKER, db.url], { stdio: 'ignore' });
    const ended = once(worker, 'exit');
    const isWaiting = () =>
      db.pool.query(
        `select from pg_stat_activity where datname = current_database() and application_name = 'marquee' and wait_event_type = 'Lock'`,
      );
    while ((await isWaiting()).rowCount === 0);
    worker.kill('SIGKILL');
    await ended;
    await holder.query('rollback');
    holder.release();
    await mustVerify(db.pool);
    await workAll(db.pool);
  }

  test('in a settlement', async () => {
    await fill();
    await closeDraw(db.pool, drawId);
    await confirm(FIRST);
    await killInChunk();
    await mustBePaid(FIRST);
  });

  test('in a correction', async () => {
    await fill();
    await closeDraw(db.pool, drawId);
    await confirm(FIRST);
    await workAll(db.pool);
    await confirm(SECOND);
    await killInChunk();
    await mustBePaid(SECOND);
  });
});

describe('a void gives every stake back', () => {
  const voided = async () => {
    await voidDraw(db.pool, drawId);
    await workAll(db.pool);
    expect(await stateOf()).toBe('void');
    expect(await statuses()).toEqual([{ status: 'rolled_back', payout: 0n }]);
    expect(await cash()).toBe(CASH * BigInt(MEMBERS));
    await mustVerify(db.pool);
  };

  test('of a draw that has not opened, which chases have bought', async () => {
    const later = [drawId, await makeDraw(db.pool, TEST_LOTTERY.id, 'scheduled')];
    drawId = later[1] as bigint;
    const issues = await Promise.all(
      later.map(async (id) => ({ issue: await issueOf(db.pool, id), lines: `de 05 ${UNIT} 99000` })),
    );
    const chase = createPlaceChase(ticketParts(db.pool));
    const order = { gameCode: TEST_LOTTERY.code, ruleVersion: 1, prizeGroup: null, stopOnWin: false, issues };
    for (const id of members)
      await chase(order, { member: { id }, brand: TEST_BRAND, idempotencyKey: randomUUID() }, false);
    await voidDraw(db.pool, drawId);
    await workAll(db.pool);
    expect(await statuses()).toEqual([{ status: 'rolled_back', payout: 0n }]);
    expect(await cash()).toBe((CASH - UNIT) * BigInt(MEMBERS));
    await mustVerify(db.pool);
  });
  test('of an open draw', async () => {
    await fill();
    await voided();
  });
  test('of a closed draw', async () => {
    await fill();
    await closeDraw(db.pool, drawId);
    await voided();
  });
  test('of a draw with a result whose settlement is not planned yet', async () => {
    await fill();
    await closeDraw(db.pool, drawId);
    await confirmResult(db.pool, drawId, FIRST);
    await voided();
  });
  test('of a draw in settlement, which stops', async () => {
    await fill();
    await closeDraw(db.pool, drawId);
    await confirm(FIRST);
    await workChunk(db.pool);
    await voided();
  });
  test('of a settled draw, its wins first', async () => {
    await fill();
    await closeDraw(db.pool, drawId);
    await confirm(FIRST);
    await workAll(db.pool);
    await voided();
  });
  test('of a corrected draw', async () => {
    await fill();
    await closeDraw(db.pool, drawId);
    await confirm(FIRST);
    await workAll(db.pool);
    await confirm(SECOND);
    await workAll(db.pool);
    await voided();
  });
});

test('the verification finds a ticket that was paid otherwise, has another stake or was left open', async () => {
  await fill();
  await closeDraw(db.pool, drawId);
  await confirm(FIRST);
  await workAll(db.pool);
  const client = await db.pool.connect();
  const found = async (change: string) => {
    await client.query('begin');
    await client.query(
      `update bet set ${change} where id = (select min(bet_id) from lottery_ticket where draw_id = $1)`,
      [drawId],
    );
    const broken: string[] = [];
    for (const [name, sql] of Object.entries(checks))
      if (name.includes('ticket') && (await client.query(sql)).rows.length > 0) broken.push(name);
    await client.query('rollback');
    return broken;
  };
  expect(await found('payout = payout + 1')).toEqual([
    'a lottery ticket that stands was paid what its last result gives',
  ]);
  expect(await found('stake = stake + 1')).toEqual(['a lottery ticket has its bet, with its stake']);
  expect(await found(`status = 'open', settled_at = null, valid_bet = 0`)).toEqual([
    'a settled draw leaves no ticket open',
  ]);
  client.release();
});

test('a run is planned for a draw with a result only', async () => {
  await expect(planRun(db.pool, drawId)).rejects.toThrow('there is nothing to settle');
});
