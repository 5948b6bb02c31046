import { describe, expect, it } from 'vitest';
import {
  formatLines,
  largestPayoutOfLines,
  LineError,
  readLines,
  settleLines,
  stakeOfLines,
  TICKET_MAX_LENGTH,
  TICKET_MAX_LINES,
} from './line';
import { lotteryRules } from './rules';

const rules = lotteryRules('vn-north');
const fiveDigit = lotteryRules('five-digit');

describe('the lines of a ticket', () => {
  it('are one text that reads back, in canonical form', () => {
    const text = 'lo2 05.12.99 100000 99000;x3 05-12.33.44 50000 65000';
    expect(formatLines(readLines(rules, text))).toBe(text);
    expect(formatLines(readLines(rules, 'lo2 99.05 100000 99000'))).toBe('lo2 05.99 100000 99000');
  });

  it('add up to a stake, a largest payout and a settlement', () => {
    const lines = readLines(fiveDigit, 'p1 1.2 100000 9800;dragonTigerPush dragon 300000 1955;tie tie 100000 9800');
    expect(stakeOfLines(lines)).toBe(600_000n);
    expect(largestPayoutOfLines(lines)).toBe(980_000n + 586_500n + 980_000n);
    expect(settleLines(lines, fiveDigit.compile({ balls: [1, 0, 0, 0, 1] }))).toEqual({
      payout: 980_000n + 300_000n + 980_000n,
      pushed: 300_000n,
    });
    expect(settleLines(lines, fiveDigit.compile({ balls: [3, 0, 0, 0, 7] }))).toEqual({ payout: 0n, pushed: 0n });
  });

  it.each([
    ['', 'wrong_line', 0],
    ['lo2 05 100000', 'wrong_line', 0],
    ['lo2 05 100000 99000 1', 'wrong_line', 0],
    ['lo2  05 100000 99000', 'wrong_line', 0],
    ['lo2 05 100000 99000;', 'wrong_line', 1],
    ['lo9 05 100000 99000', 'unknown_kind', 0],
    ['toString 05 100000 99000', 'unknown_kind', 0],
    ['lo2 05 0 99000', 'wrong_stake', 0],
    ['lo2 05 -1 99000', 'wrong_stake', 0],
    ['lo2 05 1.5 99000', 'wrong_stake', 0],
    ['lo2 05 0x10 99000', 'wrong_stake', 0],
    [`lo2 05 1${'0'.repeat(15)} 99000`, 'wrong_stake', 0],
    ['lo2 05 100000 099000', 'wrong_odds', 0],
    ['lo2 05 100000 1e3', 'wrong_odds', 0],
    ['lo2 05 100000 99000;lo2 7 100000 99000', 'unknown_outcome', 1],
  ])('refuse %j as %s of line %i', (text, code, line) => {
    expect(faultOf(text)).toMatchObject({ code, line });
  });

  it('refuse a text or a number of lines above the limit unread', () => {
    expect(faultOf('0'.repeat(TICKET_MAX_LENGTH + 1))).toMatchObject({ code: 'ticket_too_large' });
    expect(faultOf('x;'.repeat(TICKET_MAX_LINES))).toMatchObject({ code: 'ticket_too_large', line: TICKET_MAX_LINES });
  });

  it('name the selected number at fault', () => {
    expect(faultOf('lo2 05 1 1;x2 05.05 1 1')).toMatchObject({ code: 'repeated_outcome', line: 1, outcome: '05' });
  });
});

function faultOf(text: string): unknown {
  try {
    readLines(rules, text);
  } catch (error) {
    if (error instanceof LineError) return error;
    throw error;
  }
  throw new Error('accepted');
}
