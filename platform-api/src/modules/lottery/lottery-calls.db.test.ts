import { randomUUID } from 'node:crypto';
import { AGENT_TYPES, MEMBER_TYPE } from '@marquee/contract/constants';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayOf } from '../../platform/brand-days';
import { hashPassword } from '../../platform/password-hash';
import type { TestBrowser } from '../../testing/browser';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { mustVerify, TEST_VENDOR, UNIT } from '../money/ledger/money.fixture';
import { postMovement } from '../money/ledger/repository';
import { insertMember } from '../people/member/insert-member';
import {
  closeDraw,
  drawWith,
  issueOf,
  makeDraw,
  northResult,
  seedLottery,
  TEST_LOTTERY,
  workAll,
} from './lottery.fixture';

const password = 'Estuary-Lantern-77';
const BRANDS = { sundarban: 1, meridian: 2 } as const;
/** Of Sundarban's days. */
const OFFSET_MINUTES = 360;
const RULES = lotteryRules('vn-north');
const [agentType] = AGENT_TYPES;
const gameCode = TEST_LOTTERY.code;
const lines = `de 05 ${UNIT} ${RULES.kind('de')?.odds}`;

let site: TestApp;
let passwordHash: string;
let drawId: bigint;
let issue: string;

beforeAll(async () => {
  site = await startTestApp();
  passwordHash = await hashPassword(password);
  await site.pool.query(
    `insert into vendor (id, code, name, status, sort_order) values ($1, $2, 'Test vendor', 'active', 900)`,
    [TEST_VENDOR.id, TEST_VENDOR.code],
  );
  await seedLottery(site.pool, { settings: { brand_id: BRANDS.sundarban } });
  drawId = await makeDraw(site.pool, TEST_LOTTERY.id);
  issue = await issueOf(site.pool, drawId);
});
afterAll(() => site.close());

/** A signed-in account with money. */
async function join(brand: keyof typeof BRANDS, type: number = MEMBER_TYPE): Promise<TestBrowser> {
  const account = `player${randomUUID().slice(0, 8)}`;
  const brandId = BRANDS[brand];
  const id = await insertMember(site.pool, {
    brandId,
    account,
    type,
    nickname: account,
    passwordHash,
    language: 'en',
    uplineId: null,
  });
  if (id === null) throw new Error(`${account} exists`);
  await postMovement(site.pool, {
    source: 'test',
    key: account,
    kind: 'promotion',
    brandId,
    memberId: id,
    lines: [{ from: { kind: 'promotion', brandId }, to: { kind: 'cash', memberId: id }, amount: 1_000n * UNIT }],
  });
  const browser = site.browser(brand);
  await browser.call('session.login', { type: 'username', username: account, password });
  return browser;
}
const newKey = () => ({ headers: { 'idempotency-key': randomUUID() } });
const order = (browser: TestBrowser, options = newKey()) =>
  browser.send('lottery.order', { gameCode, issue, lines, ruleVersion: RULES.version }, options);
const codeOf = ({ envelope }: { envelope: { success: boolean; code?: string } }) =>
  envelope.success ? 'ok' : envelope.code;

describe('who may play a lottery', () => {
  test.each([
    ['a visitor', async () => site.browser(), 'not_logged_in', 'not_logged_in', 'ok'],
    [
      'a trial account',
      async () => {
        const browser = site.browser();
        await browser.call('session.freePlay', { transport: 'cookie' });
        return browser;
      },
      'in_need_true_account',
      'ok',
      'ok',
    ],
    ['a member', () => join('sundarban'), 'ok', 'ok', 'ok'],
    ['an agent', () => join('sundarban', agentType), 'ok', 'ok', 'ok'],
    ['a member of a brand without the game', () => join('meridian'), 'not_found', 'not_found', 'not_found'],
  ])('%s', async (_role, browserOf, ordering, menu, issues) => {
    const browser = await browserOf();
    expect(codeOf(await order(browser))).toBe(ordering);
    expect(codeOf(await browser.send('lottery.playMenu', { gameCode }))).toBe(menu);
    expect(codeOf(await browser.send('lottery.room', { gameCode, issue }))).toBe(menu);
    expect(codeOf(await browser.send('lottery.issue', { gameCode }))).toBe(issues);
    const reading = ordering === 'ok' || ordering === 'not_found' ? 'ok' : ordering;
    expect(codeOf(await browser.send('lottery.orders', {}))).toBe(reading);
    expect(codeOf(await browser.send('lottery.chases', {}))).toBe(reading);
  });
});

