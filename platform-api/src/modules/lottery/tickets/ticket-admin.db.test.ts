import { TICKET_SORTS } from '@marquee/contract/calls/list-sorts';
import { randomUUID } from 'node:crypto';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestBrowser } from '../../../testing/browser';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { TEST_VENDOR, UNIT } from '../../money/ledger/money.fixture';
import {
  closeDraw,
  drawWith,
  issueOf,
  makeDraw,
  northResult,
  seedLottery,
  TEST_LOTTERY,
  workAll,
} from '../lottery.fixture';
import { joinWithCash } from '../member-money.fixture';
import { makeOperator, TEST_PASSWORD, testPasswordHash } from '../operators.fixture';
import { mustPageInOrder } from '../../../testing/sorted-pages';

const RULES = lotteryRules('vn-north');
const brand = 'sundarban';
/** 05 is the end of the special prize of the first result, 21 of the corrected one. */
const LINES = ['de 05', 'de 21', 'lo2 88'];

let site: TestApp;
let operators: Record<'local' | 'foreign' | 'cashier', TestBrowser>;
let drawId: string;
let tickets: string[];
let account: string;

beforeAll(async () => {
  site = await startTestApp();
  await site.pool.query(
    `insert into vendor (id, code, name, status, sort_order) values ($1, $2, 'Test vendor', 'active', 900)`,
    [TEST_VENDOR.id, TEST_VENDOR.code],
  );
  await seedLottery(site.pool, { settings: { brand_id: 1 } });
  operators = {
    local: await makeOperator(site, 'local', ['lotteries'], [1]),
    foreign: await makeOperator(site, 'foreign', ['lotteries'], [2]),
    cashier: await makeOperator(site, 'cashier', ['cashier'], []),
  };
  drawId = String(await makeDraw(site.pool, TEST_LOTTERY.id));
  const issue = await issueOf(site.pool, BigInt(drawId));
  const { browser, id } = await joinWithCash(site, {
    password: TEST_PASSWORD,
    passwordHash: await testPasswordHash(),
  });
  tickets = [];
  for (const [at, line] of LINES.entries()) {
    const [code = ''] = line.split(' ');
    const { ticketId } = await browser.call(
      'lottery.order',
      {
        gameCode: TEST_LOTTERY.code,
        issue,
        lines: `${line} ${BigInt(at + 1) * UNIT} ${RULES.kind(code)?.odds}`,
        ruleVersion: RULES.version,
      },
      { headers: { 'idempotency-key': randomUUID() } },
    );
    tickets.push(ticketId);
  }
  await closeDraw(site.pool, BigInt(drawId));
  for (const special of ['12305', '12321']) {
    await drawWith(site.pool, BigInt(drawId), northResult(special));
    await workAll(site.pool);
  }
  const { rows } = await site.pool.query<{ account: string }>('select account from member where id = $1', [id]);
  account = rows[0]?.account ?? '';
});
afterAll(() => site.close());

const listed = async (filter: object) => {
  const { content, currency } = await operators.local.call('lotteryTickets.list', { drawId, brand, ...filter });
  expect(currency).toBe('BDT');
  return content.map(({ ticketId }) => ticketId);
};

test('lists the tickets of a draw, by time, stake or payout, of a kind or of an account', async () => {
  expect(await listed({})).toEqual(tickets.toReversed());
  expect(await listed({ sort: '-stake' })).toEqual([tickets[2], tickets[1], tickets[0]]);
  expect((await listed({ sort: '-payout' }))[0]).toBe(tickets[1]);
  expect(await listed({ kind: 'de' })).toEqual([tickets[1], tickets[0]]);
  expect(await listed({ kind: 'lo' })).toEqual([]);
  expect(await listed({ account: account.toUpperCase() })).toHaveLength(3);
  expect(await listed({ account: 'nobody' })).toEqual([]);
});

test('opens a ticket with its lines, both results with what they paid, and its money to the last unit', async () => {
  const [first = ''] = tickets;
  const ticket = await operators.local.call('lotteryTickets.one', { ticketId: first, brand });
  expect(ticket).toMatchObject({ drawId, brand, currency: 'BDT', account, gameCode: TEST_LOTTERY.code });
  expect(ticket.detail.lines).toBe(`de 05 ${UNIT} ${RULES.kind('de')?.odds}`);
  expect(ticket.detail.revisions.map(({ payout }) => payout)).toEqual(['99.00', '0.00']);
  const changes = ticket.movements.map(({ change }) => Number(change));
  expect(changes[0]).toBe(-1);
  expect(changes).toContain(99);
  expect(changes.reduce((sum, change) => sum + change, 0)).toBe(-1);
});

test.each(['foreign', 'cashier'] as const)('shows nothing to an operator who is %s', async (name) => {
  const [ticketId = ''] = tickets;
  const codes = [
    (await operators[name].refusal('lotteryTickets.list', { drawId, brand })).code,
    (await operators[name].refusal('lotteryTickets.one', { ticketId, brand })).code,
  ];
  expect(codes).toEqual(['forbidden', 'forbidden']);
});

test('has no ticket of another brand, and none that is no ticket', async () => {
  const [ticketId = ''] = tickets;
  const foreign = await operators.foreign.refusal('lotteryTickets.one', { ticketId, brand: 'meridian' });
  const unknown = await operators.local.refusal('lotteryTickets.one', { ticketId: '0000000000000', brand });
  expect([foreign.code, unknown.code]).toEqual(['not_found', 'not_found']);
});

test('lists tickets in every order of their columns', () =>
  mustPageInOrder(
    TICKET_SORTS,
    (sort, part) => operators.local.call('lotteryTickets.list', { drawId, brand, sort, ...part }),
    {
      placedAt: ({ placedAt }) => placedAt,
      account: (ticket) => ticket.account,
      stake: ({ stake }) => Number(stake),
      payout: ({ payout }) => Number(payout),
    },
  ));
