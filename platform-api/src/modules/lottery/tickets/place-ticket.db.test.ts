import { randomUUID } from 'node:crypto';
import { TICKET_MAX_LENGTH } from '@marquee/contract/lottery/line';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeMember, mustVerify, seedMoneyTest, TEST_BRAND, UNIT } from '../../money/ledger/money.fixture';
import { closeDraw, exposureFold, issueOf, makeDraw, seedLottery, TEST_LOTTERY, ticketParts } from '../lottery.fixture';
import { createPlaceTicket, type Order, type PlaceTicket } from './place-ticket';

const CLIENTS = 32;
const RULES = lotteryRules('vn-north');
const CASH = 1_000_000n * UNIT;

let db: TestDatabase;
let place: PlaceTicket;
let drawId: bigint;
let issue: string;

beforeAll(async () => {
  db = await createTestDatabase();
  await seedMoneyTest(db.pool);
  await seedLottery(db.pool);
  place = createPlaceTicket(ticketParts(db.pool));
});
afterAll(() => db.drop());
beforeEach(async () => {
  await setGame(
    'outcome_cap = ticket_cap, pool_cap = ticket_cap, half_from = null, member_cap = null, draw_cap = null',
  );
  drawId = await makeDraw(db.pool, TEST_LOTTERY.id);
  issue = await issueOf(db.pool, drawId);
});

const setGame = (change: string) => db.pool.query(`update lottery_brand_game set ${change}`);

const lineOf = (code: string, selection: string, units = 1n, odds = RULES.kind(code)?.odds ?? 0) =>
  `${code} ${selection} ${units * UNIT} ${odds}`;

const orderOf = (lines: string, more: Partial<Order> = {}): Order => ({
  gameCode: TEST_LOTTERY.code,
  issue,
  lines,
  ruleVersion: RULES.version,
  prizeGroup: null,
  ...more,
});
const buy = (memberId: bigint, lines: string, key: string = randomUUID(), more: Partial<Order> = {}) =>
  place(orderOf(lines, more), { member: { id: memberId }, brand: TEST_BRAND, idempotencyKey: key });
const member = async () => (await makeMember(db.pool, CASH)).id;

const tickets = async () => (await db.pool.query('select from lottery_ticket where draw_id = $1', [drawId])).rowCount;
const mustFold = async () => {
  const { rows } = await db.pool.query<{ pool: number; outcome: number; used: bigint }>(
    'select pool, outcome, used from lottery_exposure where draw_id = $1 and used > 0',
    [drawId],
  );
  const used = new Map(rows.map((row) => [`${row.pool} ${row.outcome}`, row.used]));
  expect(used).toEqual(await exposureFold(db.pool, drawId, RULES));
};