test('a ticket is ordered, found, cancelled; another member and another brand see none', async () => {
  const owner = await join('sundarban');
  const options = newKey();
  const placed = await order(owner, options);
  expect(codeOf(placed)).toBe('ok');
  const { ticketId, balance } = placed.envelope.value as { ticketId: string; balance: string };
  expect(balance).toBe('999.00');
  expect((await order(owner, options)).envelope.value).toMatchObject({ ticketId });

  const { content } = await owner.call('lottery.orders', { gameCode });
  expect(content).toMatchObject([{ ticketId, issue, stake: '1.00', status: 'open', lineCount: 1 }]);
  expect(content[0]?.cancellableUntil).not.toBeNull();
  for (const other of [await join('sundarban'), await join('meridian')]) {
    expect(await other.refusal('lottery.orderDetail', { ticketId })).toMatchObject({ code: 'bet_not_found' });
    expect(await other.refusal('lottery.cancel', { ticketId })).toMatchObject({ code: 'bet_not_found' });
    expect((await other.call('lottery.orders', {})).content).toEqual([]);
  }
  expect(await owner.call('lottery.cancel', { ticketId })).toEqual({ ticketId, balance: '1000.00' });
  expect((await owner.call('lottery.orderDetail', { ticketId })).ticket).toMatchObject({
    status: 'returned',
    payout: '0.00',
  });
  await mustVerify(site.pool);
});

test('an order without a key, with NUL or with 1 MB of numbers is refused', async () => {
  const browser = await join('sundarban');
  const send = (more: { lines: string }, options?: ReturnType<typeof newKey>) =>
    browser.send('lottery.order', { gameCode, issue, ruleVersion: RULES.version, ...more }, options);
  expect(codeOf(await send({ lines }))).toBe('idempotency_key_required');
  expect(codeOf(await send({ lines: `${lines}\0` }, newKey()))).not.toBe('ok');
  expect(codeOf(await send({ lines: '05.'.repeat(60_000) }, newKey()))).toBe('ticket_too_large');
  expect(codeOf(await send({ lines: '05.'.repeat(400_000) }, newKey()))).toBe('body_too_large');
});

test('a chase takes all its stakes, is listed and stopped by its member alone', async () => {
  const browser = await join('sundarban');
  const next = await issueOf(site.pool, await makeDraw(site.pool, TEST_LOTTERY.id, 'scheduled'));
  const issues = [issue, next].map((entry) => ({ issue: entry, lines }));
  const chase = await browser.call(
    'lottery.chase',
    { gameCode, ruleVersion: RULES.version, stopOnWin: true, issues },
    newKey(),
  );
  expect(chase).toMatchObject({ balance: '998.00', tickets: [{ issue }, { issue: next }] });
  const { content } = await browser.call('lottery.orders', {});
  expect(content.map(({ chaseId }) => chaseId)).toEqual([chase.chaseId, chase.chaseId]);

  const { chaseId } = chase;
  await order(browser);
  const ofChase = await browser.call('lottery.orders', { chaseId });
  expect(ofChase.content.map((ticket) => ticket.issue)).toEqual([next, issue]);
  const other = await join('sundarban');
  expect((await other.call('lottery.orders', { chaseId })).content).toEqual([]);
  expect((await other.call('lottery.chases', {})).content).toEqual([]);
  expect(await other.refusal('lottery.stopChase', { chaseId })).toMatchObject({ code: 'not_found' });
  expect(await browser.call('lottery.stopChase', { chaseId })).toEqual({
    chaseId,
    state: 'stopped',
    balance: '998.00',
  });
  expect((await browser.call('lottery.chases', { gameCode })).content).toMatchObject([
    {
      chaseId,
      gameCode,
      state: 'stopped',
      stopOnWin: true,
      issues: 2,
      played: 0,
      returned: 1,
      stake: '1.00',
      payout: '0.00',
    },
  ]);
});

