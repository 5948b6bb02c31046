import { randomUUID } from 'node:crypto';
import type { CallId, CallRequest, CallValue } from '@marquee/contract/calls/index';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestBrowser } from '../../testing/browser';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { mustVerify, TEST_VENDOR, UNIT } from '../money/ledger/money.fixture';
import {
  closeDraw,
  issueOf,
  makeDraw,
  northResult,
  planRun,
  seedLottery,
  TEST_LOTTERY,
  workAll,
} from './lottery.fixture';
import { joinWithCash, moveCash } from './member-money.fixture';
import { makeOperator, TEST_PASSWORD, testPasswordHash } from './operators.fixture';
import { workChunk } from './runs/work-chunk';

const brand = 'sundarban';
const gameCode = TEST_LOTTERY.code;
const RULES = lotteryRules('vn-north');
const reason = 'A test';

let site: TestApp;
let operators: Record<'first' | 'second' | 'local' | 'foreign' | 'cashier', TestBrowser>;
let drawId: string;

beforeAll(async () => {
  site = await startTestApp();
  await site.pool.query(
    `insert into vendor (id, code, name, status, sort_order) values ($1, $2, 'Test vendor', 'active', 900)`,
    [TEST_VENDOR.id, TEST_VENDOR.code],
  );
  await seedLottery(site.pool, { settings: { brand_id: 1, half_from: 50 } });
  operators = {
    first: await makeOperator(site, 'first', ['lotteries', 'audit'], []),
    second: await makeOperator(site, 'second', ['lotteries'], []),
    local: await makeOperator(site, 'local', ['lotteries'], [1]),
    foreign: await makeOperator(site, 'foreign', ['lotteries'], [2]),
    cashier: await makeOperator(site, 'cashier', ['cashier'], []),
  };
});
afterAll(() => site.close());
beforeEach(async () => {
  drawId = String(await makeDraw(site.pool, TEST_LOTTERY.id));
});

const join = async () => joinWithCash(site, { password: TEST_PASSWORD, passwordHash: await testPasswordHash() });

/** Lines of units by kind and selection, at the rules' odds. */
const linesOf = (...lines: readonly (readonly [kind: string, selection: string, units: bigint])[]) =>
  lines.map(([kind, selection, units]) => `${kind} ${selection} ${units * UNIT} ${RULES.kind(kind)?.odds}`).join(';');

async function order(browser: TestBrowser, lines: string) {
  const issue = await issueOf(site.pool, BigInt(drawId));
  return browser.send(
    'lottery.order',
    { gameCode, issue, lines, ruleVersion: RULES.version },
    { headers: { 'idempotency-key': randomUUID() } },
  );
}

/** The refusal of an order; undefined when it was placed. */
async function orderFault(browser: TestBrowser, lines: string): Promise<string | undefined> {
  const { envelope } = await order(browser, lines);
  return envelope.success ? undefined : envelope.code;
}

/** Ends betting, as the clock does; the draw is over. */
async function endDraw(): Promise<void> {
  await closeDraw(site.pool, BigInt(drawId));
  await site.pool.query('update lottery_draw set draws_at = clock_timestamp() where id = $1', [drawId]);
}

async function confirm(result: ReturnType<typeof northResult>): Promise<void> {
  const entry = { drawId, result: result as CallRequest<'lotteryDraws.enterResult'>['result'] };
  const { entryId } = await operators.first.call('lotteryDraws.enterResult', entry);
  await operators.second.call('lotteryDraws.confirmResult', { drawId, entryId, reason });
}
const preview = (result: ReturnType<typeof northResult>) =>
  operators.first.call('lotteryDraws.preview', { drawId, result: result as never });

const board = (kind?: string, browser = operators.first) =>
  browser.call('lotteryExposure.read', { drawId, brand, ...(kind !== undefined && { kind }) });
const numberOf = ({ selected }: CallValue<'lotteryExposure.read'>, name: string) =>
  selected.outcomes.find(({ outcome }) => outcome === name);

