import { randomUUID } from 'node:crypto';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PlatformEvent } from '../../../platform/events/event-bus';
import { makeMember, mustVerify, seedMoneyTest, TEST_BRAND, UNIT } from '../../money/ledger/money.fixture';
import {
  closeDraw,
  drawWith,
  exposureFold,
  issueOf,
  makeDraw,
  northResult,
  seedLottery,
  TEST_LOTTERY,
  ticketParts,
  voidDraw,
  workAll,
} from '../lottery.fixture';
import { type CancelTicket, createCancelTicket } from './cancel-ticket';
import { createPlaceChase, type PlaceChase } from './place-chase';
import { createPlaceTicket, type PlaceTicket } from './place-ticket';
import { createStopChase, type StopChase } from './stop-chases';

const RULES = lotteryRules('vn-north');
const CASH = 1_000n * UNIT;
const lines = (number: string, units = 1n) => `de ${number} ${units * UNIT} ${RULES.kind('de')?.odds}`;

let db: TestDatabase;
let place: PlaceTicket;
let chase: PlaceChase;
let cancel: CancelTicket;
let stop: StopChase;
const events: PlatformEvent[] = [];
let memberId: bigint;
let draws: bigint[];

beforeAll(async () => {
  db = await createTestDatabase();
  await seedMoneyTest(db.pool);
  await seedLottery(db.pool);
  const parts = ticketParts(db.pool, events);
  place = createPlaceTicket(parts);
  chase = createPlaceChase(parts);
  cancel = createCancelTicket(parts);
  stop = createStopChase(parts);
});
afterAll(() => db.drop());
beforeEach(async () => {
  await db.pool.query('update lottery_brand_game set outcome_cap = ticket_cap, half_from = null');
  memberId = (await makeMember(db.pool, CASH)).id;
  draws = [await makeDraw(db.pool, TEST_LOTTERY.id)];
  for (let later = 0; later < 2; later += 1) draws.push(await makeDraw(db.pool, TEST_LOTTERY.id, 'scheduled'));
});

const orderer = (id = memberId, idempotencyKey: string = randomUUID()) => ({
  member: { id },
  brand: TEST_BRAND,
  idempotencyKey,
});
const draw = (at: number) => draws[at] as bigint;
const slip = { gameCode: TEST_LOTTERY.code, ruleVersion: RULES.version, prizeGroup: null };

const mustHold = async () => {
  for (const id of draws) {
    const { rows } = await db.pool.query<{ pool: number; outcome: number; used: bigint }>(
      'select pool, outcome, used from lottery_exposure where draw_id = $1 and used > 0',
      [id],
    );
    const used = new Map(rows.map((row) => [`${row.pool} ${row.outcome}`, row.used]));
    expect(used).toEqual(await exposureFold(db.pool, id, RULES));
  }
  await mustVerify(db.pool);
};
const statuses = async () =>
  (
    await db.pool.query<{ status: string }>('select status from bet where member_id = $1 order by id', [memberId])
  ).rows.map(({ status }) => status);

/** Of the member's chases. */
const states = async () =>
  (await db.pool.query<{ state: string }>('select state from lottery_chase where member_id = $1', [memberId])).rows.map(
    ({ state }) => state,
  );