test('a room learns its kinds, its issues and what is closed or reduced', async () => {
  const browser = await join('sundarban');
  await order(browser);
  const menu = await browser.call('lottery.playMenu', { gameCode });
  expect(menu).toMatchObject({ shape: 'vn-north', ruleVersion: RULES.version, groups: null, mayRaiseChases: true });
  expect(menu.kinds).toContainEqual({ code: 'de', odds: RULES.kind('de')?.odds });
  const { serverTime, issues } = await browser.call('lottery.issue', { gameCode });
  expect(issues.map((entry) => entry.issue)).toContain(issue);
  expect(Date.parse(serverTime)).toBeLessThan(Date.parse(issues[0]?.closesAt ?? ''));
  expect(await browser.call('lottery.room', { gameCode, issue })).toEqual({ closed: [], half: [] });
  await site.pool.query(
    'update lottery_exposure set closed = outcome = 5, half_at = case outcome when 6 then 0 end where draw_id = $1 and pool = $2',
    [drawId, RULES.kind('de')?.number],
  );
  expect(await browser.call('lottery.room', { gameCode, issue })).toEqual({
    closed: [{ kind: 'de', outcomes: ['05'] }],
    half: [{ kind: 'de', outcomes: ['06'] }],
  });
  await site.pool.query('update lottery_exposure set closed = false, half_at = null where draw_id = $1', [drawId]);
});

test('a settled ticket shows each result and what it paid', async () => {
  const browser = await join('sundarban');
  const { ticketId } = (await order(browser)).envelope.value as { ticketId: string };
  await closeDraw(site.pool, drawId);
  const [wins, loses] = [northResult('12305'), northResult('12306')];
  for (const result of [wins, loses]) {
    await drawWith(site.pool, drawId, result);
    await workAll(site.pool);
  }
  const { ticket, revisions } = await browser.call('lottery.orderDetail', { ticketId });
  expect(ticket).toMatchObject({ status: 'lost', payout: '0.00', cancellableUntil: null });
  expect(revisions).toMatchObject([
    { revision: 1, result: wins, payout: '99.00' },
    { revision: 2, result: loses, payout: '0.00' },
  ]);
  expect(await browser.refusal('lottery.cancel', { ticketId })).toMatchObject({ code: 'ticket_final' });

  // The records of bets and of the account show the same ticket, by its issue.
  const round = await browser.call('records.round', { betId: ticketId });
  expect(round).toMatchObject({ betId: ticketId, roundId: issue, status: 'lost' });
  expect(round.lottery).toEqual(await browser.call('lottery.orderDetail', { ticketId }));
  expect(round.movements.map(({ type, change }) => [type, change])).toEqual([
    ['bet', '-1.00'],
    ['win', '99.00'],
    ['rollback', '-99.00'],
  ]);
  const today = dayOf(new Date(round.placedAt), OFFSET_MINUTES);
  const bets = await browser.call('records.bets', { from: today, to: today });
  expect(bets.content).toMatchObject([{ betId: ticketId, roundId: issue }]);
  const [rollback] = round.movements.slice(-1);
  const { facts } = await browser.call('records.movement', { transactionId: rollback?.transactionId ?? '' });
  expect(facts).toContainEqual({ name: 'round', value: issue });
  await mustVerify(site.pool);
});