describe('a ticket', () => {
  test('takes its stake, stores the canonical lines and counts what it can cost', async () => {
    const id = await member();
    const { betId, balance } = await buy(id, `${lineOf('de', '99.05')};${lineOf('lo2', '12')}`);
    expect(balance).toBe(CASH - 29n * UNIT);
    const { rows } = await db.pool.query(
      `select t.lines, t.stake, t.valid_stake, b.status, b.round_id, b.terms->>'rules' as rules
       from lottery_ticket t join bet b on b.id = t.bet_id and b.placed_at = t.placed_at where t.bet_id = $1`,
      [betId],
    );
    const stake = 29n * UNIT;
    const lines = `${lineOf('de', '05.99')};${lineOf('lo2', '12')}`;
    const rules = String(RULES.version);
    expect(rows).toEqual([{ lines, stake, valid_stake: stake, status: 'open', round_id: String(drawId), rules }]);
    await mustFold();
    await mustVerify(db.pool);
  });

  test('is placed once per key, and found again after the closing', async () => {
    const id = await member();
    const [first, second] = await Promise.all([
      buy(id, lineOf('de', '05'), 'same-key-1'),
      buy(id, lineOf('de', '05'), 'same-key-1'),
    ]);
    await closeDraw(db.pool, drawId);
    const third = await buy(id, lineOf('de', '05'), 'same-key-1');
    expect([second.betId, third.betId]).toEqual([first.betId, first.betId]);
    await expect(buy(id, lineOf('de', '06'), 'same-key-1')).rejects.toMatchObject({ code: 'idempotency_key_reused' });
    expect(await tickets()).toBe(1);
  });

  test('is refused after the closing time, also while the draw is still open, with the next issue', async () => {
    const next = await makeDraw(db.pool, TEST_LOTTERY.id, 'scheduled');
    await db.pool.query('update lottery_draw set closes_at = clock_timestamp() where id = $1', [drawId]);
    await db.pool.query(`update lottery_draw set closes_at = now() + interval '1 minute' where id = $1`, [next]);
    const nextIssue = await issueOf(db.pool, next);
    await expect(buy(await member(), lineOf('de', '05'))).rejects.toMatchObject({
      code: 'issue_closed',
      details: { nextIssue },
    });
    await db.pool.query(`delete from lottery_draw where id = $1`, [next]);
  });

  test('leaves nothing behind when the balance is not sufficient', async () => {
    const poor = (await makeMember(db.pool, UNIT)).id;
    await expect(buy(poor, lineOf('de', '05', 2n))).rejects.toMatchObject({ code: 'insufficient_balance' });
    expect(await tickets()).toBe(0);
    await mustFold();
  });

  test('counts no valid bet for lines that cover most of a list', async () => {
    const covering = Array.from({ length: 71 }, (_, number) => String(number).padStart(2, '0')).join('.');
    const { betId } = await buy(await member(), `${lineOf('de', covering)};${lineOf('lo2', '12')}`);
    const { rows } = await db.pool.query('select stake, valid_stake from lottery_ticket where bet_id = $1', [betId]);
    expect(rows).toEqual([{ stake: 98n * UNIT, valid_stake: 27n * UNIT }]);
  });

  test('has the odds of all its lines together, since they exclude one another', async () => {
    const covering = Array.from({ length: 70 }, (_, number) => String(number).padStart(2, '0')).join('.');
    const { betId } = await buy(await member(), lineOf('de', covering));
    const { rows } = await db.pool.query<{ odds: number }>('select odds from bet where id = $1', [betId]);
    // 99 for one of a hundred.
    expect(rows).toEqual([{ odds: Math.floor(9_900 / 70) }]);
  });

  test('has even odds when it loses whatever is drawn', async () => {
    const all = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0')).join('.');
    const { betId } = await buy(await member(), lineOf('de', all));
    const { rows } = await db.pool.query('select odds from bet where id = $1', [betId]);
    expect(rows).toEqual([{ odds: 100 }]);
  });
});

describe('an order is refused', () => {
  test.each([
    ['with altered odds', lineOf('de', '05', 1n, 99_001), 'odds_changed'],
    ['with a selection that is none', lineOf('de', '5'), 'line_invalid'],
    ['with a kind of another game', lineOf('top3', '123'), 'line_invalid'],
    ['with NUL in a line', 'de 05\0 100000 99000', 'line_invalid'],
    ['with a stake below the minimum', 'de 05 999 99000', 'stake_below_minimum'],
    ['with a stake above the cap', lineOf('de', '05', 2_000_000_000n), 'ticket_too_large'],
    ['that could win more than is paid', lineOf('de', '05', 20_000_000n), 'payout_above_limit'],
    ['with 1 MB of numbers', `de ${'05.'.repeat(350_000)}06 100000 99000`, 'ticket_too_large'],
    ['with a prize group of a credit game', lineOf('de', '05'), 'prize_group_refused', { prizeGroup: 1_900 }],
    ['with older rules', lineOf('de', '05'), 'rules_changed', { ruleVersion: 0 }],
    ['for an issue that does not exist', lineOf('de', '05'), 'not_found', { issue: 'none' }],
    ['for a game of another brand', lineOf('de', '05'), 'not_found', { gameCode: 'OTHER' }],
  ])('%s', async (_name, lines, code, more: Partial<Order> = {}) => {
    expect(TICKET_MAX_LENGTH).toBeLessThan(1_000_000);
    await expect(buy(await member(), lines, randomUUID(), more)).rejects.toMatchObject({ code });
    expect(await tickets()).toBe(0);
  });

  test('in a time-out, and above an own limit', async () => {
    const id = await member();
    await db.pool.query(
      `insert into member_limit (member_id, kind, period, amount, set_at) values ($1, 'wager', 'day', $2, now())`,
      [id, 5n * UNIT],
    );
    await db.pool.query('select refresh_limited($1, now())', [id]);
    await expect(buy(id, lineOf('de', '05', 6n))).rejects.toMatchObject({ code: 'bet_limit_reached' });
    await buy(id, lineOf('de', '05', 5n));
    await db.pool.query(
      `insert into play_bar (member_id, kind, starts_at, ends_at) values ($1, 'time_out', now(), now() + interval '1 day')`,
      [id],
    );
    await db.pool.query('select refresh_limited($1, now())', [id]);
    await expect(buy(id, lineOf('de', '05'))).rejects.toMatchObject({ code: 'timed_out' });
  });
});