describe('a cancel', () => {
  const buy = async () => {
    const order = { ...slip, issue: await issueOf(db.pool, draw(0)), lines: lines('05') };
    return (await place(order, orderer())).betId;
  };

  test('gives the stake back and frees the number, once', async () => {
    const betId = await buy();
    expect(await cancel(betId, orderer())).toBe(CASH);
    expect(await cancel(betId, orderer())).toBe(CASH);
    expect(await statuses()).toEqual(['rolled_back']);
    await mustHold();
  });

  test('is refused for another’s ticket, and for a bet that is no ticket', async () => {
    const betId = await buy();
    const other = (await makeMember(db.pool, CASH)).id;
    await expect(cancel(betId, orderer(other))).rejects.toMatchObject({ code: 'bet_not_found' });
    await expect(cancel(null, orderer())).rejects.toMatchObject({ code: 'bet_not_found' });
  });

  test('is refused after the closing, and five minutes after the bet', async () => {
    const betId = await buy();
    await closeDraw(db.pool, draw(0));
    await expect(cancel(betId, orderer())).rejects.toMatchObject({ code: 'ticket_final' });
  });

  test.each([
    ['LOTT', true],
    ['FAST', false],
  ] as const)('of a draw of the area %s is possible: %s', async (area, isPossible) => {
    const betId = await buy();
    await db.pool.query('update lottery_game set area = $1', [area]);
    const cancelled = cancel(betId, orderer()).then(
      () => true,
      ({ code }: { code: string }) => code !== 'ticket_final',
    );
    expect(await cancelled).toBe(isPossible);
    await db.pool.query(`update lottery_game set area = 'VN'`);
  });

  test('races with the closing: the ticket is returned or played, never both', async () => {
    const bets = await Promise.all(Array.from({ length: 16 }, buy));
    const [results] = await Promise.all([
      Promise.allSettled(bets.map((betId) => cancel(betId, orderer()))),
      closeDraw(db.pool, draw(0)),
    ]);
    const returned = results.filter(({ status }) => status === 'fulfilled').length;
    expect((await statuses()).filter((status) => status === 'rolled_back')).toHaveLength(returned);
    await mustHold();
  });
});

describe('a chase', () => {
  const issues = async (numbers: readonly string[], units: readonly bigint[] = []) =>
    Promise.all(
      numbers.map(async (number, at) => ({ issue: await issueOf(db.pool, draw(at)), lines: lines(number, units[at]) })),
    );
  const order = async (stopOnWin: boolean, ...parts: Parameters<typeof issues>) => ({
    ...slip,
    stopOnWin,
    issues: await issues(...parts),
  });

  test('takes all stakes at once, once per key', async () => {
    const first = await chase(await order(false, ['05', '05', '05']), orderer(memberId, 'chase-key-1'), false);
    const again = await chase(await order(false, ['05', '05', '05']), orderer(memberId, 'chase-key-1'), false);
    expect(again.chaseId).toBe(first.chaseId);
    expect(again.tickets.map(({ betId }) => betId)).toEqual(first.tickets.map(({ betId }) => betId));
    expect(first.balance).toBe(CASH - 3n * UNIT);
    await mustHold();
  });

  test('is placed wholly or not at all', async () => {
    await db.pool.query(`update lottery_brand_game set outcome_cap = ${198n * UNIT}`);
    await expect(chase(await order(false, ['05', '05', '05'], [1n, 2n, 3n]), orderer(), true)).rejects.toMatchObject({
      code: 'number_full',
      details: { issue: await issueOf(db.pool, draw(2)) },
    });
    await expect(chase(await order(false, ['05', '05'], [900n, 900n]), orderer(), true)).rejects.toMatchObject({
      code: 'number_full',
    });
    expect(await statuses()).toEqual([]);
    await mustHold();
  });

  test('raises no stakes where automatic bets are barred', async () => {
    await expect(chase(await order(false, ['05', '05'], [1n, 2n]), orderer(), false)).rejects.toMatchObject({
      code: 'feature_disabled',
    });
  });

  test('that stops on a win gives its later stakes back with the win', async () => {
    await chase(await order(true, ['05', '05', '05']), orderer(), false);
    await closeDraw(db.pool, draw(0));
    await drawWith(db.pool, draw(0), northResult('12305'));
    await workAll(db.pool);
    expect(await statuses()).toEqual(['won', 'rolled_back', 'rolled_back']);
    expect(await states()).toEqual(['won']);
    await mustHold();
  });

  test('that the member stops gives the stakes back of issues that have not opened, once', async () => {
    const { chaseId } = await chase(await order(false, ['05', '05', '05']), orderer(), false);
    const stopped = { state: 'stopped', balance: CASH - UNIT };
    expect(await Promise.all([stop(chaseId, orderer()), stop(chaseId, orderer())])).toEqual([stopped, stopped]);
    expect(await statuses()).toEqual(['open', 'rolled_back', 'rolled_back']);
    await closeDraw(db.pool, draw(0));
    await drawWith(db.pool, draw(0), northResult('12305'));
    await workAll(db.pool);
    expect(await stop(chaseId, orderer())).toEqual({ state: 'stopped', balance: CASH + 98n * UNIT });
    await mustHold();
  });

  test('that is over, or another’s, is not stopped', async () => {
    const { chaseId } = await chase(await order(true, ['05', '05', '05']), orderer(), false);
    const other = (await makeMember(db.pool, CASH)).id;
    await expect(stop(chaseId, orderer(other))).rejects.toMatchObject({ code: 'not_found' });
    await expect(stop(null, orderer())).rejects.toMatchObject({ code: 'not_found' });
    await closeDraw(db.pool, draw(0));
    await drawWith(db.pool, draw(0), northResult('12305'));
    await workAll(db.pool);
    expect(await stop(chaseId, orderer())).toMatchObject({ state: 'won' });
    await mustHold();
  });

  test('stops once when its win and its member stop it together', async () => {
    const { chaseId } = await chase(await order(true, ['05', '05', '05']), orderer(), false);
    await closeDraw(db.pool, draw(0));
    await drawWith(db.pool, draw(0), northResult('12305'));
    await Promise.all([workAll(db.pool), stop(chaseId, orderer())]);
    expect(await statuses()).toEqual(['won', 'rolled_back', 'rolled_back']);
    await mustHold();
  });

  test('goes on after a win that was not to stop it, and after a void', async () => {
    await chase(await order(false, ['05', '05', '05']), orderer(), false);
    await closeDraw(db.pool, draw(0));
    await drawWith(db.pool, draw(0), northResult('12305'));
    await workAll(db.pool);
    expect(await statuses()).toEqual(['won', 'open', 'open']);
    await voidDraw(db.pool, draw(1));
    await workAll(db.pool);
    expect(await statuses()).toEqual(['won', 'rolled_back', 'open']);
    expect(await states()).toEqual(['running']);
    await mustHold();
  });

  test('stops on a win that comes after a void', async () => {
    await chase(await order(true, ['05', '05', '05']), orderer(), false);
    await voidDraw(db.pool, draw(0));
    await workAll(db.pool);
    expect(await statuses()).toEqual(['rolled_back', 'open', 'open']);
    await db.pool.query(`update lottery_draw set state = 'open' where id = $1`, [draw(1)]);
    await closeDraw(db.pool, draw(1));
    await drawWith(db.pool, draw(1), northResult('12305'));
    await workAll(db.pool);
    expect(await statuses()).toEqual(['rolled_back', 'won', 'rolled_back']);
    expect(await states()).toEqual(['won']);
    await mustHold();
  });
});

