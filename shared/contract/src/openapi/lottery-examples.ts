import type { CallId, CallRequest, CallValue } from '../calls/index';
import type { lotteryAdminExamples } from './lottery-admin-examples';
import { proposalExample } from './proposal-examples';

const ticketId = '01J9ZQ7RN2E4C';
const chaseId = '01J9ZQ8B3V6KD';
const slip = { gameCode: 'FAST_5D_1', ruleVersion: 1, prizeGroup: null };
const issue = '202603010621';
const laterIssue = '202603010622';
const lines = 'p1 3.7 100000 9800';
const placed = { ticketId, issue, stake: '2.00', rebate: '0.00', balance: '998.00' };

const times = {
  opensAt: '2026-03-01T10:19:55.000Z',
  closesAt: '2026-03-01T10:20:55.000Z',
  drawsAt: '2026-03-01T10:21:00.000Z',
};
const instant = (value: string) => ({ type: 'instant', instant: value }) as const;
const serverTime = '2026-03-01T10:20:12.408Z';
const upcoming = { gameCode: 'FAST_5D_1', issue, station: null, ...times };
const opened = {
  gameCode: 'FAST_5D_1',
  issue: '202603010620',
  station: null,
  drawsAt: '2026-03-01T10:20:00.000Z',
  result: { balls: [3, 0, 7, 7, 1] },
  voidReason: null,
  corrected: false,
  simulated: false,
};
const page = { pageNum: 1, pageSize: 20, totalPages: 1, totalElements: 1 };
const openedPage = { content: [opened], ...page };
const menu: CallValue<'lottery.vnMenu'> = {
  serverTime,
  games: [{ gameCode: 'FAST_5D_1', nodeId: 1412, area: 'FAST', shape: 'five-digit', next: upcoming, last: opened }],
};

const ticket: CallValue<'lottery.orderDetail'>['ticket'] = {
  ticketId,
  gameCode: 'FAST_5D_1',
  issue,
  placedAt: '2026-03-01T10:20:14.000Z',
  status: 'won',
  stake: '2.00',
  payout: '9.80',
  rebate: '0.00',
  prizeGroup: null,
  lineCount: 1,
  lines,
  chaseId: null,
  cancellableUntil: null,
};

const northResult = {
  prizes: [
    ['12305'],
    ['68086'],
    ['40517', '02931'],
    ['77120', '35604', '90218', '14873', '66259', '08841'],
    ['5172', '0396', '7745', '2018'],
    ['4410', '9083', '1627', '5539', '0214', '8876'],
    ['305', '771', '048'],
    ['12', '60', '87', '34'],
  ],
};
const entry = {
  entryId: '90417',
  by: 'Lena Roy',
  isFeed: false,
  isOwn: false,
  result: northResult,
  simulated: false,
  enteredAt: '2026-03-01T11:31:00.000Z',
};
const drawId = '48213';
const reason = 'Announced by the station';
const drawProposal: CallValue<'lotteryDraws.void'> = {
  ...proposalExample,
  kind: 'draw-void',
  brand: null,
  subject: drawId,
  reason: 'The station cancelled its draw',
  isOwn: true,
  mayDecide: false,
  rows: [{ label: 'lottery.issue', of: [], before: null, after: { type: 'text', text: 'VN_NORTH 20260301' } }],
};