describe('caps', () => {
  test('name the line at fault and what still fits', async () => {
    await setGame(`outcome_cap = ${990n * UNIT}`);
    const id = await member();
    await buy(id, lineOf('de', '05', 7n));
    await expect(buy(id, `${lineOf('lo2', '01')};${lineOf('de', '04.05', 4n)}`)).rejects.toMatchObject({
      code: 'number_full',
      details: { line: 1, outcome: '05', fits: '297.00' },
    });
    await buy(id, lineOf('de', '05', 3n));
    await mustFold();
  });

  test('halve the odds from their share on: a slip with full odds is refused', async () => {
    await setGame(`outcome_cap = ${990n * UNIT}, half_from = 50`);
    const id = await member();
    await expect(buy(id, lineOf('de', '05', 1n, 49_500))).rejects.toMatchObject({ code: 'odds_changed' });
    await buy(id, lineOf('de', '05', 5n));
    await expect(buy(id, lineOf('de', '05'))).rejects.toMatchObject({
      code: 'odds_changed',
      details: { line: 0, outcome: '05' },
    });
    await buy(id, lineOf('de', '05', 1n, 49_500));
    await mustFold();
  });

  test('hold for numbers that an operator closes', async () => {
    const id = await member();
    await buy(id, lineOf('de', '05'));
    await db.pool.query('update lottery_exposure set closed = true where draw_id = $1 and pool = $2 and outcome = 5', [
      drawId,
      RULES.kind('de')?.number,
    ]);
    await expect(buy(id, lineOf('de', '05.06'))).rejects.toMatchObject({
      code: 'number_closed',
      details: { outcome: '05' },
    });
  });

  test('are never passed by 32 clients, and stay the fold of the tickets', async () => {
    await setGame(`outcome_cap = ${2_000n * UNIT}, pool_cap = ${3_000n * UNIT}, draw_cap = ${2_500n * UNIT}`);
    const ids = await Promise.all(Array.from({ length: 8 }, member));
    const codes: string[] = [];
    await Promise.all(
      Array.from({ length: CLIENTS }, async (_, client) => {
        for (let round = 0; round < 12; round += 1) {
          const number = (at: number) => String((client * 7 + round * 3 + at * 11) % 20).padStart(2, '0');
          const lines = [
            lineOf('de', number(0), 3n),
            lineOf('lo2', number(1)),
            lineOf('x2', `${number(2)}.${number(3)}`),
          ];
          await buy(ids[client % ids.length] as bigint, lines.slice(0, 1 + ((client + round) % 3)).join(';')).catch(
            ({ code }: { code: string }) => codes.push(code),
          );
        }
      }),
    );
    expect(new Set(codes)).toEqual(new Set(['number_full']));
    expect(await tickets()).toBe(CLIENTS * 12 - codes.length);
    await mustFold();
    await mustVerify(db.pool);
  });

  test('of a member hold when the tickets come together', async () => {
    await setGame(`member_cap = ${10n * UNIT}`);
    const id = await member();
    const results = await Promise.allSettled(
      Array.from({ length: CLIENTS }, (_, at) => buy(id, lineOf('de', `0${at % 10}`, 3n))),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    await expect(buy(id, lineOf('de', '05', 2n))).rejects.toMatchObject({
      code: 'ticket_too_large',
      details: { fits: '1.00' },
    });
  });
});

test('a closing waits for tickets under way, and none follows it', async () => {
  const ids = await Promise.all(Array.from({ length: 8 }, member));
  let isClosed = false;
  const buying = Array.from({ length: CLIENTS }, async (_, client) => {
    for (let placed = 0; !isClosed; placed += 1)
      await buy(ids[client % ids.length] as bigint, lineOf('de', '05')).catch((error: { code: string }) => {
        expect(error.code).toBe('issue_closed');
      });
  });
  while (((await tickets()) ?? 0) < CLIENTS);
  await closeDraw(db.pool, drawId);
  const atClose = await tickets();
  isClosed = true;
  await Promise.all(buying);
  expect(await tickets()).toBe(atClose);
  await mustFold();
  await mustVerify(db.pool);
});
