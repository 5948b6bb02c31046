import type { CallValue } from '../../../shared/contract/src/calls/index';
import { listOf } from './answers';

const AT = '2026-01-02T03:04:05.000Z';
const NAME = { drawId: '1', gameCode: 'LAO_DEV', issue: '20260102' } as const;
const entry = { by: 'Anika', isFeed: false, simulated: false, enteredAt: AT };

export const draw: CallValue<'lotteryDraws.one'> = {
  ...NAME,
  area: 'SEA',
  shape: 'lao',
  source: 'feed',
  station: null,
  opensAt: AT,
  closesAt: AT,
  drawsAt: AT,
  state: 'closed',
  revision: 0,
  result: null,
  contradictions: ['number'],
  void: null,
  entries: [
    { ...entry, entryId: '1', isOwn: false, result: { prizes: [['4821']] } },
    { ...entry, entryId: '2', isOwn: true, by: 'Rafiq', result: { prizes: [['4822']] } },
  ],
};

export const effects: CallValue<'lotteryDraws.preview'> = [
  {
    brand: 'meridian',
    currency: 'VND',
    tickets: 3,
    stake: '30000.00',
    winners: 1,
    payout: '900000.00',
    correction: null,
  },
];

const LIMIT = '1000.00';
export const board: CallValue<'lotteryExposure.read'> = {
  drawId: '1',
  gameCode: 'VN_NORTH',
  shape: 'vn-north',
  issue: '20260102',
  state: 'open',
  closesAt: AT,
  brand: 'meridian',
  currency: 'VND',
  tickets: 3,
  stake: '300.00',
  stakeLimit: null,
  kinds: [{ kind: 'de', stake: '300.00', mostUsed: '990.00', fullest: 99, reduced: 1, closed: 1 }],
  selected: {
    kind: 'de',
    outcomes: Array.from({ length: 100 }, (_, at) => ({
      outcome: String(at).padStart(2, '0'),
      used: `${10 * at}.00`,
      cap: LIMIT,
      paysHalf: at > 80,
      closed: at === 5,
    })),
  },
};

export const runs: CallValue<'lotteryRuns.list'> = listOf({
  ...NAME,
  runId: '1',
  kind: 'settle',
  revision: 1,
  state: 'running',
  plannedAt: AT,
  finishedAt: null,
  tickets: 3_000,
  ticketsDone: 1_000,
  winners: 40,
  paid: [{ amount: '900.00', currency: 'VND' }],
  secondsLeft: 65,
  stuck: { since: AT, fault: 'a broken line' },
});

export const feeds: CallValue<'lotteryDraws.feeds'> = [
  {
    feed: 'results-house',
    simulated: true,
    deliveredAt: AT,
    fault: 'timeout',
    faultedAt: AT,
    waiting: 1,
    late: [{ ...NAME, drawsAt: AT }],
    contradicted: [{ ...NAME, drawsAt: AT, rows: ['number'] }],
  },
];

const ticketId = '01J9ZQ7RN2E4C';
export const tickets: CallValue<'lotteryTickets.list'> = {
  ...listOf({
    ticketId,
    account: 'linh88',
    placedAt: AT,
    status: 'won' as const,
    stake: '30000.00',
    payout: '900000.00',
    lineCount: 1,
    prizeGroup: null,
    isChase: true,
  }),
  currency: 'VND',
};

export const ticket: CallValue<'lotteryTickets.one'> = {
  drawId: '1',
  gameCode: 'LAO_DEV',
  brand: 'meridian',
  currency: 'VND',
  account: 'linh88',
  detail: {
    ticket: {
      ticketId,
      gameCode: 'LAO_DEV',
      issue: '20260102',
      placedAt: AT,
      status: 'won',
      stake: '30000.00',
      payout: '900000.00',
      rebate: '0.00',
      prizeGroup: null,
      lineCount: 1,
      lines: null,
      chaseId: null,
      cancellableUntil: null,
    },
    shape: 'lao',
    ownDraw: false,
    station: null,
    drawsAt: AT,
    voidReason: null,
    lines: 'top2 21 1000000000 90000',
    revisions: ['4822', '4821'].map((number, at) => ({
      revision: at + 1,
      result: { prizes: [[number]] },
      confirmedAt: AT,
      simulated: false,
      payout: at === 0 ? '0.00' : '900000.00',
    })),
  },
  movements: [
    {
      transactionId: '1',
      at: AT,
      type: 'bet',
      state: 'booked',
      change: '-30000.00',
      balanceAfter: '0.00',
      reference: 'Lao',
    },
  ],
};
