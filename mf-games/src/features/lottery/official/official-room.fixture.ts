import type { LotteryMenuEntry, OpenedDraw, UpcomingDraw } from '@marquee/contract/calls/lottery-results';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import type { LotteryShape } from '@marquee/contract/lottery/shape';
import { exampleValue } from '@marquee/contract/openapi/examples';
import type { MockAnswers } from '@marquee/testing/mock-shell';

const HOUR_MS = 3_600_000;
const [example] = exampleValue('lottery.openedNumber').content as [OpenedDraw];

export const officialGame = (gameCode: string, area: 'VN' | 'SEA' | 'FAST', shape: LotteryShape): LotteryMenuEntry => ({
  gameCode,
  nodeId: 1,
  area,
  shape,
  next: null,
  last: null,
});

/** A draw that takes bets for an hour. */
export function upcoming(gameCode: string, issue: string, station: string | null = null): UpcomingDraw {
  const closesAt = Date.now() + HOUR_MS;
  return {
    gameCode,
    issue,
    station,
    opensAt: new Date(closesAt - 24 * HOUR_MS).toISOString(),
    closesAt: new Date(closesAt).toISOString(),
    drawsAt: new Date(closesAt + HOUR_MS / 4).toISOString(),
  };
}

export const opened = (
  draw: Pick<OpenedDraw, 'gameCode' | 'issue' | 'station'>,
  prizes: string[][],
  drawsAt = '2026-04-01T11:15:00.000Z',
): OpenedDraw => ({
  ...example,
  ...draw,
  drawsAt,
  result: { prizes },
});

export const pageOfAll = <Item>(content: Item[]) => ({
  content,
  totalElements: content.length,
  totalPages: Math.min(1, content.length),
  pageNum: 1,
  pageSize: 100,
});

interface RoomFixture {
  readonly game: LotteryMenuEntry;
  readonly draws: UpcomingDraw[];
  readonly results?: OpenedDraw[];
}

/** What the server answers in the room of an official lottery, at its usual odds. */
export const officialAnswers = ({ game, draws, results = [] }: RoomFixture): MockAnswers => {
  const { gameCode, shape } = game;
  const rules = lotteryRules(shape);
  return {
    'lottery.vnMenu': { serverTime: new Date().toISOString(), games: [game] },
    'lottery.playMenu': {
      gameCode,
      shape,
      ruleVersion: rules.version,
      currency: 'VND',
      leastStake: '10.00',
      largestStake: '10000000.00',
      largestPayout: '200000000.00',
      groups: null,
      mayRaiseChases: false,
      kinds: rules.kinds.map(({ code, odds }) => ({ code, odds })),
    },
    'lottery.schedule': { serverTime: new Date().toISOString(), draws },
    'lottery.openedNumber': pageOfAll(results),
    'lottery.room': { closed: [], half: [] },
    'lottery.orders': pageOfAll([]),
  };
};

/** A button by what it is called. Roles and names of a hundred numbers take a second to compute each time. */
export function buttonOf(name: string): HTMLButtonElement {
  const buttons = document.querySelectorAll<HTMLButtonElement>('button');
  const found = [...buttons].find((button) => (button.getAttribute('aria-label') ?? button.textContent) === name);
  if (!found) throw new Error(`there is no button ${name}`);
  return found;
}
