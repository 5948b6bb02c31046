import type { CallId, CallRequest, CallValue } from '../calls/index';

const drawId = '48213';
const brand = 'meridian';
const gameCode = 'VN_NORTH';
const runId = '9127';
const page = { pageNum: 1, pageSize: 20, totalPages: 1, totalElements: 1 };
const result = { prizes: [['4821']] };
const ticketId = '01J9ZQ7RN2E4C';
const placedAt = '2026-03-02T10:20:14.000Z';
const lines = 'top2 21 1000000000 90000';

const settings = {
  revision: 4,
  enabled: true,
  leastStake: '10.00',
  ticketLimit: '10000000.00',
  memberLimit: '20000000.00',
  drawLimit: null,
  payoutLimit: '200000000.00',
  outcomeLimit: '400000000.00',
  poolLimit: '1000000000.00',
  halfFrom: 80,
  groups: null,
  odds: [{ kind: 'de', odds: 70_000 }],
};

const draw: CallValue<'lotteryDraws.one'> = {
  drawId,
  gameCode: 'LAO_DEV',
  area: 'SEA',
  shape: 'lao',
  source: 'feed',
  issue: '20260302',
  station: null,
  opensAt: '2026-03-01T13:30:00.000Z',
  closesAt: '2026-03-02T13:20:00.000Z',
  drawsAt: '2026-03-02T13:30:00.000Z',
  state: 'settled',
  revision: 1,
  result,
  entries: [],
  contradictions: [],
  void: null,
};

/** Calls of operators about what lotteries can cost, their settings and settlements. */
export const lotteryAdminExamples = {
  'lotteryDraws.games': {
    value: [
      {
        gameCode,
        gameName: 'North',
        area: 'VN',
        shape: 'vn-north',
        source: 'feed',
        zone: 'Asia/Ho_Chi_Minh',
        hasDays: true,
        brands: [brand],
      },
    ],
  },
  'lotteryDraws.one': { value: draw },
  'lotteryDraws.preview': {
    request: { drawId, result },
    value: [
      {
        brand,
        currency: 'VND',
        tickets: 1_204,
        stake: '48210000.00',
        winners: 97,
        payout: '39600000.00',
        correction: {
          up: { tickets: 61, amount: '12870000.00' },
          down: { tickets: 38, amount: '8910000.00' },
          owed: '450000.00',
        },
      },
    ],
  },
  'lotteryDraws.journal': { value: { content: [], ...page, totalPages: 0, totalElements: 0 } },
  'lotteryExposure.read': {
    value: {
      drawId,
      gameCode,
      shape: 'vn-north',
      issue: '20260302',
      state: 'open',
      brand,
      currency: 'VND',
      closesAt: '2026-03-02T11:00:00.000Z',
      tickets: 1_204,
      stake: '48210000.00',
      stakeLimit: null,
      kinds: [{ kind: 'de', stake: '12400000.00', mostUsed: '89100000.00', fullest: 22, reduced: 0, closed: 0 }],
      selected: {
        kind: 'de',
        outcomes: [{ outcome: '05', used: '89100000.00', cap: '400000000.00', paysHalf: false, closed: false }],
      },
    },
  },
  'lotteryExposure.change': {
    request: { drawId, brand, kind: 'de', outcomes: ['05', '50'], pays: 'half', reason: 'Far above the others' },
    value: { changed: 2 },
  },
  'lotterySettings.read': { value: { gameCode, shape: 'vn-north', currency: 'VND', ...settings } },
  'lotterySettings.save': {
    request: { brand, gameCode, ...settings, reason: 'The odds of the street' },
    value: { revision: 5, proposal: null },
  },
  'lotteryRuns.list': {
    value: {
      content: [
        {
          runId,
          drawId,
          gameCode,
          issue: '20260302',
          kind: 'settle',
          revision: 1,
          state: 'running',
          plannedAt: '2026-03-02T11:46:10.000Z',
          finishedAt: null,
          tickets: 200_000,
          ticketsDone: 148_000,
          winners: 95_130,
          paid: [{ amount: '912400000.00', currency: 'VND' }],
          secondsLeft: 4,
          stuck: null,
        },
      ],
      ...page,
    },
  },
  'lotteryTickets.list': {
    value: {
      content: [
        {
          ticketId,
          account: 'linh88',
          placedAt,
          status: 'won',
          stake: '10000.00',
          payout: '900000.00',
          lineCount: 1,
          prizeGroup: null,
          isChase: false,
        },
      ],
      ...page,
      currency: 'VND',
    },
  },
  'lotteryTickets.one': {
    value: {
      drawId,
      gameCode: 'LAO_DEV',
      brand,
      currency: 'VND',
      account: 'linh88',
      detail: {
        ticket: {
          ticketId,
          gameCode: 'LAO_DEV',
          issue: '20260302',
          placedAt,
          status: 'won',
          stake: '10000.00',
          payout: '900000.00',
          rebate: '0.00',
          prizeGroup: null,
          lineCount: 1,
          lines,
          chaseId: null,
          cancellableUntil: null,
        },
        shape: 'lao',
        ownDraw: false,
        station: null,
        drawsAt: draw.drawsAt,
        voidReason: null,
        lines,
        revisions: [{ revision: 1, result, confirmedAt: draw.drawsAt, simulated: false, payout: '900000.00' }],
      },
      movements: [
        {
          transactionId: '01J9ZQ7RN2E4D',
          at: placedAt,
          type: 'bet',
          state: 'booked',
          change: '-10000.00',
          balanceAfter: '90000.00',
          reference: 'Lao development',
        },
      ],
    },
  },
  'lotteryRuns.pause': { request: { runId, reason: 'The result is in doubt' }, value: null },
  'lotteryRuns.resume': { request: { runId, reason: 'The station has confirmed the result' }, value: null },
} satisfies { readonly [Id in CallId]?: { readonly request?: CallRequest<Id>; readonly value: CallValue<Id> } };