describe('who may see and change lotteries', () => {
  const settings = () => operators.first.call('lotterySettings.read', { brand, gameCode });

  test.each([
    ['with every brand', 'first', { read: 'ok', change: 'ok', everywhere: 'ok' }],
    ['of the brand', 'local', { read: 'ok', change: 'ok', everywhere: 'forbidden' }],
    ['of another brand', 'foreign', { read: 'forbidden', change: 'forbidden', everywhere: 'forbidden' }],
    ['without the right', 'cashier', { read: 'forbidden', change: 'forbidden', everywhere: 'forbidden' }],
  ] as const)('an operator %s', async (_role, name, expected) => {
    const operator = operators[name];
    const codeOf = async <Id extends CallId>(id: Id, request: CallRequest<Id>) => {
      const { envelope } = await operator.send(id, request);
      return envelope.success ? 'ok' : envelope.code;
    };
    const { gameCode: code, shape: _shape, currency: _currency, ...values } = await settings();
    const seesLists = name === 'cashier' ? 'forbidden' : 'ok';
    expect(await codeOf('lotteryExposure.read', { drawId, brand })).toBe(expected.read);
    expect(await codeOf('lotterySettings.read', { brand, gameCode })).toBe(expected.read);
    expect(await codeOf('lotteryTickets.list', { drawId, brand })).toBe(expected.read);
    expect(
      await codeOf('lotteryExposure.change', { drawId, brand, kind: 'de', outcomes: ['01'], closed: true, reason }),
    ).toBe(expected.change);
    expect(await codeOf('lotterySettings.save', { brand, gameCode: code, ...values, reason })).toBe(expected.change);
    expect(await codeOf('lotteryDraws.games', {})).toBe(seesLists);
    expect(await codeOf('lotteryDraws.one', { drawId })).toBe(seesLists);
    expect(await codeOf('lotteryRuns.list', {})).toBe(seesLists);
    expect(await codeOf('lotteryDraws.journal', { gameCode })).toBe(name === 'cashier' ? 'forbidden' : 'not_found');
    const decided = expected.everywhere === 'ok' ? 'not_found' : 'forbidden';
    expect(await codeOf('lotteryRuns.pause', { runId: '999999', reason })).toBe(decided);
    expect(await codeOf('lotteryRuns.resume', { runId: '999999', reason })).toBe(decided);
    expect(await codeOf('lotteryDraws.preview', { drawId, result: northResult('12305') as never })).toBe(
      expected.everywhere === 'ok' ? 'draw_not_over' : 'forbidden',
    );
  });

  test('games name only brands of the operator', async () => {
    const brandsFor = async (browser: TestBrowser) => (await browser.call('lotteryDraws.games', {}))[0]?.brands;
    expect(await brandsFor(operators.local)).toEqual([brand]);
    expect(await brandsFor(operators.foreign)).toEqual([]);
  });
});

describe('the exposure of a draw', () => {
  test('shows stakes by kind, what each number can cost, and the fullest kind first', async () => {
    const { browser } = await join();
    await order(browser, linesOf(['de', '05.06', 2n], ['lo2', '05', 1n]));
    await order(browser, linesOf(['de', '05', 1n]));
    const { tickets, stake, kinds, selected } = await board('de');
    expect({ tickets, stake }).toEqual({ tickets: 2, stake: '32.00' });
    expect(kinds.find(({ kind }) => kind === 'de')).toMatchObject({ stake: '5.00', mostUsed: '297.00' });
    expect(kinds.find(({ kind }) => kind === 'lo2')).toMatchObject({ stake: '27.00', mostUsed: '99.00' });
    expect(selected.outcomes).toHaveLength(100);
    expect(selected.outcomes[6]).toMatchObject({ outcome: '06', used: '198.00', paysHalf: false, closed: false });
  });

  test('counts no cancelled ticket', async () => {
    const { browser } = await join();
    const { envelope } = await order(browser, linesOf(['de', '05', 1n]));
    if (!envelope.success) throw new Error(envelope.code);
    await browser.call('lottery.cancel', { ticketId: envelope.value.ticketId });
    expect(await board('de')).toMatchObject({ tickets: 0, stake: '0.00' });
  });

  test('is closed, reduced and limited by number before the first ticket; members meet it', async () => {
    const { browser } = await join();
    const change = (outcomes: string[], fields: object) =>
      operators.local.call('lotteryExposure.change', { drawId, brand, kind: 'de', outcomes, reason, ...fields });
    expect(await change(['05'], { closed: true })).toEqual({ changed: 1 });
    await change(['06'], { pays: 'half' });
    await change(['07'], { cap: '150.00' });
    const issue = await issueOf(site.pool, BigInt(drawId));
    expect(await browser.call('lottery.room', { gameCode, issue })).toEqual({
      closed: [{ kind: 'de', outcomes: ['05'] }],
      half: [{ kind: 'de', outcomes: ['06'] }],
    });
    const codeOf = (lines: string) => orderFault(browser, lines);
    expect(await codeOf(linesOf(['de', '05', 1n]))).toBe('number_closed');
    expect(await codeOf(linesOf(['de', '06', 1n]))).toBe('odds_changed');
    expect(await codeOf(linesOf(['de', '07', 2n]))).toBe('number_full');
    expect(await codeOf(linesOf(['de', '07', 1n]))).toBeUndefined();
    await change(['05'], { closed: false });
    await change(['06'], { pays: 'rule' });
    expect(await codeOf(linesOf(['de', '05.06', 1n]))).toBeUndefined();
  });

  test('gets no limit below what is used: the number is full then', async () => {
    const { browser } = await join();
    await order(browser, linesOf(['de', '05', 1n]));
    const change = { drawId, brand, kind: 'de', outcomes: ['05'], cap: '10.00', reason };
    await operators.first.call('lotteryExposure.change', change);
    expect(numberOf(await board('de'), '05')).toMatchObject({ used: '99.00', cap: '99.00' });
    expect((await board()).selected.kind).toBe('de');
  });

  test('changes all numbers of a kind at once, and none of a closed draw', async () => {
    const change = { drawId, brand, kind: 'de', outcomes: [], closed: true, reason };
    expect(await operators.first.call('lotteryExposure.change', change)).toEqual({ changed: 100 });
    expect((await board()).kinds.find(({ kind }) => kind === 'de')?.closed).toBe(100);
    await endDraw();
    expect((await operators.first.refusal('lotteryExposure.change', change)).code).toBe('draw_decided');
    const unknown = { ...change, outcomes: ['5'] };
    expect((await operators.first.refusal('lotteryExposure.change', unknown)).code).toBe('draw_decided');
  });
});

