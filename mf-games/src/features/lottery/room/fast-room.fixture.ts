import type { LotteryMenuEntry, OpenedDraw } from '@marquee/contract/calls/lottery-results';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import { exampleValue } from '@marquee/contract/openapi/examples';
import type { MockAnswers } from '@marquee/testing/mock-shell';

const MINUTE_MS = 60_000;
const rules = lotteryRules('five-digit');
const [game] = exampleValue('lottery.vnMenu').games as [LotteryMenuEntry];
const [opened] = exampleValue('lottery.openedNumber').content as [OpenedDraw];

const timesOf = (minutes: number) => {
  const closesAt = Date.now() + minutes * MINUTE_MS;
  return {
    opensAt: new Date(closesAt - MINUTE_MS).toISOString(),
    closesAt: new Date(closesAt).toISOString(),
    drawsAt: new Date(closesAt + 5_000).toISOString(),
  };
};

export const drawFixture = (issue: string, balls: number[]): OpenedDraw => ({
  ...opened,
  gameCode: 'FAST_5D',
  issue,
  drawsAt: new Date(Date.now() - MINUTE_MS).toISOString(),
  result: { balls },
});

export const gameFixture: LotteryMenuEntry = {
  ...game,
  gameCode: 'FAST_5D',
  next: null,
  last: null,
};

/** What the server answers in a room of 5D whose current issue is `issue`. */
export const roomAnswers = (issue: string): MockAnswers => ({
  'lottery.vnMenu': { serverTime: new Date().toISOString(), games: [gameFixture] },
  'lottery.playMenu': {
    ...exampleValue('lottery.playMenu'),
    gameCode: 'FAST_5D',
    leastStake: '0.01',
    groups: { lowest: 1_700, highest: 1_960 },
    kinds: rules.kinds.map(({ code }) => ({ code, odds: 9_800 })),
    mayRaiseChases: true,
  },
  'lottery.issue': { serverTime: new Date().toISOString(), issues: [{ issue, ...timesOf(1) }] },
  'lottery.openedNumber': {
    ...exampleValue('lottery.openedNumber'),
    content: [drawFixture('0099', [1, 2, 3, 4, 5]), drawFixture('0098', [5, 5, 5, 5, 5])],
  },
  'lottery.orders': { content: [], totalElements: 0, totalPages: 0, pageNum: 1, pageSize: 10 },
});