test('rooms learn when a number closes, pays half or takes stakes again', async () => {
  await db.pool.query(`update lottery_brand_game set outcome_cap = ${3n * 99n * UNIT}, half_from = 60`);
  const issue = await issueOf(db.pool, draw(0));
  /** What the rooms of the brand learn while this runs. */
  const signalsOf = async (change: () => Promise<unknown>) => {
    events.length = 0;
    await change();
    return events.filter(({ topic }) => topic === 'lottery.room');
  };
  const signal = {
    topic: 'lottery.room',
    payload: { gameCode: TEST_LOTTERY.code, issue },
    audience: { brandId: TEST_BRAND.id },
  };
  const buy = (text: string) => place({ ...slip, issue, lines: text }, orderer());
  expect(await signalsOf(() => buy(lines('05')))).toEqual([]);
  expect(await signalsOf(() => buy(lines('05')))).toEqual([signal]);
  const half = `de 05 ${2n * UNIT} ${Math.floor((RULES.kind('de')?.odds ?? 0) / 2)}`;
  let last = 0n;
  expect(await signalsOf(async () => ({ betId: last } = await buy(half)))).toEqual([signal]);
  expect(await signalsOf(() => cancel(last, orderer()))).toEqual([signal]);
  expect(await signalsOf(() => cancel(last, orderer()))).toEqual([]);
  await mustHold();
});