describe('a result before it is confirmed', () => {
  test('says what it would pay, and changes nothing', async () => {
    const { browser } = await join();
    await order(browser, linesOf(['de', '05.06', 1n], ['lo2', '99', 1n]));
    await endDraw();
    expect(await preview(northResult('12305', [], '98'))).toEqual([
      { brand, currency: 'BDT', tickets: 1, stake: '29.00', winners: 1, payout: '99.00', correction: null },
    ]);
    expect(await operators.first.call('lotteryDraws.one', { drawId })).toMatchObject({ state: 'closed', entries: [] });
    const wrong = { drawId, result: { prizes: [['1']] } };
    expect((await operators.first.refusal('lotteryDraws.preview', wrong)).code).toBe('validation_failed');
  });

  test('says what a correction changes; the correction does just that', async () => {
    const [winner, spender, loser] = await Promise.all([join(), join(), join()]);
    await order(winner.browser, linesOf(['de', '06', 1n]));
    await order(spender.browser, linesOf(['de', '05', 2n]));
    await order(loser.browser, linesOf(['de', '05', 1n]));
    await endDraw();
    await confirm(northResult('12305'));
    await workAll(site.pool);
    // 998 of the rest and 198 of the win, of which 150 remain.
    await moveCash(site.pool, spender.id, -1_046n);
    const [effect] = await preview(northResult('12306'));
    expect(effect?.correction).toEqual({
      up: { tickets: 1, amount: '99.00' },
      down: { tickets: 2, amount: '297.00' },
      owed: '48.00',
    });
    await confirm(northResult('12306'));
    await workAll(site.pool);
    const { rows } = await site.pool.query<{ owed: bigint }>(
      `select balance as owed from wallet where member_id = $1 and kind = 'receivable'`,
      [spender.id],
    );
    expect(rows).toEqual([{ owed: 48n * UNIT }]);
    const { content } = await operators.first.call('lotteryRuns.list', { drawId });
    expect(content.map(({ kind, paid }) => [kind, paid])).toEqual([
      ['correct', [{ amount: '-198.00', currency: 'BDT' }]],
      ['settle', [{ amount: '297.00', currency: 'BDT' }]],
    ]);
    await mustVerify(site.pool);
  });
});