/** Of all calls of lotteries: a fast game for members, a draw of the North for operators. */
export const lotteryExamples = {
  'lottery.vnMenu': { value: menu },
  'lottery.popular': { value: menu },
  'lottery.vnRecent': { value: menu },
  'lottery.openedNumbers': { value: openedPage },
  'lottery.openedNumber': { value: openedPage },
  'lottery.recentResults': { value: [opened] },
  'lottery.schedule': { value: { serverTime, draws: [upcoming] } },
  'lottery.proof': {
    value: {
      content: [
        {
          issue: opened.issue,
          shape: 'five-digit',
          state: 'settled',
          drawsAt: opened.drawsAt,
          seedHash: '1f0c6a3f0d5b7a52c0b1f6a07d3a9c9e9f0f4b0a7c2d5e8f61b3a4c7d8e9f0a1',
          chainAnchor: '9b74c9897bac770ffc029102a200c5de5a2f3b7c1f6d8e9a0b1c2d3e4f5a6b7c',
          chainPosition: 1999,
          beaconChain: 'quicknet',
          beaconRound: 26123412,
          seed: '5e884898da28047151d0e56f8dc6292773603d0d6aabbdd62a11ef721d1542d8',
          beacon: 'b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9',
          beaconSignature: 'a3f5c1d2e4b6978081726354a5b6c7d8',
          beaconPublicKey: null,
          result: opened.result,
          voidReason: null,
        },
      ],
      ...page,
    },
  },
  'lottery.lobbyLink': { value: { url: 'https://sundarban.example.com/lottert?gameCode=FAST_5D_1' } },
  'lottery.playMenu': {
    value: {
      gameCode: 'FAST_5D_1',
      shape: 'five-digit',
      ruleVersion: 1,
      currency: 'BDT',
      leastStake: '1.00',
      largestStake: '50000.00',
      largestPayout: '2000000.00',
      groups: null,
      kinds: [{ code: 'p1', odds: 9800 }],
      mayRaiseChases: false,
    },
  },
  'lottery.issue': { value: { serverTime, issues: [{ issue, ...times }] } },
  'lottery.room': { value: { closed: [{ kind: 'p1', outcomes: ['7'] }], half: [] } },
  'lottery.order': { request: { ...slip, issue, lines }, value: placed },
  'lottery.chase': {
    request: { ...slip, stopOnWin: true, issues: [issue, laterIssue].map((item) => ({ issue: item, lines })) },
    value: {
      chaseId,
      tickets: [placed, { ...placed, ticketId: '01J9ZQ7RN3H8W', issue: laterIssue, balance: '996.00' }],
      balance: '996.00',
    },
  },
  'lottery.chases': {
    value: {
      content: [
        {
          chaseId,
          gameCode: 'FAST_5D_1',
          createdAt: ticket.placedAt,
          state: 'running',
          stopOnWin: true,
          issues: 2,
          played: 1,
          returned: 0,
          stake: '4.00',
          payout: '0.00',
        },
      ],
      ...page,
    },
  },
  'lottery.stopChase': { request: { chaseId }, value: { chaseId, state: 'stopped', balance: '998.00' } },
  'lottery.cancel': { request: { ticketId }, value: { ticketId, balance: '1000.00' } },
  'lottery.orders': { value: { content: [ticket], ...page } },
  'lottery.orderDetail': {
    value: {
      ticket,
      shape: 'five-digit',
      ownDraw: true,
      station: null,
      drawsAt: times.drawsAt,
      voidReason: null,
      lines,
      revisions: [{ revision: 1, result: opened.result, confirmedAt: times.drawsAt, simulated: false, payout: '9.80' }],
    },
  },
  'lotteryDraws.list': {
    value: {
      content: [
        {
          drawId,
          gameCode: 'VN_NORTH',
          area: 'VN',
          shape: 'vn-north',
          source: 'feed',
          issue: '20260301',
          station: 'thai-binh',
          opensAt: '2026-02-28T11:15:00.000Z',
          closesAt: '2026-03-01T11:00:00.000Z',
          drawsAt: '2026-03-01T11:15:00.000Z',
          state: 'closed',
          revision: 0,
          result: null,
          entries: [entry],
          contradictions: [],
          void: null,
        },
      ],
      ...page,
    },
  },
  'lotteryDraws.generate': {
    request: { gameCode: 'VN_NORTH', date: '2026-03-08', reason: 'A week ahead' },
    value: { made: 7 },
  },
  'lotteryDraws.calendarEnds': { request: {}, value: [{ gameCode: 'VN_NORTH', knownUntil: '2030-12-31' }] },
  'lotteryDraws.move': {
    request: { drawId, drawsAt: '2026-03-01T12:15:00.000Z', reason },
    value: {
      ...drawProposal,
      kind: 'draw-move',
      rows: [
        {
          label: 'lottery.drawsAt',
          of: [],
          before: instant(times.drawsAt),
          after: instant('2026-03-01T12:15:00.000Z'),
        },
      ],
    },
  },
  'lotteryDraws.enterResult': { request: { drawId, result: northResult }, value: { entryId: entry.entryId } },
  'lotteryDraws.confirmResult': { request: { drawId, entryId: entry.entryId }, value: { revision: 1 } },
  'lotteryDraws.void': { request: { drawId, reason: 'The station cancelled its draw' }, value: drawProposal },
  'lotteryDraws.feeds': {
    value: [
      {
        feed: 'results-house',
        simulated: true,
        deliveredAt: '2026-03-01T11:20:00.000Z',
        fault: null,
        faultedAt: null,
        waiting: 0,
        late: [],
        contradicted: [],
      },
    ],
  },
} satisfies {
  readonly [Id in Exclude<Extract<CallId, `lottery${string}`>, keyof typeof lotteryAdminExamples>]: {
    readonly request?: CallRequest<Id>;
    readonly value: CallValue<Id>;
  };
};
