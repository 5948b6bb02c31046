import { randomUUID } from 'node:crypto';
import { readLines, settleLines } from '@marquee/contract/lottery/line';
import type { LotteryResult } from '@marquee/contract/lottery/result';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import type pg from 'pg';
import { expect } from 'vitest';
import { mustVerify, TEST_BRAND, UNIT } from '../../money/ledger/money.fixture';
import { issueOf, northResult, TEST_LOTTERY } from '../lottery.fixture';
import type { PlaceTicket } from '../tickets/place-ticket';

const RULES = lotteryRules('vn-north');

/** Two results of the test lottery that pay different tickets of `fillDraw`. */
export const FIRST = northResult('12305', ['07', '14', '21', '56', '07'], '63');
export const SECOND = northResult('99921', ['35', '42', '07'], '70');

/** How many tickets `fillDraw` places. */
export const TICKETS = 90;

const lineOf = (code: string, selection: string) => `${code} ${selection} ${UNIT} ${RULES.kind(code)?.odds}`;
const two = (number: number) => String(number % 100).padStart(2, '0');

/**
 * Tickets of one to three lines by members in turn: numbers that come often, combinations, and what never wins. Each of both
 * results pays some of every ten tickets, so that no chunk is without a payment or without a correction.
 */
export async function fillDraw(
  pool: pg.Pool,
  place: PlaceTicket,
  drawId: bigint,
  members: readonly bigint[],
  tickets = TICKETS,
): Promise<void> {
  const issue = await issueOf(pool, drawId);
  await Promise.all(
    Array.from({ length: tickets }, (_, at) => {
      const lines = [
        lineOf('lo2', two((at % 10) * 7)),
        lineOf('de', two(at * 3)),
        lineOf('x2', `${two(at % 50)}.${two(50 + (at % 50))}`),
      ];
      const order = { gameCode: TEST_LOTTERY.code, issue, ruleVersion: RULES.version, prizeGroup: null };
      return place(
        { ...order, lines: lines.slice(0, 1 + (at % 3)).join(';') },
        { member: { id: members[at % members.length] as bigint }, brand: TEST_BRAND, idempotencyKey: randomUUID() },
      );
    }),
  );
}

/** Every bet holds what the rules pay on its stored lines, and all money adds up. */
export async function mustBeSettledBy(
  pool: pg.Pool,
  drawId: bigint,
  result: LotteryResult,
  tickets = TICKETS,
): Promise<void> {
  const { rows } = await pool.query<{ lines: string; payout: bigint; status: string }>(
    `select t.lines, b.payout, b.status from lottery_ticket t join bet b on b.id = t.bet_id and b.placed_at = t.placed_at where t.draw_id = $1`,
    [drawId],
  );
  const compiled = RULES.compile(RULES.readResult(result));
  expect(rows).toHaveLength(tickets);
  for (const { lines, payout, status } of rows) {
    expect(payout).toBe(settleLines(readLines(RULES, lines), compiled).payout);
    expect(['won', 'lost', 'pushed']).toContain(status);
  }
  expect(rows.some(({ payout }) => payout > 0n)).toBe(true);
  await mustVerify(pool);
}