describe('a settlement', () => {
  /** Three tickets in chunks of one. */
  async function plan(): Promise<string> {
    const { browser } = await join();
    for (const number of ['05', '06', '07']) await order(browser, linesOf(['de', number, 1n]));
    await endDraw();
    const [first, second] = await Promise.all(
      ['first', 'second'].map(async (name) => {
        const { rows } = await site.pool.query<{ id: number }>('select id from operator where name = $1', [name]);
        return rows[0]?.id;
      }),
    );
    await site.pool.query(
      `insert into lottery_result (draw_id, revision, result, source, entered_by, confirmed_by) values ($1, 1, $2, 'operator', $3, $4)`,
      [drawId, JSON.stringify(northResult('12305')), first, second],
    );
    await site.pool.query(`update lottery_draw set state = 'drawn', revision = 1 where id = $1`, [drawId]);
    await planRun(site.pool, BigInt(drawId), 1);
    const { content } = await runs();
    return content[0]?.runId ?? '';
  }
  const runs = (underWay = true) => operators.local.call('lotteryRuns.list', { drawId, underWay });

  test('shows its progress, is paused, and goes on', async () => {
    const runId = await plan();
    await workChunk(site.pool);
    const { content } = await runs();
    expect(content[0]).toMatchObject({
      kind: 'settle',
      state: 'running',
      tickets: 3,
      ticketsDone: 1,
      winners: 1,
      stuck: null,
    });
    expect(content[0]?.paid).toEqual([{ amount: '99.00', currency: 'BDT' }]);
    for (const [name, paid] of [
      ['first', content[0]?.paid],
      ['foreign', []],
    ] as const) {
      const shown = await operators[name].call('lotteryRuns.list', { drawId, underWay: true });
      expect(
        shown.content.map((run) => run.paid),
        name,
      ).toEqual([paid]);
    }
    expect(content[0]?.secondsLeft).toBeGreaterThanOrEqual(0);
    await operators.first.call('lotteryRuns.pause', { runId, reason });
    expect(await workChunk(site.pool)).toBeNull();
    expect((await operators.first.refusal('lotteryRuns.pause', { runId, reason })).code).toBe('settlement_decided');
    await operators.first.call('lotteryRuns.resume', { runId, reason });
    await workAll(site.pool);
    expect((await runs()).content).toEqual([]);
    expect((await runs(false)).content).toMatchObject([{ state: 'done', ticketsDone: 3 }]);
    expect((await operators.first.refusal('lotteryRuns.resume', { runId, reason })).code).toBe('settlement_decided');
    const { rows } = await site.pool.query<{ action: string }>(
      `select action from audit_log where subject = $1 and action like 'lottery-run.%' order by id`,
      [`lottery-draw:${drawId}`],
    );
    expect(rows.map(({ action }) => action)).toEqual(['lottery-run.paused', 'lottery-run.resumed']);
  });

  test('is named as stuck with its fault, or when nothing is done for a minute; failed parts are tried again at once', async () => {
    const runId = await plan();
    await site.pool.query(
      `update lottery_chunk set fault = 'a broken line', retry_at = now() + interval '1 hour' where run_id = $1`,
      [runId],
    );
    expect((await runs()).content[0]?.stuck).toMatchObject({ fault: 'a broken line' });
    expect(await workChunk(site.pool)).toBeNull();
    await operators.first.call('lotteryRuns.resume', { runId, reason });
    await site.pool.query('update lottery_chunk set fault = null where run_id = $1', [runId]);
    await site.pool.query(`update lottery_run set planned_at = now() - interval '2 minutes' where id = $1`, [runId]);
    expect((await runs()).content[0]?.stuck).toMatchObject({ fault: null });
    expect(await workChunk(site.pool)).not.toBeNull();
    await workAll(site.pool);
  });
});

test('feeds name the draws that they have not delivered, and those that they contradict', async () => {
  await site.pool.query(`update lottery_game set source = 'feed' where id = $1`, [TEST_LOTTERY.id]);
  await site.pool.query(`insert into lottery_feed (code, delivered_at) values ('house', now())`);
  await endDraw();
  const late = drawId;
  drawId = String(await makeDraw(site.pool, TEST_LOTTERY.id));
  await endDraw();
  await site.pool.query(
    `insert into lottery_result_entry (draw_id, feed, result, simulated) values ($1, 'house', $2, true)`,
    [drawId, JSON.stringify(northResult('12305'))],
  );
  const entry = { drawId, result: northResult('12306') as never };
  await operators.first.call('lotteryDraws.enterResult', entry);
  const [feed] = await operators.local.call('lotteryDraws.feeds', {});
  expect(feed?.simulated).toBe(true);
  expect(feed?.late.map((draw) => draw.drawId)).toContain(late);
  expect(feed?.contradicted).toMatchObject([{ drawId, gameCode, rows: ['special'] }]);
  await site.pool.query(`update lottery_game set source = 'manual' where id = $1`, [TEST_LOTTERY.id]);
});
