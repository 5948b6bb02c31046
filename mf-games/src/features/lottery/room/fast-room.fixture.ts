import type { LotteryMenuEntry, OpenedDraw } from '@marquee/contract/calls/lottery-results';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import type { MockAnswers } from '@marquee/testing/mock-shell';

const MINUTE_MS = 60_000;
const rules = lotteryRules('five-digit');

const timesOf = (minutes: number) => {
  const closesAt = Date.now() + minutes * MINUTE_MS;
  return {
    opensAt: new Date(closesAt - MINUTE_MS).toISOString(),
    closesAt: new Date(closesAt).toISOString(),
    drawsAt: new Date(closesAt + 5_000).toISOString(),
  };
};

export const drawFixture = (issue: string, balls: number[]): OpenedDraw => ({
  gameCode: 'FAST_5D',
  issue,
  station: null,
  drawsAt: new Date(Date.now() - MINUTE_MS).toISOString(),
  result: { balls },
  voidReason: null,
  corrected: false,
  simulated: false,
});

export const gameFixture: LotteryMenuEntry = {
  gameCode: 'FAST_5D',
  nodeId: 1,
  area: 'FAST',
  shape: 'five-digit',
  next: null,
  last: null,
};

/** What the server answers in a room of 5D whose current issue is `issue`. */
export const roomAnswers = (issue: string): MockAnswers => ({
  'lottery.vnMenu': { serverTime: new Date().toISOString(), games: [gameFixture] },
  'lottery.playMenu': {
    gameCode: 'FAST_5D',
    shape: 'five-digit',
    ruleVersion: rules.version,
    currency: 'BDT',
    leastStake: '0.01',
    largestStake: '10000.00',
    largestPayout: '100000.00',
    groups: { lowest: 1_700, highest: 1_960 },
    kinds: rules.kinds.map(({ code }) => ({ code, odds: 9_800 })),
    mayRaiseChases: true,
  },
  'lottery.issue': { serverTime: new Date().toISOString(), issues: [{ issue, ...timesOf(1) }] },
  'lottery.openedNumber': {
    content: [drawFixture('0099', [1, 2, 3, 4, 5]), drawFixture('0098', [5, 5, 5, 5, 5])],
    totalElements: 2,
    totalPages: 1,
    pageNum: 1,
    pageSize: 100,
  },
  'lottery.room': { closed: [{ kind: 'p1', outcomes: ['7'] }], half: [] },
  'lottery.orders': { content: [], totalElements: 0, totalPages: 0, pageNum: 1, pageSize: 10 },
  'lottery.chases': { content: [], totalElements: 0, totalPages: 0, pageNum: 1, pageSize: 10 },
});
